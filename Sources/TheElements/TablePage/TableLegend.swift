import Elements
import GLib
import Gtk

/// The legend of a coloring by class: categories, states or blocks and their colors. Hovering or focusing an entry
/// dims all other tiles of the table; a click pins the class.
final class TableLegend: Widget {
  /// Called with the highlighted class; nil if there is none.
  var onHighlight: (@MainActor (ElementClassification?) -> Void)?
  private var entries: [LegendEntry] = []
  /// The class highlighted without pointer and focus.
  private var pinned: ElementClassification?
  /// The entry that Tab returns to.
  private lazy var focusMemory = FocusMemory(of: self)
  /// Number of columns, for the room there is.
  var columns = LegendLayout.columns {
    didSet { if columns != oldValue { queueAllocate() } }
  }
  /// True for one row of chips, which is as wide as they are.
  private let isRow: Bool
  private var layout: LegendLayout {
    LegendLayout(count: entries.count, columns: isRow ? max(entries.count, 1) : columns)
  }

  init(_ table: PeriodicTable, _ painter: TablePainter = TablePainter(), isRow: Bool = false) {
    self.isRow = isRow
    super.init()
    name = isRow ? "chips" : "legend"
    show(table, painter)
    let motion = MotionController()
    motion.onMotion { [weak self] x, y in
      guard let self else { return }
      let entry = self.entries.first { self.pick(x: x, y: y)?.isInside($0) ?? false }
      self.onHighlight?(entry?.classification ?? self.pinned)
    }
    motion.onLeave { [weak self] in self?.highlightPinned() }
    add(motion)
    _ = focusMemory
    let focus = FocusController()
    focus.onLeave { [weak self] in self?.highlightPinned() }
    add(focus)
  }

  /// Shows the classes of another table or coloring; the pinned class stays pinned if there is one of its ID.
  func show(_ table: PeriodicTable, _ painter: TablePainter) {
    setAccessibleLabel(Self.name(of: painter.coloring))
    let oldEntries = entries
    let counts = Dictionary(
      table.elements.compactMap { painter.classification(of: $0) }.map { ($0, 1) },
      uniquingKeysWith: +)
    entries = ElementClassification.all(of: painter.coloring).compactMap { classification in
      guard let count = counts[classification] else { return nil }
      let entry =
        oldEntries.first { $0.classification == classification } ?? makeEntry(classification)
      entry.count = count
      return entry
    }
    if !entries.elementsEqual(oldEntries, by: ===) { arrange(replacing: oldEntries) }
    if let pinned, !entries.contains(where: { $0.classification == pinned }) { self.pinned = nil }
    highlightPinned()
  }

  /// Makes the entries the widget's children, in their order.
  private func arrange(replacing oldEntries: [LegendEntry]) {
    for entry in oldEntries where !entries.contains(where: { $0 === entry }) { entry.unparent() }
    for (index, entry) in entries.enumerated() {
      insert(entry, after: index > 0 ? entries[index - 1] : nil)
    }
  }

  private static func name(of coloring: TableColoring) -> String {
    switch coloring {
    case .category, .property: tr("Categories")
    case .state: tr("States")
    case .block: tr("Blocks")
    }
  }

  private func makeEntry(_ classification: ElementClassification) -> LegendEntry {
    let entry = LegendEntry(classification, isChip: isRow)
    entry.onClicked { [weak self] in
      guard let self else { return }
      let id = classification == self.pinned ? "" : classification.id
      if !self.activate(.highlightCategory, id) { self.pin(id) }
    }
    entry.onFocus = { [weak self] in self?.onHighlight?($0) }
    return entry
  }

  override class var cssName: String? { "legend" }
  override class var accessibleRole: AccessibleRole? { .group }

  private func highlightPinned() { onHighlight?(pinned) }

  /// True while a class is pinned.
  var isPinning: Bool { pinned != nil }

  /// The ID of the pinned class; empty without one.
  var pinnedID: String { pinned?.id ?? "" }

  /// Pins the class with this id, so that it stays highlighted; an unknown or empty id unpins it.
  func pin(_ id: String) {
    let old = pinned
    pinned = entries.first { $0.classification.id == id }?.classification
    // The state of a focused entry says it.
    if pinned != old, !containsFocus {
      announce(
        pinned.map { tr("{1} highlighted", tr($0.title)) } ?? tr("Nothing highlighted"))
    }
    for entry in entries { entry.show(isPinned: entry.classification == pinned) }
    highlightPinned()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard isRow else { return super.measure(orientation, forSize: forSize) }
    let lengths = entries.map { $0.request(orientation).minimum }
    let length = orientation == .horizontal ? lengths.reduce(0, +) : lengths.max() ?? 0
    return (length, length)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    isRow ? allocateRow(width: width, height: height) : allocateColumns(width, height)
  }

  private func allocateRow(width: Int, height: Int) {
    var start = 0
    for entry in entries {
      let entryWidth = entry.request(.horizontal).minimum
      let x = x(leading: start, width: entryWidth, in: width)
      entry.allocate(x: Double(x), y: 0, width: entryWidth, height: height)
      start += entryWidth
    }
  }

