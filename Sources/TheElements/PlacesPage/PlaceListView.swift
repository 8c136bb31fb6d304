import Adwaita
import Elements
import GLib
import Gtk

// PlaceListView
//   └── Box
//         ├── Box: a ToggleButton for each layer, Button of the map in a narrow window, MenuButton
//         └── Bin: ScrolledWindow → Box of CountrySections; or the OpenedPlacesView

/// The places by country in collapsible sections, whose headers stick to the top; or the places opened from a file.
final class PlaceListView: Bin, CollapsibleSections {
  private(set) var countries: [CountrySection] = []
  let column = Box(.vertical)
  let scrolled: ScrolledWindow
  /// Shows the map where there is room for the list only.
  let mapButton = Button(icon: "mark-location-symbolic", .showMap, named: "show-map")
  private let menu = MenuButton(
    icon: "view-more-symbolic", name: tr("Places Menu"),
    menu: Menu(sections: [
      [AppAction.openPlaces.menuItem, AppAction.closePlaces.optionalMenuItem]
    ]))
  /// The buttons of the layers.
  let layers = PlaceLayer.allCases.map {
    ToggleButton(label: tr($0.title), tooltip: tr($0.longTitle))
  }
  private lazy var bar = makeBar()
  private let body = Bin()
  /// The places opened from a file; nil while those by country are shown.
  private(set) var openedView: OpenedPlacesView?
  private let onCollapse: @MainActor (Set<String>) -> Void
  private let elements: @MainActor (Place) -> [AtomicElement]
  /// IDs of all collapsed sections, also of those that the present list does not have.
  private var allCollapsed: Set<String>
  lazy var focusMemory = FocusMemory(of: column) { [weak self] in
    if let row = $0 as? PlaceRow { self?.reveal(row) }
    if let header = $0 as? SectionHeader { self?.reveal(header) }
  }
  /// State before the search: collapsed sections, keys of the shown places, scroll position and first visible part.
  private var beforeSearch:
    (collapsed: Set<String>, keys: Set<String>?, scroll: Double, part: String)?
  /// Keys of the places shown without a search; nil for all.
  private(set) var unsearchedKeys: Set<String>?
  /// The row to scroll to, until its section is expanded.
  weak var revealTarget: PlaceRow?
  /// The scroll position to return to at the next layout.
  var scrollTarget: Double?
  /// The part to scroll to at the next layout.
  var awaitedPart: String?
  /// Called when the user scrolls.
  var onUserScroll: (@MainActor () -> Void)?
  let watch: ScrollWatch
  /// The section whose header stays in place while it collapses.
  weak var collapsing: CountrySection?
  /// The section that keeps its distance from the upper edge, in pixels, while all sections expand.
  var expanding: (section: CountrySection, distance: Double)?
  /// Called when the scroll position changes.
  var onScroll: (@MainActor () -> Void)?
  /// The selected row while it is in view: it remains there when the size changes.
  weak var rowInView: PlaceRow?
  /// True if the whole of that row was visible.
  var isWhollyInView = false
  let scrollRestorer: ScrollRestorer

  /// - Parameters:
  ///   - collapsed: IDs of the sections that are collapsed at first.
  ///   - onCollapse: called with the IDs of all collapsed sections when they change.
  ///   - elements: returns the elements discovered at a place.
  init(
    _ list: PlaceList, collapsed: Set<String>,
    onCollapse: @escaping @MainActor (Set<String>) -> Void,
    elements: @escaping @MainActor (Place) -> [AtomicElement]
  ) {
    (self.onCollapse, self.elements, allCollapsed) = (onCollapse, elements, collapsed)
    scrolled = ScrolledWindow(column)
    watch = ScrollWatch(scrolled.verticalAdjustment)
    scrollRestorer = ScrollRestorer(scrolled)
    super.init()
    name = "place-list"
    show(list)
    scrolled.setAccessibleLabel(tr("Places"))
    // A focused row would stay below the header.
    scrolled.followsFocus = false
    body.expandsVertically = true
    body.setChild(scrolled)
    setChild(Box(.vertical, [bar, body]))
    _ = focusMemory
    scrolled.afterLayout { [weak self] in
      if let self { self.watch.finishLayout { self.finishLayout() } }
    }
    scrolled.verticalAdjustment.onValueChanged { [weak self] in self?.scrollChanged() }
  }

  private func makeBar() -> Widget {
    for (layer, button) in zip(PlaceLayer.allCases, layers) {
      button.name = "layer-\(layer.rawValue)"
      button.setAction(AppAction.showPlaceLayer.name, layer.rawValue)
    }
    let choice = Box(.horizontal, layers)
    choice.addClass("linked")
    choice.expandsHorizontally = true
    choice.verticalAlign = .center
    menu.name = "places-menu"
    for button in [mapButton, menu] as [Widget] { button.addClass("flat") }
    let bar = Box(.horizontal, spacing: 8, [choice, mapButton, menu])
    bar.addClass("places-bar")
    return bar
  }

