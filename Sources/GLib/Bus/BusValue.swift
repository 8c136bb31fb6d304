import CGLib

/// A value in a message of D-Bus.
public enum BusValue: Sendable, Hashable {
  case text(String)
  case texts([String])
  case int(Int32)
  case uint(UInt32)
  case double(Double)
  case bool(Bool)
  case bytes([UInt8])
  /// Values of any types by name.
  case dictionary([String: BusValue])
  /// A structure.
  case tuple([BusValue])
  /// An array of values of one type, given as D-Bus writes it: `(sss)`.
  case array([BusValue], type: String)
  /// A value of any type where the message has room for one.
  indirect case any(BusValue)

  /// The text; nil for another value.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The texts of an array; nil for another value.
  public var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
  /// The number; nil for another value.
  public var uint: UInt32? { if case .uint(let number) = self { number } else { nil } }

  /// Maximum number of texts read of an array; the rest is ignored.
  static let maximumCount = 200
  /// Maximum length of a text read, in bytes; a longer one is read as empty.
  static let maximumLength = 10_000

  /// Reads a value of one of the types that methods here take; nil for another one.
  init?(reading variant: OpaquePointer) {
    switch String(cString: g_variant_get_type_string(variant)) {
    case "s": self = .text(Self.text(variant))
    case "u": self = .uint(g_variant_get_uint32(variant))
    case "as":
      let count = min(Int(g_variant_n_children(variant)), Self.maximumCount)
      self = .texts(
        (0..<count).compactMap { index in
          guard let child = g_variant_get_child_value(variant, gsize(index)) else { return nil }
          defer { g_variant_unref(child) }
          return Self.text(child)
        })
    default: return nil
    }
  }

  private static func text(_ variant: OpaquePointer) -> String {
    var length = gsize(0)
    guard let text = g_variant_get_string(variant, &length), length <= maximumLength else {
      return ""
    }
    return String(cString: text)
  }

  /// Reads the arguments of a call; nil if one has a type that no method here takes.
  static func arguments(_ variant: OpaquePointer?) -> [BusValue]? {
    guard let variant else { return [] }
    var result: [BusValue] = []
    for index in 0..<g_variant_n_children(variant) {
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      guard let value = BusValue(reading: child) else { return nil }
      result.append(value)
    }
    return result
  }

  /// Makes a floating GVariant.
  func makeVariant() -> OpaquePointer? {
    switch self {
    case .text(let text): return g_variant_new_string(text)
    case .texts(let texts): return Self.array(texts.map { g_variant_new_string($0) }, "s")
    case .int(let number): return g_variant_new_int32(number)
    case .uint(let number): return g_variant_new_uint32(number)
    case .double(let number): return g_variant_new_double(number)
    case .bool(let value): return g_variant_new_boolean(value ? 1 : 0)
    case .bytes(let bytes):
      return bytes.withUnsafeBytes { raw in
        Self.typed("y") { g_variant_new_fixed_array($0, raw.baseAddress, gsize(raw.count), 1) }
      }
    case .dictionary(let entries):
      let pairs = entries.sorted { $0.key < $1.key }.map { key, value in
        g_variant_new_dict_entry(
          g_variant_new_string(key), g_variant_new_variant(value.makeVariant()))
      }
      return Self.array(pairs, "{sv}")
    case .tuple(let values):
      let parts = values.map { $0.makeVariant() }
      return g_variant_new_tuple(parts, gsize(parts.count))
    case .array(let values, let type): return Self.array(values.map { $0.makeVariant() }, type)
    case .any(let value): return g_variant_new_variant(value.makeVariant())
    }
  }

  private static func array(_ values: [OpaquePointer?], _ type: String) -> OpaquePointer? {
    typed(type) { g_variant_new_array($0, values, gsize(values.count)) }
  }

  private static func typed(
    _ text: String, _ make: (OpaquePointer) -> OpaquePointer?
  ) -> OpaquePointer? {
    guard let type = g_variant_type_new(text) else { return nil }
    defer { g_variant_type_free(type) }
    return make(type)
  }
}
