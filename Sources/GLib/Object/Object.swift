public import CGLib
import Dispatch

/// A GObject with a strong reference, held for the life of the Swift object.
///
/// There are two kinds. A *wrapper* is made for a pointer; one GObject may have several. A *peer* is the Swift
/// half of a GObject class registered for a Swift class (`init(subclassing:)`): there is exactly one, and it
/// lives as long as C or Swift refers to either half.
@MainActor
open class Object {
  /// The C instance; valid for the whole life of this object.
  nonisolated(unsafe) package private(set) var raw: UnsafeMutableRawPointer
  nonisolated private let isPeer: Bool

  /// Wraps a pointer from C, with the ownership stated in the C documentation.
  package init(_ raw: UnsafeMutableRawPointer, _ transfer: Transfer) {
    self.raw = raw
    isPeer = false
    switch transfer {
    case .full: break
    case .none: g_object_ref(raw)
    case .floating: g_object_ref_sink(raw)
    }
  }

  /// Creates the GObject whose Swift half is this object: an instance of a class derived from `parent` and
  /// registered once for the Swift class.
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

  /// True if the C instance is of `type` (`g_type_check_instance_is_a`).
  package func isInstance(of type: GType) -> Bool { raw.isInstance(of: type) }

  /// Initializes the C class registered for a Swift class: virtual functions, names, actions. Called once for
  /// each Swift class, with its `GObjectClass`.
  open class func initializeClass(_ classPointer: UnsafeMutableRawPointer, type: GType) {}

  /// The interfaces that the C class registered for a Swift class implements.
  open class var interfaces: [GType] { [] }

  /// Initializes the virtual functions of an interface, given its C struct. Called once for each interface of a Swift
  /// class.
  open class func initializeInterface(_ pointer: UnsafeMutableRawPointer, type: GType) {}
}

extension Object: @preconcurrency Equatable {
  /// Two Swift objects are equal if they have the same C instance.
  public static func == (a: Object, b: Object) -> Bool { a.raw == b.raw }
}

extension UnsafeMutableRawPointer {
  /// True if this is an instance of `type` or of a type derived from it (`g_type_check_instance_is_a`).
  package func isInstance(of type: GType) -> Bool { cglib_is_a(self, type) != 0 }
}
