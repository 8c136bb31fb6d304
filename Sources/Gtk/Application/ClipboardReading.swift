import CGtk
import GLib

/// The reading of the text on a clipboard, which another program may own: it is bounded in bytes and time.
@MainActor
private final class ClipboardReading {
  private let limit: Int
  private let cancellable = Cancellable()
  private var timer: Timer?
  private var bytes: [UInt8] = []
  private var done: (@MainActor (ClipboardText) -> Void)?

  /// The type that GTK gives to all texts, and the one that other programs may offer.
  private static let types = ["text/plain;charset=utf-8", "text/plain"]
  /// Milliseconds after which the owner counts as hung, and size of a part in bytes.
  private static let (timeout, part) = (Int64(10_000), 65_536)

  init(_ limit: Int, _ done: @escaping @MainActor (ClipboardText) -> Void) {
    (self.limit, self.done) = (limit, done)
    // GTK itself waits on, also after the cancellation.
    timer = Timer(after: Self.timeout) { [weak self] in
      MainActor.assumeIsolated {
        self?.end(.late)
        self?.cancellable.cancel()
      }
    }
  }

  func start(_ clipboard: OpaquePointer) {
    var types: [UnsafePointer<CChar>?] = Self.types.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for type in types { free(UnsafeMutablePointer(mutating: type)) } }
    gdk_clipboard_read_async(
      clipboard, &types, gint(G_PRIORITY_DEFAULT), cancellable.pointer,
      { clipboard, result, data in
        let stream = clipboard.flatMap {
          gdk_clipboard_read_finish(OpaquePointer($0), result, nil, nil)
        }
        let (reading, address) = (
          UserData<ClipboardReading>.take(data), UInt(bitPattern: stream)
        )
        MainActor.assumeIsolated {
          reading?.read(UnsafeMutableRawPointer(bitPattern: address).map { Object($0, .full) })
        }
      }, UserData<ClipboardReading>.retaining(self))
  }

  /// Reads the next part; ends without a stream.
  private func read(_ stream: Object?) {
    guard done != nil else { return }
    guard let stream else { return end(.none) }
    g_input_stream_read_bytes_async(
      stream.raw.assumingMemoryBound(to: GInputStream.self),
      gsize(min(Self.part, limit + 1 - bytes.count)), gint(G_PRIORITY_DEFAULT),
      cancellable.pointer,
      { source, result, data in
        let part = source.flatMap {
          g_input_stream_read_bytes_finish(
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: GInputStream.self), result, nil)
        }
        let (reading, address, bytes) = (
          UserData<ClipboardReading>.take(data), UInt(bitPattern: source),
          part.map { Bytes(consuming: $0).array }
        )
        MainActor.assumeIsolated {
          reading?.take(
            bytes, from: UnsafeMutableRawPointer(bitPattern: address).map { Object($0, .none) })
        }
      }, UserData<ClipboardReading>.retaining(self))
  }

  /// - Parameter part: nil after an error, empty at the end.
  private func take(_ part: [UInt8]?, from stream: Object?) {
    guard let part else { return end(.none) }
    bytes += part
    if part.isEmpty || bytes.count > limit { return end(text) }
    read(stream)
  }

  private var text: ClipboardText {
    bytes.isEmpty ? .none : .text(String(decoding: bytes, as: UTF8.self))
  }

  private func end(_ text: ClipboardText) {
    timer = nil
    let done = done
    self.done = nil
    done?(text)
  }
}

extension Widget {
  /// Reads the text on the clipboard, which may be another program's (`gdk_clipboard_read_async`).
  /// - Parameters:
  ///   - limit: greatest number of bytes; of a longer text one more byte is read.
  ///   - done: called once.
  public func readClipboard(
    atMost limit: Int, _ done: @escaping @MainActor (ClipboardText) -> Void
  ) {
    ClipboardReading(limit, done).start(gtk_widget_get_clipboard(widget))
  }
}
