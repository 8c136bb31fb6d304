import Adwaita
import Elements
import GLib
import Gtk
import Recording

// ElementWindow
//   └── ToastOverlay → Box
//         ├── HeaderBar with the page's header widgets
//         └── PictureOverlay → ElementPage

/// The window of one element: an `ElementPage` with overlays for toasts and pictures. The page shows the
/// neighboring element in the order of the page that the window was opened from.
final class ElementWindow: ApplicationWindow, TemperatureView {
  private let favorites: Favorites
  let page: ElementPage
  private var favoriteActions: [Observation] = []
  /// The handler of the first activation.
  private var activation: Connection?

  /// Size of the first window, in pixels.
  private static let defaultSize = (width: 900, height: 744)
  /// Smallest size, in pixels.
  private static let minimumSize = (width: 360, height: 360)

  /// Creates a window for `element` of `table`.
  /// - Parameters:
  ///   - order: the order of Previous and Next; by number if nil.
  ///   - size: the window's size in pixels; the default size if nil.
  ///   - files: the data that are not in the catalog.
  ///   - temperatures: returns the units of temperatures.
  ///   - onStep: called before the window shows another element; returns true if another window shows it.
  init(
    _ element: AtomicElement, of table: PeriodicTable, _ favorites: Favorites,
    order: [AtomicElement]? = nil,
    size: (width: Int, height: Int)? = nil, files: DataFiles,
    temperatures: @escaping @MainActor () -> TemperatureDisplay,
    onStep: @escaping ElementPage.Step = { _ in false }
  ) {
    self.favorites = favorites
    page = ElementPage(
      element, of: table, favorites, order: order, files: files, temperatures: temperatures,
      onStep: onStep)
    super.init()
    addClass("element-window")
    defaultWidth = size?.width ?? Self.defaultSize.width
    defaultHeight = size?.height ?? Self.defaultSize.height
    widthRequest = Self.minimumSize.width
    heightRequest = Self.minimumSize.height
    followTouch()
    registerWindowActions()
    page.addActions(to: self)
    register(.scrollTo, for: page) { page, texts in
      guard texts.count == 2 else { return }
      guard texts[0] == ElementPage.scrollID else { return ActWork.refuse(texts[0]) }
      page.scroll(toPart: texts[1])
    }
    let content = makeContent()
    setContent(ToastOverlay(content))
    closeOnEscape(content) { [weak self] in self?.endOpenPart() ?? false }
    addFavoriteActions()
    page.onShow = { [weak self] in self?.updateTitle($0) }
    updateTitle(element)
    page.focusTile()
    focusAgainWhenActive()
  }

  /// Repeats the focus once the window is active: a screen reader moves to the window then, and misses a focus from
  /// before.
  private func focusAgainWhenActive() {
    activation = onChange(of: "is-active") { [weak self] in
      self?.activation?.disconnect()
      Task { @MainActor [weak self] in
        guard let self, let focus = self.focusWidget else { return }
        self.clearFocus()
        focus.grabFocusInPlace()
      }
    }
  }

  private func makeContent() -> Widget {
    let overlay = PictureOverlay(page)
    overlay.addActions(to: self) { [weak self] in self?.page.table.find($0) }
    page.overlay = overlay
    let bar = HeaderBar()
    page.header.add(to: bar)
    return Box(.vertical, [bar, overlay])
  }

  /// Ends what is open in the window, its picture or the search of the page. Returns false if there is nothing.
  private func endOpenPart() -> Bool {
    if page.overlay?.isShowing == true { return activate(.hidePicture) }
    if page.find.bar != nil { return activate(.hideFind) }
    // A note that is being written stays.
    return favorites.isWriting
  }

  private func addFavoriteActions() {
    favoriteActions = favorites.addActions(to: self, over: page) { [weak self] text in
      guard text.isEmpty else { return self?.page.table.find(text) }
      // The picture covers the page.
      return self?.page.overlay?.isShowing == true ? nil : self?.element
    }
    ComparedElements.shared.addActions(to: self, over: page) { [weak self] text in
      text.isEmpty ? self?.element : self?.page.table.find(text)
    }
  }

  override func styleChanged() { markContrast() }

  private func updateTitle(_ element: AtomicElement) {
    title = tr(element.shownName)
    name = "window-\(element.number)"
  }

  /// The element shown.
  var element: AtomicElement { page.element }

  /// Shows temperatures in the current units.
  func updateTemperatures() { page.updateTemperatures() }
}

extension ElementWindow: GestureTarget {
  func gesture(of action: AppAction, _ arguments: [String]) -> Gesture? {
    action == .toggleFavorite ? .click(page.header.favorite) : nil
  }
}
