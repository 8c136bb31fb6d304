import Elements
import GLib
import Gtk

/// A link of a note. Click, Enter and Space open it in the default browser; the context menu opens it or copies its address.
final class NoteLinkButton: Button {
  let link: NoteLink
  var address: String { link.address }

  /// Actions of the widget class.
  private static let (openAction, copyAction) = ("link.open", "link.copy-address")
  /// Maximum number of characters shown.
  private static let maximumLength = 60

  init(_ link: NoteLink) {
    self.link = link
    super.init()
    let text = ExternalText(link.text, atMost: Self.maximumLength).text
    let label = Label(text + " ↗")
    label.ellipsizeAtEnd()
    setChild(label)
    addClass("flat")
    addClass("note-link")
    tooltipText = ExternalText(address).text
    setAccessibleLabel(text)
    setAction(AppAction.openNoteLink.name, address)
    onMenuRequest { [weak self] point in
      self?.showMenu(WikipediaLinkButton.menu, name: text, at: point)
    }
  }

  override class var accessibleRole: AccessibleRole? { .link }
  override class var actions: [String] { [openAction, copyAction] }

  override func perform(_ action: String) {
    activate(action == Self.openAction ? .openNoteLink : .copyNoteLink, address)
  }

  /// Opens the page. If no browser can, copies its address and shows a toast.
  func open() { openAddress(address) }

  /// Copies the address to the clipboard.
  func copyAddress() {
    copyToClipboard(address)
    showToast(tr("Copied: {1}", ExternalText(address).text))
  }
}
