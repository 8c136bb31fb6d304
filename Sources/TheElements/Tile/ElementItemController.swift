import Elements
import GLib
import Gtk

/// Event controllers for all element items in a widget: a click on a row's tile or Shift+Enter shows the
/// picture, Ctrl and a click compare the element, and the context menu opens at the item. Opening the element's window is not part of it.
@MainActor
final class ElementItemController {
  /// The row whose tile was pressed last.
  private weak var pressedItem: (any ElementItem)?
  /// Number of the last press in its series, 2 for the second of a double click; 0 after a key.
  private(set) var pressCount = 0
  /// Called at the second press on a row or cell, beside tile and star, which GTK activates once or twice. Returns true
  /// if that was all to do.
  var onDoubleClick: (@MainActor (any ElementItem) -> Bool)?
  private var isDone = false
  /// The item of the first press of a series.
  private weak var firstItem: (any ElementItem)?
  /// The item pressed with Ctrl.
  private weak var comparedItem: (any ElementItem)?
  private let click = ClickGesture()
  private let keys = KeyController()
  private let menu: @MainActor (any ElementItem) -> Menu

  /// Adds the controllers to `widget`; `menu` creates an item's context menu.
  init(in widget: Widget, menu: @escaping @MainActor (any ElementItem) -> Menu) {
    self.menu = menu
    click.capture()
    click.onPressed { [weak self, weak widget] number, x, y in
      guard let self, let widget else { return }
      (self.pressCount, self.isDone) = (number, false)
      self.comparedItem = nil
      let target = widget.item(at: (x, y))
      if self.click.isControlHeld, let target {
        self.click.claim()
        (self.pressedItem, self.comparedItem) = (nil, target.item)
        return
      }
      if number == 1 { self.firstItem = target?.item }
      if number == 2, self.opensFirst(insteadOf: target?.item) { return }
      self.pressed(target, isSecond: number == 2)
    }
    click.onReleased { [weak self, weak widget] _, x, y in
      guard let item = self?.comparedItem else { return }
      self?.comparedItem = nil
      guard widget?.pick(x: x, y: y)?.item === item else { return }
      item.activate(.toggleComparison, item.element.symbol)
    }
    widget.add(click)
    // The notebook handles the menu keys in the bubble phase.
    keys.capture()
    keys.onPressed { [weak self, weak widget] key in
      guard let self else { return false }
      (self.pressedItem, self.pressCount, self.isDone) = (nil, 0, false)
      guard let item = widget?.window?.focusWidget?.item else { return false }
      return self.handle(key, on: item)
    }
    widget.add(keys)
    widget.onMenuRequest { [weak self, weak widget] point in
      guard let self, let point, let (item, place) = widget?.item(at: point) else { return }
      item.showMenu(self.menu(item), name: tr(item.element.shownName), at: (place.x, place.y))
    }
  }

  /// Opens the window of the item pressed first, if another one is there at the second press: the first click has made
  /// room for the side pane.
  private func opensFirst(insteadOf item: (any ElementItem)?) -> Bool {
    guard let firstItem, item !== firstItem else { return false }
    click.claim()
    firstItem.activate(.showElement, firstItem.element.symbol)
    return true
  }

  /// Handles a press without Ctrl.
  /// - Parameter target: the item under the pointer, and the pointer's place in it.
  private func pressed(_ target: (item: any ElementItem, place: Point)?, isSecond: Bool) {
    pressedItem = nil
    guard let (item, place) = target else { return }
    if item.showsPictureOnClick, item.tileFrame.contains(place) {
      pressedItem = item
    } else if isSecond, !(item is ElementTile), item.starArea?.contains(place) != true {
      isDone = onDoubleClick?(item) ?? false
    }
  }

  private func handle(_ key: Key, on item: any ElementItem) -> Bool {
    switch key {
    case .enter where keys.isShiftHeld:
      item.activateAction(AppAction.showPicture.name, item.element.symbol)
    case .menu: item.showMenu(menu(item), name: tr(item.element.shownName))
    default: return false
    }
    return true
  }

  /// Returns the action for the click or key that activates the element's item. A double click opens a window; nil if
  /// it has done so.
  func action(activating element: AtomicElement) -> AppAction? {
    defer { pressedItem = nil }
    if isDone { return nil }
    if pressedItem?.element == element { return .showPicture }
    return pressCount > 1 ? .showElement : .selectElement
  }
}
