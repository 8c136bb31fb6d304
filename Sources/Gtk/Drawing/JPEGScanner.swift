/// Reads a JPEG file from marker to marker, as libjpeg does, and counts its scans. A marker is 0xff and a byte; most
/// begin a segment with a length; behind a scan's segment follows its data, in which 0xff is followed by 0 or by a
/// restart's marker. libjpeg passes over bytes before a marker, and so does this.
struct JPEGScanner {
  private let file: ByteReader
  private var place = 2
  private var scans = 0
  /// True where each scan has all components, so that nothing is kept for the next.
  private var isInterleaved = true
  private var frame: Frame?
  private var parts: [Range<Int>] = []
  /// Where the part begins that is not in `parts` yet.
  private var start = 0

  private struct Frame {
    let width: Int
    let height: Int
    let isProgressive: Bool
    let components: Int
    /// Bytes of all coefficients.
    let coefficients: Int
  }

  /// Scans of a file, at most; an encoder makes about ten.
  private static let maximumScans = 100

  /// Nil where the file is no whole JPEG of an accepted kind.
  static func scan(_ file: ByteReader) -> ImageFile? {
    guard file.has([0xff, 0xd8, 0xff], at: 0) else { return nil }
    var scanner = JPEGScanner(file: file)
    return scanner.scan()
  }

  private init(file: ByteReader) { self.file = file }

  private mutating func scan() -> ImageFile? {
    while let marker = nextMarker() {
      let isTaken: Bool
      switch marker {
      case 0xd9: return result()
      case 0x01, 0xd0...0xd7: isTaken = true
      // Baseline, extended and progressive, each in Huffman's code.
      case 0xc0, 0xc1, 0xc2:
        isTaken = frame == nil && readFrame(isProgressive: marker == 0xc2) && skipSegment()
      case 0xda:
        isTaken = readScan() && skipSegment()
      // Tables, restarts, and the metadata that say how colors are stored and which side is up.
      case 0xc4, 0xdb, 0xdd, 0xe0, 0xe1, 0xee: isTaken = skipSegment()
      // Other metadata, comments.
      case 0xe2...0xef, 0xfe: isTaken = dropSegment()
      default: isTaken = false
      }
      guard isTaken else { return nil }
    }
    return nil
  }

  /// The second byte of the next marker, behind which `place` is then.
  private mutating func nextMarker() -> Int? {
    while let first = file.bytes[min(place, file.count)...].firstIndex(of: 0xff) {
      place = first + 1
      guard let second = file.byte(place) else { return nil }
      guard second != 0, second != 0xff else { continue }
      place += 1
      return second
    }
    return nil
  }

  private mutating func skipSegment() -> Bool {
    guard let length = file.bigEndian(place, 2), length >= 2, length <= file.count - place else {
      return false
    }
    place += length
    return true
  }

  /// Passes over a segment that the loader does not get.
  private mutating func dropSegment() -> Bool {
    parts.append(start..<place - 2)
    defer { start = place }
    return skipSegment()
  }

  private mutating func readFrame(isProgressive: Bool) -> Bool {
    guard file.byte(place + 2) == 8, let height = file.bigEndian(place + 3, 2),
      let width = file.bigEndian(place + 5, 2), let count = file.byte(place + 7),
      [1, 3, 4].contains(count), file.bigEndian(place, 2) == 8 + 3 * count
    else { return false }
    var sampling: [(across: Int, down: Int)] = []
    for index in 0..<count {
      guard let factors = file.byte(place + 9 + 3 * index), 1...4 ~= factors >> 4,
        1...4 ~= factors & 15
      else { return false }
      sampling.append((factors >> 4, factors & 15))
    }
    frame = Frame(
      width: width, height: height, isProgressive: isProgressive, components: count,
      coefficients: Self.coefficients(width, height, sampling))
    return true
  }

  private mutating func readScan() -> Bool {
    guard let frame, let count = file.byte(place + 2) else { return false }
    scans += 1
    isInterleaved = isInterleaved && count == frame.components
    return scans <= Self.maximumScans
  }

  /// Two bytes for each sample of blocks of eight by eight, of which several make a unit.
  private static func coefficients(
    _ width: Int, _ height: Int, _ sampling: [(across: Int, down: Int)]
  ) -> Int {
    let across = 8 * (sampling.map(\.across).max() ?? 1)
    let down = 8 * (sampling.map(\.down).max() ?? 1)
    let units = ((width + across - 1) / across) * ((height + down - 1) / down)
    return units * sampling.reduce(0) { $0 + $1.across * $1.down } * 64 * 2
  }

  private func result() -> ImageFile? {
    guard let frame, scans > 0 else { return nil }
    let keepsCoefficients = frame.isProgressive || scans > 1 || !isInterleaved
    return ImageFile(
      .jpeg, width: frame.width, height: frame.height, passes: scans,
      coefficients: keepsCoefficients ? frame.coefficients : 0,
      channels: frame.components == 4 ? 4 : 3, isScaledByLoader: true,
      parts: parts + [start..<place])
  }
}
