import Elements
import Gtk

/// Event controllers for all element items in a widget: a click on a row's tile or Shift+Enter shows the
/// picture, and the context menu opens at the item. Opening the element's window is not part of it.
@MainActor
final class ElementItemController {
  /// The row whose tile was pressed last.
  private weak var pressedItem: (any ElementItem)?
  private let keys = KeyController()
  private let menu: @MainActor (any ElementItem) -> Menu

  /// Adds the controllers to `widget`; `menu` creates an item's context menu.
  init(in widget: Widget, menu: @escaping @MainActor (any ElementItem) -> Menu) {
    self.menu = menu
    let click = ClickGesture()
    click.capture()
    click.onPressed { [weak self, weak widget] x, y in
      self?.pressedItem = widget.flatMap { Self.row(at: (x, y), in: $0) }
    }
    widget.add(click)
    // The notebook handles the menu keys in the bubble phase.
    keys.capture()
    keys.onPressed { [weak self, weak widget] key in
      guard let self else { return false }
      self.pressedItem = nil
      guard let item = widget?.window?.focusWidget?.item else { return false }
      return self.handle(key, on: item)
    }
    widget.add(keys)
    widget.onMenuRequest { [weak self, weak widget] point in
      guard let self, let widget, let point,
        let item = widget.pick(x: point.x, y: point.y)?.item
      else { return }
      item.showMenu(self.menu(item), at: widget.convert(x: point.x, y: point.y, to: item))
    }
  }

  private func handle(_ key: Key, on item: any ElementItem) -> Bool {
    switch key {
    case .enter where keys.isShiftHeld:
      item.activateAction(AppAction.showPicture.name, item.element.symbol)
    case .menu: item.showMenu(menu(item))
    default: return false
    }
    return true
  }

  /// Returns the action for the click or key that activates the element's item.
  func action(activating element: AtomicElement) -> AppAction {
    defer { pressedItem = nil }
    return pressedItem?.element == element ? .showPicture : .showElement
  }

  /// Returns the row whose tile is at a point of `widget`, if a click there shows the picture.
  private static func row(
    at point: (x: Double, y: Double), in widget: Widget
  ) -> (any ElementItem)? {
    guard let item = widget.pick(x: point.x, y: point.y)?.item, item.showsPictureOnClick,
      let position = widget.convert(x: point.x, y: point.y, to: item),
      item.tileFrame.contains(Point(x: position.x, y: position.y))
    else { return nil }
    return item
  }
}
