import Elements
import GLib
import Gtk

// TableCanvas
//   ├── ElementTile for each element
//   ├── PlaceholderTile, two: `57–71` and `89–103`
//   ├── ElementPreview of the hovered or focused element
//   ├── TableLegend: of categories, states or blocks
//   ├── PropertyLegend: of a numeric property
//   ├── StateKey, beside the f-block
//   └── Box: answers of the search, in place of the preview and the legend

/// The periodic table: tiles with group and period headers, and in the empty space the preview and the legend.
/// `TableLayout` computes all frames; the table reads from left to right in every language.
final class TableCanvas: Widget {
  private(set) var table: PeriodicTable
  var grid: TableGrid
  let tiles: [Int: ElementTile]
  var placeholders: [TablePlaceholder: PlaceholderTile] = [:]
  let preview: ElementPreview?
  /// False while the page shows the preview above the table.
  var hasPreview = true
  /// Number of the element previewed before a search.
  private var formerPreview: Int?
  let legend: TableLegend
  let stateKey = StateKey()
  /// The legend of a numeric property; nil before it is first needed.
  var propertyLegend: PropertyLegend?
  /// The answers of a search, in place of the preview and the legend; nil without any.
  var answers: Widget? {
    didSet {
      guard answers !== oldValue else { return }
      oldValue?.unparent()
      if let answers { append(answers) }
      queueAllocate()
    }
  }
  /// The coloring and the arrangement of the tiles.
  var painter = TablePainter() {
    didSet {
      guard painter != oldValue else { return }
      paint(hasNewValues: painter.column != oldValue.column)
      if painter.arrangement != oldValue.arrangement { rearrange() }
    }
  }
  /// The range of the property's numbers outside of which tiles are dimmed; nil dims none.
  var brush: PropertyBrush? {
    didSet { if brush != oldValue { showBrush() } }
  }
  var layout = TableLayout(width: 0, height: 0)
  /// The way of the tiles to the places of another arrangement; nil at rest.
  var travel: TableTravel?
  private(set) lazy var travelAnimator = Animator(
    self, onFrame: { [weak self] in self?.travel(to: $0) ?? false },
    onEnd: { [weak self] in self?.endTravel() })
  /// True in a narrow window: large tiles, and no legend.
  var isNarrow = false {
    didSet { if isNarrow != oldValue { queueResize() } }
  }
  /// True in a presentation: the previewed tile is as large as fits.
  var hasLargePreview = false {
    didSet { if hasLargePreview != oldValue { queueResize() } }
  }
  /// Height and width of the visible part in pixels.
  var visibleHeight = 0.0 {
    didSet { if visibleHeight != oldValue, textScale > 1 { queueResize() } }
  }
  var visibleWidth = 0.0 {
    didSet { if visibleWidth != oldValue, isNarrow { queueAllocate() } }
  }
  /// The cell that Tab returns to.
  var lastCell: TableCell?
  /// The tile under the last press: a click starts and ends on the same tile.
  weak var pressedTile: ElementTile?
  /// The tokens of the link with the plot.
  var links: [Observation] = []
  /// The tile of the element that the plot points at.
  weak var linkedTile: ElementTile?
  var lastPointer: Point?
  /// Atomic numbers of the hits of a search, best first; nil without a search.
  var hits: [Int]? { results?.hits.map(\.number) }
  private var results: SearchResults?
  /// Called with the element previewed.
  var onPreview: (@MainActor (AtomicElement) -> Void)?
  /// Called with the area to scroll into view when focus moves.
  var onScrollIntoView: (@MainActor (Rect) -> Void)?
  private(set) lazy var focusMemory = FocusMemory(of: self) { [weak self] _ in self?.focusMoved() }

  init(_ table: PeriodicTable, onActivate: @escaping @MainActor (AtomicElement) -> Void) {
    self.table = table
    grid = TableGrid(table)
    tiles = Dictionary(
      uniqueKeysWithValues: table.elements.map {
        ($0.number, ElementTile($0, onActivate: onActivate))
      })
    preview = table.elements.first.map(ElementPreview.init)
    legend = TableLegend(table)
    super.init()
    setAccessibleLabel(tr("Periodic table"))
    for element in table.elements { if let tile = tiles[element.number] { append(tile) } }
    updatePlaceholders()
    if let preview { append(preview) }
    append(legend)
    append(stateKey)
    legend.onHighlight = { [weak self] in self?.dimAll(except: $0) }
    addControllers()
    followPlot()
  }

  /// Shows the elements of another table, which has the same numbers.
  func show(_ table: PeriodicTable) {
    self.table = table
    grid = TableGrid(table, painter.arrangement)
    for element in table.elements { tiles[element.number]?.element = element }
    updatePlaceholders()
    paint()
    if let preview, let element = table[preview.element.number] { show(element) }
    queueAllocate()
  }

