import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// The selected element of the main window: its page in the side pane, or pushed over the pages of a narrow window. The
/// page is made when the first element is selected, and shows all later ones.
@MainActor
final class SidePaneController: PushedPart {
  /// The button in the header bar.
  let button = ToggleButton(
    icon: "elements-side-pane-symbolic", name: AppAction.toggleSidePane.title)
  /// The button's place, whose room does not keep the window from getting narrow.
  private(set) lazy var buttonPlace = Squeezer(button)
  let split: SplitView
  /// The header bar of a pushed page; it is filled with the first one.
  let bar = HeaderBar()
  private(set) var page: ElementPage?
  private weak var window: (any ElementHost & PushHost)?
  private var isOn: Action?
  private var switchFocusAction: Action?
  private var form = PanePlacement.Form.pages
  /// The focus before the page was pushed, to which it returns.
  private var formerFocus: Widget?
  /// The row or tile of the shown element, while that is beside the pages.
  private weak var marked: Widget?
  /// Least width in pixels in which the pane is turned on for the first element.
  private static let firstPages = 1000
  /// True while a program, not the user, moves the focus.
  private var isMovingFocus = false

  /// Shows `pages`, and the pane beside them.
  init(beside pages: Widget) {
    split = SplitView(pages)
    button.name = "side-pane-button"
    bar.addClass("pane-bar")
    bar.isVisible = false
  }

  /// Adds the actions to `window`, and follows its focus and size.
  func attach(to window: any ElementHost & PushHost) {
    self.window = window
    split.wantedWidth = window.state.paneWidth ?? PaneLayout.firstWidth
    let isOn = window.state.isPaneOn ?? false
    split.change { $0.turn(on: isOn) }
    // So that the first layout has the right form.
    split.adopt(width: window.defaultWidth)
    self.isOn = window.register(.toggleSidePane, isOn: isOn, for: self) {
      $0.turn(on: $1)
    }
    button.setAction(AppAction.toggleSidePane.name)
    window.tileCommands.onDoubleClick = { [weak self] item in
      self?.form == .beside && item.activate(.showElement, item.element.symbol)
    }
    window.register(.selectElement, for: self) { $0.select($1.first ?? "") }
      .reportEmpty { [weak window] in window?.focusedElement?.symbol }
    window.register(.resizeSidePane, for: self) { controller, texts in
      if let width = texts.first.flatMap({ Int($0) }) { controller.set(width) }
    }
    switchFocusAction = window.register(.focusSidePane, for: self) { $0.switchFocus() }
    split.onChange = { @MainActor [weak self] in self?.formChanged() }
    split.edge.onMove = { [weak self] in self?.moveEdge(by: $0) }
    split.edge.onEnd = { [weak self] in
      guard let self else { return }
      self.split.activate(.resizeSidePane, String(self.split.wantedWidth))
    }
    window.onChange(of: "focus-widget") { [weak self] in self?.focusMoved() }
    for widget in [split.pane, bar] as [Widget] {
      widget.addWaysBack { [weak self] in self?.isPushed ?? false }
    }
    split.pane.onKeyPressed { [weak self] key in
      key == .escape && self?.form == .beside && self?.split.activate(.goBack) == true
    }
    formChanged()
  }

  /// True if an element is shown in place of the pages.
  var isPushed: Bool { form == .pushed }

  var title: String { page.map { tr($0.element.shownName) } ?? "" }

  /// True if an opened element is shown in this window.
  var takesElements: Bool { form != .pages || split.pushesElements }

  /// The element of the page that the user is in; nil in the pages.
  var focusedElement: AtomicElement? {
    guard window?.pushedView == nil else { return nil }
    return form == .pushed || form == .beside && split.isInPane ? page?.element : nil
  }

  /// The element beside the pages; nil without the pane.
  var shownElement: AtomicElement? { form == .beside ? page?.element : nil }

  // MARK: Selection

  /// True if the first element that the user opens turns the pane on: in a wide window, unless they have turned it off.
  var turnsOnAtFirst: Bool {
    window?.state.isPaneOn == nil && form == .pages && split.width >= Self.firstPages
  }

  /// Shows an element in the pane, pushes it in a narrow window, and otherwise opens its window.
  /// - Parameter text: number, symbol or name; empty for the focused element.
  private func select(_ text: String) {
    guard let window, let table = window.library.table,
      let element = text.isEmpty ? window.focusedElement : table.find(text)
    else { return }
    window.leavePushedView()
    switch form {
    case .beside, .pushed: show(element)
    case .pages where split.pushesElements: push(element)
    case .pages: window.activate(.showElement, element.symbol)
    }
  }

  /// Shows an element on the page, without a change of form.
  func show(_ element: AtomicElement) {
    guard let window, let table = window.library.table else { return }
    let order = window.order(around: element, among: window.shownOrder) ?? table.elements
    guard let page else { return makePage(element, table, order) }
    if page.order != order { page.order = order }
    if page.element.number != element.number { page.show(element) }
  }

  private func makePage(_ element: AtomicElement, _ table: PeriodicTable, _ order: [AtomicElement])
  {
    guard let window else { return }
    let page = ElementPage(
      element, of: table, window.favorites, order: order, files: window.library.files,
      temperatures: { [weak window] in window?.temperatures() ?? .kelvin })
    page.overlay = window.pictures
    page.addActions(to: window)
    page.onShow = { [weak self] in self?.shown($0) }
    self.page = page
    split.pane.show(page)
    page.makeHeader().add(
      to: bar, after: Button(icon: "go-previous-symbolic", .goBack, named: "back"))
    updateActivity()
    shown(element)
  }

