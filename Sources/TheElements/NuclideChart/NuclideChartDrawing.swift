import Elements
import Gtk

/// Draws a nuclide chart: magic numbers, the cells in view with the texts that they have room for, and a decay chain.
@MainActor
final class NuclideChartDrawing {
  /// Everything that is drawn over the cells.
  struct Marks {
    var selection: Nuclide?
    var chain: DecayChain?
    /// The cell under the pointer.
    var hovered: NuclideChart.Cell?
    /// The element whose row is marked.
    var row: Int?
    /// The cells that pass the filter, the others are dimmed; nil for all.
    var included: Set<NuclideChart.Cell>?
    /// True on paper, where each row begins with its symbol.
    var showsSymbols = false
  }

  let chart: NuclideChart
  private let table: PeriodicTable
  /// The style in use.
  private(set) var style: ChartStyle
  /// The frames of the cells.
  private(set) var layout: NuclideChartLayout
  /// True if each row begins with its symbol.
  private(set) var hasRowSymbols = false
  private let texts = TextCache(limit: 2000)

  /// Font sizes in pixels at a text scale of 1: they do not grow with the cells, so that few fonts are made.
  static let (symbolSize, largeSymbolSize, massSize, factSize, lineSize) = (
    10.5, 17.0, 10.0, 10.0, 10.7
  )
  /// Radius and least side of cells with round corners, and space in a cell.
  private static let (radius, roundSide, padding) = (4.0, 34.0, 3.0)
  /// Room beside a text that a line would cross, in pixels.
  private static let haloWidth = 2.0
  /// Opacity of the cells that do not pass the filter.
  private static let dimmedOpacity = 0.15
  /// Parts of a font's size above and below the baseline that its letters need.
  private static let (ascent, descent) = (0.82, 0.24)
  static let (darkInk, paper) = (RGB(hex: 0x1d1d20), RGB(hex: 0xffffff))

  init(_ chart: NuclideChart, _ table: PeriodicTable, _ style: ChartStyle) {
    (self.chart, self.table, self.style) = (chart, table, style)
    layout = NuclideChartLayout(
      chart,
      Viewport(chart: Size(width: 1, height: 1), aspect: NuclideChartLayout.aspect(of: chart)))
  }

  /// Draws the visible part: cells, then lines, then the texts of the cells, which no line crosses.
  func draw(
    _ layout: NuclideChartLayout, _ marks: Marks, _ style: ChartStyle, in drawing: any Drawing
  ) {
    (self.layout, self.style) = (layout, style)
    let visible = chart.groups.map { group in
      (style: NuclideStyle(group.kind, style.look), cells: group.cells.filter(layout.isVisible))
    }
    let isIncluded = { (cell: NuclideChart.Cell) in marks.included?.contains(cell) ?? true }
    let groups = visible.map { (style: $0.style, cells: $0.cells.filter(isIncluded)) }
    for group in visible {
      let dimmed = group.cells.filter { !isIncluded($0) }
      drawGrounds(of: dimmed, group.style, opacity: Self.dimmedOpacity, in: drawing)
    }
    for group in groups { drawGrounds(of: group.cells, group.style, in: drawing) }
    let detail = layout.detail(textScale: style.textScale)
    hasRowSymbols = marks.showsSymbols || detail == .symbol
    drawMagicLines(in: drawing)
    if hasRowSymbols { drawRowSymbols(in: drawing) }
    marks.row.map { drawRow($0, in: drawing) }
    marks.chain.map { draw($0, in: drawing) }
    if detail > .color {
      let crossed = marks.chain?.cells ?? []
      for group in groups {
        for cell in group.cells {
          let ground = crossed.contains(cell) ? group.style.background : nil
          draw(cell, group.style, detail, over: ground, in: drawing)
        }
      }
    }
    marks.selection.map { drawSelection($0, in: drawing) }
    if let cell = marks.hovered { drawHover(cell, in: drawing) }
    drawAxes(besides: visible.flatMap(\.cells), in: drawing)
  }

