import Adwaita
import GLib
import Gtk

/// The header bar of a map in place of the list: a button that leads back, the name of the place, and the menu. It is
/// hidden at first.
@MainActor
final class PlaceBar {
  let bar = HeaderBar()
  let menu: MenuButton
  let title = Label()

  /// - Parameter sections: the main menu, below the acts on the selected place.
  init(menu sections: [Menu.Section]) {
    menu = MenuButton(
      icon: "open-menu-symbolic", name: tr("Main Menu"),
      menu: Menu([Menu.Section([AppAction.openInMaps.menuItem("")])] + sections))
    title.name = "place-title"
    menu.name = "place-menu"
    title.addClass("title")
    title.ellipsizeAtEnd()
    bar.addClass("pane-bar")
    bar.setTitle(title)
    bar.addStart(Button(icon: "go-previous-symbolic", .goBack, named: "place-back"))
    bar.addEnd(menu)
    bar.isVisible = false
  }
}
