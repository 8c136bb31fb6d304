import Elements
import Gtk

/// The numbers of groups and periods at the edges of the periodic table.
@MainActor
struct TableHeads {
  let face: any Typeface
  let color: Color
  let layout: TableLayout

  /// Draws numbers, moved by some pixels.
  func draw(
    _ headers: [TableLayout.Header], in drawing: any Drawing, dx: Double = 0, dy: Double = 0
  ) {
    for header in headers {
      let text = TextLayout(header.text, for: face, size: layout.headerTextSize)
      let center = header.frame.center
      drawing.text(
        text, x: (center.x + dx - text.width / 2).rounded(),
        y: (center.y + dy - text.height / 2).rounded(), color)
    }
  }
}
