public import GLib

/// A photograph as pixels.
public struct Photograph: Sendable {
  public let width: Int
  public let height: Int
  /// Four bytes a pixel, row by row: blue, green, red, alpha (premultiplied).
  public let pixels: Bytes

  public init(width: Int, height: Int, pixels: Bytes) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// What is asked for: the photograph at a web address, at most so large.
public struct PhotographRequest: Sendable, Hashable {
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
