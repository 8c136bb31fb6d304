import Elements
import GLib
import Gtk

/// The legend of a coloring by class: categories, states or blocks and their colors. Hovering or focusing an entry
/// dims all other tiles of the table; a click pins the class.
final class TableLegend: Widget {
  /// Called with the highlighted class; nil if there is none.
  var onHighlight: (@MainActor (ElementClassification?) -> Void)?
  private(set) var entries: [LegendEntry] = []
  private(set) var painter: TablePainter
  /// The class highlighted without pointer and focus.
  private(set) var pinned: ElementClassification?
  /// The entry that Tab returns to.
  private lazy var focusMemory = FocusMemory(of: self)
  /// Number of columns, for the room there is.
  var columns = LegendLayout.columns {
    didSet { if columns != oldValue { queueAllocate() } }
  }
  /// True for one row of chips, which is as wide as they are.
  private let isRow: Bool
  /// True for the wide form: few classes in a line, below a title and a bar of their shares.
  var isWide = false {
    didSet {
      guard isWide != oldValue else { return }
      for entry in entries { entry.isWide = isWide }
      queueAllocate()
      queueDraw()
    }
  }
  private var layout: LegendLayout {
    LegendLayout(count: entries.count, columns: isRow || isWide ? max(entries.count, 1) : columns)
  }

  init(_ table: PeriodicTable, _ painter: TablePainter = TablePainter(), isRow: Bool = false) {
    (self.isRow, self.painter) = (isRow, painter)
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
    onKeyPressed { [weak self] in self?.handle($0) ?? false }
    add(motion)
    _ = focusMemory
    let focus = FocusController()
    focus.onLeave { [weak self] in self?.highlightPinned() }
    add(focus)
  }

  /// Shows the classes of another table or coloring; the pinned class stays pinned if there is one of its ID.
  /// - Parameter timeline: the years in which the elements that are counted were discovered; nil counts all.
  func show(_ table: PeriodicTable, _ painter: TablePainter, during timeline: Timeline? = nil) {
    self.painter = painter
    setAccessibleLabel(Self.name(of: painter.coloring))
    let oldEntries = entries
    let counts = painter.counts(of: table, during: timeline)
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
    queueDraw()
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
    entry.isWide = isWide
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

  var isPinning: Bool { pinned != nil }

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
    if isRow { return allocateRow(width: width, height: height) }
    isWide ? allocateWide(width: width) : allocateColumns(width, height)
  }

  override func snapshot(_ snapshot: Snapshot) {
    if isWide { drawWide(in: snapshot) }
    super.snapshot(snapshot)
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
    let widths = layout.columnWidths(in: width, needed: entries.map(\.neededWidth))
    let cells = entries.indices.map { layout.cell(of: $0) }
    let textSize =
      zip(entries, cells).map { $0.textSize(within: widths[$1.column]) }.min() ?? 0
    for (entry, cell) in zip(entries, cells) {
      entry.textSize = textSize
      let start = widths[..<cell.column].reduce(0, +)
      let x = x(leading: start, width: widths[cell.column], in: widths.reduce(0, +))
      entry.allocate(
        x: Double(x), y: (Double(cell.line) * entryHeight).rounded(),
        width: widths[cell.column], height: Int(entryHeight))
    }
  }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .escape where isPinning: activate(.highlightCategory, "")
    case .home, .pageUp: entries.first?.grabFocus() ?? false
    case .end, .pageDown: entries.last?.grabFocus() ?? false
    default: false
    }
  }

  /// The class whose entry has the focus.
  var focusedClass: ElementClassification? { entries.first(where: \.isFocused)?.classification }

  /// Moves focus to the entry of a class.
  func focus(_ classification: ElementClassification) {
    entries.first { $0.classification == classification }?.grabFocus()
  }

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
