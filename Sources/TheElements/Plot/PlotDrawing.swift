import Adwaita
import Elements
import Gtk

/// Draws axes, lines, symbols and points of a plot, for the screen or a file.
@MainActor
struct PlotDrawing {
  let plot: Plot
  let layout: PlotLayout
  /// The widget whose font and colors are used.
  let widget: Widget
  /// The elements that are not faded; nil for all.
  var selection: Set<Int>?

  /// Font sizes in pixels at a text scale of 1.
  private static let (numberSize, titleSize, symbolSize) = (10.7, 12.0, 11.5)
  /// Opacity of the grid and of lines, normally and in high contrast, and of what is not selected.
  private static let (grid, line) = ((usual: 0.1, high: 0.4), (usual: 0.25, high: 0.7))
  private static let fadedOpacity = 0.2
  private static let gap = 8.0

  /// - Parameters:
  ///   - width: width in pixels.
  ///   - height: height in pixels.
  init(_ plot: Plot, width: Double, height: Double, _ widget: Widget) {
    (self.plot, self.widget) = (plot, widget)
    let scale = max(widget.textScale, 1)
    let size = Self.numberSize * scale
    let sample = TextLayout("0", for: widget, size: Self.titleSize * scale)
    // The numbers are known once the area is, which is known once they are: the most that there may be.
    let first = PlotLayout(
      width: width, height: height, numberWidth: 0, lineHeight: sample.height)
    let widths = plot.yScale.ticks(atMost: first.tickCounts(textScale: scale).y).map {
      TextLayout(NumberFormat.text($0.digits), for: widget, size: size).width
    }
    layout = PlotLayout(
      width: width, height: height, numberWidth: widths.max() ?? 0, lineHeight: sample.height)
  }

  private var isHighContrast: Bool { StyleManager.shared.isHighContrast }
  private var textScale: Double { max(widget.textScale, 1) }

  /// Draws all but the points.
  func drawGround(in snapshot: Snapshot) {
    drawAxes(in: snapshot)
    let opacity = isHighContrast ? Self.line.high : Self.line.usual
    for line in plot.lines {
      draw(line, in: snapshot, width: 1.5, widget.color.faded(to: opacity))
    }
    drawSymbols(in: snapshot)
  }

  // MARK: Axes

  private func drawAxes(in snapshot: Snapshot) {
    let (area, counts) = (layout.area, layout.tickCounts(textScale: textScale))
    let grid = widget.color.faded(to: isHighContrast ? Self.grid.high : Self.grid.usual)
    for tick in plot.xScale.ticks(atMost: counts.x) {
      let x = layout.x(at: tick.position).rounded()
      snapshot.fill(Bounds(x: x, y: area.y, width: 1, height: area.height), grid)
      let text = number(tick)
      let left = min(max(x - text.width / 2, 0), area.maxX + Self.gap - text.width / 2)
      snapshot.text(text, x: left.rounded(), y: area.maxY + Self.gap, widget.dimColor)
    }
    for tick in plot.yScale.ticks(atMost: counts.y) {
      let y = layout.y(at: tick.position).rounded()
      snapshot.fill(Bounds(x: area.x, y: y, width: area.width, height: 1), grid)
      let text = number(tick)
      snapshot.text(
        text, x: area.x - Self.gap - text.width, y: (y - text.height / 2).rounded(),
        widget.dimColor)
    }
    let axis = widget.color.faded(to: 0.6)
    snapshot.fill(Bounds(x: area.x, y: area.maxY, width: area.width, height: 1), axis)
    snapshot.fill(Bounds(x: area.x, y: area.y, width: 1, height: area.height), axis)
    drawTitles(in: snapshot)
  }

  private func number(_ tick: PropertyScale.Tick) -> TextLayout {
    TextLayout(NumberFormat.text(tick.digits), for: widget, size: Self.numberSize * textScale)
  }

  private func drawTitles(in snapshot: Snapshot) {
    let area = layout.area
    for (column, isVertical) in [(plot.yColumn, true), (plot.xColumn, false)] {
      let text = TextLayout(
        tr(Plot.title(of: column)), for: widget, size: Self.titleSize * textScale,
        weight: .semibold)
      let room = isVertical ? area.maxX - Self.gap : area.width
      if text.width > room { text.ellipsize(within: room) }
      let width = min(text.width, room)
      let place =
        isVertical
        ? Point(x: Self.gap, y: Self.gap / 2)
        : Point(
          x: area.maxX - width, y: area.maxY + 2 * Self.gap + Self.numberSize * textScale)
      snapshot.text(text, x: place.x, y: place.y, widget.dimColor)
    }
  }

  // MARK: Lines, symbols and points

  /// Draws a line through its elements.
  func draw(_ line: Plot.Line, in snapshot: Snapshot, width: Double, _ color: Color) {
    let centers = line.numbers.compactMap { plot[$0] }.map { layout.position(of: $0) }
    guard let first = centers.first, centers.count > 1 else { return }
    let area = layout.area
    snapshot.path(in: Bounds(x: 0, y: 0, width: area.maxX + 40, height: area.maxY + 40)) { path in
      path.move(x: first.x, y: first.y)
      for center in centers.dropFirst() { path.line(x: center.x, y: center.y) }
      path.stroke(width: width, color)
    }
  }

  private func drawSymbols(in snapshot: Snapshot) {
    let texts = Dictionary(
      plot.points.map { point in
        let text = TextLayout(
          point.element.symbol, for: widget, size: Self.symbolSize * textScale, weight: .semibold)
        return (point.element.number, text)
      }, uniquingKeysWith: { first, _ in first })
    let sizes = texts.mapValues { Size(width: $0.width, height: $0.height * 0.86) }
    for (number, frame) in layout.symbols(of: plot, sizes: sizes) {
      guard let text = texts[number] else { continue }
      let isFaded = selection.map { !$0.contains(number) } ?? false
      let color = isFaded ? widget.color.faded(to: Self.fadedOpacity) : widget.dimColor
      snapshot.text(text, x: frame.x, y: frame.center.y - text.height / 2, color)
    }
  }

  /// Draws the point of an element at a place.
  /// - Parameter isLinked: larger, with its symbol in it.
  static func drawPoint(
    of element: AtomicElement, at center: Point, in snapshot: Snapshot, _ widget: Widget,
    isLinked: Bool = false
  ) {
    let style = TileStyle(element.category)
    let radius = isLinked ? 2 * PlotLayout.radius : PlotLayout.radius
    let bounds = Bounds(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    snapshot.fill(bounds, radius: radius, style.background)
    snapshot.outline(bounds, radius: radius, width: 1, widget.color.faded(to: 0.65))
    guard isLinked else { return }
    let text = TextLayout.fitted(
      element.symbol, for: widget, size: 1.15 * radius, weight: .bold, within: 1.8 * radius,
      least: 0)
    snapshot.text(
      text, x: center.x - text.width / 2, y: center.y - text.height / 2, style.text)
  }

  /// Draws all, on the window's color.
  func drawAll(in snapshot: Snapshot, width: Double, height: Double) {
    let ground = widget.namedColor("window_bg_color") ?? .white
    snapshot.fill(Bounds(width: width, height: height), ground)
    drawGround(in: snapshot)
    for point in plot.points {
      Self.drawPoint(
        of: point.element, at: layout.position(of: point), in: snapshot, widget)
    }
  }
}
