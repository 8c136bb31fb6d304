package import CGLib

/// Questions about a C instance that GLib answers with macros, which Swift cannot import.
package enum Instance {
  /// The instance's class (`G_OBJECT_TYPE`).
  package static func type(of raw: UnsafeMutableRawPointer) -> GType { cglib_type_of(raw) }

  /// The C class struct of the class from which the instance's class is derived.
  package static func parentClass(of raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    g_type_class_peek_parent(cglib_class_of(raw)).map { UnsafeMutableRawPointer($0) }
  }
}