  override class var cssName: String? { "table-canvas" }
  override class var accessibleRole: AccessibleRole? { .group }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let least = orientation == .horizontal ? minimumSize.width : minimumHeight
    let length = Int(least.rounded(.up))
    return (length, length)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    layout = makeLayout(width: width, height: height)
    allocateParts()
  }

  /// Returns the area to scroll into view for a focused widget's frame; `cell` is nil in the legend.
  func surroundings(of frame: Rect, _ cell: TableCell?) -> Rect {
    layout.surroundings(
      of: frame, startsRow: cell.map { grid.neighbor(of: $0, .left) == nil } ?? false,
      startsColumn: cell.map { grid.neighbor(of: $0, .up) == nil } ?? false,
      visible: Size(width: visibleWidth, height: visibleHeight))
  }

  /// The scroll position of the page: the heads stay at the edges of what is seen.
  var origin = Point(x: 0, y: 0) {
    didSet {
      if origin != oldValue { queueDraw() }
      // The preview stays in view.
      if origin.x != oldValue.x, isNarrow { queueAllocate() }
    }
  }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    let ground = namedColor("window_bg_color") ?? color.faded(to: 0)
    let (heads, periods) = (heads, layout.periodHeaders)
    let edge = origin.x > 0 ? origin.x + layout.headersWidth : 0
    if edge > 0 { snapshot.fill(Bounds(width: edge, height: Double(height)), ground) }
    heads.draw(periods.filter { !$0.isTrailing }, in: snapshot, dx: origin.x)
    heads.draw(periods.filter(\.isTrailing), in: snapshot)
    // Over the numbers of the periods that have scrolled out of view.
    if origin.y > 0 {
      snapshot.fill(Bounds(width: Double(width), height: origin.y + layout.headersHeight), ground)
    }
    let groups = layout.groupHeaders.filter { $0.frame.center.x >= edge }
    heads.draw(groups, in: snapshot, dy: origin.y)
  }

  private var heads: TableHeads {
    TableHeads(face: self, color: dimColor.faded(to: travel?.part ?? 1), layout: layout)
  }

  override func focus(_ direction: FocusDirection) -> Bool { moveFocusWithin(direction) }

  // MARK: Preview, highlight and focus

  /// Shows `element` in the preview.
  func show(_ element: AtomicElement) {
    preview?.show(element, hit: results?[element.number])
    onPreview?(element)
  }

  /// Shows `element` in the preview, also after a search; its tile is the next to be focused.
  func showSelected(_ element: AtomicElement) {
    (formerPreview, lastCell) = (element.number, .element(element.number))
    show(element)
  }

  /// Dims all tiles except those of a class; nil dims none.
  func dimAll(except classification: ElementClassification?) {
    for tile in tiles.values {
      let isDimmed =
        classification != nil && painter.classification(of: tile.element) != classification
      tile.setClass("dimmed", isDimmed)
    }
  }

  /// Dims the tiles that a search has not found, and previews the best hit; nil dims none, and previews the element
  /// before the search.
  func show(_ results: SearchResults?) {
    if results != nil, self.results == nil { formerPreview = preview?.element.number }
    self.results = results
    let best = results?.hits.first?.number
    for (number, tile) in tiles {
      let hit = results?[number]
      tile.setClass("not-found", results != nil && hit == nil)
      tile.show(hit, isBest: number == best)
    }
    let previewed = results == nil ? formerPreview : best
    if let shown = previewed.flatMap({ table[$0] }) ?? preview?.element { show(shown) }
  }

  /// The years of discovery outside of which tiles are dimmed; nil dims none.
  var timeline: Timeline? {
    didSet { if timeline != oldValue { showTimeline() } }
  }

  /// The area to scroll into view for the best hit.
  var bestHitArea: Rect? {
    hits?.first.flatMap { table[$0] }.map {
      surroundings(of: layout.frame(of: $0), .element($0.number))
    }
  }

  /// Moves focus to a cell. Returns false if it cannot get focus.
  @discardableResult
  func focus(_ cell: TableCell) -> Bool { tile(of: cell)?.grabFocus() ?? false }

  private func tile(of cell: TableCell) -> Widget? {
    switch cell {
    case .element(let number): tiles[number]
    case .placeholder(let placeholder): placeholders[placeholder]
    }
  }

  /// The last focused tile, or the first element's; during a search the best hit's, unless the last one is a hit.
  var focusTarget: Widget? {
    if let hits, let best = hits.first, !hits.contains(where: { lastCell == .element($0) }) {
      return tiles[best]
    }
    return lastCell.flatMap { tile(of: $0) } ?? table.elements.first.flatMap { tiles[$0.number] }
  }

  var focusedCell: TableCell? {
    if let number = tiles.first(where: { $0.value.isFocused })?.key { return .element(number) }
    return placeholders.first { $0.value.isFocused }.map { .placeholder($0.key) }
  }
}
