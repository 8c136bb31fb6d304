import GLib
import Gtk
import Recording

/// The lines of a recording as rows, which can be edited, removed, and moved by dragging.
final class RecorderList: Widget {
  /// Called with a row's index and its new one.
  var onMove: (@MainActor (Int, Int) -> Void)?
  /// Called with the index of a row to edit.
  var onEdit: (@MainActor (Int) -> Void)?
  /// Called with the index of a row to remove.
  var onDelete: (@MainActor (Int) -> Void)?
  private let list = ListBox()
  private var rows: [RecorderRow] = []
  private var dragging: Dragging?
  private var dragged: Int?
  private var target: Int?
  private weak var currentRow: RecorderRow?
  private weak var session: RecordingSession?
  private var host: (any RecordingHost)?
  /// Makes further rows when it fires.
  private var further: Timer?

  /// Number of rows made at once: more would hold up the main loop.
  private static let rowsAtOnce = 15

  override init() {
    super.init()
    name = "recorder-list"
    append(list)
    list.addClass("boxed-list")
    list.setAccessibleLabel(tr("Lines"))
    list.onActivated { [weak self] in self?.onEdit?($0) }
    addKeys()
    addMenu()
    addDragging()
  }

  override class var cssName: String? { "recorder-list" }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    list.request(orientation, forSize: forSize)
  }

  override var requestMode: RequestMode { .heightForWidth }

  override func allocate(width: Int, height: Int, baseline: Int) {
    list.allocate(x: 0, y: 0, width: width, height: height)
  }

  // MARK: Rows

  /// Shows the lines of a session: many new ones in pieces, one after another.
  func show(_ session: RecordingSession, _ host: any RecordingHost) {
    (self.session, self.host) = (session, host)
    let lines = session.rows.rows
    while rows.count > lines.count { list.remove(rows.removeLast()) }
    list.isVisible = !lines.isEmpty
    show(lines, from: 0, session, host)
    if session.currentLine == nil { currentRow = nil }
  }

  /// Makes some of the missing rows, and shows the lines from an index on; the other rows follow later.
  private func show(
    _ lines: [RecordingRows.Row], from start: Int, _ session: RecordingSession,
    _ host: any RecordingHost
  ) {
    let count = min(lines.count, rows.count + Self.rowsAtOnce)
    while rows.count < count {
      let row = RecorderRow()
      rows.append(row)
      list.add(row)
      if session.activity == .recording { row.scrollIntoView() }
    }
    for (row, line) in zip(rows, lines).dropFirst(start) {
      let outcome = session.outcomes[line.line]
      let isCurrent = session.currentLine == line.line
      row.show(
        RecorderRow.Content(
          sentence: row.sentence(of: line.text) ?? host.sentence(of: line),
          time: Self.time(line.time), failure: session.faults[line.line] ?? outcome?.message,
          hasPassed: outcome == .passed, isCurrent: isCurrent), of: line.text)
      if isCurrent, currentRow !== row {
        currentRow = row
        row.scrollIntoView()
      }
    }
    further =
      rows.count == lines.count
      ? nil
      : Timer(after: 1) { [weak self] in
        MainActor.assumeIsolated { self?.showFurther() }
      }
  }

  private func showFurther() {
    if let session, let host { show(session.rows.rows, from: rows.count, session, host) }
  }

  private static func time(_ seconds: Double) -> String {
    let tenths = Int((min(seconds, 1e6) * 10).rounded())
    return tr("{1} s", "\(tenths / 10).\(tenths % 10)")
  }

  /// The index of the focused row.
  var focusedRow: Int? { rows.firstIndex { $0.containsFocus } }

  /// Moves the focus to a row.
  func focus(row: Int) {
    if rows.indices.contains(row) { rows[row].grabFocus() }
  }

  /// Returns the row of a line.
  func row(_ index: Int) -> RecorderRow? { rows.indices.contains(index) ? rows[index] : nil }

  // MARK: Input

  private func addKeys() {
    let keys = KeyController()
    keys.onPressed { [weak self] key in
      guard let self, let row = self.focusedRow else { return false }
      switch key {
      case .delete: self.onDelete?(row)
      case .menu: self.rows[row].showMenu(Self.menu(row), name: tr("Line Menu"))
      default: return false
      }
      return true
    }
    add(keys)
  }

  private func addMenu() {
    let click = ClickGesture(button: 3)
    click.onPressed { [weak self] x, y in
      guard let self, let row = self.index(at: y) else { return }
      self.rows[row].grabFocus()
      self.showMenu(Self.menu(row), name: tr("Line Menu"), at: (x, y))
    }
    add(click)
  }

  private static func menu(_ row: Int) -> Menu {
    func item(_ action: RecorderAction) -> Menu.Item {
      Menu.Item(action.title, action: action.name, String(row))
    }
    return Menu(sections: [
      [item(.edit), item(.insert)], [item(.moveUp), item(.moveDown)], [item(.delete)],
    ])
  }

  private func index(at y: Double) -> Int? {
    rows.firstIndex { row in
      guard let top = row.convert(x: 0, y: 0, to: self)?.y else { return false }
      return y >= top && y < top + Double(row.height)
    }
  }

  private func addDragging() {
    let dragging = Dragging(
      in: self, onto: self, backgrounds: ["window_bg_color", "card_bg_color"])
    dragging.onDrag(
      part: { [weak self] _, y in
        self?.dragged = self?.index(at: y)
        return self?.dragged.flatMap { self?.row($0) }
      },
      onEnd: { [weak self] in
        self?.mark(nil)
        self?.dragged = nil
      })
    dragging.onDrop(
      onMotion: { [weak self] _, y in self?.mark(self?.index(at: y)) },
      onLeave: { [weak self] in self?.mark(nil) },
      onDrop: { [weak self] in
        guard let self, let dragged = self.dragged, let target = self.target else { return false }
        self.onMove?(dragged, target)
        return true
      })
    self.dragging = dragging
  }

  /// Marks the row in whose place the dragged one would be.
  private func mark(_ index: Int?) {
    guard index != target else { return }
    target.flatMap { row($0) }?.removeClass("drop-target")
    target = index
    index.flatMap { row($0) }?.addClass("drop-target")
  }
}
