import Adwaita
import Elements
import GLib
import Gtk

// OpenedPlacesView
//   └── Box
//         ├── Box: name of the file, number of places, Close button
//         └── Bin: ScrolledWindow → ListView of OpenedPlaceRows, or a StatusPage if nothing is found

/// The list of places opened from a file.
final class OpenedPlacesView: Bin {
  let list: ListView
  private let places: OpenedPlaces
  private let count = Label()
  private let scrolled: ScrolledWindow
  private let body = Bin()
  private let close = Button(icon: "window-close-symbolic", name: AppAction.closePlaces.title)
  /// Called when the user scrolls.
  var onUserScroll: (@MainActor () -> Void)?
  private let watch: ScrollWatch
  private var focusedRow: Int?
  private let scrollRestorer: ScrollRestorer
  /// True if the selected row was in view when it was selected and after the last scroll: then it remains there when the
  /// size changes. Nil until the next layout.
  private var keepsSelectionInView: Bool?
  private lazy var focusMemory = FocusMemory(of: list) { [weak self] in self?.focusMoved(to: $0) }

  init(_ places: OpenedPlaces) {
    self.places = places
    list = ListView(places.model) { OpenedPlaceRow(places) }
    scrolled = ScrolledWindow(list)
    watch = ScrollWatch(scrolled.verticalAdjustment)
    scrollRestorer = ScrollRestorer(scrolled)
    super.init()
    name = "opened-places"
    let title = places.file.name.text
    list.setAccessibleLabel(title)
    scrolled.setAccessibleLabel(tr("Places"))
    body.expandsVertically = true
    body.setChild(scrolled)
    let column = Box(.vertical)
    column.add(header(title))
    column.add(body)
    setChild(column)
    list.onActivated { [weak self] in self?.choose(row: $0) }
    list.onMenuRequest { [weak self] in self?.showMenu(at: $0) }
    _ = focusMemory
    scrolled.afterLayout { [weak self] in
      if let self { self.watch.finishLayout { self.finishLayout() } }
    }
    scrolled.verticalAdjustment.onValueChanged { [weak self] in
      guard let self else { return }
      self.scrollRestorer.scrollChanged()
      if !self.scrollRestorer.isResizing { self.keepsSelectionInView = nil }
      if self.watch.isByUser { self.onUserScroll?() }
    }
    update()
  }

  // MARK: Focus

  private func focusMoved(to widget: Widget?) {
    guard let widget else { return }
    focusedRow = list.rows.first { $0.isInside(widget) }?.position
  }

  /// The row focused last, at first the first one.
  var focusTarget: Widget {
    guard scrolled.parent != nil else { return close }
    return list.rows.first { $0.position == focusedRow ?? 0 }?.parent ?? list
  }

  /// Tab moves between the Close button and the list, instead of stopping at each of its rows.
  override func focus(_ direction: FocusDirection) -> Bool {
    switch direction {
    case .tabForward:
      if list.containsFocus { return false }
      return close.isFocused ? focusList() : close.grabFocus()
    case .tabBackward:
      if list.containsFocus { return close.grabFocus() }
      return close.isFocused ? false : focusList() || close.grabFocus()
    default: return super.focus(direction)
    }
  }

  private func focusList() -> Bool { scrolled.parent != nil && focusTarget.grabFocus() }

  private func header(_ title: String) -> Widget {
    let header = Box(.horizontal, spacing: 8)
    header.addClass("opened-header")
    let name = Label(title)
    (name.name, count.name) = ("opened-name", "opened-count")
    name.addClass("card-heading")
    name.tooltipText = title
    name.ellipsizeAtEnd()
    name.alignText(0)
    name.expandsHorizontally = true
    count.addClass("dim-label")
    close.name = "close-places"
    close.addClass("flat")
    close.setAction(AppAction.closePlaces.name)
    for widget in [name, count, close] as [Widget] { header.add(widget) }
    return header
  }

  func update() {
    count.text = places.countText
    if places.count == 0 {
      body.setChild(Self.nothingFound(places.text))
      return
    }
    if scrolled.parent == nil { body.setChild(scrolled) }
    list.bindRows()
    reveal()
  }

  private static func nothingFound(_ text: String) -> StatusPage {
    let page = StatusPage(
      icon: "edit-find-symbolic", title: tr("Nothing Found"),
      description: tr("No place here matches “{1}”.", text))
    page.addClass("compact")
    return page
  }

  /// Scrolls to the selected place, during a search to the best one, else to the beginning.
  private func reveal() {
    let best = places.text.isEmpty ? places.selection : places.found.best
    list.scroll(to: best.flatMap { places.row(ofPlace: $0) } ?? 0)
  }

  /// Index of the place in the first row that is wholly visible.
  var topRow: Int? {
    let rows = list.rows.filter {
      $0.isMapped && ($0.convert(x: 0, y: 0, to: scrolled)?.y ?? -1) >= -1
    }
    return rows.compactMap(\.position).min().flatMap { places.place(atRow: $0) }
  }

  /// Scrolls a row to the top, as far as there are rows below it.
  func scroll(toRow row: Int) {
    list.scroll(to: max(places.count - 1, 0))
    list.scroll(to: row)
  }

  func revealSelection() {
    if let row = places.model.selection { list.scroll(to: row) }
    keepsSelectionInView = nil
  }

  /// Keeps the selected row in view when the size changes.
  private func finishLayout() {
    if scrollRestorer.finishLayout() {
      if keepsSelectionInView == true { places.model.selection.map { list.scroll(to: $0) } }
    } else if keepsSelectionInView == nil {
      keepsSelectionInView = isSelectionInView
    }
  }

  private var isSelectionInView: Bool {
    guard let position = places.model.selection,
      let row = list.rows.first(where: { $0.position == position }), row.isMapped,
      let top = row.convert(x: 0, y: 0, to: scrolled)?.y
    else { return false }
    return top >= 0 && top + Double(row.height) <= Double(scrolled.height)
  }

  /// Moves the focus to the row of a place; false if it is not shown.
  func focus(place: Int) -> Bool {
    places.row(ofPlace: place).map { list.focus(row: $0) } ?? false
  }

  private func choose(row: Int) {
    guard let place = places.place(atRow: row) else { return }
    activate(.showPlace, OpenedPlaces.key(of: place))
  }

  private func showMenu(at point: (x: Double, y: Double)?) {
    let target = point.flatMap { list.pick(x: $0.x, y: $0.y) } ?? window?.focusWidget
    guard let target,
      let row = list.rows.first(where: { target.isInside($0) || $0.isInside(target) })
        as? OpenedPlaceRow, let place = row.index, target != list
    else { return }
    let key = OpenedPlaces.key(of: place)
    let corner = point.flatMap { list.convert(x: $0.x, y: $0.y, to: row) }
    row.showMenu(PlaceRow.menu(of: key), name: places.index.table.name(at: place), at: corner)
  }
}
