import Elements
import GLib
import Gtk

/// The legend of the categories and their colors. Hovering or focusing an entry dims all other tiles of the
/// table; a click pins the category.
final class CategoryLegend: Widget {
  /// Called with the highlighted category; nil if there is none.
  var onHighlight: (@MainActor (ElementCategory?) -> Void)?
  private var entries: [LegendEntry] = []
  /// The category highlighted without pointer and focus.
  private var pinned: ElementCategory?
  /// The entry that Tab returns to.
  private weak var lastEntry: LegendEntry?
  /// Number of columns, for the room there is.
  var columns = LegendLayout.columns {
    didSet { if columns != oldValue { queueAllocate() } }
  }
  private var layout: LegendLayout { LegendLayout(count: entries.count, columns: columns) }

  /// Minimum and maximum height of an entry in pixels, at text scale 1.
  private static let entryHeights = 15.0...22.0

  init(_ table: PeriodicTable) {
    super.init()
    setAccessibleLabel(tr("Categories"))
    show(table)
    let motion = MotionController()
    motion.onMotion { [weak self] x, y in
      guard let self else { return }
      let entry = self.entries.first { self.pick(x: x, y: y)?.isInside($0) ?? false }
      self.onHighlight?(entry?.category ?? self.pinned)
    }
    motion.onLeave { [weak self] in self?.highlightPinned() }
    add(motion)
    let focus = FocusController()
    focus.onLeave { [weak self] in self?.highlightPinned() }
    add(focus)
  }

  /// Shows the categories of another table; the pinned category stays pinned if the table has it.
  func show(_ table: PeriodicTable) {
    let oldEntries = entries
    entries = ElementCategory.allCases.compactMap { category in
      guard let count = table.byCategory[category]?.count else { return nil }
      let entry = oldEntries.first { $0.category == category } ?? makeEntry(category)
      entry.count = count
      return entry
    }
    for entry in oldEntries where !entries.contains(where: { $0 === entry }) { entry.unparent() }
    for (index, entry) in entries.enumerated() {
      insert(entry, after: index > 0 ? entries[index - 1] : nil)
    }
    if let pinned, table.byCategory[pinned] == nil { self.pinned = nil }
    highlightPinned()
  }

  private func makeEntry(_ category: ElementCategory) -> LegendEntry {
    let entry = LegendEntry(category)
    entry.onClicked { [weak self] in
      guard let self else { return }
      let id = category == self.pinned ? "" : category.id
      if !self.activate(.highlightCategory, id) { self.pin(id) }
    }
    entry.onFocus = { [weak self] in self?.onHighlight?($0) }
    return entry
  }

  override class var cssName: String? { "legend" }
  override class var accessibleRole: AccessibleRole? { .group }

  private func highlightPinned() { onHighlight?(pinned) }

  /// Pins the category with this id, so that it stays highlighted; an unknown or empty id unpins it.
  func pin(_ id: String) {
    pinned = entries.first { $0.category.id == id }?.category
    for entry in entries { entry.show(isPinned: entry.category == pinned) }
    highlightPinned()
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let layout = layout
    let availableHeight = Double(height) / Double(max(layout.lines, 1))
    let scale = max(1, textScale)
    let entryHeight = min(
      max(availableHeight, Self.entryHeights.lowerBound * scale),
      Self.entryHeights.upperBound * scale)
    let entryWidth = width / layout.columns
    let textSize = entries.map { $0.textSize(within: entryWidth) }.min() ?? 0
    for (index, entry) in entries.enumerated() {
      entry.textSize = textSize
      let cell = layout.cell(of: index)
      let column = isRightToLeft ? layout.columns - 1 - cell.column : cell.column
      entry.allocate(
        x: Double(column * entryWidth), y: (Double(cell.line) * entryHeight).rounded(),
        width: entryWidth, height: Int(entryHeight))
    }
  }

