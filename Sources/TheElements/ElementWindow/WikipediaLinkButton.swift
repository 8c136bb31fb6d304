import Adwaita
import Elements
import GLib
import Gtk

/// The link to an element's page in Wikipedia. Behaves as people expect of links: a click, a middle
/// click, Enter and Space open the page in the desktop's browser, the menu opens it or copies its
/// address, and tooltip and description tell where it leads.
final class WikipediaLinkButton: Button {
  /// The page's full address.
  let address: String

  private enum ClassAction {
    static let open = "link.open"
    static let copyAddress = "link.copy-address"
  }

  /// A link to the page of `element`.
  init(_ element: AtomicElement) {
    address = WikipediaLink.url(for: element)
    super.init()
    name = "wikipedia"
    setChild(Label(tr("Wikipedia") + " ↗"))
    addClass("flat")
    addClass("wikipedia-link")
    tooltipText = ExternalText(address).text
    setAccessibleLabel(tr("Wikipedia"))
    setAccessibleDescription(ExternalText(address).text)
    onClicked { [weak self] in self?.open() }
    let middle = ClickGesture(button: 2)
    middle.onReleased { [weak self] x, y in
      if let self, self.contains(x: x, y: y) { self.open() }
    }
    add(middle)
    onMenuRequest { [weak self] point in self?.showMenu(Self.menu, at: point) }
  }

  override class var accessibleRole: AccessibleRole? { .link }
  override class var actions: [String] { [ClassAction.open, ClassAction.copyAddress] }

  override func perform(_ action: String) {
    action == ClassAction.open ? open() : copyAddress()
  }

  private static var menu: Menu {
    Menu(sections: [
      [
        Menu.Item(tr("Open Link"), action: ClassAction.open),
        Menu.Item(tr("Copy Link Address"), action: ClassAction.copyAddress),
      ]
    ])
  }

  /// Opens the page; where no browser can, copies its address and says so.
  func open() {
    Desktop.open(address, from: window) { [weak self] error in
      guard error != nil, let self else { return }
      self.copyToClipboard(self.address)
      let text = tr("No browser could open the page. Its address was copied:")
      self.showToast("\(text)\n\(ExternalText(self.address))", wraps: true)
    }
  }

  /// Puts the address onto the clipboard.
  func copyAddress() {
    copyToClipboard(address)
    showToast("\(tr("Copied")) \(ExternalText(address))")
  }
}
