import Adwaita
import Elements
import GLib
import Gtk

// ElementPage
//   └── Box
//         ├── FindBar, while something is looked for
//         └── Stack → ScrolledWindow → ElementView
// ElementPageHeader, in the header bar of the page's holder

/// All of one element, with the actions on it. Previous and Next show the neighboring element of an order.
/// Independent of what holds it, which adds `header` to a header bar.
final class ElementPage: Bin {
  /// Called before Previous or Next shows an element; returns true if it is shown elsewhere.
  typealias Step = @MainActor (AtomicElement) -> Bool

  private(set) var element: AtomicElement
  /// The order of Previous and Next.
  var order: [AtomicElement] {
    didSet { updateActions() }
  }
  /// The widgets for a header bar; all of them show the same element.
  private(set) var headers = [ElementPageHeader()]
  var header: ElementPageHeader { headers[0] }
  /// False while the page is hidden: then its actions are disabled.
  var isActive = true {
    didSet { if isActive != oldValue { updateActions() } }
  }
  /// The overlay for pictures and menus over the page; set by the page's holder.
  weak var overlay: PictureOverlay?
  /// Called when the page shows another element.
  var onShow: (@MainActor (AtomicElement) -> Void)?
  private(set) var table: PeriodicTable
  let favorites: Favorites
  let files: DataFiles
  private let onStep: Step
  let temperatures: @MainActor () -> TemperatureDisplay
  let content = Stack(durationMs: ElementPage.slideMs)
  private(set) lazy var scroller = ElementScroller(in: content)
  private(set) lazy var find = ElementFind(on: self)
  private(set) lazy var contentsChooser = Chooser.ofCards()
  /// The ID of the card that was chosen last from the contents.
  var lastCard: String?
  let keys = KeyController()
  private var actions: [AppAction: Action] = [:]
  private var marks: Observation?
  private var language: Observation?
  private var own: Observation?
  /// The forms chosen on this page, of all elements that it has shown.
  var formChoice = FormChoice()
  /// The columns of the user's own on the page.
  var shownColumns: [OwnColumn] = []

  /// The name of the page in `scrollTo`.
  static let scrollID = "element"
  /// Duration of the slide to another element, in milliseconds.
  private static let slideMs = 200

  /// Creates a page for `element` of `table`.
  /// - Parameters:
  ///   - order: the order of Previous and Next; by number if nil.
  ///   - files: the data that are not in the catalog.
  ///   - temperatures: returns the units of temperatures.
  ///   - onStep: called before Previous or Next shows another element.
  init(
    _ element: AtomicElement, of table: PeriodicTable, _ favorites: Favorites,
    order: [AtomicElement]? = nil, files: DataFiles,
    temperatures: @escaping @MainActor () -> TemperatureDisplay,
    onStep: @escaping Step = { _ in false }
  ) {
    self.element = element
    self.table = table
    self.favorites = favorites
    self.files = files
    self.order = order ?? table.elements
    self.onStep = onStep
    self.temperatures = temperatures
    super.init()
    addClass("element-page")
    content.name = "element-stack"
    content.expandsVertically = true
    setChild(Box(.vertical, [find.holder, content]))
    marks = favorites.observeMarks { [weak self] numbers in
      if let self, numbers.contains(self.element.number) { self.updateStar() }
    }
    language = SecondLanguage.shared.observe { [weak self] in self?.updateHeaders() }
    own = files.observeOwn { [weak self] in self?.showOwn() }
    HorizontalSwipe(over: content) { [weak self] distance in
      guard let self else { return }
      if !self.activate(distance > 0 ? .nextElement : .previousElement) { self.step(distance) }
    }
    scroller.onScroll = { [weak self] in self?.announceScroll() }
    listenToKeys()
    content.onMenuRequest { [weak self] point in self?.showMenu(at: point) }
    showView(slide: .none)
  }

  // MARK: Showing

  var view: ElementView? { scroller.view }
  var scrolled: ScrolledWindow? { scroller.scrolled }

  /// Shows another element of the table.
  func show(_ element: AtomicElement, slide: Stack.Slide = .none) {
    self.element = element
    showView(slide: slide)
    overlay?.replace(with: element)
    onShow?(element)
  }

  /// Shows the same element of another table; keeps scroll position, tile side and focus.
  func show(_ table: PeriodicTable) {
    let oldTable = self.table
    self.table = table
    order = order.compactMap { table[$0.number] }
    guard let element = table[element.number] else { return }
    let isFilledIn = table.filledIn.contains(element.number)
    guard
      element != self.element || oldTable.sources != table.sources
        || oldTable.filledIn.contains(element.number) != isFilledIn
    else { return }
    self.element = element
    remakeView()
    updateActions()
    onShow?(element)
  }

  /// Makes the contents anew; keeps scroll position, tile side and focus.
  func remakeView() {
    guard let oldView = view else { return }
    let path = oldView.focusPath
    let view = makeView(isBackUp: oldView.tile.isBackUp)
    for (card, old) in zip(view.cards, oldView.cards) where old.isMade { card.make() }
    scroller.replace(with: view)
    updateHeaders()
    view.focus(along: path)
    overlay?.replace(with: element)
  }

