import CGLib
import Glibc

extension Files {
  /// Bytes of a packed file read at a time.
  private static let packedLength = 256 * 1024

  /// Returns the bytes of the regular file at `path`, unpacked if it is compressed with gzip; nil if `progress` has
  /// stopped it. Otherwise as `read(_:atMost:)`.
  /// - Parameters:
  ///   - limit: length in bytes above which it throws (`GLibError.isTooLong`), of the file and of what is unpacked.
  ///   - progress: called now and then while unpacking, with the part of the file that is read, 0 … 1; returns false to
  ///     stop.
  public static func readUnpacked(
    _ path: String, atMost limit: Int = standardLimit, progress: (Double) -> Bool = { _ in true }
  ) throws(GLibError) -> (bytes: [UInt8], isPacked: Bool)? {
    let (descriptor, length) = try openRegular(path)
    defer { close(descriptor) }
    guard isGzip(descriptor) else {
      return (try readAll(of: descriptor, length, path, atMost: limit), false)
    }
    guard length <= limit else { throw .tooLong(path, limit: limit) }
    let decoder = GzipDecoder(atMost: limit)
    var read = 0
    while true {
      let piece = try next(packedLength, of: descriptor, path)
      guard !piece.isEmpty else { break }
      read += piece.count
      guard read <= limit else { throw .tooLong(path, limit: limit) }
      do throws(GzipDecoder.Fault) {
        try decoder.append(piece)
      } catch { throw .gzip(error, path, limit: limit) }
      guard progress(min(Double(read) / Double(max(length, 1)), 1)) else { return nil }
    }
    do throws(GzipDecoder.Fault) {
      try decoder.finish()
    } catch { throw .gzip(error, path, limit: limit) }
    return (decoder.takeOutput(), true)
  }

  /// True if a file begins as gzip data do. Reading still begins at its start.
  private static func isGzip(_ descriptor: Int32) -> Bool {
    GzipDecoder.isGzip(
      [UInt8](unsafeUninitializedCapacity: 2) { buffer, count in
        count = max(pread(descriptor, buffer.baseAddress, 2, 0), 0)
      })
  }
}
