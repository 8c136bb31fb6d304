import CGLib

/// Weak reference to a GObject, for tests that check that a closed window is freed.
@MainActor
public final class WeakRef {
  nonisolated(unsafe) private let storage = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  /// Refers to the C instance of `object`, not to the Swift object.
  public init(_ object: Object) { g_weak_ref_init(storage, object.raw) }

  deinit {
    g_weak_ref_clear(storage)
    storage.deallocate()
  }

  /// True while the C instance exists.
  public var isAlive: Bool {
    guard let raw = g_weak_ref_get(storage) else { return false }
    g_object_unref(raw)
    return true
  }
}
