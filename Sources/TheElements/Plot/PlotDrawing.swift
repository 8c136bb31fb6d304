import Elements
import Gtk

/// Draws axes, lines, symbols and points of a plot, for the screen or on paper.
@MainActor
struct PlotDrawing {
  let plot: Plot
  let layout: PlotLayout
  let style: ChartStyle
  /// The elements that are not faded; nil for all.
  var selection: Set<Int>?
  /// The element that is pointed at, whose point has the symbol in it; nil for none.
  var linked: Int?

  /// Font sizes in pixels at a text scale of 1.
  private static let (numberSize, titleSize, symbolSize) = (10.7, 12.0, 11.5)
  /// Opacity of the grid and of lines, normally and in high contrast, and of what is not selected.
  private static let (grid, line) = ((usual: 0.1, high: 0.4), (usual: 0.25, high: 0.7))
  private static let fadedOpacity = 0.2
  private static let gap = 8.0

  /// Returns the layout of a plot within a size in pixels.
  static func layout(
    of plot: Plot, width: Double, height: Double, _ style: ChartStyle
  ) -> PlotLayout {
    let sample = TextLayout("0", for: style.face, size: titleSize * style.textScale)
    // The numbers are known once the area is, which is known once they are: the most that there may be.
    let first = PlotLayout(
      width: width, height: height, numberWidth: 0, lineHeight: sample.height)
    let ticks = plot.yScale.ticks(atMost: first.tickCounts(textScale: style.textScale).y)
    let widths = ticks.map {
      TextLayout(
        tr(number: NumberFormat.text($0.digits)), for: style.face,
        size: numberSize * style.textScale
      ).width
    }
    return PlotLayout(
      width: width, height: height, numberWidth: widths.max() ?? 0, lineHeight: sample.height)
  }

  /// Draws all but the points.
  func drawGround(in drawing: any Drawing, _ symbols: Symbols) {
    drawAxes(in: drawing)
    let opacity = style.look.isHighContrast ? Self.line.high : Self.line.usual
    inArea(drawing) {
      for line in plot.lines {
        draw(line, in: drawing, width: 1.5, style.color.faded(to: opacity), around: symbols)
      }
    }
    draw(symbols, in: drawing)
    inArea(drawing) {
      for mark in plot.marks { draw(mark, in: drawing) }
    }
  }

  /// Draws what may reach beyond the part of the plot that is shown.
  func inArea(_ drawing: any Drawing, _ draw: () -> Void) {
    guard plot.hiddenCount > 0 else { return draw() }
    drawing.clipped(to: Bounds(layout.area), radius: 0, draw)
  }

  /// Half the diagonal of a mark in pixels.
  private static let markRadius = 6.0

  /// Draws a value of the user's own: an empty diamond, joined with the point of its element.
  private func draw(_ mark: Plot.Mark, in drawing: any Drawing) {
    guard let point = plot.anyPoint(of: mark.number).map({ layout.position(of: $0) }) else {
      return
    }
    let center = Point(x: layout.x(at: mark.x), y: layout.y(at: mark.y))
    let (area, radius) = (layout.area, Self.markRadius)
    let color = isFaded(mark.number) ? style.color.faded(to: Self.fadedOpacity) : style.color
    drawing.path(in: Bounds(x: 0, y: 0, width: area.maxX + 40, height: area.maxY + 40)) { path in
      path.move(x: point.x, y: point.y)
      path.line(x: center.x, y: center.y)
      path.stroke(width: 1, color.faded(to: 0.5))
    }
    drawing.path(in: Bounds(x: 0, y: 0, width: area.maxX + 40, height: area.maxY + 40)) { path in
      path.move(x: center.x, y: center.y - radius)
      path.line(x: center.x + radius, y: center.y)
      path.line(x: center.x, y: center.y + radius)
      path.line(x: center.x - radius, y: center.y)
      path.line(x: center.x, y: center.y - radius)
      path.stroke(width: 1.5, color)
    }
  }

  // MARK: Axes

  private func drawAxes(in drawing: any Drawing) {
    let (area, counts) = (layout.area, layout.tickCounts(textScale: style.textScale))
    let opacity = style.look.isHighContrast ? Self.grid.high : Self.grid.usual
    let grid = style.color.faded(to: opacity)
    for tick in plot.xScale.ticks(atMost: counts.x) {
      let x = layout.x(at: tick.position).rounded()
      drawing.fill(Bounds(x: x, y: area.y, width: 1, height: area.height), radius: 0, grid)
      let text = number(tick)
      let left = min(max(x - text.width / 2, 0), area.maxX + Self.gap - text.width / 2)
      drawing.text(text, x: left.rounded(), y: area.maxY + Self.gap, style.dimColor)
    }
    for tick in plot.yScale.ticks(atMost: counts.y) {
      let y = layout.y(at: tick.position).rounded()
      drawing.fill(Bounds(x: area.x, y: y, width: area.width, height: 1), radius: 0, grid)
      let text = number(tick)
      drawing.text(
        text, x: area.x - Self.gap - text.width, y: (y - text.height / 2).rounded(),
        style.dimColor)
    }
    let axis = style.color.faded(to: 0.6)
    drawing.fill(Bounds(x: area.x, y: area.maxY, width: area.width, height: 1), radius: 0, axis)
    drawing.fill(Bounds(x: area.x, y: area.y, width: 1, height: area.height), radius: 0, axis)
    drawTitles(in: drawing)
  }

