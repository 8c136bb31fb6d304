import CGLib
import Glibc

/// Drains Dispatch's main queue, and so the main actor, from GLib's main loop.
///
/// Without it, tasks on the main actor would never run while GLib's loop runs. The queue's event descriptor
/// becomes a source of the loop, so that waiting costs nothing.
@MainActor
public enum MainQueueSource {
  /// Attaches the main queue to the default main context, once for the life of the process.
  public static func attach() { isAttached }

  private static let isAttached: Void = {
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
      { descriptor, _, _ in
        // Read the counter first, or the loop finds the descriptor readable forever.
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
  }()
}
