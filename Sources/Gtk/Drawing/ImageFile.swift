/// The header of an image file, read before a loader sees the file: its format and size, and bounds of the memory
/// and the work that decoding takes. Pure; bounded by the file's length; refuses whatever it does not know.
package struct ImageFile: Sendable, Hashable {
  /// The accepted formats, by gdk-pixbuf's names. Each is a still image whose header tells what it costs: PNG; JPEG
  /// of 8 bits in Huffman's code, baseline or progressive; WebP, lossy and opaque. The tables of lossless WebP,
  /// also of its transparency, can take hundreds of megabytes of which no header tells.
  package enum Format: String, Sendable {
    case png, jpeg, webp
  }

  package let format: Format
  /// In pixels, as stored: not yet turned upright.
  package let width: Int
  /// In pixels, as stored.
  package let height: Int
  /// Times that the whole image is written: once for each scan of a JPEG, 7 times for an interlaced PNG.
  package let passes: Int
  /// Bytes that the loader keeps beside the image: the coefficients of a JPEG of several scans.
  package let coefficients: Int
  /// Bytes of a decoded pixel.
  package let channels: Int
  /// True where the loader itself scales down.
  package let isScaledByLoader: Bool
  /// The parts of the file that are the image. A loader gets no others: texts and profiles can be packed a
  /// thousandfold.
  package let parts: [Range<Int>]

  /// Pixels of a side, at most: more have no place in a JPEG. With this, no product below overflows.
  static let largestSide = 65_535

  /// Nil where the bytes are no whole file of an accepted format.
  package init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    guard let file = Self.png(reader) ?? JPEGScanner.scan(reader) ?? Self.webP(reader),
      1...Self.largestSide ~= file.width, 1...Self.largestSide ~= file.height
    else { return nil }
    self = file
  }

  init(
    _ format: Format, width: Int, height: Int, passes: Int = 1, coefficients: Int = 0,
    channels: Int = 3, isScaledByLoader: Bool = false, parts: [Range<Int>]
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.passes = passes
    self.coefficients = coefficients
    self.channels = channels
    self.isScaledByLoader = isScaledByLoader
    self.parts = parts
  }

  // MARK: Cost

  /// Pixels of the image.
  package var pixels: Int { width * height }

  /// Pixels written while decoding.
  package var work: Int { pixels * passes }

  /// The size at which it fits into a square of `side` pixels; never larger than it is.
  package func size(within side: Int) -> (width: Int, height: Int) {
    let scale = Double(max(1, side)) / Double(max(width, height))
    guard scale < 1 else { return (width, height) }
    return (max(1, Int(Double(width) * scale)), max(1, Int(Double(height) * scale)))
  }

  /// The largest side, at most `side`, with which decoding and the result stay within so many bytes; nil if even a
  /// small one does not.
  package func side(upTo side: Int, memory limit: Int) -> Int? {
    var side = side
    while memory(within: side) + resultMemory(within: side) > limit {
      side = side * 3 / 4
      guard side >= Self.leastSide else { return nil }
    }
    return side
  }

  /// A result with fewer pixels a side is not worth showing.
  private static let leastSide = 256

  /// Bytes of the image in a square of `side` pixels, four a pixel, and of its halves, a third more.
  private func resultMemory(within side: Int) -> Int {
    let (width, height) = size(within: side)
    return width * height * 16 / 3
  }

  /// Bytes that a loader takes at most to decode it within a square of `side` pixels.
  package func memory(within side: Int) -> Int {
    let (scaledWidth, scaledHeight) = size(within: side)
    // A JPEG is first halved, up to three times, to no less than the wanted size.
    let (outWidth, outHeight) =
      isScaledByLoader
      ? (
        min(width, max(2 * scaledWidth, width / 8 + 1)),
        min(height, max(2 * scaledHeight, height / 8 + 1))
      )
      : (width, height)
    let out = outWidth * outHeight * channels
    let scaled =
      (scaledWidth, scaledHeight) == (width, height)
      ? 0 : scaledWidth * scaledHeight * channels
    return out + max(coefficients, scaled)
  }
}
