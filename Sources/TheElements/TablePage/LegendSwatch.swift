import Elements
import Gtk

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
