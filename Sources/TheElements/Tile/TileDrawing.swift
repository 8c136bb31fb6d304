import Elements
import GLib
import Gtk

/// Draws an element as a tile of the periodic table, at any size. All lengths are fractions of the tile's
/// side.
@MainActor
struct TileDrawing {
  let element: AtomicElement
  /// The font of the text: that of a widget, or of paper.
  let face: any Typeface
  private let look: TileLook?
  /// Colors, state and value; by default the category's color, the state at 20 °C and the weight.
  private let paint: TilePaint
  /// A small star in the corner.
  var isFavorite = false
  /// A small sheet in the corner, beside the star if there is one.
  var hasNote = false
  /// Opacity of the hover highlight on the background.
  var highlight = 0.0
  /// The parts shown; a question mark stands for a hidden symbol.
  var parts = TileParts.all

  /// - Parameter look: the style; nil for the desktop's, with the user's ink.
  init(
    element: AtomicElement, face: any Typeface, paint: TilePaint? = nil, isFavorite: Bool = false,
    look: TileLook? = nil
  ) {
    (self.element, self.face, self.isFavorite, self.look) = (element, face, isFavorite, look)
    self.paint = paint ?? TilePaint(element)
  }

  /// Smallest side with a value below the symbol, in pixels.
  nonisolated private static let valueSide = 52.0
  /// Smallest side with name and weight, in pixels.
  nonisolated private static let detailedSide = 88.0
  /// Smallest side with a name in the second language, in pixels.
  nonisolated private static let secondNameSide = 112.0
  /// Smallest sides with the state's glyph and with the number, in pixels.
  nonisolated private static let glyphSide = 44.0
  private static let numberSide = 36.0
  /// Least size of name and weight, also on paper, and of the number, in pixels; text without room at this size is shortened.
  private static let leastText = 11.0
  private static let leastPaperText = 8.0
  private static let leastNumber = 9.0
  /// Least pixels between a name, weight or value and the tile's edges, and as a fraction of a large tile's side.
  private static let (textInset, largeInset) = (4.0, 0.04)
  /// Side of the favorite's star, and its distance from the tile's edges, in pixels; on larger tiles than `starTile`
  /// they grow with the tile.
  private static let starTile = 112.0
  private static let starSide = 8.0
  private static let starInset = 3.0
  private static let cornerRadius = 0.085
  /// Minimum corner radius in pixels.
  private static let minimumCornerRadius = 3.0
  private static let padding = 0.085
  /// Height of a digit as a fraction of the font size.
  private static let digitHeight = 0.7

  /// Proportions of a tile, with and without name and weight.
  private struct Proportions {
    let number: Double
    let glyphRadius: Double
    let symbol: Double
    let symbolBaseline: Double

    static let detailed = Proportions(
      number: 0.125, glyphRadius: 0.042, symbol: 0.37, symbolBaseline: 0.57)
    /// With a second name.
    static let twoNames = Proportions(
      number: 0.125, glyphRadius: 0.042, symbol: 0.34, symbolBaseline: 0.525)
    static let small = Proportions(
      number: 0.20, glyphRadius: 0.062, symbol: 0.43, symbolBaseline: 0.74)
    /// With a value below the symbol.
    static let valued = Proportions(
      number: 0.20, glyphRadius: 0.062, symbol: 0.37, symbolBaseline: 0.645)
    /// Without glyph.
    static let tiny = Proportions(
      number: 0.20, glyphRadius: 0, symbol: 0.46, symbolBaseline: 0.76)

    static func forSide(_ side: Double, hasValue: Bool, hasSecondName: Bool) -> Proportions {
      if side >= TileDrawing.detailedSide { return hasSecondName ? .twoNames : .detailed }
      if hasValue, side >= TileDrawing.valueSide { return .valued }
      return side >= TileDrawing.glyphSide ? .small : .tiny
    }
  }

  private static let name = (size: 0.108, baseline: 0.74)
  private static let weight = (size: 0.098, baseline: 0.875)
  /// Those of a tile with a second name.
  private static let names = (baseline: 0.67, second: 0.785, size: 0.098, weight: 0.9)
  private static let value = (size: 0.19, baseline: 0.885)

  /// Returns the corner radius of a tile with this side, in pixels.
  static func cornerRadius(side: Double) -> Double { max(cornerRadius * side, minimumCornerRadius) }

  /// Distances by which a symbol with a tail moves up where it would touch the name or value, as fractions of the side, and
  /// the least distance between them in pixels.
  private static let (tailRise, valueRise, tailGap) = (0.025, 0.045, 1.5)

