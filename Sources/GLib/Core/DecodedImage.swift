/// Decoded image, independent of a display.
public struct DecodedImage: Sendable {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// Pixels row by row, four bytes each: blue, green, red, alpha (premultiplied), as in Cairo.
  public let pixels: Bytes

  /// Makes an image without checking that there are four bytes for each pixel.
  public init(width: Int, height: Int, pixels: Bytes) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