  func text(_ string: String, _ size: Double, isBold: Bool = false) -> TextLayout {
    texts.text(
      string, for: style.face, size: size * style.textScale, weight: isBold ? .bold : .regular)
  }

  func symbol(_ number: Int) -> String { table[number]?.symbol ?? "" }

  // MARK: Cells

  private func drawGrounds(
    of cells: [NuclideChart.Cell], _ style: NuclideStyle, opacity: Double = 1,
    in drawing: any Drawing
  ) {
    guard !cells.isEmpty else { return }
    let isRound = layout.side >= Self.roundSide
    drawing.path(in: area) { path in
      for cell in cells {
        let bounds = Bounds(layout.frame(of: cell))
        if isRound {
          path.move(x: bounds.x + bounds.width - Self.radius, y: bounds.y)
          path.rectangle(bounds, radius: Self.radius)
        } else {
          path.rectangle(bounds)
        }
      }
      path.fill(style.background.faded(to: opacity))
    }
  }

  /// The visible part.
  var area: Bounds { Bounds(width: layout.size.width, height: layout.size.height) }

  /// Draws the texts of a cell.
  /// - Parameter ground: the color behind the texts of a cell that a line crosses; nil for other cells.
  private func draw(
    _ cell: NuclideChart.Cell, _ style: NuclideStyle, _ detail: NuclideChartLayout.Detail,
    over ground: Color?, in drawing: any Drawing
  ) {
    let frame = layout.frame(of: cell)
    let isLarge = detail == .facts
    let symbol = text(
      symbol(cell.number), isLarge ? Self.largeSymbolSize : Self.symbolSize, isBold: true)
    func put(_ text: TextLayout, x: Double, y: Double) {
      if let ground { fill(ground, behind: text, x: x, y: y, in: drawing) }
      drawing.text(text, x: x, y: y, style.text)
    }
    // In the middle of the cell's width, if it has room.
    func put(_ text: TextLayout, middle: Double) {
      guard text.width <= frame.width else { return }
      put(
        text, x: (frame.center.x - text.width / 2).rounded(),
        y: (frame.y + frame.height * middle - text.height / 2).rounded())
    }
    guard let nuclide = chart[cell] else { return }
    let mass = text(nuclide.massText, Self.massSize)
    // The symbol stands at the beginning of the row.
    guard detail > .symbol else { return put(mass, middle: 0.5) }
    guard isLarge else {
      put(mass, middle: 0.27)
      return put(symbol, middle: 0.66)
    }
    let (top, letter) = (frame.y + Self.padding - 1, text(nuclide.letter, Self.massSize))
    put(mass, x: frame.x + Self.padding, y: top)
    if letter.width < frame.width - mass.width - 3 * Self.padding {
      put(letter, x: frame.maxX - Self.padding - letter.width, y: top)
    }
    put(symbol, middle: 0.46)
    put(text(Self.fact(of: nuclide), Self.factSize), middle: 0.76)
    style.drawAbundance(of: nuclide, in: Bounds(frame), drawing)
  }

  /// Covers what crosses a text.
  private func fill(
    _ ground: Color, behind text: TextLayout, x: Double, y: Double, in drawing: any Drawing
  ) {
    let top = y + text.baseline - Self.ascent * text.size
    drawing.fill(
      Bounds(
        x: x - Self.haloWidth, y: top, width: text.width + 2 * Self.haloWidth,
        height: (Self.ascent + Self.descent) * text.size), radius: 2, ground)
  }

  /// The half-life in short; the abundance of a stable nuclide.
  static func fact(of nuclide: Nuclide) -> String {
    if nuclide.halfLife.kind == .stable {
      return nuclide.abundance.map {
        tr(number: NumberFormat.quantity(NumberFormat.short($0.digits), "%"))
      } ?? ""
    }
    return nuclide.halfLife.time.map { tr(number: $0.shortText) } ?? ""
  }
}
