import Elements
import GLib
import Gtk

/// The text of a note with its heading, the buttons of its links, and the number of characters that are left.
final class NoteEditor: Box {
  let view: TextView
  private(set) var links: [NoteLinkButton] = []
  /// Called when the focus enters or leaves the text.
  var onFocus: (@MainActor (Bool) -> Void)?
  /// True while the text has the focus.
  private(set) var isWriting = false
  /// True while a saved text is being shown.
  private(set) var isShowing = false
  /// True until the note is scrolled to.
  private var isSought = false
  /// Width for which the text was laid out last.
  private var shownWidth = 0
  private let frame = Box(.vertical)
  private let room = DetailCard.note("", name: "note-room")
  private var linkBox: WrappingBox?
  private let focus = FocusController()

  /// Number of characters left from which on it is shown.
  private static let shownRoom = 200

  init(_ title: String) {
    view = TextView(name: title)
    super.init(.vertical, spacing: 6)
    name = "note-editor"
    add(Label(title, style: "card-heading", wraps: .never))
    frame.addClass("detail-content")
    frame.addClass("note-content")
    view.name = "note-text"
    view.maximumLength = InputLimits.noteLength
    focus.onEnter { [weak self] in self?.focusChanged(isIn: true) }
    focus.onLeave { [weak self] in self?.focusChanged(isIn: false) }
    view.add(focus)
    view.afterLayout { [weak self] in self?.laidOut() }
    frame.add(view)
    frame.add(room)
    add(frame)
    showRoom()
  }

  /// Shows a saved text.
  func show(_ text: String) {
    isShowing = true
    view.text = text
    isShowing = false
    showRoom()
  }

  /// Shows how many characters are left, if they are few.
  func showRoom() {
    let count = InputLimits.noteLength - view.length
    let isShown = count <= Self.shownRoom
    room.isVisible = isShown
    guard isShown else { return view.setAccessibleDescription("") }
    room.text = ntr(
      "{1} character left", "{1} characters left", count, NumberFormat.text(String(count)))
    view.setAccessibleDescription(room.text)
  }

  /// Shows the links of the text.
  func showLinks() {
    let found = Note(view.text)?.links ?? []
    guard found != links.map(\.link) else { return }
    if let linkBox { frame.remove(linkBox) }
    links = found.map { NoteLinkButton($0) }
    linkBox = links.isEmpty ? nil : WrappingBox(links, gap: 4, margin: 0)
    linkBox?.setAccessibleLabel(tr("Links in the note"))
    if let linkBox { frame.add(linkBox) }
  }

  private func focusChanged(isIn: Bool) {
    isWriting = isIn
    onFocus?(isIn)
  }

  override func styleChanged() { markContrast() }

  /// Moves the focus into the text, and scrolls to it once it is laid out.
  func write() {
    isVisible = true
    view.focusEnd()
    isSought = true
    view.queueAllocate()
  }

  private func laidOut() {
    if view.width != shownWidth { view.requestHeight() }
    shownWidth = view.width
    reveal()
  }

  /// Scrolls the page so that the note is visible when it is sought, and the line that is being written.
  private func reveal() {
    guard isWriting, let page = scrolledWindow else { return }
    let line = view.cursorLine
    if isSought { reveal(self, from: 0, to: Double(height), in: page) }
    isSought = false
    reveal(view, from: line.y, to: line.y + line.height, in: page)
  }

  private func reveal(_ part: Widget, from top: Double, to end: Double, in page: ScrolledWindow) {
    let adjustment = page.verticalAdjustment
    guard let y = part.convert(x: 0, y: top, to: page)?.y else { return }
    let start = y + adjustment.value
    adjustment.reveal(from: start, to: start + min(end - top, adjustment.pageSize))
  }

  /// The scrolled window around the page.
  private var scrolledWindow: ScrolledWindow? {
    var widget = parent
    while let one = widget {
      if let scrolled = one.asScrolledWindow { return scrolled }
      widget = one.parent
    }
    return nil
  }
}
