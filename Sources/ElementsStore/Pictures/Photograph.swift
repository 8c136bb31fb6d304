public import GLib

/// A photograph as pixels: as large as it was asked for, and behind it the same at half the size, and so on,
/// so that it can be drawn at any.
public struct Photograph: Sendable {
  /// The photograph at one size.
  public struct Level: Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Four bytes a pixel, row by row: blue, green, red, alpha (premultiplied).
    public let pixels: Bytes

    public init(width: Int, height: Int, pixels: Bytes) {
      self.width = width
      self.height = height
      self.pixels = pixels
    }
  }

  /// The largest first; never empty.
  public let levels: [Level]

  /// Nil without a level.
  public init?(levels: [Level]) {
    guard !levels.isEmpty else { return nil }
    self.levels = levels
  }
}

/// What is asked for: the photograph at a web address, at most so large.
public struct PhotographRequest: Sendable, Hashable {
  /// The web address.
  public let address: String
  /// Pixels that neither width nor height may exceed; a larger photograph is scaled down.
  public let side: Int

  public init(address: String, side: Int) {
    self.address = address
    self.side = side
  }
}

/// Decodes a file of at most `pixels` pixels, and scales them down to `side` either way; nil where it is no
/// picture. Called on any thread.
public typealias PhotographDecoder =
  @Sendable (_ file: [UInt8], _ side: Int, _ pixels: Int) -> Photograph?
