import Adwaita
import Elements
import GLib
import Gtk

// ElementWindow
//   └── ToastOverlay → PictureOverlay → Box
//         ├── HeaderBar: previous, next, title, flip, star, and a copy menu if it fits
//         └── Stack → ScrolledWindow → ElementView

/// The window of one element. Previous and Next show the neighboring element in the order of the page that
/// the window was opened from.
final class ElementWindow: ApplicationWindow {
  private(set) var element: AtomicElement
  /// The order of Previous and Next.
  var order: [AtomicElement] {
    didSet { updateActions() }
  }
  private var table: PeriodicTable
  private let favorites: Favorites
  private let onStep: @MainActor (AtomicElement) -> Bool
  private let temperatureUnit: @MainActor () -> TemperatureUnit
  private let content = Stack(durationMs: ElementWindow.slideMs)
  /// The title, ellipsized if needed: a `WindowTitle`'s minimum width is too large for a narrow window.
  private let windowTitle = Label()
  private let previous = Button(icon: "go-previous-symbolic", name: tr("Previous Element"))
  private let next = Button(icon: "go-next-symbolic", name: tr("Next Element"))
  private let flipButton = FlipButton()
  private let favoriteButton = FavoriteButton()
  private weak var view: ElementView?
  private var scrolled: ScrolledWindow?
  private weak var overlay: PictureOverlay?
  private var actions: [AppAction: Action] = [:]
  /// Observations of the favorites.
  private var observations: [Observation] = []

  /// Size of the first window, in pixels.
  private static let defaultSize = (width: 900, height: 640)
  /// Smallest size, in pixels.
  private static let minimumSize = (width: 360, height: 500)
  /// Duration of the slide to another element, in milliseconds.
  private static let slideMs = 200

  /// Creates a window for `element` of `table`.
  /// - Parameters:
  ///   - order: the order of Previous and Next; by number if nil.
  ///   - size: the window's size in pixels; the default size if nil.
  ///   - temperatureUnit: returns the unit shown first for temperatures.
  ///   - onStep: called before the window shows another element; returns true if another window shows it.
  init(
    _ element: AtomicElement, of table: PeriodicTable, _ favorites: Favorites,
    order: [AtomicElement]? = nil,
    size: (width: Int, height: Int)? = nil,
    temperatureUnit: @escaping @MainActor () -> TemperatureUnit,
    onStep: @escaping @MainActor (AtomicElement) -> Bool = { _ in false }
  ) {
    self.element = element
    self.table = table
    self.favorites = favorites
    self.order = order ?? table.elements
    self.onStep = onStep
    self.temperatureUnit = temperatureUnit
    super.init()
    addClass("element-window")
    defaultWidth = size?.width ?? Self.defaultSize.width
    defaultHeight = size?.height ?? Self.defaultSize.height
    widthRequest = Self.minimumSize.width
    heightRequest = Self.minimumSize.height
    content.name = "element-stack"
    content.expandsVertically = true
    let column = Box(.vertical)
    column.add(makeHeader())
    column.add(content)
    let overlay = PictureOverlay(column)
    self.overlay = overlay
    setContent(ToastOverlay(overlay))
    overlay.addActions(to: self) { [weak self] in self?.table.find($0) }
    addActions()
    observeFavorites()
    HorizontalSwipe(over: content) { [weak self] in self?.step($0) }
    content.afterLayout { [weak self] in
      if let self { self.view?.visibleHeight = self.content.height }
    }
    content.onMenuRequest { [weak self] point in self?.showMenu(at: point) }
    update()
  }

  private func makeHeader() -> HeaderBar {
    let header = HeaderBar()
    windowTitle.addClass("title")
    windowTitle.ellipsizeAtEnd()
    header.setTitle(windowTitle)
    previous.setAction(AppAction.previousElement.name)
    next.setAction(AppAction.nextElement.name)
    header.addStart(previous)
    header.addStart(next)
    let copyMenu = MenuButton(
      icon: "edit-copy-symbolic", name: tr("Copy Element"), menu: Menu(sections: [Self.copyItems]))
    copyMenu.name = "copy-menu"
    header.addEnd(favoriteButton)
    header.addEnd(flipButton)
    header.addEnd(Squeezer(copyMenu))
    return header
  }

  override func styleChanged() { markContrast() }

  private static var copyItems: [Menu.Item] { CopyFormat.allCases.map(\.action.menuItem) }

