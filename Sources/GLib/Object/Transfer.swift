/// Who owns the reference that comes with a pointer from C, in GObject introspection's words.
public enum Transfer {
  /// The caller was given a reference: it is adopted.
  case full
  /// The pointer is only lent: a reference is taken.
  case none
  /// A new widget with a floating reference: it is sunk (`g_object_ref_sink`).
  case floating
}
