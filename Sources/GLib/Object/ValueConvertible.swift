public import CGLib

/// A Swift type that is convertible to and from a GValue, for properties and signals.
public protocol ValueConvertible {
  /// The GType of its GValue.
  static var gType: UInt { get }
  /// Reads the value from an initialized GValue of `gType`.
  static func read(_ value: UnsafePointer<GValue>) -> Self
  /// Writes the value to an initialized GValue of `gType`.
  func write(_ value: UnsafeMutablePointer<GValue>)
}

extension Bool: ValueConvertible {
  public static var gType: UInt { cglib_type_boolean() }
  public static func read(_ value: UnsafePointer<GValue>) -> Bool {
    g_value_get_boolean(value) != 0
  }
  public func write(_ value: UnsafeMutablePointer<GValue>) {
    g_value_set_boolean(value, self ? 1 : 0)
  }
}

extension Int: ValueConvertible {
  public static var gType: UInt { cglib_type_int() }
  public static func read(_ value: UnsafePointer<GValue>) -> Int { Int(g_value_get_int(value)) }
  /// Writes the number, clamped to 32 bits (gint).
  public func write(_ value: UnsafeMutablePointer<GValue>) {
    g_value_set_int(value, gint(clamping: self))
  }
}

extension Double: ValueConvertible {
  public static var gType: UInt { cglib_type_double() }
  public static func read(_ value: UnsafePointer<GValue>) -> Double { g_value_get_double(value) }
  public func write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension String: ValueConvertible {
  public static var gType: UInt { cglib_type_string() }
  /// Reads the string; empty for NULL.
  public static func read(_ value: UnsafePointer<GValue>) -> String {
    g_value_get_string(value).map { String(cString: $0) } ?? ""
  }
  public func write(_ value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}
