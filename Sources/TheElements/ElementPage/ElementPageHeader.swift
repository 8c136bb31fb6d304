import Adwaita
import Elements
import GLib
import Gtk

/// The header bar widgets of an element's page: previous, next, title, contents, copy menu, flip and star. Not in any
/// header bar until `add(to:)`.
@MainActor
final class ElementPageHeader {
  let title = ElementTitle()
  let previous = Button(
    icon: "go-previous-symbolic", .previousElement, named: "previous-element")
  let next = Button(icon: "go-next-symbolic", .nextElement, named: "next-element")
  /// The menu of copy formats; it hides where the header bar is too narrow.
  let copyMenu: Squeezer
  /// The button of the page's contents; it hides where the header bar is too narrow.
  let contents = Button(icon: "view-list-symbolic", .showContents, named: "contents")
  let flip = FlipButton()
  let favorite = FavoriteButton()

  init() {
    let menu = MenuButton(
      icon: "edit-copy-symbolic", name: tr("Copy Element"),
      menu: Menu(sections: [
        CopyFormat.menuItems, [AppAction.printPage.menuItem, AppAction.savePage.menuItem],
      ]))
    menu.name = "copy-menu"
    copyMenu = Squeezer(menu)
  }

  /// Adds all widgets to `bar`.
  /// - Parameter back: a button before them that leads back. Then previous and next have arrows up and down, because the
  ///   arrow to the left means back.
  func add(to bar: HeaderBar, after back: Button? = nil) {
    bar.setTitle(title)
    if let back {
      bar.addStart(back)
      previous.setIcon("go-up-symbolic")
      next.setIcon("go-down-symbolic")
    }
    for button in [previous, next] { bar.addStart(button) }
    for widget in [favorite, flip, copyMenu, Squeezer(contents)] { bar.addEnd(widget) }
  }
}
