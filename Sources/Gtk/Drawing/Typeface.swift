import CGtk

/// The font, text direction and resolution of a drawing: those of a widget, or of paper.
@MainActor
public protocol Typeface {
  /// The context of text layouts (PangoContext).
  var fontContext: OpaquePointer { get }
  /// True if the text direction is right to left.
  var isRightToLeft: Bool { get }
  /// Device pixels per pixel.
  var scaleFactor: Int { get }
}

extension Typeface {
  /// Returns the x coordinate of a part `width` wide that begins `start` after the leading edge of an area `total` wide.
  public func x<Length: AdditiveArithmetic>(
    leading start: Length, width: Length, in total: Length
  ) -> Length {
    isRightToLeft ? total - start - width : start
  }

  /// Serial number that changes when texts have to be laid out again: font, resolution or direction changed
  /// (`pango_context_get_serial`).
  public var fontSerial: Int { Int(pango_context_get_serial(fontContext)) }
}

/// The font of paper: the system's sans-serif font, without hints for a screen. Needs no display.
@MainActor
public final class PaperFont: Typeface {
  nonisolated(unsafe) public let fontContext: OpaquePointer
  /// True if GTK's default text direction is right to left.
  public var isRightToLeft: Bool { Display.isRightToLeft }
  public let scaleFactor = 1

  public init() {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    fontContext = context.unsafelyUnwrapped
    let font = pango_font_description_from_string("Sans 13px")
    pango_context_set_font_description(fontContext, font)
    pango_font_description_free(font)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(fontContext, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(fontContext, 0)
    pango_context_set_base_dir(
      fontContext, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(fontContext)) }
}
