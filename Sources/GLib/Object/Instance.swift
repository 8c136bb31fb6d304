package import CGLib

/// Class lookups of a C instance; in GLib they are macros, which Swift cannot import.
package enum Instance {
  /// The instance's GType (`G_OBJECT_TYPE`).
  package static func type(of raw: UnsafeMutableRawPointer) -> GType { cglib_type_of(raw) }

  /// The class struct of the parent of the instance's class.
  package static func parentClass(of raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    g_type_class_peek_parent(cglib_class_of(raw)).map { UnsafeMutableRawPointer($0) }
  }
}
