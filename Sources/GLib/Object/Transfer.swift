/// Ownership of a pointer returned by C, in GObject introspection's terms.
public enum Transfer {
  /// The caller owns a reference: it is adopted.
  case full
  /// The pointer is borrowed: a reference is taken.
  case none
  /// A new widget with a floating reference: it is sunk (`g_object_ref_sink`).
  case floating
}