  /// Draws the tile with its top left corner at (`x`, `y`), `side` pixels wide and high.
  func draw(in drawing: any Drawing, x: Double = 0, y: Double = 0, side: Double) {
    let style = TileStyle(fill, look ?? .tile)
    let second = side >= Self.secondNameSide ? SecondLanguage.shared.name(of: element) : nil
    let proportions = Proportions.forSide(
      side, hasValue: paint.value != nil, hasSecondName: second != nil)
    drawBackground(in: drawing, x: x, y: y, side: side)
    if side >= Self.numberSide, parts.contains(.number) {
      drawNumber(in: drawing, x, y, side, proportions, style)
    }
    let symbol = TextLayout.fitted(
      parts.contains(.symbol) ? element.symbol : "?", for: face, size: proportions.symbol * side,
      weight: .bold, within: side,
      least: 0)
    let name = side >= Self.detailedSide && parts.contains(.name) ? nameLayout(side) : nil
    let value = side < Self.detailedSide ? valueLayout(side) : nil
    let top =
      name.map { Self.baselines(hasSecondName: second != nil).name * side - $0.ink.ascent }
      ?? value.map { Self.value.baseline * side - $0.ink.ascent }
    let baseline = baseline(of: symbol, above: top, side, proportions)
    drawCentered(symbol, drawing, x, y + baseline, side, style, style.text)
    if side >= Self.detailedSide {
      drawDetails(in: drawing, x, y, side, style, name, second)
    } else if let value {
      let shift = (face.isRightToLeft ? 1 : -1) * marksWidth / 2
      drawCentered(
        value, drawing, x + shift, y + Self.value.baseline * side, side, style, style.secondary)
    }
    // After the texts, which follow each other: so they are one draw call of OpenGL, mostly with the glyph. The software
    // rasterizer keeps 30 KB for each.
    if side >= Self.glyphSide, parts.contains(.state) {
      drawState(in: drawing, x, y, side, proportions, style)
    }
    if isFavorite { drawStar(in: drawing, x, y, side, style) }
    if hasNote { drawNote(in: drawing, x, y, side, style) }
  }

  /// - Parameter top: the top of the name below the symbol; nil for none.
  private func baseline(
    of symbol: TextLayout, above top: Double?, _ side: Double, _ proportions: Proportions
  ) -> Double {
    // Without a number the symbol stands in the middle: a capital is 0.7 of its size high.
    guard side >= Self.numberSide else {
      return (side + Self.digitHeight * proportions.symbol * side) / 2
    }
    let baseline = proportions.symbolBaseline * side
    guard let top, baseline + symbol.ink.descent + Self.tailGap > top else { return baseline }
    return baseline - (side >= Self.detailedSide ? Self.tailRise : Self.valueRise) * side
  }

  /// The value below the symbol of a small tile, beside the marks in the corner; nil without one, or without room.
  private func valueLayout(_ side: Double) -> TextLayout? {
    guard side >= Self.valueSide, let value = paint.value else { return nil }
    return TextLayout.fitted(
      tr(number: value), for: face, size: Self.value.size * side,
      within: side - Self.textInset - marksWidth, least: 0)
  }

  /// The width that star and note of a small tile take, in pixels.
  private var marksWidth: Double {
    Double((isFavorite ? 1 : 0) + (hasNote ? 1 : 0)) * (Self.starSide + Self.starInset)
  }

  /// The color; that of no category if it is hidden.
  private var fill: TilePaint.Fill {
    parts.contains(.color) ? paint.fill : .classification(.category(.unknown))
  }

  /// The star in the lower corner at the end.
  private func drawStar(
    in drawing: any Drawing, _ x: Double, _ y: Double, _ side: Double, _ style: TileStyle
  ) {
    let scale = max(side / Self.starTile, 1)
    let inset = (Self.starInset + Self.starSide / 2) * scale
    // Only windows show favorites.
    guard let snapshot = drawing as? Snapshot else { return }
    StarDrawing(isFilled: true, textColor: style.text).draw(
      in: snapshot, x: x + face.x(leading: side - inset, width: 0, in: side),
      y: y + side - inset, side: Self.starSide * scale)
  }

  /// The sheet of a note in the lower corner at the end, before the star; of a tile without a number in the upper one,
  /// below which other marks take the edge.
  private func drawNote(
    in drawing: any Drawing, _ x: Double, _ y: Double, _ side: Double, _ style: TileStyle
  ) {
    let scale = max(side / Self.starTile, 1)
    let (size, inset) = (Self.starSide * scale, Self.starInset * scale)
    let isUpper = side < Self.numberSide
    let end = side - inset - (isFavorite && !isUpper ? size + inset : 0)
    NoteMark(paper: style.text, ink: style.background).draw(
      in: drawing, x: x + face.x(leading: end - size, width: size, in: side),
      y: isUpper ? y + 1 : y + side - inset - size, side: size)
  }