  private func push(_ element: AtomicElement) {
    formerFocus = window?.focusWidget
    show(element)
    split.change { $0.push() }
    page?.focusTile()
  }

  /// Shows the pages again, with the focus where it was.
  func goBack() {
    guard form != .pages, split.isInPane || form == .pushed else { return }
    split.change { $0.goBack() }
    focusPages()
    formerFocus = nil
  }

  /// Shows the pages, where an element is pushed over them; the caller moves the focus.
  func leave() {
    split.change { $0.goBack() }
    formerFocus = nil
  }

  /// Shows the element of the last start, and pushes it if it was pushed.
  func restore() {
    guard let window, let number = window.state.element,
      let element = window.library.table?[number]
    else { return }
    let isPushed = window.state.isPushed && split.pushesElements
    guard isPushed || window.state.isPaneOn == true else { return }
    show(element)
    if isPushed { push(element) }
  }

  private func focusPages() {
    isMovingFocus = true
    defer { isMovingFocus = false }
    let item = form == .beside ? page.flatMap { split.pages.findItem(of: $0.element) } : nil
    if let item, item.grabFocusInPlace() { return }
    if let formerFocus, formerFocus.isMapped, formerFocus.grabFocusInPlace() { return }
    if window?.shownPage?.content?.focusTarget?.grabFocusInPlace() != true { window?.clearFocus() }
  }

  /// Moves the focus from the pages into the pane, or back.
  private func switchFocus() {
    guard form == .beside, window?.pushedView == nil else { return }
    if split.isInPane { focusPages() } else { page?.focusTile() }
  }

  /// Runs `body`, which moves the focus without selecting an element.
  func withoutSelecting(_ body: () -> Void) {
    let was = isMovingFocus
    isMovingFocus = true
    body()
    isMovingFocus = was
  }

  private func focusMoved() {
    guard let focus = window?.focusWidget else { return }
    if focus.isInside(split.pane) { split.isInPane = true }
    guard focus.isInside(split.pages) else { return }
    split.isInPane = false
    guard form == .beside, !isMovingFocus, let item = focus.item else { return }
    show(item.element)
    let symbol = item.element.symbol
    item.announceActAtRest(.selectElement) { [symbol] }
  }

  private func shown(_ element: AtomicElement) {
    window?.state.element = element.number
    window?.updateBars()
    mark()
  }

  /// Marks the row or tile of the element beside the pages.
  /// - Parameter shown: the selected page, while the notebook still shows another one.
  func mark(in shown: Widget? = nil) {
    let place = shown ?? split.pages
    let item = form == .beside ? page.flatMap { place.findItem(of: $0.element) } : nil
    guard item !== marked else { return }
    marked?.removeClass("selected-element")
    item?.addClass("selected-element")
    marked = item
    if let item { window?.shownPage?.content?.showSelected(item.element) }
  }

  /// Lets Previous and Next go through the elements that the pages show now.
  func follow(_ shown: [AtomicElement]) {
    guard let page, let window, let table = window.library.table else { return }
    let order = window.order(around: page.element, among: shown) ?? table.elements
    if page.order.map(\.number) != order.map(\.number) { page.order = order }
  }

  // MARK: Form

  private func turn(on isOn: Bool) {
    guard let window, window.pushedView == nil else { return }
    let isInPane = split.isInPane && form == .beside
    let focus = window.focusWidget?.item ?? window.shownPage?.content?.focusTarget?.item
    if isOn, form == .pages, page == nil, let focus { show(focus.element) }
    split.change { $0.turn(on: isOn) }
    self.isOn?.isOn = isOn
    window.state.isPaneOn = isOn
    if isOn, form == .pages, !split.isNarrow, let element = focus?.element ?? page?.element {
      push(element)
    }
    if isInPane, form == .pages { focusPages() }
  }

  /// Adopts the form of the split view: which bar is shown, and which actions are enabled.
  private func formChanged() {
    let old = form
    form = split.form
    // The focused button of the page's header, by its names.
    let path = form == old ? [] : bar.focusPath + split.pane.focusPath
    buttonPlace.isVisible = !split.isNarrow && form != .pushed
    updateActivity()
    switchFocusAction?.isEnabled = form == .beside
    // Before the first page nothing can be pushed; then the state is that of the last start.
    if page != nil { window?.state.isPushed = form == .pushed }
    for page in window?.pages ?? [] { page.windowFormChanged() }
    window?.updateBars()
    mark()
    if old != form { moveFocus(from: old, path) }
  }

  /// Enables the actions of the element's page while that is shown.
  func updateActivity() { page?.isActive = form != .pages && window?.pushedView == nil }

  /// Moves the focus from a header bar that is hidden to the same button of the other one, and from a hidden pane.
  private func moveFocus(from old: PanePlacement.Form, _ path: [String]) {
    guard let window, old != .pages, form != .pages, let target = path.last else { return }
    if window.focusWidget?.isMapped == true { return }
    let place: Widget = form == .pushed ? bar : split.pane
    if place.first(named: target)?.grabFocus() != true { page?.focusTile() }
  }

  // MARK: Width

  private func moveEdge(by distance: Double) {
    let width = Double(split.pane.width) - distance
    set(Int(min(max(width, -1e6), 1e6).rounded()))
  }

  private func set(_ width: Int) {
    let range = split.paneWidths
    split.wantedWidth = min(max(width, range.lowerBound), range.upperBound)
    window?.state.paneWidth = split.wantedWidth
  }
}
