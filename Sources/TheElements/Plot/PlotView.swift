import Adwaita
import Elements
import GLib
import Gtk

/// A plot with its axes, and a widget for the point of each element. Pointer and keys move from point to point; a drag, or
/// Shift and an arrow key, selects the elements in a rectangle.
final class PlotView: Widget {
  private(set) var plot: Plot?
  private(set) var points: [Int: PlotPoint] = [:]
  private(set) var layout: PlotLayout?
  private var ground: (key: Key, node: RenderNode, symbols: PlotDrawing.Symbols)?
  /// The selected elements; nil for all.
  var selection: Set<Int>? {
    didSet {
      if selection == nil { anchor = nil }
      if selection != oldValue { showSelection() }
    }
  }
  /// The corners of the rectangle while it is dragged, in pixels.
  var dragged: (from: Elements.Point, to: Elements.Point)? {
    didSet { queueDraw() }
  }
  /// The element whose lines are highlighted.
  private(set) var linked: Int?
  /// The element from which Shift and an arrow key select.
  var anchor: Int?
  /// The element that Tab returns to.
  var lastFocused: Int?
  private var press: Elements.Point?
  private var pointer: Elements.Point?
  private let click = ClickGesture()
  let keys = KeyController()
  private let wheel = ScrollController()
  private var link: Observation?
  private(set) lazy var focusMemory = FocusMemory(of: self) { [weak self] in
    self?.focusMoved(to: $0)
  }
  /// Called with the element under the pointer or with the focus; nil for none.
  var onLink: (@MainActor (Int?) -> Void)?

  /// The input of the drawing of axes, lines and symbols.
  private struct Key: Hashable {
    let plot: Plot
    let layout: PlotLayout
    let selection: Set<Int>?
    let linked: Int?
    let isDark, isHighContrast: Bool
    let fontSerial: Int
  }

  /// Sides of a point's widget in pixels.
  private static let (side, touchedSide) = (24, 44)
  /// Distance in pixels from which a press is a drag.
  private static let dragDistance = 6.0

  override init() {
    super.init()
    name = "plot-view"
    clipContent()
    addPointer()
    addKeys()
    _ = focusMemory
    link = LinkedElement.shared.observe(.table) { [weak self] number in
      self?.link(number)
      self?.onLink?(number ?? self?.focused)
    }
  }

  override class var cssName: String? { "plot-view" }
  override class var accessibleRole: AccessibleRole? { .group }

  /// Shows a plot; the focus stays on its element.
  func show(_ plot: Plot) {
    guard plot != self.plot else { return }
    let hadFocus = containsFocus
    self.plot = plot
    setAccessibleLabel(tr(plot.title))
    let numbers = Set(plot.points.map(\.element.number))
    for (number, point) in points where !numbers.contains(number) {
      point.unparent()
      points[number] = nil
    }
    for item in plot.points {
      let point = points[item.element.number] ?? PlotPoint(item.element)
      if point.parent == nil {
        point.onSelect = { [weak self] in self?.select($0, $1) }
        append(point)
      }
      points[item.element.number] = point
      point.setAccessibleLabel(plot.text(of: item.element.number).map { tr($0) } ?? "")
    }
    showSelection()
    queueAllocate()
    if hadFocus, !containsFocus { focusPoints() }
  }

  private func showSelection() {
    for (number, point) in points {
      point.setClass("out-of-range", selection.map { !$0.contains(number) } ?? false)
    }
    queueDraw()
  }

