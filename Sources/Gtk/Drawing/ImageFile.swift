/// Header of an image file, parsed before a loader gets the file: format, size, and bounds of the memory and work of
/// decoding. Pure; time is bounded by the file's length; rejects everything unknown.
package struct ImageFile: Sendable, Hashable {
  /// Accepted formats, with gdk-pixbuf's names as raw values. Each is a still image whose header bounds the cost of
  /// decoding: PNG; 8-bit Huffman-coded JPEG, baseline or progressive; WebP, lossy and opaque. The tables of lossless
  /// WebP, also used for alpha, can take hundreds of megabytes that no header declares.
  package enum Format: String, Sendable {
    case png, jpeg, webp
  }

  package let format: Format
  /// Stored width in pixels, before the orientation is applied.
  package let width: Int
  /// Stored height in pixels.
  package let height: Int
  /// Number of passes over the image: the scans of a JPEG, 7 for an interlaced PNG.
  package var passes = 1
  /// Memory of the loader besides the image, in bytes: the coefficients of a JPEG with several scans.
  package var coefficients = 0
  /// Bytes per decoded pixel.
  package var channels = 3
  /// True if the loader itself scales down.
  package var isScaledByLoader = false
  /// Byte ranges passed to the loader. The others are left out: compressed texts and profiles can expand a
  /// thousandfold.
  package let parts: [Range<Int>]

  /// Maximum width and height in pixels, as in a JPEG. It keeps the products below from overflowing.
  static let largestSide = 65_535

  // MARK: Cost

  /// Number of pixels.
  package var pixels: Int { width * height }

  /// Number of pixels written while decoding.
  package var work: Int { pixels * passes }

  /// Returns the size that fits into `side` × `side` pixels; never scaled up.
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

  /// Returns an upper bound of the loader's memory in bytes, for decoding within `side` × `side` pixels.
  package func memory(within side: Int) -> Int {
    let (scaledWidth, scaledHeight) = size(within: side)
    // libjpeg first halves the image up to three times, to no less than the requested size.
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

extension ImageFile {
  /// Returns nil unless the bytes are a complete file of an accepted format.
  package init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes: bytes)
    guard let file = Self.png(reader) ?? JPEGScanner.scan(reader) ?? Self.webP(reader),
      1...Self.largestSide ~= file.width, 1...Self.largestSide ~= file.height
    else { return nil }
    self = file
  }
}
