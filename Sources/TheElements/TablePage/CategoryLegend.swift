import Elements
import GLib
import Gtk

/// The categories with their colors. Pointing at one, or coming to it by keyboard, dims the rest of the
/// table; a click keeps it so.
final class CategoryLegend: Widget {
  /// Told of the category that stands out; nil when none does.
  var onPoint: (@MainActor (ElementCategory?) -> Void)?
  private var entries: [LegendEntry] = []
  private var pinned: ElementCategory?
  /// The entry to which Tab comes back.
  private weak var lastEntry: LegendEntry?
  /// Number of columns, for the room there is.
  var columns = LegendLayout.columns {
    didSet { if columns != oldValue { queueAllocate() } }
  }
  private var layout: LegendLayout { LegendLayout(count: entries.count, columns: columns) }

  /// Pixels of an entry's height where there is room, and the least, for text of normal size.
  private static let entryHeights = 15.0...22.0

  init(_ table: PeriodicTable) {
    super.init()
    setAccessibleLabel(tr("Categories"))
    show(table)
    let motion = MotionController()
    motion.onMotion { [weak self] x, y in
      guard let self else { return }
      let entry = self.entries.first { self.pick(x: x, y: y)?.isInside($0) ?? false }
      self.onPoint?(entry?.category ?? self.pinned)
    }
    motion.onLeave { [weak self] in self?.showResting() }
    add(motion)
    let focus = FocusController()
    focus.onLeave { [weak self] in self?.showResting() }
    add(focus)
  }

  /// Shows the categories of another table; one that stands out still does, if it is there.
  func show(_ table: PeriodicTable) {
    let former = entries
    entries = ElementCategory.allCases.compactMap { category in
      guard let count = table.byCategory[category]?.count else { return nil }
      let entry = former.first { $0.category == category } ?? makeEntry(category)
      entry.count = count
      return entry
    }
    for entry in former where !entries.contains(where: { $0 === entry }) { entry.unparent() }
    for (index, entry) in entries.enumerated() {
      insert(entry, after: index > 0 ? entries[index - 1] : nil)
    }
    if let pinned, table.byCategory[pinned] == nil { self.pinned = nil }
    showResting()
  }

  private func makeEntry(_ category: ElementCategory) -> LegendEntry {
    let entry = LegendEntry(category)
    entry.onClicked { [weak self] in
      guard let self else { return }
      let id = category == self.pinned ? "" : category.id
      if !self.activate(.highlightCategory, id) { self.pin(id) }
    }
    entry.onFocus = { [weak self] in self?.onPoint?($0) }
    return entry
  }

  override class var cssName: String? { "legend" }
  override class var accessibleRole: AccessibleRole? { .group }

  private func showResting() { onPoint?(pinned) }

  /// Lets the category of this id stand out, also without pointer or focus on it; with an empty one, none.
  func pin(_ id: String) {
    pinned = entries.first { $0.category.id == id }?.category
    for entry in entries { entry.show(isPinned: entry.category == pinned) }
    showResting()
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let layout = layout
    let room = Double(height) / Double(max(layout.lines, 1))
    let scale = max(1, textScale)
    let entryHeight = min(
      max(room, Self.entryHeights.lowerBound * scale), Self.entryHeights.upperBound * scale)
    let entryWidth = width / layout.columns
    let textSize = entries.map { $0.textSize(within: entryWidth) }.min() ?? 0
    for (index, entry) in entries.enumerated() {
      entry.textSize = textSize
      let place = layout.place(of: index)
      let column = isRightToLeft ? layout.columns - 1 - place.column : place.column
      entry.allocate(
        x: Double(column * entryWidth), y: (Double(place.line) * entryHeight).rounded(),
        width: entryWidth, height: Int(entryHeight))
    }
  }

  /// Remembers the entry that the keyboard has come to.
  func remember(_ focus: Widget) { lastEntry = entries.first { $0 == focus } ?? lastEntry }

  /// Brings the keyboard to the first entry.
  func focusFirst() -> Bool { entries.first?.grabFocus() ?? false }

  /// Brings the keyboard to the last entry.
  func focusLast() -> Bool { entries.last?.grabFocus() ?? false }

  /// Arrow keys walk through the entries; Tab enters them once, where it left them, and leaves again.
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

/// One category of the legend: a toggle that keeps it standing out.
final class LegendEntry: Button {
  let category: ElementCategory
  /// Told of the category when the keyboard has come to it, which is only when that is shown.
  var onFocus: (@MainActor (ElementCategory) -> Void)?
  private var hasFocus = false
  /// How many elements are of it.
  var count = 0 {
    didSet { setAccessibleLabel("\(tr(category.title)), \(count)") }
  }

  /// The size of its text in pixels, which is that of all entries.
  var textSize = 0.0 {
    didSet { if textSize != oldValue { queueDraw() } }
  }

  /// Lengths in pixels, for text of normal size.
  private enum Length {
    static let swatch = 12.0
    static let gap = 6.0
    static let padding = 4.0
    static let text = 11.0
  }
  /// The part of its size to which the text shrinks at most before it is shortened.
  private static let leastFit = 0.84

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

  /// The largest size at which its text has room in an entry of this width.
  func textSize(within width: Int) -> Double {
    let size = Length.text * textScale
    let text = TextLayout(tr(category.title), for: self, size: size)
    let fit = (Double(width) - textStart - Length.padding) / text.width * 0.99
    return size * min(max(fit, Self.leastFit), 1)
  }

  /// Whether the text had no room even in its least size.
  var isShortened: Bool { makeText().width > textRoom }

  private func makeText() -> TextLayout {
    TextLayout(tr(category.title), for: self, size: textSize)
  }

  private var swatchSide: Double { (Length.swatch * max(1, textScale)).rounded() }

  /// Where the text begins.
  private var textStart: Double { Length.padding + swatchSide + Length.gap }

  /// Into the padding it may reach.
  private var textRoom: Double { Double(width) - textStart }

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
    let textWidth = min(text.width, textRoom)
    if isShortened { text.ellipsize(within: textRoom) }
    let x = isRightToLeft ? Double(width) - textStart - textWidth : textStart
    snapshot.text(text, x: x, y: middle - text.height / 2, color)
  }
}
