import Elements
import Gtk

/// The square with the color or pattern of a class in a legend.
@MainActor
enum LegendSwatch {
  private static let radius = 3.0
  /// A pattern needs a larger square than a color.
  private static let patternScale = 1.5

  /// Returns the side of a square that is `side` pixels wide in colors.
  static func side(_ side: Double, _ look: TileLook = .tile) -> Double {
    look.ink == .patterns ? patternScale * side : side
  }

  static func draw(
    _ classification: ElementClassification, in drawing: any Drawing, _ bounds: Bounds,
    for face: any Typeface, _ look: TileLook = .tile
  ) {
    let style = TileStyle(TilePaint.Fill.classification(classification), look)
    style.drawBackground(in: drawing, bounds, radius: radius, isSmall: true, for: face)
    drawing.outline(bounds, radius: radius, width: 1, style.outline)
  }
}