  private func text(_ text: String, _ size: Double, _ weight: FontWeight = .regular) -> TextLayout {
    TextLayout(text, for: style.face, size: size * style.textScale, weight: weight)
  }

  private func number(_ tick: PropertyScale.Tick) -> TextLayout {
    text(tr(number: NumberFormat.text(tick.digits)), Self.numberSize)
  }

  private func drawTitles(in drawing: any Drawing) {
    let area = layout.area
    for (column, isVertical) in [(plot.yColumn, true), (plot.xColumn, false)] {
      let text = text(tr(plot.axisTitle(of: column)), Self.titleSize, .semibold)
      let room = isVertical ? area.maxX - Self.gap : area.width
      if text.width > room { text.ellipsize(within: room) }
      let width = min(text.width, room)
      let place =
        isVertical
        ? Point(x: Self.gap, y: Self.gap / 2)
        : Point(
          x: area.maxX - width, y: area.maxY + 2 * Self.gap + Self.numberSize * style.textScale)
      drawing.text(text, x: place.x, y: place.y, style.dimColor)
    }
  }

  // MARK: Lines, symbols and points

  /// Draws a line through its elements, which leaves the symbols free.
  func draw(
    _ line: [Int], in drawing: any Drawing, width: Double, _ color: Color, around symbols: Symbols?
  ) {
    let segments = layout.segments(of: line, in: plot, around: symbols?.frames ?? [:])
    guard !segments.isEmpty else { return }
    let area = layout.area
    drawing.path(in: Bounds(x: 0, y: 0, width: area.maxX + 40, height: area.maxY + 40)) { path in
      for segment in segments {
        path.move(x: segment.from.x, y: segment.from.y)
        path.line(x: segment.to.x, y: segment.to.y)
      }
      path.stroke(width: width, color)
    }
  }

  private func isFaded(_ number: Int) -> Bool { selection.map { !$0.contains(number) } ?? false }

  /// The symbols beside the points, by atomic number.
  struct Symbols {
    fileprivate let texts: [Int: TextLayout]
    /// The frames of those that have room.
    let frames: [Int: Rect]
  }

  /// Lays out the symbols.
  func symbols() -> Symbols {
    let texts = Dictionary(
      plot.points.map { ($0.element.number, text($0.element.symbol, Self.symbolSize, .semibold)) },
      uniquingKeysWith: { first, _ in first })
    let sizes = texts.mapValues { Size(width: $0.width, height: $0.height * 0.86) }
    return Symbols(texts: texts, frames: layout.symbols(of: plot, sizes: sizes))
  }

  private func draw(_ symbols: Symbols, in drawing: any Drawing) {
    for (number, frame) in symbols.frames.sorted(by: { $0.key < $1.key }) {
      guard number != linked, let text = symbols.texts[number] else { continue }
      let color = isFaded(number) ? style.color.faded(to: Self.fadedOpacity) : style.dimColor
      drawing.text(text, x: frame.x, y: frame.center.y - text.height / 2, color)
    }
  }

  /// Draws a point in the color of a category.
  static func drawPoint(
    of category: ElementCategory, at center: Point, in drawing: any Drawing, _ style: ChartStyle,
    radius: Double = PlotLayout.radius
  ) {
    let bounds = Bounds(center.square(radius: radius))
    let fill = TileStyle(.classification(.category(category)), style.look).background
    drawing.fill(bounds, radius: radius, fill)
    drawing.outline(bounds, radius: radius, width: 1, style.color.faded(to: 0.65))
  }

  /// Draws the point of an element that is pointed at: larger, with its symbol in it.
  static func drawLinkedPoint(
    of element: AtomicElement, at center: Point, in drawing: any Drawing, _ style: ChartStyle
  ) {
    let radius = 2 * PlotLayout.radius
    drawPoint(of: element.category, at: center, in: drawing, style, radius: radius)
    let text = TextLayout.fitted(
      element.symbol, for: style.face, size: 1.15 * radius, weight: .bold, within: 1.8 * radius,
      least: 0)
    let color = TileStyle(.classification(.category(element.category)), style.look).text
    drawing.text(text, x: center.x - text.width / 2, y: center.y - text.height / 2, color)
  }

  func drawAll(in drawing: any Drawing) {
    drawGround(in: drawing, symbols())
    for point in plot.points {
      let draw = {
        Self.drawPoint(
          of: point.element.category, at: layout.position(of: point), in: drawing, style)
      }
      isFaded(point.element.number) ? drawing.faded(Self.fadedOpacity, draw) : draw()
    }
  }
}
