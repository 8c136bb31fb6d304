import CGLib

/// Weak reference to a GObject.
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
  public var isAlive: Bool { raw != nil }

  /// The C instance; nil once it is gone.
  package var raw: UnsafeMutableRawPointer? {
    guard let raw = g_weak_ref_get(storage) else { return nil }
    g_object_unref(raw)
    return raw
  }
}