  /// Shows the countries of another list, without a selection.
  func show(_ list: PlaceList) {
    for country in countries { column.remove(country) }
    (beforeSearch, unsearchedKeys, scrollTarget, awaitedPart) = (nil, nil, nil, nil)
    countries = list.sections.map { country in
      let isExpanded = !allCollapsed.contains(country.id)
      let section = CountrySection(country, isExpanded: isExpanded, elements: elements)
      section.onLeave = { [weak self] in self?.step($0) ?? false }
      column.add(section)
      return section
    }
  }

  /// Shows the places opened from a file; nil shows those by country.
  func show(_ places: OpenedPlaces?) {
    openedView = places.map { OpenedPlacesView($0) }
    openedView?.onUserScroll = { [weak self] in self?.onUserScroll?() }
    body.setChild(openedView ?? scrolled)
  }

  var rows: [PlaceRow] { countries.flatMap(\.rows) }

  /// The widget focused last, at first the first header.
  var focusTarget: Widget? {
    if let openedView { return openedView.focusTarget }
    return focusMemory.last.flatMap { $0.isMapped ? $0 : nil }
      ?? countries.first(where: \.isVisible)?.header
  }

  /// Tab moves through the bar, then to the widget focused last, and from there out of the list; Up and Down move
  /// through headers and rows.
  override func focus(_ direction: FocusDirection) -> Bool {
    guard direction.isTab else {
      return openedView == nil && step(direction) || super.focus(direction)
    }
    let isForward = direction == .tabForward
    if bar.containsFocus {
      return bar.moveFocus(direction) || isForward && focusPlaces(direction)
    }
    guard containsFocus else {
      return isForward ? bar.moveFocus(direction) : focusPlaces(direction)
    }
    return openedView?.moveFocus(direction) == true || !isForward && bar.moveFocus(direction)
  }

  private func focusPlaces(_ direction: FocusDirection) -> Bool {
    openedView?.moveFocus(direction) ?? focusTarget?.grabFocus() ?? false
  }

  /// Moves the focus to the next header or row; false from the last one.
  private func step(_ direction: FocusDirection) -> Bool {
    let stops = countries.filter(\.isVisible).flatMap(\.stops)
    guard direction == .up || direction == .down,
      let index = stops.firstIndex(where: \.isFocused)
    else { return false }
    let next = direction == .down ? index + 1 : index - 1
    return stops.indices.contains(next) && stops[next].grabFocus()
  }

  /// Marks the row of the selected place, and scrolls it into view.
  func select(_ key: String?) {
    for country in countries {
      for row in country.rows {
        row.isSelected = row.place.key == key
        guard row.isSelected else { continue }
        country.isExpanded = true
        scroll(toRow: row)
      }
    }
    if key != nil { rememberCollapsed() }
  }

  // MARK: Sections

  var collapsed: Set<String> { Set(countries.filter { !$0.isExpanded }.map(\.id)) }

  var sectionIDs: [String] { countries.map(\.id) }

  func setExpanded(_ id: String, _ isExpanded: Bool) {
    guard let index = countries.firstIndex(where: { $0.id == id }) else { return }
    let country = countries[index]
    guard country.isExpanded != isExpanded else { return }
    if !isExpanded {
      collapsing = country
    } else if let topmost, countries[index...].dropFirst().contains(topmost) {
      // It is above the visible area, in which everything stays.
      expanding = topmostAnchor
    }
    country.isExpanded = isExpanded
    if !isExpanded { country.moveFocusToHeader() }
    rememberCollapsed()
  }

  func showSection(_ id: String) {
    guard let country = countries.first(where: { $0.id == id }) else { return }
    country.isExpanded = true
    rememberCollapsed()
    country.rows.first(where: \.isVisible).map { scroll(toRow: $0) }
  }

  func setAllExpanded(_ isExpanded: Bool) {
    (collapsing, expanding) = (isExpanded ? nil : topmost, isExpanded ? topmostAnchor : nil)
    for country in countries {
      country.isExpanded = isExpanded
      if !isExpanded { country.moveFocusToHeader() }
    }
    rememberCollapsed()
  }

  private func rememberCollapsed() {
    guard beforeSearch == nil else { return }
    allCollapsed = allCollapsed.subtracting(sectionIDs).union(collapsed)
    onCollapse(allCollapsed)
  }

  // MARK: Search

  /// Shows only these places; nil shows all. The first visible part stays, or the next that is shown. A search expands
  /// the sections; after it they and the scroll position are as before.
  func show(only keys: Set<String>?, isSearch: Bool) {
    let part = awaitedPart ?? topPart
    let isChanged = keys != unsearchedKeys
    if isSearch, beforeSearch == nil {
      let scroll = scrollTarget ?? scrolled.verticalAdjustment.value
      beforeSearch = (collapsed, unsearchedKeys, scroll, part ?? "")
    }
    if !isSearch { unsearchedKeys = keys }
    for country in countries { country.show(only: keys) }
    if revealTarget?.isVisible == false { revealTarget = nil }
    if isSearch {
      for country in countries { country.isExpanded = true }
      scroll(to: 0)
    } else if let before = beforeSearch {
      beforeSearch = nil
      for country in countries { country.isExpanded = !before.collapsed.contains(country.id) }
      if keys == before.keys { scroll(to: before.scroll) } else { scroll(toPart: before.part) }
    } else if isChanged, let part {
      scroll(toPart: part)
    }
  }
}
