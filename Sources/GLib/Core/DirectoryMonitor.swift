import CGLib
import Glibc

/// Notifies when any program touches a file in a directory (`Files.touch`) or moves one there.
///
/// Uses inotify directly instead of GFileMonitor, which reports a second change within 0.8 s only after that
/// time, and polls every four seconds for a directory that was removed.
public final class DirectoryMonitor: Sendable {
  private final class Watch {
    let descriptor: Int32
    let onChange: @Sendable (_ isRemoved: Bool) -> Void

    init(_ descriptor: Int32, _ onChange: @escaping @Sendable (_ isRemoved: Bool) -> Void) {
      self.descriptor = descriptor
      self.onChange = onChange
    }

    deinit { close(descriptor) }

    /// Drains all pending events and notifies once.
    func notify() {
      var events = [UInt8](repeating: 0, count: 4096)
      var isRemoved = false
      while true {
        let length = read(descriptor, &events, events.count)
        guard length > 0 else { break }
        isRemoved = isRemoved || Self.hasRemoval(events[..<length])
      }
      onChange(isRemoved)
    }

    /// True if one of these events says that the directory is no longer watched.
    private static func hasRemoval(_ events: ArraySlice<UInt8>) -> Bool {
      events.withUnsafeBytes { bytes in
        var start = 0
        while start + MemoryLayout<inotify_event>.size <= bytes.count {
          let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
          if event.mask & UInt32(IN_IGNORED) != 0 { return true }
          start += MemoryLayout<inotify_event>.size + Int(event.len)
        }
        return false
      }
    }
  }

  private let source: guint

  /// Watches the directory at `path` until this object is released; nil if there is none. `onChange` is called
  /// on the main thread while its loop runs.
  public convenience init?(_ path: String, onChange: @escaping @Sendable () -> Void) {
    self.init(path, onChangeOrRemoval: { _ in onChange() })
  }

  /// The same; `onChange` gets true when the directory was removed, also if there is another one at `path` by now: that call
  /// is the last.
  public init?(
    _ path: String, onChangeOrRemoval onChange: @escaping @Sendable (_ isRemoved: Bool) -> Void
  ) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let watch = Watch(descriptor, onChange)
    guard inotify_add_watch(descriptor, path, UInt32(IN_ATTRIB | IN_MOVED_TO)) >= 0 else {
      return nil
    }
    source = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
      { _, _, data in
        data.map { Unmanaged<Watch>.fromOpaque($0).takeUnretainedValue().notify() }
        return 1
      }, Unmanaged.passRetained(watch).toOpaque(), releaseUserData)
  }

  deinit { g_source_remove(source) }
}
