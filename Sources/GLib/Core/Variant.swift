import CGLib

/// GVariants of texts, as parameters and states of actions.
package enum Variant {
  /// Makes a floating GVariant: a string, or several as a tuple; nil for none.
  package static func make(_ texts: [String]) -> OpaquePointer? {
    let strings = texts.map { g_variant_new_string($0) }
    return strings.count > 1
      ? g_variant_new_tuple(strings, gsize(strings.count)) : strings.first ?? nil
  }

  /// True if a GVariant is that of some texts; nil is that of none.
  package static func isEqual(_ variant: OpaquePointer?, _ texts: [String]) -> Bool {
    guard let variant, let other = make(texts) else { return variant == nil && texts.isEmpty }
    g_variant_ref_sink(other)
    defer { g_variant_unref(other) }
    return g_variant_equal(UnsafeRawPointer(variant), UnsafeRawPointer(other)) != 0
  }

  /// Returns the text of a GVariant: a string as it is, anything else in GVariant's notation.
  package static func text(_ variant: OpaquePointer) -> String {
    if String(cString: g_variant_get_type_string(variant)) == "s" {
      return g_variant_get_string(variant, nil).map { String(cString: $0) } ?? ""
    }
    return String(taking: g_variant_print(variant, 0)) ?? ""
  }

  /// Returns the texts of an array.
  package static func texts(_ array: OpaquePointer) -> [String] {
    (0..<g_variant_n_children(array)).compactMap { index in
      guard let child = g_variant_get_child_value(array, index) else { return nil }
      defer { g_variant_unref(child) }
      return text(child)
    }
  }
}
