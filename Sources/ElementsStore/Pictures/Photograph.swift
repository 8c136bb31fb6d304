public import GLib

/// Decoded photograph with its mipmaps: each level has half the size of the one before.
public struct Photograph: Sendable {
  /// The photograph at one size.
  public struct Level: Sendable {
    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// Four bytes a pixel, row by row: blue, green, red, alpha (premultiplied).
    public let pixels: Bytes

    public init(width: Int, height: Int, pixels: Bytes) {
      self.width = width
      self.height = height
      self.pixels = pixels
    }
  }

  /// Levels, the largest first; never empty.
  public let levels: [Level]

  /// Returns nil if `levels` is empty.
  public init?(levels: [Level]) {
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
