import Elements
import GLib
import Gtk

/// The one drawing of an element as a tile of the periodic table, used at every size. All lengths are
/// parts of the tile's side.
@MainActor
struct TileDrawing {
  let element: AtomicElement
  /// The widget in whose font the texts are set.
  let widget: Widget
  /// A small star in the corner.
  var isFavorite = false
  /// Opacity of the light that falls on the ground, as on what is under the pointer.
  var light = 0.0

  /// From this side on there is room for name and weight, in pixels.
  nonisolated private static let detailedSide = 88.0
  /// From these sides on there is room for the state's glyph and for the number, in pixels.
  nonisolated private static let glyphSide = 44.0
  private static let numberSide = 36.0
  /// Least size of name, weight and number in pixels; text without room at this size is shortened.
  private static let leastText = 11.0
  private static let leastNumber = 9.0
  /// Pixels between a name or weight and the tile's edges.
  private static let textInset = 4.0
  /// Side of the favorite's star, and its distance from the tile's edges, in pixels.
  private static let starSide = 8.0
  private static let starInset = 3.0
  private static let cornerRadius = 0.085
  /// Least corner radius in pixels.
  private static let leastCornerRadius = 3.0
  private static let padding = 0.085
  /// The height of a digit as part of the font's size.
  private static let digitHeight = 0.7

  /// The parts of a tile, for the large form and for the small one.
  private struct Proportions {
    let number: Double
    let glyphRadius: Double
    let symbol: Double
    let symbolBaseline: Double

    static let detailed = Proportions(
      number: 0.125, glyphRadius: 0.042, symbol: 0.37, symbolBaseline: 0.57)
    static let small = Proportions(
      number: 0.20, glyphRadius: 0.062, symbol: 0.43, symbolBaseline: 0.74)
    /// Without glyph.
    static let tiny = Proportions(
      number: 0.20, glyphRadius: 0, symbol: 0.46, symbolBaseline: 0.76)

    static func forSide(_ side: Double) -> Proportions {
      if side >= TileDrawing.detailedSide { return .detailed }
      return side >= TileDrawing.glyphSide ? .small : .tiny
    }
  }

  private static let name = (size: 0.108, baseline: 0.74)
  private static let weight = (size: 0.098, baseline: 0.875)

  /// The corner radius of a tile of this side, in pixels.
  static func cornerRadius(side: Double) -> Double { max(cornerRadius * side, leastCornerRadius) }

  /// Draws the tile with its top left corner at (`x`, `y`), `side` pixels wide and high.
  func draw(in snapshot: Snapshot, x: Double = 0, y: Double = 0, side: Double) {
    let style = TileStyle(element.category)
    let parts = Proportions.forSide(side)
    drawGround(in: snapshot, x: x, y: y, side: side)
    if side >= Self.numberSide { drawCorners(in: snapshot, x, y, side, parts, style) }
    let symbol = fitted(element.symbol, parts.symbol * side, .bold, in: side)
    // Without a number the symbol stands in the middle: a capital is 0.7 of its size high.
    let baseline =
      side >= Self.numberSide
      ? parts.symbolBaseline * side : (side + Self.digitHeight * parts.symbol * side) / 2
    drawCentered(symbol, snapshot, x, y + baseline, side, style.text)
    if side >= Self.detailedSide { drawDetails(in: snapshot, x, y, side, style) }
    if isFavorite { drawStar(in: snapshot, x, y, side, style) }
  }

  /// The star in the lower corner at the end.
  private func drawStar(
    in snapshot: Snapshot, _ x: Double, _ y: Double, _ side: Double, _ style: TileStyle
  ) {
    let inset = Self.starInset + Self.starSide / 2
    StarDrawing(isFilled: true, textColor: style.text).draw(
      in: snapshot, x: widget.isRightToLeft ? x + inset : x + side - inset, y: y + side - inset,
      side: Self.starSide)
  }

  /// The number at the start, and where there is room the state's glyph at the end.
  private func drawCorners(
    in snapshot: Snapshot, _ x: Double, _ y: Double, _ side: Double, _ parts: Proportions,
    _ style: TileStyle
  ) {
    let padding = Self.padding * side
    let size = max(parts.number * side, Self.leastNumber)
    let number = layout(String(element.number), size)
    let digitHeight = Self.digitHeight * size
    let start = widget.isRightToLeft ? x + side - padding - number.width : x + padding
    snapshot.text(number, x: start, y: y + padding + digitHeight - number.baseline, style.secondary)
    guard side >= Self.glyphSide else { return }
    let glyphRadius = parts.glyphRadius * side
    let glyphX = widget.isRightToLeft ? x + padding + glyphRadius : x + side - padding - glyphRadius
    StateGlyph(element.state).draw(
      in: snapshot, x: glyphX, y: y + padding + digitHeight / 2, radius: glyphRadius,
      style.secondary, for: widget)
  }

  /// Draws the tile without what is on it: both faces have this ground.
  func drawGround(in snapshot: Snapshot, x: Double = 0, y: Double = 0, side: Double) {
    let style = TileStyle(element.category)
    let bounds = Bounds(x: x, y: y, width: side, height: side)
    let radius = Self.cornerRadius(side: side)
    snapshot.fill(bounds, radius: radius, style.background)
    if light > 0 { snapshot.fill(bounds, radius: radius, .white.faded(to: light)) }
    snapshot.outline(bounds, radius: radius, width: 1, style.outline)
  }

  private func drawDetails(
    in snapshot: Snapshot, _ x: Double, _ y: Double, _ side: Double, _ style: TileStyle
  ) {
    let room = side - 2 * Self.textInset
    let name = legible(tr(element.name), Self.name.size * side, .semibold, in: room)
    drawCentered(name, snapshot, x, y + Self.name.baseline * side, side, style.text)
    let weight = legible(element.tileWeight, Self.weight.size * side, in: room)
    drawCentered(weight, snapshot, x, y + Self.weight.baseline * side, side, style.secondary)
  }

  private func layout(_ text: String, _ size: Double, _ weight: FontWeight = .regular) -> TextLayout
  {
    TextLayout(text, for: widget, size: size, weight: weight)
  }

  /// The text, smaller if it takes more than the room, but not below the least size: then it is shortened.
  private func legible(
    _ text: String, _ size: Double, _ weight: FontWeight = .regular, in room: Double
  ) -> TextLayout {
    let size = max(size, Self.leastText)
    let whole = layout(text, size, weight)
    guard whole.width > room else { return whole }
    let smaller = layout(text, max(size * room / whole.width * 0.99, Self.leastText), weight)
    if smaller.width > room { smaller.ellipsize(within: room) }
    return smaller
  }

  /// The text, smaller where it would take more than the room, and shortened where that is not enough: the smallest
  /// letters are wider than their size says.
  private func fitted(
    _ text: String, _ size: Double, _ weight: FontWeight = .regular, in room: Double
  ) -> TextLayout {
    let whole = layout(text, size, weight)
    guard whole.width > room else { return whole }
    let smaller = layout(text, size * room / whole.width, weight)
    if smaller.width > room { smaller.ellipsize(within: room) }
    return smaller
  }

  private func drawCentered(
    _ text: TextLayout, _ snapshot: Snapshot, _ x: Double, _ baseline: Double, _ side: Double,
    _ color: Color
  ) {
    snapshot.text(text, x: x + (side - text.width) / 2, y: baseline - text.baseline, color)
  }
}
