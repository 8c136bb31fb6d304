/// What can be told of a picture's file without decoding it. Loaders take half a file for a picture with
/// a grey half; this tells that it is not whole.
struct ImageFile {
  /// The formats that photographs have, by gdk-pixbuf's names. Others could hide more than a picture:
  /// thousands of frames, or drawings without end.
  enum Format: String {
    case png, jpeg, webp
  }

  private let bytes: [UInt8]
  let format: Format

  /// Nil where the bytes are the beginning of none of the formats.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0x89] + Array("PNG\r\n\u{1a}\n".utf8)) {
      format = .png
    } else if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      format = .jpeg
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      format = .webp
    } else {
      return nil
    }
  }

  /// Whether the file reaches to its own end.
  var isWhole: Bool {
    switch format {
    case .png: endsWithLastChunk
    case .jpeg: endsWithLastMarker
    case .webp: bytes.count >= 8 + number(at: 4, [0, 8, 16, 24])
    }
  }

  /// The whole number of bytes at `place`; those beyond the end are 0.
  private func number(at place: Int, _ shifts: [Int]) -> Int {
    shifts.enumerated().reduce(0) { sum, byte in
      let index = place + byte.offset
      return sum | (index < bytes.count ? Int(bytes[index]) << byte.element : 0)
    }
  }

  /// PNG: chunks of length, name, content and checksum; the last is called `IEND`.
  private var endsWithLastChunk: Bool {
    var place = 8
    while place + 12 <= bytes.count {
      if bytes[(place + 4)...].starts(with: "IEND".utf8) { return true }
      place += 12 + number(at: place, [24, 16, 8, 0])
    }
    return false
  }

  /// JPEG: segments with a length, and behind a scan's segment its data, in which 0xff is followed by 0 or
  /// by a restart; the last marker is 0xd9.
  private var endsWithLastMarker: Bool {
    var place = 2
    while place + 1 < bytes.count {
      switch (bytes[place], bytes[place + 1]) {
      case (0xff, 0xd9): return true
      case (0xff, 0xff): place += 1
      case (0xff, 0), (0xff, 0xd0...0xd7): place += 2
      case (0xff, _): place += 2 + max(2, number(at: place + 2, [8, 0]))
      default: place += 1
      }
    }
    return false
  }
}
