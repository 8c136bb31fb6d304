import Adwaita
import Elements
import Gtk

/// Draws a nuclide chart: magic numbers, the cells in sight with the texts that they have room for, and a decay chain.
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
  }

  private let table: PeriodicTable
  private let chart: NuclideChart
  private unowned let widget: Widget
  private var layout: NuclideChartLayout
  /// Texts by font size, kept until the font changes.
  private var texts: [TextKey: TextLayout] = [:]
  private var fontSerial = 0

  private struct TextKey: Hashable {
    let text: String
    let size: Double
    let isBold: Bool
  }

  /// Font sizes in pixels at a text scale of 1: they do not grow with the cells, so that few fonts are made.
  private static let (symbolSize, largeSymbolSize, massSize, factSize, lineSize) = (
    10.5, 17.0, 10.0, 10.0, 10.7
  )
  /// Number of texts that are kept.
  private static let mostTexts = 2000
  /// Radius and least side of cells with round corners, and space in a cell.
  private static let (radius, roundSide, padding) = (4.0, 34.0, 3.0)
  /// Widths of the lines of a chain, and of the ground around them.
  private static let (mainWidth, branchWidth, halo) = (2.5, 1.25, 2.0)
  /// Least length of a magic number's line beyond its cells, in pixels.
  private static let lineEnd = 10.0
  /// Side of cells below which both edges would be too near to each other, in pixels.
  private static let thinSide = 3.0
  /// Part of a cell's side by which an arrow begins and ends beside the middle, so that symbols stay free.
  private static let arrowRoom = 0.34
  private static let (darkInk, paper) = (RGB(hex: 0x1d1d20), RGB(hex: 0xffffff))

  init(_ chart: NuclideChart, _ table: PeriodicTable, _ widget: Widget) {
    (self.chart, self.table, self.widget) = (chart, table, widget)
    layout = NuclideChartLayout(
      chart,
      Viewport(chart: Size(width: 1, height: 1), aspect: NuclideChartLayout.aspect(of: chart)))
  }

  /// Draws the visible part.
  func draw(_ layout: NuclideChartLayout, _ marks: Marks, in snapshot: Snapshot) {
    self.layout = layout
    if fontSerial != widget.fontSerial || texts.count > Self.mostTexts { texts = [:] }
    fontSerial = widget.fontSerial
    snapshot.canvas(in: Bounds(width: layout.size.width, height: layout.size.height)) { canvas in
      for group in chart.groups { draw(group, in: canvas) }
      drawMagicLines(in: canvas)
      marks.row.map { drawRow($0, in: canvas) }
      marks.chain.map { draw($0, in: canvas) }
      marks.selection.map { drawSelection($0, in: canvas) }
      if let cell = marks.hovered { drawHover(cell, in: canvas) }
    }
  }

  private var textScale: Double { max(widget.textScale, 1) }

  private func text(_ string: String, _ size: Double, isBold: Bool = false) -> TextLayout {
    let key = TextKey(text: string, size: size, isBold: isBold)
    if let known = texts[key] { return known }
    let made = TextLayout(
      string, for: widget, size: size * textScale, weight: isBold ? .bold : .regular)
    texts[key] = made
    return made
  }

  private func symbol(_ number: Int) -> String { table[number]?.symbol ?? "" }

  // MARK: Lines

  /// Draws the lines of magic numbers along both edges of their rows and columns, or as one line along thin ones, and their numbers where there is room.
  private func drawMagicLines(in canvas: Canvas) {
    let isHighContrast = StyleManager.shared.isHighContrast
    let ends = max(layout.side, Self.lineEnd)
    let isThin = layout.side < Self.thinSide
    var taken: [Rect] = []
    for line in chart.magicLines.reversed() {
      let frame = layout.frame(of: line)
      let path = canvas.path
      if line.isNeutrons {
        let (top, bottom) = (max(frame.y - ends, 0), min(frame.maxY + ends, layout.size.height))
        for x in isThin ? [frame.center.x] : [frame.x, frame.maxX] where bottom > top {
          path.rectangle(Bounds(x: x.rounded() - 1, y: top, width: 1, height: bottom - top))
        }
      } else {
        let (left, right) = (max(frame.x - ends, 0), min(frame.maxX + ends, layout.size.width))
        for y in isThin ? [frame.center.y] : [frame.y, frame.maxY] where right > left {
          path.rectangle(Bounds(x: left, y: y.rounded() - 1, width: right - left, height: 1))
        }
      }
      path.fill(widget.color.faded(to: isHighContrast ? 0.9 : 0.5))
      let label = text(
        line.isNeutrons ? "N = \(line.number)" : "Z = \(line.number)", Self.lineSize)
      let place = numberFrame(of: line, frame, label, ends: ends)
      let isInView = place.x >= 0 && place.maxX <= layout.size.width
      guard isInView, !taken.contains(where: { $0.intersects(place) }) else { continue }
      taken.append(place)
      canvas.text(label, x: place.x, y: place.y, widget.dimColor)
    }
  }

  /// Frame of a line's number, at the line's beginning: below a column, left of a row.
  private func numberFrame(
    of line: NuclideChart.MagicLine, _ frame: Rect, _ label: TextLayout, ends: Double
  ) -> Rect {
    let (x, y) =
      line.isNeutrons
      ? (frame.center.x - label.width / 2, frame.maxY + ends + 2)
      : (frame.x - ends - label.width - 4, frame.center.y - label.height / 2)
    return Rect(x: x.rounded(), y: y.rounded(), width: label.width, height: label.height)
  }

  /// Marks the row of an element, with its symbol at both ends.
  private func drawRow(_ number: Int, in canvas: Canvas) {
    guard let extent = chart.extent(ofRow: number) else { return }
    let first = layout.frame(of: .init(neutrons: extent.lowerBound, number: number))
    let last = layout.frame(of: .init(neutrons: extent.upperBound, number: number))
    let band = Bounds(
      x: first.x - 3, y: first.y - 3, width: last.maxX - first.x + 6, height: first.height + 6)
    drawRing(band, in: canvas)
    let label = text(symbol(number), Self.largeSymbolSize, isBold: true)
    // Away from the other rows: those below begin further left, those above end further right.
    let bottom = band.y + band.height
    canvas.text(
      label, x: (band.x - label.width - 6).rounded(), y: bottom - label.height, widget.color)
    canvas.text(label, x: (band.x + band.width + 6).rounded(), y: band.y, widget.color)
  }

  /// Draws a ring that is dark enough on the cells in both styles; a white line around it shows it on what is dark.
  private func drawRing(_ bounds: Bounds, in canvas: Canvas) {
    let ground = Bounds(
      x: bounds.x - 1.5, y: bounds.y - 1.5, width: bounds.width + 3, height: bounds.height + 3)
    canvas.outline(ground, radius: 7, width: 6, Color(Self.paper))
    let accent = widget.namedColor("accent_bg_color") ?? Color(Self.darkInk)
    canvas.outline(bounds, radius: 6, width: 3, accent.mixed(with: .black, 0.35))
  }

  // MARK: Cells

  private func draw(_ group: NuclideChart.Group, in canvas: Canvas) {
    let visible = group.cells.filter { layout.isVisible($0) }
    guard !visible.isEmpty else { return }
    let style = NuclideStyle(group.kind)
    let isRound = layout.side >= Self.roundSide
    let path = canvas.path
    for cell in visible {
      let bounds = Bounds(layout.frame(of: cell))
      if isRound {
        path.move(x: bounds.x + bounds.width - Self.radius, y: bounds.y)
        path.rectangle(bounds, radius: Self.radius)
      } else {
        path.rectangle(bounds)
      }
    }
    path.fill(style.background)
    let detail = layout.detail(textScale: textScale)
    guard detail > .color else { return }
    for cell in visible { draw(cell, style, detail, in: canvas) }
  }

  /// Draws the texts of a cell.
  private func draw(
    _ cell: NuclideChart.Cell, _ style: NuclideStyle, _ detail: NuclideChartLayout.Detail,
    in canvas: Canvas
  ) {
    let frame = layout.frame(of: cell)
    let isLarge = detail == .facts
    let symbol = text(
      symbol(cell.number), isLarge ? Self.largeSymbolSize : Self.symbolSize, isBold: true)
    guard detail > .symbol, let nuclide = chart[cell] else {
      return draw(symbol, in: frame, middle: 0.5, style, canvas)
    }
    let mass = text(nuclide.massText, Self.massSize)
    let letter = text(nuclide.letter, Self.massSize)
    if isLarge {
      let left = frame.x + Self.padding
      canvas.text(mass, x: left, y: frame.y + Self.padding - 1, style.text)
      if letter.width < frame.width - mass.width - 3 * Self.padding {
        canvas.text(
          letter, x: frame.maxX - Self.padding - letter.width, y: frame.y + Self.padding - 1,
          style.text)
      }
      draw(symbol, in: frame, middle: 0.46, style, canvas)
      let fact = text(Self.fact(of: nuclide), Self.factSize)
      draw(fact, in: frame, middle: 0.76, style, canvas)
      style.drawAbundance(of: nuclide, in: Bounds(frame), canvas)
    } else {
      draw(mass, in: frame, middle: 0.27, style, canvas)
      draw(symbol, in: frame, middle: 0.66, style, canvas)
    }
  }

  /// Draws a text in the middle of a cell's width, if it has room.
  private func draw(
    _ text: TextLayout, in frame: Rect, middle: Double, _ style: NuclideStyle, _ canvas: Canvas
  ) {
    guard text.width <= frame.width else { return }
    canvas.text(
      text, x: (frame.center.x - text.width / 2).rounded(),
      y: (frame.y + frame.height * middle - text.height / 2).rounded(), style.text)
  }

  /// The half-life in short; the abundance of a stable nuclide.
  static func fact(of nuclide: Nuclide) -> String {
    if nuclide.halfLife.kind == .stable {
      return nuclide.abundance.map {
        NumberFormat.short($0.digits) + NumberFormat.unitSeparator + "%"
      } ?? ""
    }
    return nuclide.halfLife.time?.shortText ?? ""
  }

  // MARK: Marks

  private func draw(_ chain: DecayChain, in canvas: Canvas) {
    let (ink, paper) = (Color(Self.darkInk), Color(Self.paper))
    for (steps, width) in [(chain.branches, Self.branchWidth), (chain.main, Self.mainWidth)] {
      for (extra, color) in [(2 * Self.halo, paper.faded(to: 0.85)), (0, ink)] {
        for step in steps { draw(step, in: canvas, width: width + extra, color) }
      }
    }
  }

  /// Draws a decay as an arrow between the middles of two cells.
  private func draw(_ step: DecayChain.Step, in canvas: Canvas, width: Double, _ color: Color) {
    let (from, to) = (
      layout.center(of: .init(step.parent)), layout.center(of: .init(step.daughter))
    )
    let (x, y) = (to.x - from.x, to.y - from.y)
    let reach = max(abs(x), abs(y))
    guard reach > 0 else { return }
    let hasTexts = layout.detail(textScale: textScale) > .color
    let part = hasTexts ? Self.arrowRoom * layout.side / reach : 0
    let end = Elements.Point(x: to.x - part * x, y: to.y - part * y)
    let path = canvas.path
    path.move(x: from.x + part * x, y: from.y + part * y)
    path.line(x: end.x, y: end.y)
    let length = (x * x + y * y).squareRoot()
    let head = min(0.25 * layout.side, 9)
    if head > 3 {
      let (alongX, alongY) = (x / length * head, y / length * head)
      for side in [-0.6, 0.6] {
        path.move(x: end.x, y: end.y)
        path.line(x: end.x - alongX - side * alongY, y: end.y - alongY + side * alongX)
      }
    }
    path.stroke(width: width, color)
  }

  private func drawSelection(_ nuclide: Nuclide, in canvas: Canvas) {
    let cell = NuclideChart.Cell(nuclide)
    let center = layout.center(of: cell)
    let room = max(layout.side / 2 + 3, 8)
    let ring = Bounds(
      x: (center.x - room).rounded(), y: (center.y - room).rounded(), width: 2 * room,
      height: 2 * room)
    drawRing(ring, in: canvas)
  }

  /// Draws the sign of a nuclide above its cell, and a ring around this.
  private func drawHover(_ cell: NuclideChart.Cell, in canvas: Canvas) {
    guard let nuclide = chart[cell] else { return }
    let frame = layout.frame(of: cell)
    canvas.outline(
      Bounds(x: frame.x - 1, y: frame.y - 1, width: frame.width + 2, height: frame.height + 2),
      radius: 3, width: 1.5, widget.color)
    guard layout.detail(textScale: textScale) < .mass else { return }
    let label = text(nuclide.sign(symbol(cell.number)), Self.lineSize + 2, isBold: true)
    let ground = Bounds(
      x: min(max(frame.center.x - label.width / 2 - 6, 0), layout.size.width - label.width - 12),
      y: max(frame.y - label.height - 10, 0), width: label.width + 12, height: label.height + 4)
    canvas.fill(ground, radius: 5, Color(Self.darkInk))
    canvas.outline(ground, radius: 5, width: 1, Color(Self.paper).faded(to: 0.5))
    canvas.text(label, x: ground.x + 6, y: ground.y + 2, .white)
  }
}