  // MARK: Layout and drawing

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    orientation == .horizontal ? (280, 720) : (200, 480)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    guard let plot else { return }
    let layout = PlotDrawing.layout(
      of: plot, width: Double(width), height: Double(height), ChartStyle(self))
    self.layout = layout
    let side = window?.isTouched == true ? Self.touchedSide : Self.side
    for item in plot.points {
      let center = layout.position(of: item)
      points[item.element.number]?.allocate(
        x: center.x - Double(side) / 2, y: center.y - Double(side) / 2, width: side, height: side)
    }
    queueDraw()
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let plot, let layout else { return }
    let drawing = PlotDrawing(
      plot: plot, layout: layout, style: ChartStyle(self), selection: selection, linked: linked)
    let key = Key(
      plot: plot, layout: layout, selection: selection, linked: linked,
      isDark: StyleManager.shared.isDark, isHighContrast: StyleManager.shared.isHighContrast,
      fontSerial: fontSerial)
    if ground?.key != key {
      let symbols = drawing.symbols()
      ground = RenderNode { drawing.drawGround(in: $0, symbols) }.map { (key, $0, symbols) }
    }
    if let node = ground?.node { snapshot.node(node) }
    let accent = namedColor("accent_color") ?? color
    drawing.inArea(snapshot) {
      for line in plot.lines where linked.map({ line.contains($0) }) ?? false {
        drawing.draw(line, in: snapshot, width: 2.5, accent, around: ground?.symbols)
      }
    }
    super.snapshot(snapshot)
    if let dragged {
      let frame = Bounds(
        x: min(dragged.from.x, dragged.to.x), y: min(dragged.from.y, dragged.to.y),
        width: abs(dragged.to.x - dragged.from.x), height: abs(dragged.to.y - dragged.from.y))
      snapshot.fill(frame, radius: 3, accent.faded(to: 0.15))
      snapshot.outline(frame, radius: 3, width: 1.5, accent)
    }
  }

  override func styleChanged() { queueAllocate() }

  override func focus(_ direction: FocusDirection) -> Bool { moveFocusWithin(direction) }

  // MARK: Pointer

  private func addPointer() {
    let motion = MotionController()
    motion.onMotion { [weak self] x, y in
      let place = Elements.Point(x: x, y: y)
      // GTK repeats the motion of a resting pointer when a widget under it changes.
      guard let self, self.dragged == nil, place != self.pointer else { return }
      self.pointer = place
      self.point(at: self.nearest(x, y))
    }
    motion.onLeave { [weak self] in
      self?.pointer = nil
      self?.point(at: nil)
    }
    add(motion)
    addZoom()
    click.onReleased { [weak self] _, x, y in self?.clicked(x, y) }
    add(click)
    onDrag(
      { [weak self] x, y in self?.drag(to: Elements.Point(x: x, y: y)) },
      onEnd: { [weak self] in self?.endDrag() })
    onMenuRequest { [weak self] in self?.showMenu(at: $0) }
  }

  /// Control and the wheel, and two fingers, zoom; the wheel alone moves what is zoomed.
  private func addZoom() {
    wheel.onScroll { [weak self] x, y in
      guard let self, let plot = self.plot, let area = self.layout?.area else { return false }
      let pixels = self.wheel.isWheel ? Viewport.panStep : 1
      guard !self.wheel.isControlHeld else {
        let factor = Viewport.factor(notches: y * pixels / Viewport.panStep)
        self.zoom(plot.zoom, by: factor, about: self.pointer)
        return true
      }
      self.show(plot.zoom.moved(x: x * pixels / area.width, y: -y * pixels / area.height))
      return plot.zoom != .whole
    }
    add(wheel)
    let pinch = ZoomGesture()
    var start = PlotZoom.whole
    pinch.onBegin { [weak self] in start = self?.plot?.zoom ?? .whole }
    pinch.onZoom { [weak self] factor, x, y in
      self?.zoom(start, by: factor, about: Elements.Point(x: x, y: y))
    }
    add(pinch)
  }

  private func zoom(_ zoom: PlotZoom, by factor: Double, about place: Elements.Point?) {
    let point = place.flatMap { layout?.positions(at: $0) }
    show(zoom.zoomed(by: factor, about: point ?? (0.5, 0.5)))
  }

  private func show(_ zoom: PlotZoom) {
    guard zoom != plot?.zoom else { return }
    activateRepeatedly(.zoomPlot, zoom.texts[0], zoom.texts[1])
  }

  /// Returns the element whose point is nearest, within reach.
  func nearest(_ x: Double, _ y: Double) -> Int? {
    guard let plot, let layout else { return nil }
    return layout.nearest(to: Elements.Point(x: x, y: y), in: plot)?.element.number
  }

  /// Shows here, in the Table and in words which element is under the pointer, or focused without one.
  private func point(at number: Int?) {
    let number = number ?? focused
    link(number)
    LinkedElement.shared.show(number, in: .plot)
    onLink?(number)
  }

  /// Highlights the point of an element, and its lines.
  func link(_ number: Int?) {
    guard number != linked else { return }
    for (other, isLinked) in [(linked, false), (number, true)] {
      other.flatMap { points[$0] }?.isLinked = isLinked
    }
    linked = number
    // The last child is above the others.
    if let point = number.flatMap({ points[$0] }) {
      insert(point, after: children.last { $0 !== point })
    }
    queueDraw()
  }

  private func clicked(_ x: Double, _ y: Double) {
    guard dragged == nil else { return }
    guard let point = nearest(x, y).flatMap({ points[$0] }) else {
      if selection != nil { activate(.brushPlot, "", "") }
      return
    }
    point.grabFocus()
    activate(click.isControlHeld ? .toggleComparison : .showElement, point.element.symbol)
  }

  private func drag(to place: Elements.Point) {
    guard let start = press else {
      press = place
      return
    }
    guard let area = layout?.area else { return }
    let isFar = max(abs(place.x - start.x), abs(place.y - start.y)) > Self.dragDistance
    guard dragged != nil || isFar else { return }
    point(at: nil)
    let inside = Elements.Point(
      x: min(max(place.x, area.x), area.maxX), y: min(max(place.y, area.y), area.maxY))
    dragged = (start, inside)
    brush(from: start, to: inside)
  }

  private func endDrag() {
    press = nil
    guard dragged != nil else { return }
    // The release that ends a drag is no click.
    Task { @MainActor [weak self] in self?.dragged = nil }
  }

  /// Selects the elements between two corners.
  func brush(from first: Elements.Point, to second: Elements.Point) {
    guard let plot, let layout else { return }
    let corners = [layout.positions(at: first), layout.positions(at: second)]
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    let (xUnit, yUnit) = (plot.xColumn.shownTemperature, plot.yColumn.shownTemperature)
    activateRepeatedly(
      .brushPlot,
      xs.map { xUnit.exactKelvinDigits(from: plot.xScale.digits(at: $0)) }.joined(separator: " "),
      ys.map { yUnit.exactKelvinDigits(from: plot.yScale.digits(at: $0)) }.joined(separator: " "))
  }
}
