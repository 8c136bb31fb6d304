import Glibc

/// Standard output or standard error, for programs that have to report a failed write.
public enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes all of `text`. Returns nil, or the reason for the failure: closed, full, or gone.
  public func write(_ text: String) -> String? { write(Array(text.utf8)) }

  /// Writes all bytes in the same way.
  public func write(_ bytes: [UInt8]) -> String? {
    signal(SIGPIPE, SIG_IGN)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(
          rawValue, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return String(cString: strerror(errno))
      }
      written += count
    }
    return nil
  }
}
