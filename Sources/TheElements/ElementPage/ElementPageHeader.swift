import Adwaita
import Elements
import GLib
import Gtk

/// The header bar widgets of an element's page: previous, next, title, contents, copy menu, flip and star. Not in any
/// header bar until `add(to:)`.
@MainActor
final class ElementPageHeader {
  /// The name, and the symbol in its place where that has no room.
  let (title, symbol) = (Label(), Label())
  let previous = Button(icon: "go-previous-symbolic", name: tr("Previous Element"))
  let next = Button(icon: "go-next-symbolic", name: tr("Next Element"))
  /// The menu of copy formats; it hides where the header bar is too narrow.
  let copyMenu: Squeezer
  /// The button of the page's contents; it hides where the header bar is too narrow.
  let contents = Button(icon: "view-list-symbolic", name: AppAction.showContents.title)
  let flip = FlipButton()
  let favorite = FavoriteButton()

  init() {
    title.name = "element-title"
    symbol.name = "element-symbol"
    previous.name = "previous-element"
    next.name = "next-element"
    for label in [title, symbol] { label.addClass("title") }
    previous.setAction(AppAction.previousElement.name)
    next.setAction(AppAction.nextElement.name)
    let menu = MenuButton(
      icon: "edit-copy-symbolic", name: tr("Copy Element"),
      menu: Menu(sections: [
        CopyFormat.menuItems, [AppAction.printPage.menuItem, AppAction.savePage.menuItem],
      ]))
    menu.name = "copy-menu"
    copyMenu = Squeezer(menu)
    contents.name = "contents"
    contents.setAction(AppAction.showContents.name)
  }

  /// Adds all widgets to `bar`.
  func add(to bar: HeaderBar) {
    bar.setTitle(Squeezer(title, symbol))
    bar.addStart(previous)
    bar.addStart(next)
    addEnd(to: bar)
  }

  /// Adds all widgets to `bar` after a button that leads back. Previous and next have arrows up and down, because the
  /// arrow to the left means back.
  func add(to bar: HeaderBar, after back: Button) {
    bar.setTitle(Squeezer(title, symbol))
    previous.setIcon("go-up-symbolic")
    next.setIcon("go-down-symbolic")
    for button in [back, previous, next] { bar.addStart(button) }
    addEnd(to: bar)
  }

  private func addEnd(to bar: HeaderBar) {
    bar.addEnd(favorite)
    bar.addEnd(flip)
    bar.addEnd(copyMenu)
    bar.addEnd(Squeezer(contents))
  }
}
