import GLib

/// Body of a web server's response, with its entity tag.
struct CachedFile {
  /// Entity tag (`ETag`), sent back as `If-None-Match`: 1 to 1,000 visible ASCII characters; nil without such a tag.
  let etag: String?
  let bytes: [UInt8]
  /// Time of the last store or touch, in milliseconds since 1970; 0 if not stored yet.
  let time: Int64

  /// Length limit of an entity tag in bytes; a longer one counts as none.
  private static let maximumETagLength = 1000

  init(etag: String?, bytes: [UInt8], time: Int64 = 0) {
    let isValid = etag.map { tag in
      1...Self.maximumETagLength ~= tag.utf8.count && tag.utf8.allSatisfy { 0x21...0x7e ~= $0 }
    }
    self.etag = isValid == true ? etag : nil
    self.bytes = bytes
    self.time = time
  }
}

/// On-disk cache of HTTP responses: one file for each address in one directory, least recently used evicted first.
/// Every call blocks; safe on any thread.
final class WebCache: Sendable {
  private let directory: String
  private let limit: Int
  private let fileLimit: Int
  /// Held during eviction.
  private let evictionLock = Guarded(())

  /// First line of a cache file. Address, entity tag and checksum follow, one line each, then the body.
  private static let firstLine = "the-elements file 1"

  /// Length limit of the header lines in bytes, enough for an address and an entity tag.
  private static let headerLimit = 64_000

  /// Makes a cache in the directory at `path`, which is created on first use.
  /// - Parameters:
  ///   - limit: size of all files together, in bytes.
  ///   - fileLimit: size of one response, in bytes.
  init(directory path: String, limit: Int, fileLimit: Int) {
    directory = path
    self.limit = limit
    self.fileLimit = fileLimit
  }

  private func path(of address: String) -> String {
    "\(directory)/\(Checksum.sha256(Array(address.utf8)))"
  }

  /// Returns the cached response for an address. Removes a damaged file.
  func file(for address: String) -> CachedFile? {
    let path = path(of: address)
    guard let time = attributes(of: path)?.time,
      var bytes = try? Files.read(path, atMost: fileLimit + Self.headerLimit)
    else { return nil }
    var rest = bytes[...]
    let lines = (0..<4).map { _ in Self.nextLine(&rest) }
    let headLength = rest.startIndex
    rest = []
    // In place: a second copy of a large file would double the peak memory.
    bytes.removeFirst(headLength)
    guard lines[0] == Self.firstLine, lines[1] == address, lines[3] == Checksum.sha256(bytes) else {
      remove(address)
      return nil
    }
    return CachedFile(etag: lines[2], bytes: bytes, time: Self.milliseconds(time))
  }

  /// Attributes of the regular file at `path`; nil for anything else, such as a FIFO or a directory.
  private func attributes(of path: String) -> FileAttributes? {
    (try? Files.attributes(of: path)).flatMap { $0.kind == .file ? $0 : nil }
  }

  /// Modification time in milliseconds since 1970, clamped to 0...now: a file can carry any time.
  private static func milliseconds(_ seconds: Double) -> Int64 {
    let now = Clock.time
    guard seconds > 0 else { return 0 }
    return seconds * 1000 < Double(now) ? Int64(seconds * 1000) : now
  }

  private static func nextLine(_ rest: inout ArraySlice<UInt8>) -> String {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest.dropFirst(line.count + 1)
    return String(decoding: line, as: UTF8.self)
  }

  /// Stores the response for an address, replacing the previous one.
  func store(_ file: CachedFile, for address: String) {
    let lines = [Self.firstLine, address, file.etag ?? "", Checksum.sha256(file.bytes), ""]
    let head = Array(lines.joined(separator: "\n").utf8)
    do throws(GLibError) {
      try Files.write([head, file.bytes], to: path(of: address))
    } catch { return Log.debug(error.message) }
    evictionLock.withLock { _ in evict() }
  }

  /// Marks the file of an address as used most recently.
  func touch(_ address: String) { Files.touch(path(of: address)) }

  /// Removes the cached response of an address.
  func remove(_ address: String) { Files.remove(path(of: address)) }

  private func evict() {
    // A file larger than the limit is evicted first and counted as `limit + 1`, so that the sum cannot overflow.
    let files = Files.names(in: directory).compactMap { name in
      attributes(of: "\(directory)/\(name)").map {
        (
          name, length: min($0.length, limit + 1), time: $0.length > limit ? 0 : $0.time
        )
      }
    }
    var total = files.reduce(0) { $0 + $1.length }
    for (name, length, _) in files.sorted(by: { $0.time < $1.time }) {
      guard total > limit else { return }
      Files.remove("\(directory)/\(name)")
      total -= length
    }
  }
}
