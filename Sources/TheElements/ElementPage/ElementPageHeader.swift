import Adwaita
import Elements
import GLib
import Gtk

/// The header bar widgets of an element's page: previous, next, title, contents, menu, flip and star. Not in any header
/// bar until `add(to:)`. The arrows point along the list: one to the left would mean back.
@MainActor
final class ElementPageHeader {
  let title = ElementTitle()
  let previous = Button(icon: "go-up-symbolic", .previousElement, named: "previous-element")
  let next = Button(icon: "go-down-symbolic", .nextElement, named: "next-element")
  /// The menu of copy formats and of paper, with the contents and the flip for narrow bars.
  let copyMenu: MenuButton
  /// The button of the page's contents.
  let contents = Button(icon: "view-list-symbolic", .showContents, named: "contents")
  let flip = FlipButton()
  let favorite = FavoriteButton()

  init() {
    copyMenu = MenuButton(
      icon: "view-more-symbolic", name: tr("Element Menu"),
      menu: Menu(sections: [
        CopyFormat.menuItems, [AppAction.printPage.menuItem, AppAction.savePage.menuItem],
        [AppAction.showContents.menuItem, AppAction.flip.menuItem],
      ]))
    copyMenu.name = "copy-menu"
  }

  /// Adds all widgets to `bar`.
  /// - Parameter back: a button before them that leads back.
  func add(to bar: HeaderBar, after back: Button? = nil) {
    bar.setTitle(
      ElementHeaderRow(
        [back, previous, next].compactMap { $0 }, title, [contents, copyMenu, flip, favorite],
        yielding: [contents, flip]))
  }
}
