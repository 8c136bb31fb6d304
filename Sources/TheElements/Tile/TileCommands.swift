import Elements
import GLib
import Gtk

/// What can be done with an element wherever its tile stands, apart from opening its window: the picture by
/// a click on the tile of a row or by Shift and Enter, and a menu. Listens for all tiles in a widget.
@MainActor
final class TileCommands {
  /// The row on whose tile the pointer was pressed last.
  private weak var pressed: (any ElementBearer)?

  /// Listens for what is in `widget`.
  init(in widget: Widget) {
    let click = ClickGesture()
    click.capture()
    click.onPressed { [weak self, weak widget] x, y in
      self?.pressed = widget.flatMap { Self.row(at: (x, y), in: $0) }
    }
    widget.add(click)
    let keys = KeyController()
    keys.capture()
    keys.onPressed { [weak self, weak widget, weak keys] key in
      self?.pressed = nil
      guard key == .enter, keys?.isShiftHeld ?? false,
        let bearer = widget?.window?.focusWidget?.bearer
      else { return false }
      bearer.activateAction(AppAction.showPicture.name, bearer.element.symbol)
      return true
    }
    widget.add(keys)
    widget.onMenuRequest { [weak widget] point in
      if let widget { Self.showMenu(in: widget, at: point) }
    }
  }

  /// What the click, or the key, that activates the element's row or tile asks for.
  func action(activating element: AtomicElement) -> AppAction {
    defer { pressed = nil }
    return pressed?.element == element ? .showPicture : .showElement
  }

  /// The row on whose tile a point of `widget` is, if a click there shows the picture.
  private static func row(
    at point: (x: Double, y: Double), in widget: Widget
  ) -> (any ElementBearer)? {
    guard let bearer = widget.pick(x: point.x, y: point.y)?.bearer, bearer.showsPictureOnClick,
      let place = widget.convert(x: point.x, y: point.y, to: bearer),
      bearer.tileFrame.contains(Point(x: place.x, y: place.y))
    else { return nil }
    return bearer
  }

  /// Opens the menu of the element at a point of `widget`; without one, of that with the keyboard.
  private static func showMenu(in widget: Widget, at point: (x: Double, y: Double)?) {
    guard let point else {
      guard let bearer = widget.window?.focusWidget?.bearer else { return }
      return bearer.showMenu(menu(of: bearer.element))
    }
    guard let bearer = widget.pick(x: point.x, y: point.y)?.bearer else { return }
    bearer.showMenu(
      menu(of: bearer.element), at: widget.convert(x: point.x, y: point.y, to: bearer))
  }

  /// The menu of an element.
  private static func menu(of element: AtomicElement) -> Menu {
    Menu(sections: [
      [
        AppAction.showElement.menuItem(element.symbol),
        AppAction.showPicture.menuItem(element.symbol),
      ]
    ])
  }
}
