import CGtk
import GLib

/// A text (GtkLabel).
public final class Label: Widget {
  /// Makes a label that shows `text` as it is, never as markup.
  public init(_ text: String = "") {
    super.init(new: gtk_label_new(nil))
    self.text = text
  }

  /// Places where a line may break.
  public enum Wrapping {
    case never, atWords, anywhere
  }

  /// Makes a label of a style class.
  /// - Parameter align: the place of the lines, as in `alignText`.
  public convenience init(
    _ text: String = "", style: String? = nil, align: Double = 0, wraps: Wrapping
  ) {
    self.init(text)
    if let style { addClass(style) }
    alignText(align)
    self.wraps = wraps != .never
    if wraps == .anywhere { breakAnywhere() }
  }

  /// The text shown.
  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)).withoutReadingMark }
    set {
      let shown = withFiguresInOrder(newValue)
      gtk_label_set_text(opaque, shown)
      separators = Separators.ranges(in: shown)
    }
  }

  /// The middle dots of the text: no line begins with one.
  private var separators: [Range<Int>] = [] {
    didSet { if separators != oldValue { mark(marked) } }
  }
  private var marked: [Range<Int>] = []

  @Property("wrap") public var wraps: Bool
  /// Greatest width before the text wraps, in characters.
  @Property("max-width-chars") public var maximumCharacters: Int
  @Property("selectable") public var isSelectable: Bool

  /// True if part of a selectable text is selected.
  public var hasSelection: Bool { gtk_label_get_selection_bounds(opaque, nil, nil) != 0 }

  /// Selects all of a selectable text.
  package func select() { gtk_label_select_region(opaque, 0, -1) }
  /// Clears the selection of a selectable text.
  public func unselect() { gtk_label_select_region(opaque, 0, 0) }

  /// True if the text was ellipsized.
  package var isShortened: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(opaque)) != 0 }

  /// The lines of the text in the width that the label has.
  package var lines: [String] {
    let layout = gtk_label_get_layout(opaque)
    let bytes = Array(String(cString: pango_layout_get_text(layout)).utf8)
    return (0..<pango_layout_get_line_count(layout)).compactMap { number in
      guard let line = pango_layout_get_line_readonly(layout, number)?.pointee else { return nil }
      let start = Int(line.start_index)
      return String(decoding: bytes[start..<start + Int(line.length)], as: UTF8.self)
    }
  }

  /// Font size in logical pixels.
  package var fontSize: Double {
    let context = pango_layout_get_context(gtk_label_get_layout(opaque))
    let size = pango_font_description_get_size(pango_context_get_font_description(context))
    return Double(size) / Double(PANGO_SCALE)
  }

  /// Tag of the language of the text for screen readers, `en`; nil for the user's (`pango_attr_language_new`).
  public var language: String? {
    didSet { if language != oldValue { mark(marked) } }
  }

  /// Size of the font as a part of that of its style (`pango_attr_scale_new`).
  public var fontScale = 1.0 {
    didSet { if fontScale != oldValue { mark(marked) } }
  }

  /// Shows parts of the text, in UTF-8 code units, bold and underlined; none shows all of it as usual.
  public func mark(_ ranges: [Range<Int>]) {
    marked = ranges
    guard !(ranges + separators).isEmpty || language != nil || fontScale != 1 else {
      return gtk_label_set_attributes(opaque, nil)
    }
    let list = pango_attr_list_new()
    Separators.keep(separators, in: list)
    if fontScale != 1 { pango_attr_list_insert(list, pango_attr_scale_new(fontScale)) }
    if let language {
      pango_attr_list_insert(list, pango_attr_language_new(pango_language_from_string(language)))
    }
    for range in ranges {
      let attributes = [
        pango_attr_weight_new(PANGO_WEIGHT_BOLD), pango_attr_underline_new(PANGO_UNDERLINE_SINGLE),
      ]
      for case let attribute? in attributes {
        attribute.pointee.start_index = guint(range.lowerBound)
        attribute.pointee.end_index = guint(range.upperBound)
        pango_attr_list_insert(list, attribute)
      }
    }
    gtk_label_set_attributes(opaque, list)
    pango_attr_list_unref(list)
  }

  /// Width of the longest word in pixels: the least with which no word is broken.
  public var wordWidth: Int { wordWidth(of: text) }

  /// Width of the longest word of a text in the label's font, in pixels.
  public func wordWidth(of text: String) -> Int {
    guard let layout = pango_layout_copy(gtk_label_get_layout(opaque)) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_width(layout, -1)
    return text.split(separator: " ").reduce(0) { widest, word in
      var width = gint(0)
      pango_layout_set_text(layout, String(word), -1)
      pango_layout_get_pixel_size(layout, &width, nil)
      return max(widest, Int(width))
    }
  }

  /// Aligns the lines at the start (0), the center (0.5) or the end (1).
  public func alignText(_ fraction: Double) {
    gtk_label_set_xalign(opaque, Float(fraction))
    gtk_label_set_justify(
      opaque,
      fraction == 0 ? GTK_JUSTIFY_LEFT : fraction == 1 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_CENTER)
  }

  /// Ellipsizes a long text at its end.
  public func ellipsizeAtEnd() { gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END) }

  /// Lets lines break within a long word.
  public func breakAnywhere() { gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR) }
}
