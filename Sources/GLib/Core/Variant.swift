import CGLib

/// GVariants of texts, as parameters and states of actions.
package enum Variant {
  /// Makes a floating GVariant: a string, or several as a tuple; nil for none.
  package static func make(_ texts: [String]) -> OpaquePointer? {
    let strings = texts.map { g_variant_new_string($0) }
    return strings.count > 1
      ? g_variant_new_tuple(strings, gsize(strings.count)) : strings.first ?? nil
  }

  /// Returns the text of a GVariant: a string as it is, anything else in GVariant's notation.
  static func text(_ variant: OpaquePointer) -> String {
    if String(cString: g_variant_get_type_string(variant)) == "s" {
      return g_variant_get_string(variant, nil).map { String(cString: $0) } ?? ""
    }
    guard let text = g_variant_print(variant, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
