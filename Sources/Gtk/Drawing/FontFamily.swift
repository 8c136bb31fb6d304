import CGtk

/// The families of fonts that names such as Sans stand for.
@MainActor
enum FontFamily {
  /// Family names found, by those of the contexts.
  private static var found: [String: String] = [:]

  /// Returns a copy of the description of a context's font (`PangoFontDescription`), with the name of the family found.
  ///
  /// Fontconfig sorts all fonts for each description that is new to Pango. For the metrics of a font Pango makes one
  /// with the name of the font's own family: the same, if it is named at once.
  static func description(in context: OpaquePointer) -> OpaquePointer? {
    let wanted = pango_context_get_font_description(context)
    let description = pango_font_description_copy(wanted)
    guard let name = pango_font_description_get_family(wanted) else { return description }
    let family = String(cString: name)
    if found[family] == nil { found[family] = ownName(of: wanted, in: context) ?? family }
    pango_font_description_set_family(description, found[family])
    return description
  }

  /// Returns the size of a description's font in pixels.
  static func pixels(of description: OpaquePointer?, in context: OpaquePointer) -> Double {
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    guard pango_font_description_get_size_is_absolute(description) == 0 else { return size }
    let resolution = pango_cairo_context_get_resolution(context)
    return size * (resolution > 0 ? resolution : 96) / 72
  }

  /// Returns the family name of the font that Pango loads for a description; nil if there is none.
  private static func ownName(of wanted: OpaquePointer?, in context: OpaquePointer) -> String? {
    guard let font = pango_context_load_font(context, wanted) else { return nil }
    defer { g_object_unref(font) }
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }
}
