import CGLib

/// A reference to a GObject that does not keep it alive; `isAlive` tells whether it still exists.
/// Tests use it to see that what was closed is also freed.
@MainActor
public final class WeakRef {
  nonisolated(unsafe) private let storage = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  /// Watches the C instance of `object`, not the Swift object.
  public init(_ object: Object) { g_weak_ref_init(storage, object.raw) }

  deinit {
    g_weak_ref_clear(storage)
    storage.deallocate()
  }

  /// Whether the C instance still exists.
  public var isAlive: Bool {
    guard let raw = g_weak_ref_get(storage) else { return false }
    g_object_unref(raw)
    return true
  }
}
