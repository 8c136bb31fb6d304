extension ImageFile {
  /// A WebP file: a RIFF container with one lossy frame, and before it perhaps a header with the size of a canvas.
  static func webP(_ file: ByteReader) -> ImageFile? {
    guard file.has("RIFF", at: 0), file.has("WEBP", at: 8), let length = file.littleEndian(4, 4),
      length <= file.count - 8
    else { return nil }
    let end = 8 + length
    var canvas: [Int]?
    var frame: [Int]?
    var offset = 12
    while offset < end {
      guard let length = file.littleEndian(offset + 4, 4), length <= end - offset - 8 else {
        return nil
      }
      let content = offset + 8
      if file.has("VP8X", at: offset), offset == 12 {
        canvas = canvasSize(file, content)
        guard canvas != nil else { return nil }
      } else if file.has("VP8 ", at: offset), frame == nil, offset == 12 || canvas != nil {
        frame = frameSize(file, content, length)
        guard frame != nil else { return nil }
      } else {
        let isMetadata = ["ICCP", "EXIF", "XMP "].contains { file.has($0, at: offset) }
        guard isMetadata, canvas != nil else { return nil }
      }
      // Chunks begin at even places.
      offset = content + length + length % 2
    }
    guard let frame, canvas ?? frame == frame else { return nil }
    return ImageFile(
      format: .webp, width: frame[0], height: frame[1], isScaledByLoader: true, parts: [0..<end])
  }

  /// Of an image that is neither animated nor transparent.
  private static func canvasSize(_ file: ByteReader, _ offset: Int) -> [Int]? {
    let (animation, alpha) = (0x02, 0x10)
    guard let flags = file.byte(offset), flags & (animation | alpha) == 0,
      let width = file.littleEndian(offset + 4, 3), let height = file.littleEndian(offset + 7, 3)
    else { return nil }
    return [width + 1, height + 1]
  }

  /// The size in a lossy frame: behind three bytes, of which one bit says that it needs no other frame, and a mark.
  private static func frameSize(_ file: ByteReader, _ offset: Int, _ length: Int) -> [Int]? {
    guard length >= 10, let tag = file.byte(offset), tag & 1 == 0,
      file.has([0x9d, 0x01, 0x2a], at: offset + 3),
      let width = file.littleEndian(offset + 6, 2), let height = file.littleEndian(offset + 8, 2)
    else { return nil }
    // The upper two bits are for whoever shows it.
    return [width & 0x3fff, height & 0x3fff]
  }
}