  private func allocateColumns(_ width: Int, _ height: Int) {
    let layout = layout
    let availableHeight = Double(height) / Double(max(layout.lines, 1))
    let scale = max(1, textScale)
    let entryHeight = min(
      max(availableHeight, LegendLayout.leastEntryHeight(textScale: scale)),
      LegendLayout.greatestEntryHeight(textScale: scale))
    let entryWidth = width / layout.columns
    let textSize = entries.map { $0.textSize(within: entryWidth) }.min() ?? 0
    for (index, entry) in entries.enumerated() {
      entry.textSize = textSize
      let cell = layout.cell(of: index)
      let column = x(leading: cell.column, width: 1, in: layout.columns)
      entry.allocate(
        x: Double(column * entryWidth), y: (Double(cell.line) * entryHeight).rounded(),
        width: entryWidth, height: Int(entryHeight))
    }
  }

  /// Moves focus to the first entry.
  func focusFirst() -> Bool { entries.first?.grabFocus() ?? false }

  /// Moves focus to the last entry.
  func focusLast() -> Bool { entries.last?.grabFocus() ?? false }

  /// Moves focus: arrow keys between the entries; Tab to the last focused entry, and out of the legend.
  override func focus(_ direction: FocusDirection) -> Bool {
    guard let index = entries.firstIndex(where: \.isFocused) else {
      return (focusMemory.last ?? entries.first)?.grabFocus() ?? false
    }
    guard let arrow = Direction(direction) else { return false }
    let next = layout.neighbor(of: index, isRightToLeft ? arrow.mirrored : arrow)
    return next.map { entries[$0].grabFocus() } ?? true
  }
}

/// One class of the legend: a check box that pins it.
final class LegendEntry: Button {
  let classification: ElementClassification
  /// Called with the class when the entry gets visible focus.
  var onFocus: (@MainActor (ElementClassification) -> Void)?
  private var hasFocus = false
  /// Number of elements in the class.
  var count = 0 {
    didSet {
      guard count != oldValue else { return }
      setAccessibleLabel(tr("{1}, {2}", title, String(count)))
      queueDraw()
    }
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
    /// Of a chip.
    static let (chipText, chipPadding, chipHeight) = (13.0, 12.0, 44.0)
  }
  /// Smallest scale of the font before the text is ellipsized.
  private static let minimumFontScale = 0.84

  private let isChip: Bool
  private var title: String { tr(classification.title) }

  init(_ classification: ElementClassification, isChip: Bool = false) {
    self.classification = classification
    self.isChip = isChip
    super.init()
    dropLayoutManager()
    name = isChip ? "chip-\(classification.id)" : "legend-\(classification.id)"
    addClass("flat")
    addClass("legend-entry")
    setAccessibleChecked(false)
  }

  override class var accessibleRole: AccessibleRole? { .checkbox }

  func show(isPinned: Bool) {
    setClass("pinned", isPinned)
    setAccessibleChecked(isPinned)
  }

  override func stateChanged() {
    guard isFocusVisible != hasFocus else { return }
    hasFocus = isFocusVisible
    if hasFocus { onFocus?(classification) }
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard isChip else { return (0, 0) }
    textSize = Length.chipText * textScale
    let width = textStart + makeText().width + padding
    let length = orientation == .horizontal ? width : Length.chipHeight * max(1, textScale)
    return (Int(length.rounded(.up)), Int(length.rounded(.up)))
  }

  private var padding: Double { isChip ? Length.chipPadding : Length.padding }

  /// Returns the largest font size in pixels at which the text fits an entry of this width.
  func textSize(within width: Int) -> Double {
    let size = Length.text * textScale
    return TextLayout.fitted(
      title, for: self, size: size,
      within: Double(width) - textStart - padding, least: Self.minimumFontScale * size
    ).size
  }

  /// True if the text is ellipsized.
  var isShortened: Bool { makeText().width > availableWidth }

  private func makeText() -> TextLayout {
    TextLayout(title, for: self, size: textSize)
  }

  /// Draws the number of elements behind the text, except for categories, whose texts need the room.
  private func drawCount(in snapshot: Snapshot, after start: Double, _ middle: Double) {
    if case .category = classification { return }
    let text = TextLayout(String(count), for: self, size: textSize)
    let start = start + 2 * Length.gap
    guard !isChip, start + text.width <= Double(width) else { return }
    snapshot.text(
      text, x: x(leading: start, width: text.width, in: Double(width)),
      y: middle - text.height / 2, dimColor)
  }

  private var swatchSide: Double { (Length.swatch * max(1, textScale)).rounded() }

  /// Offset of the text from the leading edge, in pixels.
  private var textStart: Double { padding + swatchSide + Length.gap }

  /// Width available to the text in pixels, which includes the trailing padding.
  private var availableWidth: Double { Double(width) - textStart }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    let middle = Double(height) / 2
    let side = swatchSide
    let swatch = Bounds(
      x: x(leading: padding, width: side, in: Double(width)),
      y: (middle - side / 2).rounded(.down), width: side, height: side)
    LegendSwatch.draw(classification, in: snapshot, swatch)
    let text = makeText()
    let textWidth = min(text.width, availableWidth)
    if isShortened { text.ellipsize(within: availableWidth) }
    let x = x(leading: textStart, width: textWidth, in: Double(width))
    snapshot.text(text, x: x, y: middle - text.height / 2, color)
    drawCount(in: snapshot, after: textStart + textWidth, middle)
  }
}
