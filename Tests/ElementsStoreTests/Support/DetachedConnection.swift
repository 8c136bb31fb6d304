import CSoup
import GLib

/// Connection detached from its server (`soup_server_message_steal_connection`), to write any bytes to it. For one
/// thread at a time.
struct DetachedConnection: @unchecked Sendable {
  private let stream: UnsafeMutablePointer<GIOStream>

  /// Returns nil if the connection is closed.
  init?(of message: OpaquePointer) {
    guard let stream = soup_server_message_steal_connection(message) else { return nil }
    self.stream = stream
  }

  /// Writes bytes. Returns the number written; fewer than all if the connection closes.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Int {
    var written: gsize = 0
    g_output_stream_write_all(
      g_io_stream_get_output_stream(stream), bytes, gsize(bytes.count), &written, nil, nil)
    return Int(written)
  }

  /// Closes the connection.
  func close() {
    g_io_stream_close(stream, nil, nil)
    g_object_unref(stream)
  }
}

/// Endless bytes, sent from a thread of its own until the connection closes.
final class Flood: @unchecked Sendable {
  private let worker = Worker()
  private var count = 0

  init(_ limit: Int, into connection: DetachedConnection) {
    worker.run { [self] in
      count = connection.write(Array("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8))
      let chunk = [UInt8](repeating: 0, count: 1 << 16)
      while count < limit {
        let written = connection.write(chunk)
        count += written
        guard written == chunk.count else { break }
      }
      connection.close()
    }
  }

  /// Number of bytes sent; waits for the end.
  var sent: Int {
    worker.wait()
    return count
  }
}
