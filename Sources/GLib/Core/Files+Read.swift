import CGLib
import Glibc

/// Reads whole files of any origin: regular files only, never more than a limit, and without blocking on another
/// program.
extension Files {
  /// Limit for callers that give none, in bytes.
  public static let standardLimit = 64_000_000

  /// Returns the bytes of the regular file at `path`. Throws immediately for a directory, FIFO, socket or device.
  /// - Parameter limit: length in bytes above which it throws (`GLibError.isTooLong`).
  public static func read(
    _ path: String, atMost limit: Int = standardLimit
  ) throws(GLibError) -> [UInt8] {
    let (descriptor, length) = try openRegular(path)
    defer { close(descriptor) }
    return try readAll(of: descriptor, length, path, atMost: limit)
  }

  /// Opens the regular file at `path`; returns its descriptor, to be closed by the caller, and its length.
  static func openRegular(_ path: String) throws(GLibError) -> (descriptor: Int32, length: Int) {
    // Without O_NONBLOCK, opening a FIFO waits for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      // A socket in the file system cannot be opened.
      throw errno == ENXIO ? .notRegular(path) : GLibError(errno: errno, path: path)
    }
    do throws(GLibError) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw GLibError(errno: errno, path: path) }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return (descriptor, Int(status.st_size))
      case S_IFDIR: throw GLibError(errno: EISDIR, path: path)
      default: throw .notRegular(path)
      }
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Reads from `descriptor` to the end.
  /// - Parameter expected: the file's length.
  static func readAll(
    of descriptor: Int32, _ expected: Int, _ path: String, atMost limit: Int
  ) throws(GLibError) -> [UInt8] {
    guard expected <= limit else { throw .tooLong(path, limit: limit) }
    // A file in /proc has length 0, and another may grow: only the bytes read count.
    var bytes: [UInt8] = []
    while true {
      let room = max(expected + 1 - bytes.count, blockLength)
      let block = try next(room, of: descriptor, path)
      guard !block.isEmpty else { return bytes }
      guard block.count <= limit - bytes.count else { throw .tooLong(path, limit: limit) }
      if bytes.isEmpty { bytes = block } else { bytes += block }
    }
  }

  /// Minimum size of one read in bytes.
  private static let blockLength = 4096

  /// Reads the next bytes from `descriptor`, at most `room`; empty at the end.
  static func next(
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
