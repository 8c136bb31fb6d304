import Adwaita
import Elements
import GLib
import Gtk

// TablePage
//   └── Box
//         ├── Box: answers of the search that the table has no room for
//         ├── TableOverview, if narrow
//         ├── ScrolledWindow → TableCanvas
//         ├── ScrolledWindow → TableLegend as a row of chips, if narrow
//         ├── PropertyLegend, if narrow and colored by a property
//         └── Bin → TableBar

/// The page with the periodic table. It fits windows of at least 560 pixels, and scrolls in smaller ones.
final class TablePage: Bin, PageContent {
  let canvas: TableCanvas
  let scrolled: ScrolledWindow
  let column = Box(.vertical)
  private(set) var bar: TableBar?
  private let barHolder = Bin()
  /// What is shown in place of the table, and the parts hidden for it.
  private var inPlace: Widget?
  private var hiddenParts: [Widget] = []
  /// The answers of the search; nil without any.
  private var answers: Box?
  /// The parts of a narrow page; nil before it is narrow.
  var narrowParts: NarrowTableParts?
  var onScroll: (@MainActor () -> Void)?
  /// The scroll position to adopt at the next layout that allows it.
  var awaitedScroll: Point?
  /// The scroll position of the narrow form, while the page is wider.
  var formerScroll: Point?
  /// The focus at that time.
  weak var formerFocus: Widget?
  /// True from the return to the narrow form until it is scrolled as before.
  var isReturning = false
  /// The element that stays in place when the tiles change theirs, and its middle in the scrolled window.
  var anchor: (element: AtomicElement, middle: Point)?
  /// True until a form that the page has not shown yet is scrolled to where it begins.
  var beginsAnew = false
  private let observations: [Observation]
  private let watch: ScrollWatch
  /// Size of the scrolled window at the last layout, in pixels.
  private var lastSize = (width: 0, height: 0)
  /// The scroll position before the search.
  private var beforeSearch: Point?
  /// True if the focused widget was visible at the last layout.
  private var showsFocus = false

  /// Creates the page; `onActivate` is called with the element of an activated tile.
  init(
    _ table: PeriodicTable, _ favorites: Favorites,
    onActivate: @escaping @MainActor (AtomicElement) -> Void
  ) {
    canvas = TableCanvas(table, onActivate: onActivate)
    observations = favorites.mark(Array(canvas.tiles.values))
    scrolled = ScrolledWindow(canvas, horizontally: true)
    watch = ScrollWatch(scrolled.horizontalAdjustment, scrolled.verticalAdjustment)
    super.init()
    name = "page-table"
    scrolled.setAccessibleLabel(tr("Periodic table"))
    scrolled.followsFocus = false
    canvas.onScrollIntoView = { [weak self] area in
      self?.scrolled.reveal(Bounds(area))
      self?.showsFocus = true
    }
    scrolled.expandsVertically = true
    column.add(scrolled)
    barHolder.addClass("table-bar-holder")
    column.add(barHolder)
    setChild(column)
    canvas.onPreview = { [weak self] in self?.bar?.element = $0 }
    for adjustment in [scrolled.horizontalAdjustment, scrolled.verticalAdjustment] {
      adjustment.onValueChanged { [weak self] in self?.scrollChanged() }
    }
    scrolled.afterLayout { [weak self] in
      if let self { self.watch.finishLayout { self.finishLayout() } }
    }
  }

  var wantsLargeTile: Bool { canvas.isNarrow }

  var isPresented: Bool {
    get { canvas.hasLargePreview }
    set { canvas.hasLargePreview = newValue }
  }

  var footLines: Int { bar?.form == .twoLines ? 2 : 1 }

  var showsFoot = true {
    didSet { updateFoot() }
  }

  /// The bar stays while its slider tells what is seen: the temperature of the states, or the year.
  private func updateFoot() {
    let tells = canvas.painter.coloring == .state || canvas.timeline != nil
    barHolder.isVisible = showsFoot || tells
  }

  func add(_ bar: TableBar) {
    self.bar = bar
    bar.element = canvas.preview?.element
    barHolder.setChild(bar)
  }

  /// Shows a coloring and an arrangement.
  /// - Parameter state: the user's choices, from which the painter is made.
  func show(_ painter: TablePainter, _ state: TableState) {
    if painter.arrangement != canvas.painter.arrangement { prepareArrangement() }
    canvas.brush = painter.shown(state.brush)
    canvas.painter = painter
    bar?.show(state, painter)
    narrowParts?.show(canvas)
    followLegend()
    updateFoot()
  }

