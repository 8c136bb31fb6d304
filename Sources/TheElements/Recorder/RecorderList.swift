import GLib
import Gtk
import Recording

// RecorderList
//   └── ListBox: a RecorderRow for each line in view, and for some before and after them

/// The lines of a recording as rows, which can be edited, removed, and moved by dragging. Only the rows in view are
/// widgets: the list of a long recording is as high as all of them, and has those that the scroll position needs.
final class RecorderList: Widget {
  /// Called with a row's index and its new one.
  var onMove: (@MainActor (Int, Int) -> Void)?
  /// Called with the index of a row to edit.
  var onEdit: (@MainActor (Int) -> Void)?
  /// Called with the index of a row to remove.
  var onDelete: (@MainActor (Int) -> Void)?
  /// The scroll position.
  var adjustment: Adjustment? {
    didSet { adjustment?.onValueChanged { [weak self] in self?.follow() } }
  }
  private let list = ListBox()
  /// The rows that are widgets, and the index of the first one.
  private var rows: [RecorderRow] = []
  private var first = 0
  /// Rows out of view, for other lines.
  private var unused: [RecorderRow] = []
  private var heights = RowHeights()
  var dragging: Dragging?
  var dragged: Int?
  var target: Int?
  private weak var session: RecordingSession?
  private var host: (any RecordingHost)?
  /// The line that is played.
  private var current: Int?
  /// The row to scroll to after the next layout.
  private var revealed: Int?
  /// Makes the rows in view when it fires.
  private var following: Timer?

  /// Number of rows before and after those in view, at least, and of those that must be there.
  private static let (spare, needed) = (12, 6)
  /// Pixels below a row that is scrolled to, with the padding above the list.
  private static let margin = 8.0
  /// Height of a page before the first layout, in pixels.
  private static let firstPage = 400.0

  override init() {
    super.init()
    name = "recorder-list"
    append(list)
    list.addClass("boxed-list")
    list.setAccessibleLabel(tr("Lines", context: "lines of a recording"))
    list.onActivated { [weak self] in
      if let self { self.onEdit?(self.first + $0) }
    }
    addKeys()
    addMenu()
    addDragging()
    afterLayout { [weak self] in self?.finishLayout() }
  }

  override class var cssName: String? { "recorder-list" }

