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

/// The square with the color of a class in a legend.
@MainActor
enum LegendSwatch {
  private static let radius = 3.0

  static func draw(
    _ classification: ElementClassification, in drawing: any Drawing, _ bounds: Bounds,
    _ look: TileLook = .screen
  ) {
    let style = TileStyle(TilePaint.Fill.classification(classification), look)
    drawing.fill(bounds, radius: radius, style.background)
    drawing.outline(bounds, radius: radius, width: 1, style.outline)
  }
}