  /// Records the focused entry.
  func remember(_ focus: Widget) { lastEntry = entries.first { $0 == focus } ?? lastEntry }

  /// Moves focus to the first entry.
  func focusFirst() -> Bool { entries.first?.grabFocus() ?? false }

  /// Moves focus to the last entry.
  func focusLast() -> Bool { entries.last?.grabFocus() ?? false }

  /// Moves focus: arrow keys between the entries; Tab to the last focused entry, and out of the legend.
  override func focus(_ direction: FocusDirection) -> Bool {
    guard let index = entries.firstIndex(where: \.isFocused) else {
      let last = entries.first { $0 === lastEntry }
      return (last ?? entries.first)?.grabFocus() ?? false
    }
    guard let arrow = Direction(direction) else { return false }
    let next = layout.neighbor(of: index, isRightToLeft ? arrow.mirrored : arrow)
    return next.map { entries[$0].grabFocus() } ?? true
  }
}

/// One category of the legend: a toggle button that pins it.
final class LegendEntry: Button {
  let category: ElementCategory
  /// Called with the category when the entry gets visible focus.
  var onFocus: (@MainActor (ElementCategory) -> Void)?
  private var hasFocus = false
  /// Number of elements in the category.
  var count = 0 {
    didSet { setAccessibleLabel(tr("{1}, {2}", tr(category.title), String(count))) }
  }

  /// Font size in pixels, the same for all entries.
  var textSize = 0.0 {
    didSet { if textSize != oldValue { queueDraw() } }
  }

  /// Lengths in pixels, at text scale 1.
  private enum Length {
    static let swatch = 12.0
    static let gap = 6.0
    static let padding = 4.0
    static let text = 11.0
  }
  /// Smallest scale of the font before the text is ellipsized.
  private static let minimumFontScale = 0.84

  init(_ category: ElementCategory) {
    self.category = category
    super.init()
    dropLayoutManager()
    name = "legend-\(category.id)"
    addClass("flat")
    addClass("legend-entry")
    setAccessiblePressed(false)
  }

  func show(isPinned: Bool) {
    setClass("pinned", isPinned)
    setAccessiblePressed(isPinned)
  }

  override func stateChanged() {
    guard isFocusVisible != hasFocus else { return }
    hasFocus = isFocusVisible
    if hasFocus { onFocus?(category) }
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (0, 0)
  }

  /// Returns the largest font size in pixels at which the text fits an entry of this width.
  func textSize(within width: Int) -> Double {
    let size = Length.text * textScale
    let text = TextLayout(tr(category.title), for: self, size: size)
    let fit = (Double(width) - textStart - Length.padding) / text.width * 0.99
    return size * min(max(fit, Self.minimumFontScale), 1)
  }

  /// True if the text is ellipsized.
  var isShortened: Bool { makeText().width > availableWidth }

  private func makeText() -> TextLayout {
    TextLayout(tr(category.title), for: self, size: textSize)
  }

  private var swatchSide: Double { (Length.swatch * max(1, textScale)).rounded() }

  /// Offset of the text from the leading edge, in pixels.
  private var textStart: Double { Length.padding + swatchSide + Length.gap }

  /// Width available to the text in pixels, which includes the trailing padding.
  private var availableWidth: Double { Double(width) - textStart }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    let style = TileStyle(category)
    let middle = Double(height) / 2
    let side = swatchSide
    let swatch = Bounds(
      x: isRightToLeft ? Double(width) - Length.padding - side : Length.padding,
      y: (middle - side / 2).rounded(.down), width: side, height: side)
    snapshot.fill(swatch, radius: 3, style.background)
    snapshot.outline(swatch, radius: 3, width: 1, style.outline)
    let text = makeText()
    let textWidth = min(text.width, availableWidth)
    if isShortened { text.ellipsize(within: availableWidth) }
    let x = isRightToLeft ? Double(width) - textStart - textWidth : textStart
    snapshot.text(text, x: x, y: middle - text.height / 2, color)
  }
}
