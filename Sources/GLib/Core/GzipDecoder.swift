import CGLib

/// Unpacks gzip data that come in pieces (GZlibDecompressor), never to more than a limit. Blocking: not for the main
/// thread.
public final class GzipDecoder {
  /// The reason for rejecting data.
  public enum Fault: Error, Hashable {
    /// The data are not gzip, or their checksum does not match.
    case damaged
    /// The end is missing.
    case incomplete
    /// The unpacked data are longer than the limit.
    case tooLong
  }

  /// Position in the data.
  private enum State {
    /// Within a member; a file may have several, one after another.
    case inMember
    /// After a member, or at the beginning.
    case betweenMembers
    /// In zeros after the last member.
    case inPadding
  }

  /// The unpacked data.
  public private(set) var output: [UInt8] = []
  private let limit: Int
  private let converter: OpaquePointer?
  private var state = State.betweenMembers
  private var members = 0
  private var block = [UInt8](repeating: 0, count: blockLength)

  /// Bytes unpacked at a time.
  private static let blockLength = 64 * 1024
  /// Maximum number of members: empty ones would take long without reaching any limit of length.
  private static let maximumMembers = 100_000

  /// True if the bytes begin as gzip data do.
  public static func isGzip(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: [0x1f, 0x8b])
  }

  /// - Parameter limit: maximum length of the unpacked data in bytes.
  public init(atMost limit: Int) {
    self.limit = limit
    converter = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP)
  }

  deinit { g_object_unref(converter.map { UnsafeMutableRawPointer($0) }) }

  /// Unpacks the next piece.
  public func append(_ piece: [UInt8]) throws(Fault) {
    var index = 0
    while index < piece.count {
      switch state {
      case .betweenMembers: try beginMember(piece[index])
      case .inPadding:
        guard piece[index...].allSatisfy({ $0 == 0 }) else { throw .damaged }
        return
      case .inMember: break
      }
      if state == .inMember { index += try convert(piece, from: index) }
    }
  }

  /// Checks that the last member is complete.
  public func finish() throws(Fault) {
    guard state != .inMember, members > 0 else { throw .incomplete }
  }

  /// Returns the unpacked data and forgets them.
  public func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  private func beginMember(_ byte: UInt8) throws(Fault) {
    if members > 0, byte == 0 {
      state = .inPadding
      return
    }
    guard byte == 0x1f, members < Self.maximumMembers else { throw .damaged }
    if members > 0 { g_converter_reset(converter) }
    members += 1
    state = .inMember
  }

  /// Unpacks a part of a piece, and returns its length.
  private func convert(_ piece: [UInt8], from start: Int) throws(Fault) -> Int {
    var (index, result) = (start, G_CONVERTER_CONVERTED)
    repeat {
      var (used, written) = (gsize(0), gsize(0))
      do throws(GLibError) {
        result = try throwing { error in
          piece.withUnsafeBytes { input in
            block.withUnsafeMutableBytes { output in
              g_converter_convert(
                converter, input.baseAddress.map { $0 + index }, gsize(piece.count - index),
                output.baseAddress, gsize(output.count), G_CONVERTER_NO_FLAGS, &used, &written,
                error)
            }
          }
        }
      } catch {
        if error.code == Int(G_IO_ERROR_PARTIAL_INPUT.rawValue) { return piece.count - start }
        throw .damaged
      }
      index += Int(used)
      guard Int(written) <= limit - output.count else { throw .tooLong }
      output += block[..<Int(written)]
      if result == G_CONVERTER_FINISHED {
        state = .betweenMembers
        return index - start
      }
      // Once more without input if there may be more output.
    } while index < piece.count || result == G_CONVERTER_CONVERTED
    return index - start
  }
}