  /// Keeps the headers at the edges of the viewport.
  private func scrollChanged() {
    canvas.origin = position
    // When the window grows, the position is changed before the form.
    if canvas.isNarrow, !isReturning, canvas.isNarrow(atWidth: width) { formerScroll = position }
    showVisiblePart()
    if awaitedScroll == nil { onScroll?() }
    if watch.isByUser { announceScroll(of: Page.table.id) }
  }

  private func finishLayout() {
    guard scrolled.width > 0 else { return }
    (canvas.visibleWidth, canvas.visibleHeight) = (Double(scrolled.width), Double(scrolled.height))
    // After a change of form the layout is done again, in the same frame.
    placeAnswers()
    guard !followSize(), canvas.width >= canvas.request(.horizontal).minimum else { return }
    if returnScroll() { showsFocus = false }
    scrollToAnchor()
    if scrollToBeginning() { showsFocus = false }
    scrollFocusIntoView()
    if adoptScroll() { showsFocus = false }
    showVisiblePart()
  }

  /// Scrolls the focused widget into view again after a resize. A page that only grew downward, as when the search
  /// slides away, hides nothing and keeps its position.
  private func scrollFocusIntoView() {
    let size = (width: scrolled.width, height: scrolled.height)
    let mayHideFocus = size.width != lastSize.width || size.height < lastSize.height
    if mayHideFocus, showsFocus { canvas.scrollFocusIntoView() }
    lastSize = size
    showsFocus =
      canvas.focusMemory.current.map { focus in
        let bounds = Bounds(width: Double(focus.width), height: Double(focus.height))
        return focus.visibleFrame(of: bounds, in: self) != nil
      } ?? false
  }

  /// Shows a widget in place of the table and its legends; the bar stays.
  func showInPlace(_ widget: Widget?) -> Bool {
    if let inPlace {
      column.remove(inPlace)
      for part in hiddenParts { part.isVisible = true }
      hiddenParts = []
    }
    inPlace = widget
    guard let widget else { return true }
    hiddenParts = column.children.filter { $0 != barHolder && $0.isVisible }
    for part in hiddenParts { part.isVisible = false }
    widget.expandsVertically = true
    column.insert(widget, after: nil)
    return true
  }

  func showSelected(_ element: AtomicElement) { canvas.showSelected(element) }

  func showAnswers(_ rows: [Widget]) -> Bool {
    removeAnswers()
    answers = rows.isEmpty ? nil : Box(.vertical)
    for row in rows { answers?.add(row) }
    placeAnswers()
    return true
  }

  private func removeAnswers() {
    guard let answers else { return }
    if canvas.answers === answers { canvas.answers = nil }
    if answers.parent === column { column.remove(answers) }
  }

  /// Places the answers in the empty space of the table, or above it if there is no room.
  private func placeAnswers() {
    guard let answers, scrolled.width > 0 else { return }
    let isAbove = answers.parent === column
    let size = Size(
      width: Double(scrolled.width),
      height: Double(scrolled.height + (isAbove ? answers.height : 0)))
    let hasRoom = canvas.hasRoom(for: answers, in: size)
    guard answers.parent == nil || hasRoom == isAbove else { return }
    removeAnswers()
    if hasRoom { canvas.answers = answers } else { column.insert(answers, after: nil) }
  }

  var elements: [AtomicElement] {
    guard let hits = canvas.hits else { return canvas.table.elements }
    let found = Set(hits)
    return canvas.table.elements.filter { found.contains($0.number) }
  }

  func show(_ results: SearchResults?) {
    if results != nil, beforeSearch == nil { beforeSearch = position }
    canvas.show(results)
    narrowParts?.overview.hits = canvas.hits.map(Set.init)
    if let area = canvas.bestHitArea { scrolled.reveal(Bounds(area)) }
    guard results == nil, let before = beforeSearch else { return }
    beforeSearch = nil
    position = before
  }

  func focusBestHit() -> Bool {
    canvas.hits?.first.map { canvas.focus(.element($0)) } ?? false
  }

  func show(_ table: PeriodicTable) {
    canvas.show(table)
    narrowParts?.show(canvas)
  }

  /// Dims all tiles but those of the category of this id, as the legend's entry does; an empty one shows all.
  func highlight(_ category: String) {
    canvas.legend.pin(category)
    narrowParts?.chips.pin(category)
  }

  /// Dims the elements that were not discovered within a timeline, and counts the others; nil dims none.
  func show(during timeline: Timeline?) {
    canvas.timeline = timeline
    narrowParts?.show(canvas)
  }

  var focusTarget: Widget? { canvas.focusTarget }
}
