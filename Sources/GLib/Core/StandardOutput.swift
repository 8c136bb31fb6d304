import Glibc

/// Standard output, for programs that have to know whether what they printed has arrived.
public enum StandardOutput {
  /// Writes all of `text`. Returns nil, or the reason why it could not be written: closed, full, gone.
  public static func write(_ text: String) -> String? {
    signal(SIGPIPE, SIG_IGN)
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(
          STDOUT_FILENO, buffer.baseAddress?.advanced(by: written), buffer.count - written)
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
