import GLib

/// A file as a web server sent it.
struct CachedFile {
  /// The server's mark of this version: of visible ASCII characters, as it is sent back in a header.
  let etag: String?
  let bytes: [UInt8]
  /// The moment it was kept or touched last, in milliseconds since 1970; 0 for one that is not kept yet.
  let time: Int64

  /// Bytes of a mark, at most; a longer one is as good as none.
  private static let longestMark = 1000

  init(etag: String?, bytes: [UInt8], time: Int64 = 0) {
    let isMark = etag.map { mark in
      1...Self.longestMark ~= mark.utf8.count && mark.utf8.allSatisfy { 0x21...0x7e ~= $0 }
    }
    self.etag = isMark == true ? etag : nil
    self.bytes = bytes
    self.time = time
  }
}

/// Files of web servers in a directory, one for each address, the least used out first. Blocking; on any
/// thread.
final class WebCache: Sendable {
  private let directory: String
  private let limit: Int
  private let fileLimit: Int
  /// Held while files are thrown out.
  private let cleaning = Lock()

  /// What a file of ours begins with; then follow address, mark and checksum, each a line, and the bytes.
  private static let firstLine = "the-elements file 1"

  /// Bytes that a file's first lines have at most: an address and an entity tag.
  private static let headLimit = 64_000

  /// Keeps at most `limit` bytes in the directory at `path`, which is made when it is needed, and of each answer at
  /// most `fileLimit`.
  init(directory path: String, limit: Int, fileLimit: Int) {
    directory = path
    self.limit = limit
    self.fileLimit = fileLimit
  }

  private func path(of address: String) -> String {
    "\(directory)/\(Checksum.sha256(Array(address.utf8)))"
  }

  /// The file kept for an address. A damaged one is thrown away.
  func file(for address: String) -> CachedFile? {
    let path = path(of: address)
    guard let measures = measures(of: path),
      var bytes = try? Files.read(path, atMost: fileLimit + Self.headLimit)
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
    return CachedFile(etag: lines[2], bytes: bytes, time: Self.milliseconds(measures.time))
  }

  /// Length and time of the file at `path`; nil where there is none, or a pipe, directory or the like.
  private func measures(of path: String) -> (length: Int, time: Double)? {
    guard (try? Files.attributes(of: path))?.kind == .file else { return nil }
    return Files.measures(of: path)
  }

  /// A file's time in milliseconds since 1970, but not before that, and no later than now: anybody can give a file
  /// any time.
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

  /// Keeps a file for an address, in the place of the one before.
  func keep(_ file: CachedFile, for address: String) {
    let lines = [Self.firstLine, address, file.etag ?? "", Checksum.sha256(file.bytes), ""]
    let head = Array(lines.joined(separator: "\n").utf8)
    do throws(GLibError) {
      try Files.write([head, file.bytes], to: path(of: address))
    } catch { return Log.debug(error.message) }
    cleaning.withLock { throwOutOldest() }
  }

  /// Lets the file of an address be the last to be thrown out.
  func touch(_ address: String) { Files.touch(path(of: address)) }

  /// Throws away what is kept for an address.
  func remove(_ address: String) { Files.remove(path(of: address)) }

  private func throwOutOldest() {
    // A file beyond the limit goes first, and counts as little beyond it: so the sum is bounded.
    let files = Files.names(in: directory).compactMap { name in
      measures(of: "\(directory)/\(name)").map {
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
