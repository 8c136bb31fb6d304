import CGLib
import Glibc

/// Tells when a file in a directory was touched (`Files.touch`) or moved there, by whatever program.
///
/// It is inotify itself, not a GFileMonitor: that would tell of a second change within 0.8 s only after that
/// time, and look every four seconds for a directory that has gone.
public final class DirectoryMonitor: Sendable {
  private final class Watch {
    let descriptor: Int32
    let onChange: @Sendable () -> Void

    init(_ descriptor: Int32, _ onChange: @escaping @Sendable () -> Void) {
      self.descriptor = descriptor
      self.onChange = onChange
    }

    deinit { close(descriptor) }

    /// Takes all that is known by now, in one.
    func notify() {
      var events = [UInt8](repeating: 0, count: 4096)
      while read(descriptor, &events, events.count) > 0 {}
      onChange()
    }
  }

  private let source: guint

  /// Watches the directory at `path` until it is released; nil where there is none. `onChange` is called
  /// on the main thread, while its loop runs.
  public init?(_ path: String, onChange: @escaping @Sendable () -> Void) {
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
      }, Unmanaged.passRetained(watch).toOpaque(),
      { data in data.map { Unmanaged<Watch>.fromOpaque($0).release() } })
  }

  deinit { g_source_remove(source) }
}
