extension ImageFile {
  private static let pngSignature: [UInt8] = [0x89] + Array("PNG\r\n\u{1a}\n".utf8)
  /// The chunks that make the image. `acTL` begins an animation.
  private static let pngChunks: Set<String> = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]

  /// A PNG file: chunks of length, name, content and checksum, from `IHDR` to `IEND`.
  static func png(_ file: ByteReader) -> ImageFile? {
    guard file.has(pngSignature, at: 0), file.bigEndian(8, 4) == 13, file.has("IHDR", at: 12),
      let width = file.bigEndian(16, 4), let height = file.bigEndian(20, 4),
      let color = file.byte(25), let interlace = file.byte(28)
    else { return nil }
    var parts: [Range<Int>] = []
    var start = 0
    var hasAlpha = [4, 6].contains(color)
    var offset = 8
    while let length = file.bigEndian(offset, 4), length <= file.count - offset - 12 {
      let end = offset + 12 + length
      let name = String(decoding: file.bytes[offset + 4..<offset + 8], as: UTF8.self)
      if name == "acTL" || (name == "IHDR" && offset != 8) { return nil }
      if name == "tRNS" { hasAlpha = true }
      if name == "IEND" {
        return ImageFile(
          format: .png, width: width, height: height, passes: interlace == 0 ? 1 : 7,
          channels: hasAlpha ? 4 : 3, parts: parts + [start..<end])
      }
      if !pngChunks.contains(name) {
        parts.append(start..<offset)
        start = end
      }
      offset = end
    }
    return nil
  }
}