  /// The number, at the start.
  private func drawNumber(
    in drawing: any Drawing, _ x: Double, _ y: Double, _ side: Double,
    _ proportions: Proportions,
    _ style: TileStyle
  ) {
    let padding = Self.padding * side
    let size = numberSize(side, proportions)
    let number = TextLayout(String(element.number), for: face, size: size)
    let start = x + face.x(leading: padding, width: number.width, in: side)
    let baseline = y + padding + Self.digitHeight * size
    style.drawText(number, in: drawing, x: start, baseline: baseline, style.secondary)
  }

  /// True if a tile of this side in pixels has a number, and room for a value below the symbol.
  static func hasValueBelow(side: Double) -> Bool { (valueSide..<detailedSide).contains(side) }

  /// True if a tile of this side in pixels has the glyph of its state.
  static func hasGlyph(side: Double) -> Bool { side >= glyphSide }

  private func numberSize(_ side: Double, _ proportions: Proportions) -> Double {
    max(proportions.number * side, Self.leastNumber)
  }

  /// The glyph of the state, at the end, on the number's middle.
  private func drawState(
    in drawing: any Drawing, _ x: Double, _ y: Double, _ side: Double,
    _ proportions: Proportions,
    _ style: TileStyle
  ) {
    let padding = Self.padding * side
    let radius = proportions.glyphRadius * side
    let center = Point(
      x: x + face.x(leading: side - padding - radius, width: 0, in: side),
      y: y + padding + Self.digitHeight * numberSize(side, proportions) / 2)
    if let plate = style.plate {
      drawing.fill(Bounds(center.square(radius: 2 * radius)), radius: 2 * radius, plate)
    }
    StateGlyph(paint.state).draw(
      in: drawing, x: center.x, y: center.y, radius: radius, style.secondary, for: face)
  }

  /// Draws the background, which both faces of a tile share.
  func drawBackground(in drawing: any Drawing, x: Double = 0, y: Double = 0, side: Double) {
    let style = TileStyle(fill, look ?? .tile)
    let bounds = Bounds(x: x, y: y, width: side, height: side)
    let radius = Self.cornerRadius(side: side)
    style.drawBackground(in: drawing, bounds, radius: radius, for: face)
    if highlight > 0 { drawing.fill(bounds, radius: radius, .white.faded(to: highlight)) }
    drawing.outline(bounds, radius: radius, width: 1, style.outline)
  }

  private func nameLayout(_ side: Double) -> TextLayout {
    let room = side - 2 * max(Self.textInset, Self.largeInset * side)
    let (text, size) = (tr(element.shownName), Self.name.size * side)
    let name = legible(text, size, .semibold, in: room)
    // The regular weight is narrower.
    return name.isShortened ? legible(text, size, in: room) : name
  }

  private static func baselines(hasSecondName: Bool) -> (name: Double, weight: Double) {
    hasSecondName ? (names.baseline, names.weight) : (name.baseline, weight.baseline)
  }

  private func drawDetails(
    in drawing: any Drawing, _ x: Double, _ y: Double, _ side: Double, _ style: TileStyle,
    _ name: TextLayout?, _ second: String?
  ) {
    let room = side - 2 * max(Self.textInset, Self.largeInset * side)
    let baselines = Self.baselines(hasSecondName: second != nil)
    if let name {
      drawCentered(name, drawing, x, y + baselines.name * side, side, style, style.text)
    }
    if let second, parts.contains(.name) {
      let text = legible(second, Self.names.size * side, in: room)
      drawCentered(text, drawing, x, y + Self.names.second * side, side, style, style.text)
    }
    guard parts.contains(.weight) else { return }
    let weight = legible(
      tr(number: paint.value ?? element.tileWeight), Self.weight.size * side, in: room)
    drawCentered(weight, drawing, x, y + baselines.weight * side, side, style, style.secondary)
  }

  /// Returns the text's layout, scaled down to the width, but not below the least size: then it is ellipsized.
  private func legible(
    _ text: String, _ size: Double, _ weight: FontWeight = .regular, in room: Double
  ) -> TextLayout {
    TextLayout.fitted(
      text, for: face, size: max(size, Self.leastText), weight: weight, within: room,
      least: look == nil ? Self.leastText : Self.leastPaperText)
  }

  private func drawCentered(
    _ text: TextLayout, _ drawing: any Drawing, _ x: Double, _ baseline: Double, _ side: Double,
    _ style: TileStyle, _ color: Color
  ) {
    style.drawText(
      text, in: drawing, x: x + (side - text.width) / 2, baseline: baseline, color)
  }
}
