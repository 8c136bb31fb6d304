import CGLib
import Glibc

/// The arguments of a signal emission: sender and parameters, read by type.
@MainActor
public struct SignalArguments {
  fileprivate let values: UnsafePointer<GValue>
  fileprivate let returnValue: UnsafeMutablePointer<GValue>?
  /// Number of values, including the sender (index 0).
  public let count: Int

  private func value(_ index: Int, _ type: GType) -> UnsafePointer<GValue>? {
    guard index < count, cglib_value_holds(values + index, type) != 0 else { return nil }
    return values + index
  }

  /// The integer at `index`, a `gint` or `guint`; 0 for another type.
  public func int(_ index: Int) -> Int {
    if let value = value(index, cglib_type_int()) { return Int(g_value_get_int(value)) }
    if let value = value(index, cglib_type_uint()) { return Int(g_value_get_uint(value)) }
    return 0
  }

  /// The number at `index`; 0 for another type.
  public func double(_ index: Int) -> Double {
    value(index, cglib_type_double()).map { g_value_get_double($0) } ?? 0
  }

  /// The string at `index`; nil for another type and for NULL.
  public func string(_ index: Int) -> String? {
    value(index, cglib_type_string()).flatMap { g_value_get_string($0) }.map { String(cString: $0) }
  }

  /// The beginning of the text at `index`, of a number of bytes; nil for another type and for NULL.
  public func string(_ index: Int, atMost length: Int) -> String? {
    value(index, cglib_type_string()).flatMap { g_value_get_string($0) }.map { text in
      let bytes = UnsafeRawBufferPointer(start: text, count: strnlen(text, length))
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The object at `index`, not retained; nil for another type and for NULL.
  package func object(_ index: Int) -> UnsafeMutableRawPointer? {
    value(index, cglib_type_object()).flatMap { g_value_get_object($0) }
      .map { UnsafeMutableRawPointer($0) }
  }

  /// The C pointer at `index`; nil for another type and for NULL.
  package func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
    value(index, cglib_type_pointer()).flatMap { g_value_get_pointer($0) }
  }

  /// The C structure at `index`, a boxed type, not copied; nil for another type and for NULL.
  package func boxed(_ index: Int) -> UnsafeMutableRawPointer? {
    value(index, cglib_type_boxed()).flatMap { g_value_get_boxed($0) }
  }

  /// The GVariant at `index`, not retained; nil for another type and for NULL.
  func variant(_ index: Int) -> OpaquePointer? {
    value(index, cglib_type_variant()).flatMap { g_value_get_variant($0) }
  }

  /// The enumeration or flags value at `index`; 0 for another type.
  package func enumeration(_ index: Int) -> Int {
    guard index < count else { return 0 }
    var number = GValue()
    g_value_init(&number, cglib_type_int())
    defer { g_value_unset(&number) }
    return g_value_transform(values + index, &number) != 0 ? Int(g_value_get_int(&number)) : 0
  }

  /// Sets the return value of a signal that returns a Boolean.
  public func setReturnValue(_ isHandled: Bool) {
    guard let returnValue else { return }
    if cglib_value_holds(returnValue, cglib_type_boolean()) != 0 {
      g_value_set_boolean(returnValue, isHandled ? 1 : 0)
    }
  }

  /// Sets the return value of a signal that returns an object; takes ownership of `object`.
  package func setReturnValue(taking object: UnsafeMutableRawPointer?) {
    guard let returnValue, cglib_value_holds(returnValue, cglib_type_object()) != 0 else { return }
    g_value_take_object(returnValue, object)
  }

  /// Sets the return value of a signal that returns an integer or flags.
  public func setReturnValue(_ number: Int) {
    guard let returnValue else { return }
    if cglib_value_holds(returnValue, cglib_type_int()) != 0 {
      g_value_set_int(returnValue, gint(clamping: number))
    } else if cglib_value_holds(returnValue, g_type_from_name("GFlags")) != 0 {
      g_value_set_flags(returnValue, guint(clamping: number))
    }
  }
}

/// A Swift function as a GClosure. GObject owns it: when the sender is finalized or the handler disconnected,
/// the function and its captures are released.
@MainActor
enum Closure {
  typealias Handler = @MainActor (SignalArguments) -> Void

  /// Passes the handler through C as user data.
  final class Box {
    /// Nil once the closure is finalized.
    fileprivate(set) var handler: Handler?
    init(_ handler: @escaping Handler) { self.handler = handler }

    /// Releases the handler after clearing the property: deinitializers of its captures may read the property.
    fileprivate func empty() {
      let last = handler
      handler = nil
      withExtendedLifetime(last) {}
    }
  }

  /// Returns a floating GClosure that calls the handler in `box` and retains the box.
  static func make(_ box: Box) -> UnsafeMutablePointer<GClosure>? {
    let box = Unmanaged.passRetained(box).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)
    g_closure_add_finalize_notifier(closure, box) { data, _ in
      guard let data else { return }
      Unmanaged<Box>.fromOpaque(data).takeRetainedValue().empty()
    }
    cglib_marshal_with(closure, marshal)
    return closure
  }

  /// The marshaller of every signal.
  private static let marshal: GClosureMarshal = { closure, returnValue, count, values, _, _ in
    guard let data = closure?.pointee.data, let values else { return }
    let (parameters, result) = (UInt(bitPattern: values), UInt(bitPattern: returnValue))
    let box = UInt(bitPattern: data)
    MainActor.assumeIsolated {
      guard let values = UnsafePointer<GValue>(bitPattern: parameters),
        let box = UnsafeRawPointer(bitPattern: box)
      else { return }
      let arguments = SignalArguments(
        values: values, returnValue: UnsafeMutablePointer(bitPattern: result), count: Int(count))
      Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().handler?(arguments)
    }
  }
}
