import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// The parts that a narrow page has above and below the table.
@MainActor
struct NarrowTableParts {
  /// The overview, and beside or below it the place of the preview.
  let top: WrappingBox
  let overview: TableOverview
  let previewPlace: Bin
  let chips: TableLegend
  /// The row that scrolls the chips.
  let row: ScrolledWindow
  /// The legend of a property, in place of the chips.
  let property = PropertyLegend()

  /// Shows the elements and the coloring of a table.
  func show(_ canvas: TableCanvas) {
    overview.elements = canvas.table.elements
    overview.painter = canvas.painter
    overview.hits = canvas.hits.map(Set.init)
    chips.show(canvas.table, canvas.painter, during: canvas.timeline)
    property.show(canvas.countedElements, canvas.painter, canvas.brush)
  }
}

/// The narrow form of the page, and its scroll position.
extension TablePage {
  private static let propertyLegendHeight = 84
  /// Side in pixels of the preview's tile above the table, and size with the text beside it, at text scale 1.
  private static let (previewSide, previewWidth, previewHeight) = (76.0, 196.0, 82.0)
  /// Pixels by which a notch of the wheel scrolls the chips.
  private static let wheelNotch = 60.0
  /// Least height of a page with the overview, in pixels.
  private static let leastHeight = 400
  /// Least width of a bar of one line with all words and a slider that can be used, in pixels at text scale 1.
  private static let leastLineWidth = 780

  /// Adopts the form of the page's size. Returns true if that is another one.
  func followSize() -> Bool {
    let isNarrow = canvas.isNarrow(atWidth: width)
    let showsOverview = isNarrow && height >= Self.leastHeight
    if isNarrow, narrowParts == nil { narrowParts = makeNarrowParts() }
    adoptBarForm()
    let isSame = isNarrow == canvas.isNarrow
    guard !isSame || narrowParts?.top.isVisible ?? false != showsOverview else { return false }
    if !isSame {
      if !isNarrow { formerFocus = canvas.focusMemory.current }
      isReturning = isNarrow && formerScroll != nil
      if isNarrow, !isReturning { beginsAnew = true }
    }
    let legends = [canvas.legend, narrowParts?.chips].compactMap { $0 }
    let focused = legends.lazy.compactMap(\.focusedClass).first
    canvas.isNarrow = isNarrow
    narrowParts?.top.isVisible = showsOverview
    placePreview(isAbove: showsOverview)
    followLegend()
    // The legend that had the focus is hidden.
    if !isSame, let focused { (isNarrow ? narrowParts?.chips : canvas.legend)?.focus(focused) }
    return true
  }

  /// Shows the bar in the form of the page's size. Messages move after the frame: within it, their size would be the former one.
  private func adoptBarForm() {
    let former = footLines
    bar?.form = barForm
    guard footLines != former else { return }
    Task { @MainActor [weak self] in
      guard let self, self.isMapped else { return }
      self.window?.setMessages(above: self.footLines)
    }
  }

  /// Places the preview above the table, where it stays while that scrolls, or in its empty space.
  private func placePreview(isAbove: Bool) {
    guard let preview = canvas.preview, let parts = narrowParts, canvas.hasPreview == isAbove else {
      return
    }
    canvas.hasPreview = !isAbove
    guard isAbove else {
      parts.previewPlace.setChild(nil)
      return canvas.append(preview)
    }
    preview.unparent()
    parts.previewPlace.setChild(preview)
    (preview.tileSide, preview.isTextBelow) = (Int(Self.previewSide * max(1, textScale)), false)
  }

  var barForm: TableBar.Form {
    // As wide as the bar would be with texts of normal size.
    let width = Int(Double(width) / textScale)
    if width >= Self.leastLineWidth { return .line }
    if height >= Self.leastHeight + TableBar.line { return .twoLines }
    return ContentWidth(width) == .narrow ? .short : .tightLine
  }

  /// Shows the chips or the legend of a property, if the page is narrow.
  func followLegend() {
    let showsProperty = canvas.painter.column != nil
    narrowParts?.row.isVisible = canvas.isNarrow && !showsProperty
    narrowParts?.property.isVisible = canvas.isNarrow && showsProperty
  }

  /// Scrolls as before the page was wider. Returns true if the focus is where it was, and may be out of view.
  func returnScroll() -> Bool {
    guard isReturning, let formerScroll else { return false }
    isReturning = false
    position = formerScroll
    return canvas.focusMemory.current === formerFocus
  }

  private func makeNarrowParts() -> NarrowTableParts {
    let chips = TableLegend(canvas.table, canvas.painter, isRow: true)
    let overview = TableOverview(canvas.table.elements)
    let place = Bin()
    place.expandsHorizontally = true
    place.heightRequest = Int(Self.previewHeight * max(1, textScale))
    place.widthRequest = Int(Self.previewWidth * max(1, textScale))
    let parts = NarrowTableParts(
      top: WrappingBox([overview, place], gap: 8, margin: 8), overview: overview,
      previewPlace: place, chips: chips, row: ScrolledWindow(row: chips))
    parts.chips.pin(canvas.legend.pinned?.id ?? "")
    parts.chips.onHighlight = { [weak self] in self?.canvas.dimAll(except: $0) }
    parts.overview.onMove = { [weak self] in self?.scroll(toMiddle: $0) }
    parts.row.setAccessibleLabel(tr("Categories"))
    // A mouse wheel scrolls the row, too.
    let wheel = ScrollController()
    wheel.onScroll(notch: Self.wheelNotch) { [weak row = parts.row] _, dy in
      guard let row, dy != 0 else { return false }
      row.horizontalAdjustment.value += row.isRightToLeft ? -dy : dy
      return true
    }
    wheel.capture()
    parts.row.add(wheel)
    parts.top.isVisible = false
    parts.property.heightRequest = Self.propertyLegendHeight
    parts.show(canvas)
    column.insert(parts.top, after: nil)
    column.insert(parts.row, after: scrolled)
    column.insert(parts.property, after: parts.row)
    return parts
  }

