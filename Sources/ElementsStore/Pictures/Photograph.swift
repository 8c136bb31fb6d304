public import GLib

/// Decoded photograph with its mipmaps: each level has half the size of the one before.
public struct Photograph: Sendable {
  /// Levels, the largest first; never empty.
  public let levels: [DecodedImage]

  /// Returns nil if `levels` is empty.
  public init?(levels: [DecodedImage]) {
    guard !levels.isEmpty else { return nil }
    self.levels = levels
  }
}

/// Request for the photograph at a URL, within a size.
public struct PhotographRequest: Sendable, Hashable {
  /// URL of the image.
  public let address: String
  /// Maximum width and height in pixels; a larger photograph is scaled down.
  public let side: Int

  public init(address: String, side: Int) {
    self.address = address
    self.side = side
  }
}

/// Decodes an image file of at most `pixels` pixels, scaled down to fit into `side` × `side` pixels. Returns nil if
/// it is not an accepted image. Called on any thread.
public typealias PhotographDecoder =
  @Sendable (_ file: [UInt8], _ side: Int, _ pixels: Int) -> Photograph?
