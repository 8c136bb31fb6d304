import Adwaita
import GLib
import Gtk

// FavoritesBar
//   ├── the status of sync, while there is one
//   └── MenuButton: order, MenuButton: import and export

/// The bar above the favorites.
final class FavoritesBar: Box {
  /// The status, at the start of the bar.
  var status: Widget? {
    didSet {
      if let oldValue { remove(oldValue) }
      if let status { insert(status, after: nil) }
      spring.isVisible = status == nil
    }
  }
  private let spring = Bin()
  /// The menu of the order.
  let order = MenuButton(
    icon: "elements-order-symbolic", name: AppAction.sortFavorites.title, menu: Menu(sections: []))
  private let menu = MenuButton(
    icon: "view-more-symbolic", name: tr("Favorites Menu"),
    menu: Menu(sections: [
      [AppAction.importFavorites.menuItem, AppAction.exportFavorites.menuItem]
    ]))

  /// - Parameter orders: returns the menu of the order when it is opened.
  init(orders: @escaping @MainActor () -> Menu) {
    super.init(.horizontal, spacing: 6)
    addClass("favorites-bar")
    spring.expandsHorizontally = true
    add(spring)
    (order.name, menu.name) = ("order", "favorites-menu")
    order.setMenu(orders(), renewedBy: orders)
    for button in [order, menu] {
      button.addClass("flat")
      add(button)
    }
  }
}
