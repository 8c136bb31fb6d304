import Adwaita
import Elements
import GLib
import Gtk

/// The header bar widgets of an element's page: previous, next, title, copy menu, flip and star. Not in any
/// header bar until `add(to:)`.
@MainActor
final class ElementPageHeader {
  /// The title, ellipsized if needed: a `WindowTitle`'s minimum width is too large for a narrow window.
  let title = Label()
  let previous = Button(icon: "go-previous-symbolic", name: tr("Previous Element"))
  let next = Button(icon: "go-next-symbolic", name: tr("Next Element"))
  /// The menu of copy formats; it hides where the header bar is too narrow.
  let copyMenu: Squeezer
  let flip = FlipButton()
  let favorite = FavoriteButton()

  init() {
    title.name = "element-title"
    previous.name = "previous-element"
    next.name = "next-element"
    title.addClass("title")
    title.ellipsizeAtEnd()
    previous.setAction(AppAction.previousElement.name)
    next.setAction(AppAction.nextElement.name)
    let menu = MenuButton(
      icon: "edit-copy-symbolic", name: tr("Copy Element"),
      menu: Menu(sections: [CopyFormat.menuItems]))
    menu.name = "copy-menu"
    copyMenu = Squeezer(menu)
  }

  /// Adds all widgets to `bar`.
  func add(to bar: HeaderBar) {
    bar.setTitle(title)
    bar.addStart(previous)
    bar.addStart(next)
    addEnd(to: bar)
  }

  /// Adds all widgets to `bar` after a button that leads back. Previous and next have arrows up and down, because the
  /// arrow to the left means back. A title without room for it is hidden: the tile below has the name.
  func add(to bar: HeaderBar, after back: Button) {
    bar.setTitle(Squeezer(title))
    previous.setIcon("go-up-symbolic")
    next.setIcon("go-down-symbolic")
    for button in [back, previous, next] { bar.addStart(button) }
    addEnd(to: bar)
  }

  private func addEnd(to bar: HeaderBar) {
    bar.addEnd(favorite)
    bar.addEnd(flip)
    bar.addEnd(copyMenu)
  }
}