  /// Shows the context menu, which also has the items that do not fit a narrow header bar, at `point` or, if
  /// opened by keyboard, in the middle.
  private func showMenu(at point: (x: Double, y: Double)?) {
    guard let overlay else { return }
    let isFavorite = favorites.state.isMine(element.number)
    let toggle = AppAction.toggleFavorite
    let point = point ?? (Double(content.width) / 2, Double(content.height) / 2)
    // The overlay owns the menu: a scrolled window would scroll to the focused item of its own menu.
    overlay.showMenu(
      Menu(sections: [
        [
          AppAction.showPicture.menuItem(element.symbol),
          Menu.Item(
            toggle.title(isFavorite: isFavorite), action: toggle.name, element.symbol),
        ],
        Self.copyItems,
      ]), at: content.convert(x: point.x, y: point.y, to: overlay))
  }

  private func observeFavorites() {
    observations = [
      favorites.addActions(to: self, over: content) { [weak self] text in
        guard let self, text.isEmpty else { return self?.table.find(text) }
        // The picture covers the window.
        return self.overlay?.isShowing == true ? nil : self.element
      },
      favorites.observeMarks { [weak self] numbers in
        if let self, numbers.contains(self.element.number) { self.updateStar() }
      },
    ]
  }

  private func updateStar() {
    favoriteButton.show(element, isFavorite: favorites.state.isMine(element.number))
  }

  private func addActions() {
    var handlers: [AppAction: @MainActor (ElementWindow) -> Void] = [
      .previousElement: { $0.step(-1) }, .nextElement: { $0.step(1) },
      .flip: { $0.flip() },
      .openWikipedia: { $0.view?.link.open() },
    ]
    registerWindowActions()
    for format in CopyFormat.allCases { handlers[format.action] = { $0.copy(as: format) } }
    for (entry, handler) in handlers {
      actions[entry] = register(entry, for: self) { handler($0) }
    }
  }

  /// Shows the current element, sliding in the given direction.
  func update(slide: Stack.Slide = .none) {
    let view = makeView()
    let scrolled = ScrolledWindow(view)
    scrolled.setAccessibleLabel(tr(element.name))
    self.scrolled = scrolled
    content.show(scrolled, slide: slide)
    updateActions()
    // The tile gets focus unless the focused button is still sensitive.
    if focusWidget?.isSensitive != true { view.tile.grabFocus() }
  }

  private func makeView() -> ElementView {
    title = tr(element.name)
    name = "window-\(element.number)"
    windowTitle.text = tr(element.name)
    let view = ElementView(element, of: table, temperatureUnit: temperatureUnit())
    view.visibleHeight = content.height
    view.tile.onFaceChange = { [weak self] in self?.updateFlipButton() }
    self.view = view
    updateFlipButton()
    updateStar()
    return view
  }

  /// Shows the same element of another table; keeps scroll position, tile side and focus.
  func show(_ table: PeriodicTable) {
    let oldTable = self.table
    self.table = table
    order = order.compactMap { table[$0.number] }
    guard let element = table[element.number], let oldView = view, let scrolled else { return }
    let isFilledIn = table.filledIn.contains(element.number)
    guard
      element != self.element || oldTable.sources != table.sources
        || oldTable.filledIn.contains(element.number) != isFilledIn
    else { return }
    self.element = element
    let focusedName = focusWidget.flatMap { $0.isInside(oldView) ? $0.name : nil }
    let view = makeView()
    if oldView.tile.isBackUp { view.tile.flip() }
    scrolled.setChild(view)
    if let focusedName { view.first(named: focusedName)?.grabFocus() }
    overlay?.replace(with: element)
    updateActions()
  }

  private func updateActions() {
    actions[.previousElement]?.isEnabled = neighbor(-1) != nil
    actions[.nextElement]?.isEnabled = neighbor(1) != nil
  }

  private func updateFlipButton() {
    flipButton.update(for: element, isBackUp: view?.tile.isBackUp ?? false)
  }

  /// Shows temperatures in the current unit.
  func updateTemperatures() { view?.temperatureUnit = temperatureUnit() }

  // MARK: Actions

  private func neighbor(_ distance: Int) -> AtomicElement? {
    // An element opened by command line or D-Bus may be missing from the page's order.
    let order = order.contains(element) ? order : table.elements
    guard let index = order.firstIndex(of: element) else { return nil }
    let other = index + distance
    return order.indices.contains(other) ? order[other] : nil
  }

  private func step(_ distance: Int) {
    guard let neighbor = neighbor(distance), !onStep(neighbor) else { return }
    element = neighbor
    update(slide: distance > 0 ? .forward : .backward)
    overlay?.replace(with: neighbor)
  }

  private func flip() {
    // The picture covers the tile.
    if overlay?.isShowing != true { view?.tile.flip() }
  }

  private func copy(as format: CopyFormat) {
    copyToClipboard(
      format.content(of: element, in: table, temperatureUnit: temperatureUnit()))
    content.showToast(format.message)
  }
}
