import Adwaita
import GLib
import Gtk

/// The header bar of a map in place of the list: a button that leads back, the name of the place, and the menu.
@MainActor
final class PlaceBar {
  let bar = HeaderBar()
  let menu: MenuButton
  private let title = Label()

  /// - Parameter sections: the main menu, below the acts on the selected place.
  init(menu sections: [[Menu.Item]]) {
    menu = MenuButton(
      icon: "open-menu-symbolic", name: tr("Main Menu"),
      menu: Menu(sections: [[AppAction.openInMaps.menuItem("")]] + sections))
    let back = Button(icon: "go-previous-symbolic", name: AppAction.goBack.title)
    back.name = "place-back"
    back.setAction(AppAction.goBack.name)
    title.name = "place-title"
    menu.name = "place-menu"
    title.addClass("title")
    title.ellipsizeAtEnd()
    bar.addClass("pane-bar")
    bar.setTitle(title)
    bar.addStart(back)
    bar.addEnd(menu)
    bar.isVisible = false
  }

  /// Shows the name of a place; nil hides the bar.
  func show(_ name: String?) {
    bar.isVisible = name != nil
    if let name { title.text = name }
  }
}
