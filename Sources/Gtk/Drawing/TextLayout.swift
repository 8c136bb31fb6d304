import CGtk
import GLib

/// Font weight (`PangoWeight`).
public enum FontWeight: UInt32, Sendable {
  case regular = 400
  case semibold = 600
  case bold = 700
}

/// A text laid out in the font of a widget or of paper, with a size in pixels, to be measured and drawn (PangoLayout).
///
/// Fontconfig sorts all fonts of the system for each size that Pango lays out. So every text is laid out in the size of
/// the widget's own font, and measured and drawn scaled.
@MainActor
public final class TextLayout {
  nonisolated(unsafe) let pointer: OpaquePointer
  /// Font size in pixels.
  public let size: Double
  /// Factor by which the layout is drawn.
  let scale: Double
  /// Bytes in front of the text: a mark of its direction.
  private let prefixLength: Int
  /// The emphasized parts, in bytes, and the color of their backgrounds.
  private var emphasized: (parts: [Range<guint>], color: Color)?

  /// Lays out `text` in the font family of `face`, `size` pixels high, with tabular digits.
  public init(_ text: String, for face: any Typeface, size: Double, weight: FontWeight = .regular) {
    let ordered = face.withFiguresInOrder(text)
    prefixLength = ordered.utf8.count - text.utf8.count
    // Rounded, the places of large letters would be uneven: those of the font's own size are rounded.
    pango_context_set_round_glyph_positions(face.fontContext, 0)
    pointer = pango_layout_new(face.fontContext).unsafelyUnwrapped
    pango_layout_set_text(pointer, ordered, -1)
    self.size = size
    let font = FontFamily.description(in: face.fontContext)
    scale = size / FontFamily.pixels(of: font, in: face.fontContext)
    pango_font_description_set_weight(font, PangoWeight(rawValue: weight.rawValue))
    pango_layout_set_font_description(pointer, font)
    pango_font_description_free(font)
    pango_layout_set_attributes(pointer, TextLayout.tabularDigits)
    let separators = Separators.ranges(in: ordered)
    guard !separators.isEmpty, let attributes = pango_attr_list_copy(Self.tabularDigits) else {
      return
    }
    Separators.keep(separators, in: attributes)
    pango_layout_set_attributes(pointer, attributes)
    pango_attr_list_unref(attributes)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Tabular digits, so that columns of figures align.
  private static let tabularDigits: OpaquePointer? = {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    return attributes
  }()

  /// Logical width of the text in pixels, letter spacing included.
  public var width: Double { extents.width }
  /// Logical height of all lines in pixels.
  public var height: Double { extents.height }
  /// Distance of the first baseline from the top, in pixels.
  public var baseline: Double { pixels(pango_layout_get_baseline(pointer)) }

  /// Converts a length of the layout to pixels.
  func pixels(_ units: gint) -> Double { Double(units) / Double(PANGO_SCALE) * scale }

  /// Converts pixels to a length of the layout.
  private func units(_ pixels: Double) -> gint {
    gint(clamping: Int((min(max(pixels / scale, 0), 1e6) * Double(PANGO_SCALE)).rounded()))
  }

  /// Distances from the first baseline to the top and the bottom of the glyphs, in pixels.
  public var ink: (ascent: Double, descent: Double) {
    var frame = PangoRectangle()
    pango_layout_get_extents(pointer, &frame, nil)
    let (top, height) = (pixels(frame.y), pixels(frame.height))
    return (baseline - top, top + height - baseline)
  }

  /// Distance of the longest line from the left edge, in pixels: from right to left, lines that are wrapped or ellipsized
  /// stand at the right of their room, which may be wider. Drawings leave it out, so that the text is at its point.
  var indent: Double {
    guard pango_layout_get_width(pointer) >= 0 else { return 0 }
    var frame = PangoRectangle()
    pango_layout_get_extents(pointer, nil, &frame)
    return pixels(frame.x)
  }

  private var extents: (width: Double, height: Double) {
    var (width, height) = (gint(0), gint(0))
    pango_layout_get_size(pointer, &width, &height)
    return (pixels(width), pixels(height))
  }

  /// True if the text was ellipsized.
  package var isShortened: Bool { pango_layout_is_ellipsized(pointer) != 0 }

  /// Makes parts of the text bold on a rounded background.
  /// - Parameter ranges: offsets in bytes of UTF-8.
  public func emphasize(_ ranges: [Range<Int>], on color: Color) {
    guard !ranges.isEmpty,
      let attributes = pango_attr_list_copy(pango_layout_get_attributes(pointer))
    else { return }
    let length = Int(pango_layout_get_character_count(pointer)) * 4
    let parts = ranges.map { range in
      guint(
        clamping: min(range.lowerBound, length) + prefixLength)..<guint(
          clamping: min(range.upperBound, length) + prefixLength)
    }
    for part in parts {
      let bold = pango_attr_weight_new(PANGO_WEIGHT_BOLD)
      bold?.pointee.start_index = part.lowerBound
      bold?.pointee.end_index = part.upperBound
      pango_attr_list_insert(attributes, bold)
    }
    pango_layout_set_attributes(pointer, attributes)
    pango_attr_list_unref(attributes)
    emphasized = (parts, color)
  }

  /// The backgrounds of emphasized parts, in pixels of the layout, and their color.
  var emphasis: (frames: [Bounds], color: Color)? {
    emphasized.map { ($0.parts.map(frame), $0.color) }
  }

  /// Returns the frame of a part of the first line.
  private func frame(of part: Range<guint>) -> Bounds {
    var (start, end) = (PangoRectangle(), PangoRectangle())
    pango_layout_index_to_pos(pointer, gint(clamping: part.lowerBound), &start)
    pango_layout_index_to_pos(pointer, gint(clamping: part.upperBound), &end)
    let (left, right) = (pixels(min(start.x, end.x)), pixels(max(start.x, end.x)))
    return Bounds(
      x: left - 1, y: pixels(start.y), width: right - left + 2, height: pixels(start.height))
  }

  /// Lays out `text` within `width` pixels: with a font of `size` pixels, or a smaller one of at least `least` pixels; if
  /// that is not enough, ellipsized.
  /// - Parameter style: called with each layout before it is measured.
  public static func fitted(
    _ text: String, for face: any Typeface, size: Double, weight: FontWeight = .regular,
    within width: Double, least: Double, style: (TextLayout) -> Void = { _ in }
  ) -> TextLayout {
    var layout = TextLayout(text, for: face, size: size, weight: weight)
    style(layout)
    if layout.width > width, size > least {
      let fitting = size * width / layout.width * filled
      let smaller = max((fitting / sizeStep).rounded(.down) * sizeStep, least)
      layout = TextLayout(text, for: face, size: smaller, weight: weight)
      style(layout)
    }
    if layout.width > width { layout.ellipsize(within: max(width, 0)) }
    return layout
  }

  /// Part of the width that a smaller text fills at most.
  private static let filled = 0.99
  /// Step of the smaller sizes in pixels: the glyphs of each size are drawn anew.
  private static let sizeStep = 0.5

  /// Breaks the text into lines of at most `width` pixels, between words or, if need be, letters.
  public func wrap(within width: Double) {
    alignLines()
    pango_layout_set_width(pointer, units(width))
    pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
  }

  /// Returns the lines of the text within `width` pixels, broken as by `wrap`.
  public func lines(within width: Double) -> [String] {
    wrap(within: width)
    let bytes = Array(String(cString: pango_layout_get_text(pointer)).utf8)
    return (0..<pango_layout_get_line_count(pointer)).compactMap { number in
      guard let line = pango_layout_get_line_readonly(pointer, number) else { return nil }
      let start = max(Int(line.pointee.start_index), number == 0 ? prefixLength : 0)
      let end = Int(line.pointee.start_index) + Int(line.pointee.length)
      guard start <= end, end <= bytes.count else { return nil }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  /// Limits the text to some lines of at most `width` pixels, ellipsized at the end.
  public func wrap(within width: Double, lines: Int) {
    wrap(within: width)
    pango_layout_set_height(pointer, -gint(clamping: lines))
    pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_END)
  }

  /// Limits the text to one line of `width` pixels, ellipsized at the end.
  public func ellipsize(within width: Double) {
    alignLines()
    pango_layout_set_width(pointer, units(width))
    pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_END)
  }

  /// Aligns the lines at the right if the context's direction is right to left, whatever that of the text.
  private func alignLines() {
    guard
      pango_context_get_base_dir(pango_layout_get_context(pointer)) == PANGO_DIRECTION_RTL,
      let line = pango_layout_get_line_readonly(pointer, 0)
    else { return }
    // Pango swaps the sides for a text of the other direction.
    let isSwapped = line.pointee.resolved_dir != PANGO_DIRECTION_RTL.rawValue
    pango_layout_set_alignment(pointer, isSwapped ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
  }
}
