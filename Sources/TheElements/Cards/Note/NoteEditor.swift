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
    view.maximumLength = Note.maximumLength
    focus.onEnter { [weak self] in self?.focusChanged(isIn: true) }
    focus.onLeave { [weak self] in self?.focusChanged(isIn: false) }
    view.add(focus)
    view.afterLayout { [weak self] in self?.revealCursor() }
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
    let count = Note.maximumLength - view.length
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

  /// Scrolls the page so that the line being written is visible.
  private func revealCursor() {
    let line = view.cursorLine
    guard isWriting, let page = scrolledWindow,
      let y = view.convert(x: 0, y: line.y, to: page)?.y
    else { return }
    let top = y + page.verticalAdjustment.value
    page.verticalAdjustment.reveal(from: top, to: top + line.height)
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
