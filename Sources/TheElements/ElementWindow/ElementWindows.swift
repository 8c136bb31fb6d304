import Elements
import ElementsStore
import Gtk

/// The open element windows, one for each element. A new window takes the size and position of the window closed last; the
/// first one stands beside the window from which it is opened, where there is room.
@MainActor
final class ElementWindows {
  typealias Frame = (size: SavedState.WindowSize?, position: SavedState.WindowPosition?)

  private let application: Gtk.Application
  private let favorites: Favorites
  private let library: Library
  private let temperatures: @MainActor () -> TemperatureDisplay
  private let onClose: @MainActor (SavedState.WindowSize, SavedState.WindowPosition?) -> Void
  /// Frame of the window closed last.
  private var last: Frame

  /// Offset of a new window from the open one in both directions, in pixels: a header bar's height.
  private static let cascade = 46

  /// Creates the list of `application`'s windows; the first window takes the frame `last`. `onClose` is called
  /// with the size and position of a closing window.
  init(
    of application: Gtk.Application, _ favorites: Favorites, _ library: Library, last: Frame,
    temperatures: @escaping @MainActor () -> TemperatureDisplay,
    onClose: @escaping @MainActor (SavedState.WindowSize, SavedState.WindowPosition?) -> Void
  ) {
    self.application = application
    (self.favorites, self.library) = (favorites, library)
    self.last = last
    self.temperatures = temperatures
    self.onClose = onClose
  }

  /// The open windows, most recently used first.
  var open: [ElementWindow] { application.windows.compactMap { $0 as? ElementWindow } }

  /// Opens the window of `element` or presents the open one, and sets the order of its Previous and Next. In a new window
  /// the tile flies from `source`, its frame on a page in pixels of the screen, to its place.
  func show(
    _ element: AtomicElement, of table: PeriodicTable, order: [AtomicElement],
    from source: Bounds? = nil
  ) {
    if presentWindow(of: element, order: order) { return }
    let frame = nextFrame
    let window = ElementWindow(
      element, of: table, favorites, order: order, size: frame.size.map { ($0.width, $0.height) },
      files: library.files, temperatures: temperatures,
      onStep: { [weak self] in self?.presentWindow(of: $0) ?? false })
    window.onCloseRequest { [weak self, weak window] in
      if let self, let window { self.remember(window) }
    }
    window.addPaperActions(over: window.page) { [weak self, weak window] use in
      self?.library.whenSheetsAreRead {
        if let self, let window { use(ElementPaper(window.page, self.library)) }
      }
    }
    if let source { window.page.flyTile(from: source) }
    let beside = frame.position == nil ? position(of: window) : nil
    application.present(window)
    favorites.open()
    if let position = beside ?? frame.position, Self.fitsMonitor(position, frame.size) {
      window.moveOnScreen(x: position.x, y: position.y)
    }
  }

  /// Shows the elements of another table in all open windows.
  func show(_ table: PeriodicTable) {
    for window in open { window.page.show(table) }
  }

  /// Presents the window of `element`. Returns false if there is none.
  private func presentWindow(of element: AtomicElement, order: [AtomicElement]? = nil) -> Bool {
    guard let window = open.first(where: { $0.element.number == element.number }) else {
      return false
    }
    if let order { window.page.order = order }
    window.present()
    return true
  }

  /// True if a window at `position` lies on one monitor; otherwise the window manager positions it.
  private static func fitsMonitor(
    _ position: SavedState.WindowPosition, _ size: SavedState.WindowSize?
  ) -> Bool {
    let (x, y) = (Double(position.x), Double(position.y))
    return Display.monitors.contains { monitor in
      x >= monitor.x && y >= monitor.y
        && x + Double(size?.width ?? 0) <= monitor.x + monitor.width
        && y + Double(size?.height ?? 0) <= monitor.y + monitor.height
    }
  }

  /// The place of a new window beside the active one; nil without one, and where windows have no place.
  private func position(of window: ElementWindow) -> SavedState.WindowPosition? {
    guard let active = application.activeWindow, let place = active.screenPosition else {
      return nil
    }
    let scale = Double(active.scaleFactor)
    let frame = Rect(
      x: Double(place.x), y: Double(place.y), width: Double(active.width) * scale,
      height: Double(active.height) * scale)
    let monitor = Display.monitors.map { Rect($0) }.first { $0.contains(frame.center) }
    let size = Size(
      width: Double(window.defaultWidth) * scale, height: Double(window.defaultHeight) * scale)
    return monitor.map { monitor in
      let corner = WindowPlacement.position(of: size, beside: frame, on: monitor)
      return SavedState.WindowPosition(x: Int(corner.x), y: Int(corner.y))
    }
  }

  private func remember(_ window: ElementWindow) {
    last = frame(of: window)
    if let size = last.size { onClose(size, last.position) }
  }

  private func frame(of window: ElementWindow) -> Frame {
    let size = SavedState.WindowSize(width: window.defaultWidth, height: window.defaultHeight)
    let position = window.screenPosition.map { SavedState.WindowPosition(x: $0.x, y: $0.y) }
    return (size, position)
  }

  /// The next window's frame: the last one's, cascaded while that one is open.
  private var nextFrame: Frame {
    guard let window = open.first else { return last }
    var frame = frame(of: window)
    frame.position?.x += Self.cascade
    frame.position?.y += Self.cascade
    return frame
  }
}
