import CGLib
import Glibc

/// Reading of whole files, of any origin: only regular files, never more than a limit, and without
/// waiting for another program.
extension Files {
  /// Limit for callers that give none, in bytes.
  public static let standardLimit = 64_000_000

  /// The bytes of the regular file at `path`. A directory, FIFO, socket or device is refused at once.
  /// - Parameter limit: length in bytes above which the file is refused (`GLibError.isTooLong`).
  public static func read(
    _ path: String, atMost limit: Int = standardLimit
  ) throws(GLibError) -> [UInt8] {
    // Without O_NONBLOCK, opening a FIFO waits for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      // A socket in the file system cannot be opened.
      throw errno == ENXIO ? .notRegular(path) : GLibError(errno: errno, path: path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw GLibError(errno: errno, path: path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw GLibError(errno: EISDIR, path: path)
    default: throw .notRegular(path)
    }
    let expected = Int(status.st_size)
    guard expected <= limit else { throw .tooLong(path, limit: limit) }
    // A file in /proc has a length of 0, and another may grow: what counts is what is read.
    var bytes: [UInt8] = []
    while true {
      let room = max(expected + 1 - bytes.count, blockLength)
      let block = try next(room, of: descriptor, path)
      guard !block.isEmpty else { return bytes }
      guard block.count <= limit - bytes.count else { throw .tooLong(path, limit: limit) }
      if bytes.isEmpty { bytes = block } else { bytes += block }
    }
  }

  /// Least number of bytes read at once.
  private static let blockLength = 4096

  /// The next bytes from `descriptor`, at most `room`; empty at the end.
  private static func next(
    _ room: Int, of descriptor: Int32, _ path: String
  ) throws(GLibError) -> [UInt8] {
    var failure: Int32
    repeat {
      failure = 0
      let block = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        count = Glibc.read(descriptor, buffer.baseAddress, room)
        if count < 0 { (failure, count) = (errno, 0) }
      }
      if failure == 0 { return block }
    } while failure == EINTR
    throw GLibError(errno: failure, path: path)
  }
}