  // MARK: Layout

  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical, count > 0 else {
      return list.request(orientation, forSize: forSize)
    }
    // The last row has no line below it.
    for (index, row) in zip(shown, rows.count > 1 ? rows.dropLast() : rows[...]) {
      let height = row.request(.vertical, forSize: forSize).natural
      heights.note(height, of: index, isPlain: row.content?.failure == nil)
    }
    let height =
      heights.sum(0..<first) + list.request(.vertical, forSize: forSize).natural
      + heights.sum(shown.upperBound..<max(count, shown.upperBound))
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    list.allocate(
      x: 0, y: Double(heights.sum(0..<first)), width: width,
      height: list.request(.vertical, forSize: width).natural)
  }

  private func finishLayout() {
    if let revealed {
      self.revealed = nil
      scroll(to: revealed)
    }
    if isIncomplete { follow() }
  }

  private func scroll(to index: Int) {
    let start = top + Double(heights.sum(0..<index))
    adjustment?.reveal(from: start, to: start + Double(heights[index]) + Self.margin)
  }

  /// Distance from the top of the scrolled content, in pixels.
  private var top: Double { parent.flatMap { convert(x: 0, y: 0, to: $0)?.y } ?? 0 }

  /// The indexes of the rows in view.
  private var visible: Range<Int> {
    let page = max(adjustment?.pageSize ?? 0, Self.firstPage)
    return heights.rows(from: (adjustment?.value ?? 0) - top, height: page, count: count)
  }

  /// Indexes with so many more at both ends.
  private func widened(_ range: Range<Int>, by count: Int) -> Range<Int> {
    max(range.lowerBound - count, 0)..<min(range.upperBound + count, self.count)
  }

  private var isIncomplete: Bool {
    let wanted = widened(visible, by: Self.needed)
    return !wanted.isEmpty
      && (wanted.lowerBound < shown.lowerBound || wanted.upperBound > shown.upperBound)
  }

  /// Makes the rows in view once the present event or layout has ended.
  private func follow() {
    guard following == nil, isIncomplete else { return }
    following = Timer(after: 0) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.following = nil
        if self.revealed == nil, self.isIncomplete { self.make(around: self.visible) }
      }
    }
  }

  // MARK: Rows

  private(set) var count = 0

  /// The indexes of the rows that are widgets.
  var shown: Range<Int> { first..<first + rows.count }

  /// Shows the lines of a session.
  func show(_ session: RecordingSession, _ host: any RecordingHost) {
    let former = count
    (self.session, self.host) = (session, host)
    count = session.rows.rows.count
    list.isVisible = count > 0
    if former != count { heights.forget() }
    let kept = shown.clamped(to: 0..<count)
    arrange(kept)
    if isIncomplete || rows.isEmpty { arrange(around: visible) }
    for (index, row) in zip(shown, rows) { fill(row, index) }
    let line = session.currentLine
    if line != current, let line,
      let index = session.rows.rows.firstIndex(where: { $0.line == line })
    {
      reveal(index)
    }
    current = line
    if session.activity == .recording, count > former { reveal(count - 1) }
    queueResize()
  }

  /// Makes the rows around some of them, and shows their lines.
  private func make(around range: Range<Int>) {
    let former = Set(shown)
    arrange(around: range)
    for (index, row) in zip(shown, rows) where !former.contains(index) { fill(row, index) }
    queueResize()
  }

  private func arrange(around range: Range<Int>) {
    arrange(widened(range, by: max(Self.spare, range.count)))
  }

  /// Adds and removes rows at both ends. The focus stays in view.
  private func arrange(_ range: Range<Int>) {
    let focused = focusedRow
    while let row = rows.first, first < range.lowerBound {
      drop(row)
      rows.removeFirst()
      first += 1
    }
    while let row = rows.last, shown.upperBound > range.upperBound {
      drop(row)
      rows.removeLast()
    }
    if rows.isEmpty { first = range.lowerBound }
    while first > range.lowerBound {
      let row = unused.popLast() ?? RecorderRow()
      list.insert(row, at: 0)
      rows.insert(row, at: 0)
      first -= 1
    }
    while shown.upperBound < range.upperBound {
      let row = unused.popLast() ?? RecorderRow()
      list.add(row)
      rows.append(row)
    }
    if let focused, !shown.contains(focused), !visible.isEmpty {
      let index = min(max(focused, visible.lowerBound), visible.upperBound - 1)
      shownRow(index)?.grabFocusInPlace()
    }
  }

  private func drop(_ row: RecorderRow) {
    row.hidePopover()
    row.removeClass("drop-target")
    // GTK takes the focus from a removed row later, when it may have another line.
    if !row.containsFocus { unused.append(row) }
    list.remove(row)
  }

  private func fill(_ row: RecorderRow, _ index: Int) {
    guard let session, let host, session.rows.rows.indices.contains(index) else { return }
    let line = session.rows.rows[index]
    let outcome = session.outcomes[line.line]
    row.show(
      RecorderRow.Content(
        sentence: row.sentence(of: line.text) ?? host.sentence(of: line),
        time: Self.time(line.time), failure: session.faults[line.line] ?? outcome?.message,
        hasPassed: outcome == .passed, isCurrent: session.currentLine == line.line), of: line.text)
  }

  /// Scrolls to a row, and once more after the next layout, which knows the range with new rows.
  private func reveal(_ index: Int) {
    scroll(to: index)
    if !shown.contains(index) {
      let visible = visible
      make(around: visible.contains(index) ? visible : index..<index + 1)
    }
    revealed = index
    queueResize()
  }

  private static func time(_ seconds: Double) -> String {
    let tenths = Int((min(seconds, 1e6) * 10).rounded())
    return tr("{1} s", tr(number: "\(tenths / 10).\(tenths % 10)"))
  }

  /// The index of the focused row.
  var focusedRow: Int? { rows.firstIndex { $0.containsFocus }.map { first + $0 } }

  /// Moves the focus to a row, and scrolls to it.
  func focus(row index: Int) {
    // GTK would scroll to where a new row is before its layout.
    row(index)?.grabFocusInPlace()
  }

  /// Number of rows by which a page key moves.
  var page: Int { max(Int((adjustment?.pageSize ?? 0) / Double(heights.plain)) - 1, 1) }

  /// Returns the row of a line, which is scrolled to.
  func row(_ index: Int) -> RecorderRow? {
    guard (0..<count).contains(index) else { return nil }
    reveal(index)
    return shownRow(index)
  }

  /// Returns the row of a line if it is a widget.
  func shownRow(_ index: Int) -> RecorderRow? {
    shown.contains(index) ? rows[index - first] : nil
  }
}
