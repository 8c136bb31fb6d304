public import CGLib
import Dispatch

/// A GObject, held by a strong reference for as long as the Swift object lives.
///
/// Two kinds of Swift object stand over a GObject. A *wrapper* is made for a pointer and may be
/// one of many. A *peer* is the Swift half of a GObject class registered for a Swift class
/// (`init(subclassing:)`): there is exactly one, and it lives as long as C or Swift needs either.
@MainActor
open class Object {
  /// The C instance; valid for the whole life of this object.
  nonisolated(unsafe) package private(set) var raw: UnsafeMutableRawPointer
  nonisolated private let isPeer: Bool

  /// Takes a pointer from C, with the ownership that the C documentation states for it.
  package init(_ raw: UnsafeMutableRawPointer, _ transfer: Transfer) {
    self.raw = raw
    isPeer = false
    switch transfer {
    case .full: break
    case .none: g_object_ref(raw)
    case .floating: g_object_ref_sink(raw)
    }
  }

  /// Makes the GObject of which this object is the Swift half: an instance of a class registered
  /// once for the Swift class, derived from `parent`.
  package init(subclassing parent: GType) {
    raw = UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped
    isPeer = true
    raw = Subclass.instantiate(for: self, parent: parent)
  }

  deinit {
    let object = UInt(bitPattern: raw)
    let isPeer = isPeer
    if Subclass.isMainThread {
      Object.release(object, isPeer: isPeer)
    } else {
      DispatchQueue.main.async { Object.release(object, isPeer: isPeer) }
    }
  }

  nonisolated private static func release(_ object: UInt, isPeer: Bool) {
    guard let raw = UnsafeMutableRawPointer(bitPattern: object) else { return }
    if isPeer { Subclass.detach(raw) } else { g_object_unref(raw) }
  }

  /// Whether the C instance is of `type` (`g_type_check_instance_is_a`).
  package func isInstance(of type: GType) -> Bool { cglib_is_a(raw, type) != 0 }

  /// Sets up the C class registered for a Swift class: virtual functions, names, actions.
  /// Called once for each Swift class, with its `GObjectClass`.
  open class func initializeClass(_ classPointer: UnsafeMutableRawPointer, type: GType) {}

  /// The interfaces that the C class registered for a Swift class implements.
  open class var interfaces: [GType] { [] }
}

extension Object: @preconcurrency Equatable {
  /// Two Swift objects are equal when they stand over the same C instance.
  public static func == (a: Object, b: Object) -> Bool { a.raw == b.raw }
}
