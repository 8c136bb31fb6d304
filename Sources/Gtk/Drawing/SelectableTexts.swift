import CGtk

/// The texts of an SVG drawing, in which Cairo writes glyphs as outlines. Added as transparent texts, they can be
/// selected and found, and a screen reader reads them.
@MainActor
final class SelectableTexts {
  private var elements = ""

  /// Adds a text that is drawn with its top left corner at a point of `context`, line by line.
  func add(_ layout: TextLayout, x: Double, y: Double, in context: OpaquePointer) {
    guard let text = pango_layout_get_text(layout.pointer) else { return }
    let bytes = Array(String(cString: text).utf8)
    let iterator = pango_layout_get_iter(layout.pointer)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator)?.pointee else { continue }
      var frame = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &frame)
      let baseline = layout.pixels(pango_layout_iter_get_baseline(iterator))
      let start = min(max(Int(line.start_index), 0), bytes.count)
      let end = min(max(start, start + Int(line.length)), bytes.count)
      add(
        String(decoding: bytes[start..<end], as: UTF8.self), size: layout.size,
        x: x + layout.pixels(frame.x), y: y + baseline, width: layout.pixels(frame.width),
        in: context)
    } while pango_layout_iter_next_line(iterator) != 0
  }

  private func add(
    _ text: String, size: Double, x: Double, y: Double, width: Double, in context: OpaquePointer
  ) {
    guard width > 0, !text.isEmpty else { return }
    var (matrix, origin) = (cairo_matrix_t(), (x: x, y: y))
    cairo_get_matrix(context, &matrix)
    cairo_user_to_device(context, &origin.x, &origin.y)
    let numbers = [matrix.xx, matrix.yx, matrix.xy, matrix.yy, origin.x, origin.y]
    elements += "<text transform=\"matrix(\(numbers.map(Self.digits).joined(separator: " ")))\""
    elements += " font-size=\"\(Self.digits(size))\" textLength=\"\(Self.digits(width))\""
    elements += " lengthAdjust=\"spacingAndGlyphs\">\(Self.escaped(text))</text>\n"
  }

  /// Returns a document with the texts at its end.
  func added(to svg: [UInt8]) -> [UInt8] {
    let end = Array("</svg>".utf8)
    guard let start = svg.indices.last(where: { svg[$0...].starts(with: end) }) else { return svg }
    let group = "<g fill-opacity=\"0\" font-family=\"sans-serif\">\n\(elements)</g>\n"
    return svg[..<start] + Array(group.utf8) + svg[start...]
  }

  /// A number with at most three decimal places.
  private nonisolated static func digits(_ number: Double) -> String {
    String((number * 1000).rounded() / 1000)
  }

  private nonisolated static func escaped(_ text: String) -> String {
    let escapes: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
    return text.filter { !$0.unicodeScalars.contains { $0.value < 32 } }
      .map { escapes[$0] ?? String($0) }.joined()
  }
}
