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
  /// The menu of copy formats and of paper; it hides where the header bar is too narrow.
  let copyMenu: Squeezer
  /// The button of the page's contents; it hides where the header bar is too narrow.
  let contents = Button(icon: "view-list-symbolic", .showContents, named: "contents")
  let flip = FlipButton()
  let favorite = FavoriteButton()

  init() {
    let menu = MenuButton(
      icon: "view-more-symbolic", name: tr("Element Menu"),
      menu: Menu(sections: [
        CopyFormat.menuItems, [AppAction.printPage.menuItem, AppAction.savePage.menuItem],
      ]))
    menu.name = "copy-menu"
    copyMenu = Squeezer(menu)
  }

  /// Adds all widgets to `bar`.
  /// - Parameter back: a button before them that leads back.
  func add(to bar: HeaderBar, after back: Button? = nil) {
    bar.setTitle(title)
    if let back { bar.addStart(back) }
    for button in [previous, next] { bar.addStart(button) }
    for widget in [favorite, flip, copyMenu, Squeezer(contents)] { bar.addEnd(widget) }
  }
}
