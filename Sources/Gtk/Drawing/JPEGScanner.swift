/// Parses the markers of a JPEG file as libjpeg does, and counts its scans. A marker is 0xff and a byte; most begin a
/// segment with a length. A scan's segment is followed by its data, in which 0xff is followed by 0 or belongs to a
/// restart marker. Like libjpeg, it skips bytes before a marker.
struct JPEGScanner {
  private let file: ByteReader
  private var offset = 2
  private var scans = 0
  /// True if each scan has all components, so that no coefficients are kept.
  private var isInterleaved = true
  private var frame: Frame?
  private var parts: [Range<Int>] = []
  /// Start of the range that is not in `parts` yet.
  private var start = 0

  private struct Frame {
    let width: Int
    let height: Int
    let isProgressive: Bool
    let components: Int
    /// Memory of all coefficients in bytes.
    let coefficients: Int
  }

  /// Maximum number of scans; an encoder makes about ten.
  private static let maximumScans = 100

  /// Returns nil unless the file is a complete JPEG of an accepted kind.
  static func scan(_ file: ByteReader) -> ImageFile? {
    guard file.has([0xff, 0xd8, 0xff], at: 0) else { return nil }
    var scanner = JPEGScanner(file: file)
    return scanner.scan()
  }

  private mutating func scan() -> ImageFile? {
    while let marker = nextMarker() {
      let isAccepted: Bool
      switch marker {
      case 0xd9: return result()
      case 0x01, 0xd0...0xd7: isAccepted = true
      // Baseline, extended and progressive, each Huffman-coded.
      case 0xc0, 0xc1, 0xc2:
        isAccepted = frame == nil && readFrame(isProgressive: marker == 0xc2) && skipSegment()
      case 0xda:
        isAccepted = readScan() && skipSegment()
      // Tables, restart interval, and the metadata on color space and orientation.
      case 0xc4, 0xdb, 0xdd, 0xe0, 0xe1, 0xee: isAccepted = skipSegment()
      // Other metadata, comments.
      case 0xe2...0xef, 0xfe: isAccepted = dropSegment()
      default: isAccepted = false
      }
      guard isAccepted else { return nil }
    }
    return nil
  }

  /// Returns the second byte of the next marker, and moves behind it.
  private mutating func nextMarker() -> Int? {
    while let first = file.bytes[min(offset, file.count)...].firstIndex(of: 0xff) {
      offset = first + 1
      guard let second = file.byte(offset) else { return nil }
      guard second != 0, second != 0xff else { continue }
      offset += 1
      return second
    }
    return nil
  }

  private mutating func skipSegment() -> Bool {
    guard let length = file.bigEndian(offset, 2), length >= 2, length <= file.count - offset else {
      return false
    }
    offset += length
    return true
  }

  /// Skips a segment and leaves it out of `parts`.
  private mutating func dropSegment() -> Bool {
    parts.append(start..<offset - 2)
    defer { start = offset }
    return skipSegment()
  }

  private mutating func readFrame(isProgressive: Bool) -> Bool {
    guard file.byte(offset + 2) == 8, let height = file.bigEndian(offset + 3, 2),
      let width = file.bigEndian(offset + 5, 2), let count = file.byte(offset + 7),
      [1, 3, 4].contains(count), file.bigEndian(offset, 2) == 8 + 3 * count
    else { return false }
    var sampling: [(across: Int, down: Int)] = []
    for index in 0..<count {
      guard let factors = file.byte(offset + 9 + 3 * index), 1...4 ~= factors >> 4,
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
    guard let frame, let count = file.byte(offset + 2) else { return false }
    scans += 1
    isInterleaved = isInterleaved && count == frame.components
    return scans <= Self.maximumScans
  }

  /// Returns the memory of all coefficients: two bytes for each sample of the 8 × 8 blocks, of which several make an
  /// MCU.
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
      format: .jpeg, width: frame.width, height: frame.height, passes: scans,
      coefficients: keepsCoefficients ? frame.coefficients : 0,
      channels: frame.components == 4 ? 4 : 3, isScaledByLoader: true,
      parts: parts + [start..<offset])
  }
}
