extension TestImage {
  /// A progressive JPEG of one grey component: a scan of the lowest frequency, and `scans` less one of the others.
  /// Each block of each scan takes one bit, which is 0.
  public static func progressiveJPEG(_ width: Int, _ height: Int, scans: Int) -> [UInt8] {
    jpegHead(width, height, frame: 0xc2)
      + jpegScan(width, height, from: 0, to: 0)
      + (1..<max(scans, 1)).flatMap { _ in jpegScan(width, height, from: 1, to: 63) }
      + [0xff, 0xd9]
  }

  /// The start, the tables and the frame of a JPEG of so many components, each at full size.
  public static func jpegHead(
    _ width: Int, _ height: Int, frame: UInt8, components: UInt8 = 1
  ) -> [UInt8] {
    let quantities: [UInt8] = [0] + [UInt8](repeating: 1, count: 64)
    // The code of one bit, 0, stands for 0.
    let code: [UInt8] = [1] + [UInt8](repeating: 0, count: 15) + [0]
    var content: [UInt8] = [8] + bigEndian16(height) + bigEndian16(width) + [components]
    for component in 0..<components { content += [component + 1, 0x11, 0] as [UInt8] }
    var head: [UInt8] = [0xff, 0xd8]
    head += segment(0xdb, quantities)
    head += segment(0xc4, [0x00] + code)
    head += segment(0xc4, [0x10] + code)
    head += segment(frame, content)
    return head
  }

  /// A scan of a JPEG of one component, with these frequencies.
  public static func jpegScan(_ width: Int, _ height: Int, from first: UInt8, to last: UInt8)
    -> [UInt8]
  {
    let blocks = ((width + 7) / 8) * ((height + 7) / 8)
    return segment(0xda, [1, 1, 0, first, last, 0]) + [UInt8](repeating: 0, count: (blocks + 7) / 8)
  }

  /// A segment of a JPEG.
  public static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xff, marker] + bigEndian16(content.count + 2) + content
  }

  private static func bigEndian16(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  // MARK: WebP

  /// A WebP file of these chunks.
  public static func webP(chunks: [(name: String, content: [UInt8])]) -> [UInt8] {
    var body = Array("WEBP".utf8)
    for (name, content) in chunks {
      body += Array(name.utf8)
      body += littleEndian(content.count, 4)
      body += content
      if !content.count.isMultiple(of: 2) { body.append(0) }
    }
    return Array("RIFF".utf8) + littleEndian(body.count, 4) + body
  }

  /// The content of the chunk that gives a WebP's canvas.
  public static func canvas(_ width: Int, _ height: Int, flags: UInt8 = 0) -> [UInt8] {
    [flags, 0, 0, 0] + littleEndian(width - 1, 3) + littleEndian(height - 1, 3)
  }

  /// The content of the only chunk of a WebP file of one lossy frame.
  public static func frame(_ width: Int, _ height: Int) -> [UInt8] {
    let file = webP(width, height)
    precondition(file.dropFirst(12).starts(with: "VP8 ".utf8), "another kind of file")
    return Array(file[20...])
  }

  /// A WebP of two frames, each one pixel, on a canvas.
  public static func animatedWebP(_ width: Int, _ height: Int) -> [UInt8] {
    let place = littleEndian(0, 6) + littleEndian(0, 6) + littleEndian(100, 3) + [0]
    let content = frame(1, 1)
    let image = place + Array("VP8 ".utf8) + littleEndian(content.count, 4) + content
    return webP(chunks: [
      ("VP8X", canvas(width, height, flags: 0x02)), ("ANIM", [0, 0, 0, 0, 0, 0]),
      ("ANMF", image), ("ANMF", image),
    ])
  }

  private static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  // MARK: PNG

  /// A PNG file with other chunks behind its first.
  public static func png(_ width: Int, _ height: Int, with chunks: [(String, [UInt8])]) -> [UInt8] {
    let file = png(width, height)
    let first = 8 + 25
    return file[..<first] + chunks.flatMap { chunk($0, $1) } + file[first...]
  }

  /// A PNG file with texts that are each `length` bytes long when unpacked.
  public static func png(withTexts count: Int, length: Int) -> [UInt8] {
    let text = Array("Comment\0\0".utf8) + deflated([UInt8](repeating: 0x61, count: length))
    return png(8, 4, with: (0..<count).map { _ in ("zTXt", text) })
  }
}