  /// Moves the focus to the tile, and scrolls to it at once: GTK would slide there later.
  func focusTile() {
    guard let view else { return }
    let top = view.tile.convert(x: 0, y: 0, to: view)?.y ?? 0
    if top < view.scrollPosition { scroll(toPart: ElementScroller.startPart) }
    view.tile.grabFocus()
  }

  /// Lets the tile fly from its frame on another page, in pixels of the screen, when the page is mapped.
  func flyTile(from source: Bounds) { view?.flyTile(from: source) }

  /// Shows temperatures in the current units.
  func updateTemperatures() {
    view?.temperatures = temperatures()
    find.update()
  }

  private func showView(slide: Stack.Slide) {
    scroller.show(makeView(), slide: slide)
    updateHeaders()
    updateActions()
    find.findAgain()
  }

  private func makeView(isBackUp: Bool = false) -> ElementView {
    let view = ElementView(
      element, of: table, forms: forms, temperatures: temperatures(), files: files,
      favorites: favorites)
    view.visibleHeight = content.height
    if isBackUp { view.tile.flip() }
    view.tile.onFaceChange = { [weak self] in self?.updateFlipButton() }
    shownColumns = files.own.columns
    return view
  }

  /// Scrolls to a part named as in `scrollTo`; a name of none is refused.
  func scroll(toPart name: String) {
    if scroller.scroll(toPart: name) { return }
    if name.hasPrefix(PropertyRow.namePrefix) {
      withRow(String(name.dropFirst(PropertyRow.namePrefix.count))) { _ in }
    } else {
      ActWork.refuse(name)
    }
  }

  private func announceScroll() {
    guard Acts.isListening else { return }
    announceActAtRest(.scrollTo) { [weak self] in
      self.map { [Self.scrollID, $0.scroller.topPart] }
    }
  }

  /// Makes the widgets for another header bar.
  func makeHeader() -> ElementPageHeader {
    let header = ElementPageHeader()
    headers.append(header)
    updateHeaders()
    return header
  }

  private func updateHeaders() {
    for header in headers { header.title.show(element) }
    updateFlipButton()
    updateStar()
  }

  private func updateFlipButton() {
    for header in headers { header.flip.update(isBackUp: view?.tile.isBackUp ?? false) }
  }

  private func updateStar() {
    let isFavorite = favorites.state.isMine(element.number)
    for header in headers { header.favorite.show(element, isFavorite: isFavorite) }
  }

  // MARK: Actions

  /// Registers the page's actions with `map`.
  func addActions(to map: some ActionMap) {
    var handlers: [AppAction: @MainActor (ElementPage) -> Void] = [
      .previousElement: { $0.step(-1) }, .nextElement: { $0.step(1) },
      .flip: { $0.flip() },
      .openWikipedia: { $0.view?.link?.open() },
      .copyWikipediaAddress: { $0.view?.link?.copyAddress() },
    ]
    for format in CopyFormat.allCases { handlers[format.action] = { $0.copy(as: format) } }
    for (entry, handler) in handlers {
      actions[entry] = map.register(entry, for: self) { handler($0) }
    }
    addPropertyActions(to: map)
    addOwnValueActions(to: map)
    addFormAction(to: map, files) { $1.isEmpty ? $0.element : $0.table.find($1) }
    addCardActions(to: map)
    find.addActions(to: map)
    addContentsActions(to: map)
    updateActions()
  }

  private func updateActions() {
    for action in actions.values { action.isEnabled = isActive }
    guard isActive else { return }
    actions[.previousElement]?.isEnabled = neighbor(-1) != nil
    actions[.nextElement]?.isEnabled = neighbor(1) != nil
  }

  private func neighbor(_ distance: Int) -> AtomicElement? {
    // An element opened by command line or D-Bus may be missing from the page's order.
    let order = order.contains(element) ? order : table.elements
    guard let index = order.firstIndex(of: element) else { return nil }
    let other = index + distance
    return order.indices.contains(other) ? order[other] : nil
  }

  /// Shows another element, unless a window of its own shows it. Returns false then.
  func move(to other: AtomicElement) -> Bool {
    guard other.number != element.number else { return true }
    guard !onStep(other) else { return false }
    show(other)
    return true
  }

  private func step(_ distance: Int) {
    guard let neighbor = neighbor(distance), !onStep(neighbor) else { return }
    let path = view?.focusPath ?? []
    show(neighbor, slide: distance > 0 ? .forward : .backward)
    if !path.isEmpty {
      scroller.revealFocusOnceLaidOut()
      if view?.focus(along: path) != true { focusTile() }
    } else if window?.focusWidget?.isSensitive != true {
      focusTile()
    }
    // A focused tile says it itself.
    if view?.tile.isFocused != true { announce(tr(element.accessibleName)) }
  }

  private func flip() {
    // The picture covers the tile.
    if overlay?.isShowing != true { view?.tile.flip() }
  }
}
