import Elements
import GLib
import Gtk

/// The chart of nuclides, zoomed and panned by wheel, touch, pointer and keyboard. One nuclide is selected; its decay chain
/// is drawn over the cells.
final class NuclideChartView: Widget, AnimatedViewportWidget {
  var viewport = Viewport(chart: Size(width: 0, height: 0), aspect: 1) {
    didSet { if viewport != oldValue { viewportChanged() } }
  }
  /// Called when the viewport changes.
  var onChange: (@MainActor () -> Void)?
  /// Called with a letter or digit typed on the chart.
  var onType: (@MainActor (Character) -> Void)?
  let wheel = ScrollController()
  let keys = KeyController()
  let wheelZooms = true
  private(set) var chart: NuclideChart?
  var marks = NuclideChartDrawing.Marks() {
    didSet { queueDraw() }
  }
  /// The nuclides that stay bright.
  var filter = NuclideFilter() {
    didSet { if filter != oldValue { applyFilter() } }
  }
  private(set) var table: PeriodicTable?
  private var drawing: NuclideChartDrawing?
  private(set) lazy var zoomAnimation = ViewportZoom(self) { [weak self] in
    self?.viewport.zoom(to: $0, about: $1)
  }
  /// The nuclide to reveal at the first layout, and whether closely.
  private var awaited: (cell: NuclideChart.Cell, isClose: Bool)?
  private var link: Observation?

  /// Least distance of the selected cell from the edges, in pixels.
  private static let revealMargin = 40.0

  override init() {
    super.init()
    name = "nuclide-chart"
    isFocusable = true
    clipContent()
    setAccessibleLabel(tr("Nuclide Chart"))
    addControllers()
    link = LinkedElement.shared.observe(.table) { [weak self] in self?.marks.row = $0 }
  }

  override class var cssName: String? { "nuclide-chart" }
  override class var accessibleRole: AccessibleRole? { .group }
  override class var actions: [String] { directions.keys.sorted() }
  private static let directions: [String: Direction] = [
    "nuclide.left": .left, "nuclide.right": .right, "nuclide.up": .up, "nuclide.down": .down,
  ]

  override func perform(_ action: String) {
    Self.directions[action].map { move($0, toEnd: false) }
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    orientation == .horizontal ? (200, 780) : (160, 640)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    viewport.size = Size(width: Double(width), height: Double(height))
    if let awaited {
      self.awaited = nil
      reveal(awaited.cell, isClose: awaited.isClose)
    }
  }

  override func snapshot(_ snapshot: Snapshot) {
    snapshot.canvas(in: Bounds(width: Double(width), height: Double(height))) { draw(in: $0) }
  }

  /// Draws the visible part.
  func draw(in drawing: any Drawing) {
    if let layout { self.drawing?.draw(layout, marks, ChartStyle(self), in: drawing) }
  }

  override func styleChanged() { queueDraw() }

  /// Tab moves to the chart, and from there out of it: the arrow keys go from nuclide to nuclide.
  override func focus(_ direction: FocusDirection) -> Bool {
    guard direction.isTab else { return false }
    return !isFocused && grabFocus()
  }

  private func viewportChanged() {
    queueDraw()
    onChange?()
  }

  // MARK: Content

  /// The frames of the cells at present.
  var layout: NuclideChartLayout? { chart.map { NuclideChartLayout($0, viewport) } }

  /// Shows a chart as a whole.
  func show(_ chart: NuclideChart, of table: PeriodicTable) {
    (self.chart, self.table) = (chart, table)
    drawing = NuclideChartDrawing(chart, table, ChartStyle(self))
    viewport = Viewport(chart: viewport.size, aspect: NuclideChartLayout.aspect(of: chart))
    applyFilter()
  }

  private func applyFilter() {
    marks.included =
      filter.isOff
      ? nil
      : chart.map { chart in
        Set(chart.all.filter { filter.includes($0) }.map { NuclideChart.Cell($0) })
      }
  }

  /// Number of nuclides that pass the filter.
  var includedCount: Int { marks.included?.count ?? chart?.count ?? 0 }

  /// Marks a nuclide and its decay chain, and moves it into view.
  /// - Parameter isClose: zooms in until the cells show their mass numbers.
  func select(_ nuclide: Nuclide, _ chain: DecayChain, isClose: Bool = false) {
    (marks.selection, marks.chain) = (nuclide, chain)
    // The description is what a screen reader says when the chart is focused.
    speech.map { setAccessibleDescription($0) }
    link(nuclide.number)
    let cell = NuclideChart.Cell(nuclide)
    guard viewport.size.width > 0 else {
      awaited = (cell, isClose)
      return
    }
    reveal(cell, isClose: isClose)
  }

  /// The selected nuclide, its place and its decay chain in words.
  var speech: String? {
    guard let table, let chain = marks.chain else { return nil }
    return chain.speech(in: table).map { tr($0) }
  }

  private func reveal(_ cell: NuclideChart.Cell, isClose: Bool) {
    guard let chart else { return }
    zoomAnimation.stop()
    if isClose {
      let whole = NuclideChartLayout(
        chart, Viewport(chart: viewport.size, aspect: viewport.aspect))
      let scale = NuclideChartLayout.scaleOfMasses(whole, textScale: textScale)
      return viewport.show(
        center: center(of: cell, in: chart), scale: max(scale, viewport.scale))
    }
    guard let layout else { return }
    // What was out of view comes to the middle; a step of the arrow keys moves by the least distance.
    guard layout.isVisible(cell) else {
      return viewport.show(center: center(of: cell, in: chart), scale: viewport.scale)
    }
    let way = layout.distance(toReveal: cell, margin: Self.revealMargin)
    viewport.pan(x: way.x, y: way.y)
  }

  /// The center of a cell as fractions of the whole chart.
  private func center(of cell: NuclideChart.Cell, in chart: NuclideChart) -> Elements.Point {
    NuclideChartLayout.fractions(
      of: Elements.Point(x: Double(cell.neutrons), y: Double(cell.number)), in: chart)
  }

  /// Shows elsewhere which element is under the pointer, or else selected.
  func link(_ number: Int?) {
    LinkedElement.shared.show(number, in: .nuclides)
  }

  // MARK: Moving

  func pan(x: Double, y: Double) {
    zoomAnimation.stop()
    viewport.pan(x: x, y: y)
  }

  /// The selected nuclide if it is in view, or the middle.
  var zoomPoint: Elements.Point {
    guard let layout, let selection = marks.selection else { return middle }
    let cell = NuclideChart.Cell(selection)
    return layout.isVisible(cell) ? layout.center(of: cell) : middle
  }

  /// The part shown at rest: the numbers of neutrons and protons in the middle, and the scale.
  var viewParameters: ViewParameters? {
    chart.map { chart in
      let rest = restViewport
      return ViewParameters(
        center: NuclideChartLayout(chart, rest).position(at: middle), scale: rest.scale)
    }
  }

  /// Shows a part at once.
  func show(_ part: ViewParameters) {
    guard let chart else { return }
    zoomAnimation.stop()
    viewport.show(
      center: NuclideChartLayout.fractions(of: part.center, in: chart), scale: part.scale)
  }

  func announceView() {
    guard Acts.isListening else { return }
    announceActAtRest(.setChart) { [weak self] in self?.viewParameters?.texts }
  }
}
