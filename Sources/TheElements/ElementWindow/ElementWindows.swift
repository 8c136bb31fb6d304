import Elements
import ElementsStore
import Gtk

/// The windows of elements: one for each element. Each starts as large as the last one was, and where
/// that one stood.
@MainActor
final class ElementWindows {
  typealias Place = (size: SavedState.WindowSize?, position: SavedState.WindowPosition?)

  private let application: Gtk.Application
  private let favorites: Favorites
  private let temperatureUnit: @MainActor () -> TemperatureUnit
  private let onClose: @MainActor (SavedState.WindowSize, SavedState.WindowPosition?) -> Void
  /// Of the window that was closed last.
  private var last: Place

  /// How far a window starts below and beside an open one, in pixels: as much as a header bar is high.
  private static let cascade = 46

  /// Windows of `application`; the first starts at `last`. `onClose` is told where and how large a window
  /// was that closes.
  init(
    of application: Gtk.Application, _ favorites: Favorites, last: Place,
    temperatureUnit: @escaping @MainActor () -> TemperatureUnit,
    onClose: @escaping @MainActor (SavedState.WindowSize, SavedState.WindowPosition?) -> Void
  ) {
    self.application = application
    self.favorites = favorites
    self.last = last
    self.temperatureUnit = temperatureUnit
    self.onClose = onClose
  }

  /// Those that are open, the one used last first.
  var open: [ElementWindow] { application.windows.compactMap { $0 as? ElementWindow } }

  /// Opens the window of `element`, or brings it to the front. Previous and next go by `order` from then
  /// on.
  func show(_ element: AtomicElement, of table: PeriodicTable, order: [AtomicElement]) {
    if bringForward(element, order: order) { return }
    let place = nextPlace
    let window = ElementWindow(
      element, of: table, favorites, order: order, size: place.size.map { ($0.width, $0.height) },
      temperatureUnit: temperatureUnit,
      onStep: { [weak self] in self?.bringForward($0) ?? false })
    window.onCloseRequest { [weak self, weak window] in
      if let self, let window { self.remember(window) }
    }
    window.setApplication(application)
    window.present()
    favorites.open()
    if let position = place.position, Self.isOnScreen(position, place.size) {
      window.moveOnScreen(x: position.x, y: position.y)
    }
  }

  /// Lets the windows that are open show the elements of another table.
  func show(_ table: PeriodicTable) {
    for window in open { window.show(table) }
  }

  /// Brings the window of `element` to the front. Returns whether there is one.
  private func bringForward(_ element: AtomicElement, order: [AtomicElement]? = nil) -> Bool {
    guard let window = open.first(where: { $0.element.number == element.number }) else {
      return false
    }
    if let order { window.order = order }
    window.present()
    return true
  }

  /// Whether a window that starts there can be seen whole; else the desktop finds a place for it.
  private static func isOnScreen(
    _ position: SavedState.WindowPosition, _ size: SavedState.WindowSize?
  ) -> Bool {
    let (x, y) = (Double(position.x), Double(position.y))
    return Display.monitors.contains { monitor in
      x >= monitor.x && y >= monitor.y
        && x + Double(size?.width ?? 0) <= monitor.x + monitor.width
        && y + Double(size?.height ?? 0) <= monitor.y + monitor.height
    }
  }

  private func remember(_ window: ElementWindow) {
    last = place(of: window)
    if let size = last.size { onClose(size, last.position) }
  }

  private func place(of window: ElementWindow) -> Place {
    let size = SavedState.WindowSize(width: window.defaultWidth, height: window.defaultHeight)
    let position = window.screenPosition.map { SavedState.WindowPosition(x: $0.x, y: $0.y) }
    return (size, position)
  }

  /// The place of the last window, a little aside while that one is open.
  private var nextPlace: Place {
    guard let window = open.first else { return last }
    var place = place(of: window)
    place.position?.x += Self.cascade
    place.position?.y += Self.cascade
    return place
  }
}
