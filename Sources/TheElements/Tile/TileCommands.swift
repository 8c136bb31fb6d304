import Elements
import Gtk

/// What can be done with an element wherever its tile stands, apart from opening its window: the picture by
/// a click on the tile of a row or by Shift and Enter, and a menu. Listens for all tiles in a widget.
@MainActor
final class TileCommands {
  /// The row on whose tile the pointer was pressed last.
  private weak var pressed: (any ElementItem)?
  private let keys = KeyController()
  private let menu: @MainActor (any ElementItem) -> Menu

  /// Listens for what is in `widget`; `menu` makes the menu of a row or tile.
  init(in widget: Widget, menu: @escaping @MainActor (any ElementItem) -> Menu) {
    self.menu = menu
    let click = ClickGesture()
    click.capture()
    click.onPressed { [weak self, weak widget] x, y in
      self?.pressed = widget.flatMap { Self.row(at: (x, y), in: $0) }
    }
    widget.add(click)
    // Before the notebook, which takes the keys of menus for itself.
    keys.capture()
    keys.onPressed { [weak self, weak widget] key in
      guard let self else { return false }
      self.pressed = nil
      guard let item = widget?.window?.focusWidget?.item else { return false }
      return self.press(key, on: item)
    }
    widget.add(keys)
    widget.onMenuRequest { [weak self, weak widget] point in
      guard let self, let widget, let point,
        let item = widget.pick(x: point.x, y: point.y)?.item
      else { return }
      let place = widget.convert(x: point.x, y: point.y, to: item)
      item.showMenu(self.menu(item), at: place)
    }
  }

  private func press(_ key: Key, on item: any ElementItem) -> Bool {
    switch key {
    case .enter where keys.isShiftHeld:
      item.activateAction(AppAction.showPicture.name, item.element.symbol)
    case .menu: item.showMenu(menu(item))
    default: return false
    }
    return true
  }

  /// What the click, or the key, that activates the element's row or tile asks for.
  func action(activating element: AtomicElement) -> AppAction {
    defer { pressed = nil }
    return pressed?.element == element ? .showPicture : .showElement
  }

  /// The row on whose tile a point of `widget` is, if a click there shows the picture.
  private static func row(
    at point: (x: Double, y: Double), in widget: Widget
  ) -> (any ElementItem)? {
    guard let item = widget.pick(x: point.x, y: point.y)?.item, item.showsPictureOnClick,
      let place = widget.convert(x: point.x, y: point.y, to: item),
      item.tileFrame.contains(Point(x: place.x, y: place.y))
    else { return nil }
    return item
  }
}