  /// The scroll position in pixels.
  var position: Point {
    get { Point(x: scrolled.horizontalAdjustment.value, y: scrolled.verticalAdjustment.value) }
    set {
      scrolled.horizontalAdjustment.value = newValue.x
      scrolled.verticalAdjustment.value = newValue.y
    }
  }

  var savedScroll: SavedState.ScrollPosition {
    SavedState.ScrollPosition(x: position.x, y: position.y)
  }

  func restoreScroll(_ position: SavedState.ScrollPosition) {
    awaitedScroll = Point(x: position.x, y: position.y)
    scrolled.queueAllocate()
  }

  /// Adopts the awaited position, if there is one.
  func adoptScroll() -> Bool {
    guard let wanted = awaitedScroll, canvas.width > 0 else { return false }
    position = wanted
    awaitedScroll = nil
    return true
  }

  private func scroll(toMiddle point: Point) {
    awaitedScroll = nil
    let (across, down) = (scrolled.horizontalAdjustment, scrolled.verticalAdjustment)
    across.value = point.x * across.upper - across.pageSize / 2
    down.value = point.y * down.upper - down.pageSize / 2
  }

  /// The middle of the visible part in fractions of the table, `0.5 0.25`.
  var topPart: String {
    let (across, down) = (scrolled.horizontalAdjustment, scrolled.verticalAdjustment)
    let middle = { (range: Adjustment) in
      range.upper > 0 ? (range.value + range.pageSize / 2) / range.upper : 0
    }
    return ViewParameters.text(Point(x: middle(across), y: middle(down)))
  }

  @discardableResult
  func scroll(toPart name: String) -> Bool {
    let numbers = name == Self.startPart ? [0, 0] : ViewParameters.numbers(name, count: 2)
    guard let numbers else { return false }
    let middle = Point(x: min(max(numbers[0], 0), 1), y: min(max(numbers[1], 0), 1))
    if canvas.width > 0 {
      scroll(toMiddle: middle)
    } else {
      afterFirstFrame { [weak self] in self?.scroll(toMiddle: middle) }
    }
    return true
  }

  /// Prepares the change to another arrangement: from the start of the table it begins anew, else an element stays where
  /// it is.
  func prepareArrangement() {
    let showsFocus = canvas.focusedCell != nil && window?.showsFocus == true
    beginsAnew = position == Point(x: 0, y: 0) && selected == nil && !showsFocus
    if !beginsAnew { rememberAnchor() }
  }

  /// The element focused last, if that is not the one with which the focus begins.
  private var selected: AtomicElement? {
    guard case .element(let number) = canvas.lastCell, number != canvas.table.elements.first?.number
    else { return nil }
    return canvas.table[number]
  }

  /// Scrolls a form that is wider than the page to the selected element, or else to the part with the most tiles. Returns
  /// false if it has begun already.
  func scrollToBeginning() -> Bool {
    guard beginsAnew else { return false }
    beginsAnew = false
    guard canvas.isNarrow, canvas.painter.arrangement.form != .standard else { return false }
    let visible = Size(width: Double(scrolled.width), height: Double(scrolled.height))
    if let middle = selected.map({ canvas.layout.frame(of: $0).center }) {
      position = Point(x: middle.x - visible.width / 2, y: middle.y - visible.height / 2)
    } else {
      position = canvas.layout.fullestPosition(visible, of: canvas.table.elements)
    }
    return true
  }

  /// Remembers where the focused element is, if it is seen, or the one in the middle.
  func rememberAnchor() {
    guard isMapped, scrolled.width > 0 else { return }
    let part = Rect(
      x: position.x, y: position.y, width: Double(scrolled.width), height: Double(scrolled.height))
    let center = part.center
    let middle = { [canvas] (element: AtomicElement) in canvas.layout.frame(of: element).center }
    var anchor: AtomicElement?
    if case .element(let number) = canvas.focusedCell { anchor = canvas.table[number] }
    if anchor.map({ !part.contains(middle($0)) }) ?? true {
      anchor = canvas.table.elements.min {
        center.distance(to: middle($0)) < center.distance(to: middle($1))
      }
    }
    self.anchor = anchor.map {
      ($0, Point(x: middle($0).x - position.x, y: middle($0).y - position.y))
    }
  }

  /// Scrolls the element of the anchor to where it was.
  func scrollToAnchor() {
    guard let (element, middle) = anchor else { return }
    anchor = nil
    let place = canvas.layout.frame(of: element).center
    position = Point(x: place.x - middle.x, y: place.y - middle.y)
    if canvas.focusedCell == .element(element.number) { canvas.scrollFocusIntoView() }
  }

  /// Shows the visible part on the overview.
  func showVisiblePart() {
    guard canvas.isNarrow, let overview = narrowParts?.overview else { return }
    let (across, down) = (scrolled.horizontalAdjustment, scrolled.verticalAdjustment)
    guard across.upper > 0, down.upper > 0 else { return }
    overview.visiblePart = Rect(
      x: across.value / across.upper, y: down.value / down.upper,
      width: min(across.pageSize / across.upper, 1), height: min(down.pageSize / down.upper, 1))
  }
}
