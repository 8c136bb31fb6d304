import Adwaita
import Elements
import GLib
import Gtk

/// A link to an element's Wikipedia page. Click, middle click, Enter and Space open it in the default
/// browser; the context menu opens it or copies its address; tooltip and accessible description show the
/// address.
final class WikipediaLinkButton: Button {
  /// URL of the page.
  let address: String

  /// Actions of the widget class.
  private static let (openAction, copyAction) = ("link.open", "link.copy-address")

  /// Creates a link to the page of `element`.
  init(_ element: AtomicElement) {
    address = WikipediaLink.ofUser(element)
    super.init()
    name = "wikipedia"
    setChild(Label(tr("Wikipedia") + " ↗"))
    addClass("flat")
    addClass("wikipedia-link")
    tooltipText = ExternalText(address).text
    setAccessibleLabel(tr("Wikipedia"))
    setAccessibleDescription(ExternalText(address).text)
    onClicked { [weak self] in self?.openByAction() }
    let middle = ClickGesture(button: 2)
    middle.onReleased { [weak self] _, x, y in
      if let self, self.contains(x: x, y: y) { self.openByAction() }
    }
    add(middle)
    onMenuRequest { [weak self] point in self?.showMenu(Self.menu, name: tr("Wikipedia"), at: point)
    }
  }

  override class var accessibleRole: AccessibleRole? { .link }
  override class var actions: [String] { [openAction, copyAction] }

  override func perform(_ action: String) {
    if action == Self.openAction {
      openByAction()
    } else if !activate(.copyWikipediaAddress) {
      copyAddress()
    }
  }

  private func openByAction() {
    if !activate(.openWikipedia) { open() }
  }

  static var menu: Menu {
    Menu(sections: [
      [
        Menu.Item(tr("Open Link"), action: openAction),
        Menu.Item(tr("Copy Link Address"), action: copyAction),
      ]
    ])
  }

  /// Opens the page. If no browser can, copies its address and shows a toast.
  func open() { openAddress(address) }

  /// Copies the address to the clipboard.
  func copyAddress() {
    copyToClipboard(address)
    showToast(tr("Copied: {1}", ExternalText(address).text))
  }
}

extension Widget {
  /// Opens a web page in the default browser. If none can, copies its address and shows a toast.
  func openAddress(_ address: String) {
    let end = ActWork.begin()
    Desktop.open(address, from: window) { [weak self] error in
      defer { end() }
      guard error != nil, let self else { return }
      self.copyToClipboard(address)
      let text = tr(
        "No browser could open the page. Its address was copied:\n{1}", ExternalText(address).text)
      self.showErrorToast(text, wraps: true)
    }
  }
}

extension AppAction {
  static let openWikipedia = AppAction("win.open-wikipedia", translatable("Open Wikipedia"))
  static let copyWikipediaAddress = AppAction(
    "win.copy-wikipedia-address", translatable("Copy Link Address"))
}
