import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

// PlacesPage
//   └── PlacesView; a spinner while reading, the FailurePage after an error

/// The page with the list and the map of the places where elements were discovered, or after which they are named. Its
/// files are read when it is made, on a thread of their own.
final class PlacesPage: Bin, PageContent {
  /// The list and the map; nil before the files are read.
  private(set) var view: PlacesView?
  /// Called when the places can be shown, or after an error.
  var onLoad: (@MainActor () -> Void)?
  /// Called when the map is shown, hidden, moved or zoomed.
  var onMapChange: (@MainActor () -> Void)?
  /// Called when other years are shown, or others in the Table.
  var onTimelineChange: (@MainActor () -> Void)?
  /// Called when places of another kind are shown.
  var onLayerChange: (@MainActor () -> Void)?
  /// Called when the list and the map are arranged in another way.
  var onFormChange: (@MainActor () -> Void)?
  /// Returns true for a width with room for the list or the map only.
  var isNarrow: @MainActor (_ width: Int) -> Bool = { ContentWidth($0) == .narrow }
  /// The selected place.
  private(set) var selection: Place?
  /// The file that is read at present.
  var load: PlacesLoad?
  /// The places of the opened file; nil while the discoveries are shown.
  var opened: OpenedPlaces?
  /// Called when a file is being read, and when its places or the discoveries are shown.
  var onOpen: (@MainActor (PlacesOpening) -> Void)?
  /// The file to open when the map is read.
  var awaitedFile: PlacesFile?
  /// The years shown; nil before the files are read.
  var timeline: Timeline? { view?.timeline.timeline }
  /// True if the Table dims the elements that were not discovered in the years shown.
  var isTimelinePinned = false {
    didSet { if isTimelinePinned != oldValue { pinChanged() } }
  }
  /// What the places shown are to their elements, and the places of each kind.
  var layer = PlaceLayer.discovery
  private(set) var places: [PlaceLayer: [Place]] = [:]
  private(set) lazy var player = makePlayer()
  private(set) var table: PeriodicTable
  private let collapsed: Set<String>
  private let onCollapse: @MainActor (Set<String>) -> Void
  /// All places, and those of the years shown.
  var all: PlaceList?
  var list: PlaceList?
  private(set) var world: WorldMap?
  private(set) var results: SearchResults?
  var onScroll: (@MainActor () -> Void)?
  /// The place to select, and the scroll position of the list, when the files are read.
  private var awaited: String?
  var awaitedScroll: SavedState.ScrollPosition?
  private var failure: FailurePage?
  private let spinner = Spinner(reading: tr("Reading the places"))

  /// - Parameters:
  ///   - data: the directory of `places.json` and `world.map`.
  ///   - collapsed: IDs of the countries that are collapsed at first.
  ///   - onCollapse: called with the IDs of all collapsed countries when they change.
  init(
    _ table: PeriodicTable, data: DataDirectory, collapsed: Set<String>,
    onCollapse: @escaping @MainActor (Set<String>) -> Void
  ) {
    self.table = table
    self.collapsed = collapsed
    self.onCollapse = onCollapse
    super.init()
    name = "page-\(Page.places.id)"
    // It has the page's focus meanwhile.
    spinner.isFocusable = true
    setChild(spinner)
    addWaysBack()
    onMap { [weak self] in self?.onMapChange?() }
    onUnmap { [weak self] in self?.onMapChange?() }
    Worker().run {
      Result { () throws(CatalogError) in try PlaceFiles(data) }
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  private func finish(_ outcome: Result<PlaceFiles, CatalogError>) {
    let hadFocus = spinner.isFocused
    switch outcome {
    case .success(let read):
      places = read.places
      show(on: read.map)
    case .failure(let error):
      Log.error(error.description)
      let page = FailurePage(error, title: tr("The Places Cannot Be Read"))
      failure = page
      setChild(page)
    }
    if hadFocus { focusTarget?.grabFocusInPlace() }
    onLoad?()
  }

  private func show(on world: WorldMap) {
    let discovered = places[.discovery] ?? []
    let timeline = timeline(of: discovered)
    let list = PlaceList(places[layer] ?? [], during: timeline, in: world)
    (self.list, all, self.world) = (list, list, world)
    let rows = PlaceListView(list, collapsed: collapsed, onCollapse: onCollapse) { [weak self] in
      self?.table.elements(at: $0) ?? []
    }
    let map = MapView(world)
    map.addControllers()
    map.names = { [weak self] in self?.accessibleName(of: $0) ?? "" }
    map.onChange = { @MainActor [weak self] in
      self?.view?.mapMoved()
      self?.onMapChange?()
    }
    map.onSelect = { [weak self] in self?.chosen($0) }
    let view = PlacesView(rows, map, timelineView(timeline, discovered), isNarrow: isNarrow)
    self.view = view
    view.show(list.places)
    view.onFormChange = { [weak self] in self?.formChanged() }
    view.timeline.pin.isActive = isTimelinePinned
    player.onChange = { [weak self] in self?.playingChanged() }
    setChild(view)
    view.list.onScroll = { [weak self] in self?.onScroll?() }
    view.list.onUserScroll = { [weak self] in self?.announceScroll(of: Page.places.id) }
    if let awaitedScroll { restoreScroll(awaitedScroll) }
    if results != nil { showPlaces() }
    if let awaited { show(place: awaited) }
    if let awaitedFile { open(awaitedFile) }
  }

  /// True until the files are read.
  var isReading: Bool { view == nil && failure == nil }

  /// The map while the page is shown.
  var shownMap: MapView? { view.flatMap { $0.map.isMapped ? $0.map : nil } }

  private func formChanged() {
    if let view, isPushed, view.list.containsFocus || view.timeline.containsFocus {
      view.map.grabFocus()
    }
    onFormChange?()
    onMapChange?()
  }

  func country(of place: Place) -> String {
    world?.title(ofCountry: place.country) ?? place.country
  }

  // MARK: Selection

  /// The place with this key.
  func place(_ key: String) -> Place? {
    if let opened { return opened.place(withKey: key).map { opened.index.table[$0] } }
    return all?.places.first { $0.key == key }
  }

  /// Selects a place: its row is scrolled into view, the map flies there, and its elements are shown. Without a place
  /// of this key selects none.
  /// - Parameter pushes: true to show the map in place of the list of a narrow window.
  func show(place key: String, pushes: Bool = true) {
    guard let view else {
      awaited = key
      return
    }
    awaited = nil
    selection = place(key)
    if let opened {
      opened.selection = opened.place(withKey: key)
      view.list.openedView?.revealSelection()
      view.map.selection = opened.selection
    } else {
      if let place = selection, !isShown(place) { showAllYears() }
      view.list.select(selection?.key)
      view.select(selection?.key)
    }
    showCard()
    if pushes, selection != nil { push() }
    if let index = view.map.selection { view.fly(toPlace: index) }
    onFormChange?()
    guard let place = selection else { return view.map.setAccessibleDescription("") }
    let name = accessibleName(of: [place])
    view.map.setAccessibleDescription(name)
    announce(name)
  }

  /// Shows the discoveries of the selected place within the timeline.
  func showCard() {
    guard let view else { return }
    guard let place = shownSelection else { return view.showCard(false) }
    let discoveries = place.discoveries.compactMap { discovery in
      table[discovery.number].map { (element: $0, year: discovery.year) }
    }
    view.card.show(
      place, country: country(of: place), discoveries,
      origins: layer == .name && opened == nil ? origins(of: discoveries.map(\.element)) : [])
    view.showCard(true)
  }

  /// The selected place with its discoveries shown; nil if a search or the timeline hides it.
  private var shownSelection: Place? {
    if opened != nil { return view?.map.selection == nil ? nil : selection }
    return selection.flatMap { place in shownPlaces?.first { $0.key == place.key } }
  }

  /// Selects the place of a pin, by the action.
  private func chosen(_ index: Int?) {
    let key = index.flatMap { view?.map.key(of: $0) } ?? ""
    if !activate(.showPlace, key) { show(place: key) }
  }

  /// Opens the place in the desktop's program of maps. If there is none, copies its address and shows a toast.
  /// - Parameter key: the place's; empty for the selected one.
  func openInMaps(_ key: String) {
    guard let place = key.isEmpty ? selection : place(key), !place.isInSky else {
      return ActWork.refuse(key)
    }
    let end = ActWork.begin()
    Desktop.open(place.mapAddress, from: window) { [weak self] error in
      defer { end() }
      guard error != nil, let self else { return }
      self.copyToClipboard(place.mapAddress)
      self.showErrorToast(
        tr(
          "No program for maps could open the place. Its address was copied:\n{1}",
          place.mapAddress),
        wraps: true)
    }
  }

  // MARK: Content

  /// The places shown: during a search those of found elements, with their discoveries only.
  var shownPlaces: [Place]? {
    guard let results, let all, let world, let timeline else { return list?.places }
    return PlaceList(all.filtered(to: results).places, during: timeline, in: world).places
  }

  var elements: [AtomicElement] {
    // Of an opened list the elements are not what is shown.
    if opened != nil { return table.elements }
    let found = results.map { Set($0.hits.map(\.number)) }
    let isShown = { (number: Int) in found?.contains(number) ?? true }
    guard let places = shownPlaces else { return table.elements.filter { isShown($0.number) } }
    var seen: Set<Int> = []
    return places.flatMap { table.elements(at: $0) }
      .filter { isShown($0.number) && seen.insert($0.number).inserted }
  }

  var footLines: Int { 1 }

  var limit: PageLimit? {
    guard opened == nil, timeline?.isWhole == false else { return nil }
    return PageLimit(
      text: tr("This page shows only some of the years, and the elements found are of other ones."),
      title: tr("Show All Years"), action: .setTimeline, parameters: ["", ""])
  }

  var sections: (any CollapsibleSections)? { opened == nil ? view?.list : nil }

  func show(_ table: PeriodicTable) {
    self.table = table
    for row in view?.list.rows ?? [] { row.elements = table.elements(at: row.place) }
    opened?.table = table
    view?.list.openedView?.list.bindRows()
    showCard()
  }

  func show(_ results: SearchResults?) {
    self.results = results
    showPlaces()
    showCard()
  }

  func focusBestHit() -> Bool {
    if let opened { return focusBest(of: opened) }
    guard let view, let results else { return false }
    let rows = view.list.rows.filter(\.isVisible)
    let best = results.hits.lazy.compactMap { hit in
      rows.first { $0.place.discoveries.contains { $0.number == hit.number } }
    }.first
    return best?.grabFocus() ?? false
  }

  var focusTarget: Widget? {
    failure?.retry ?? (view == nil ? spinner : view?.list.focusTarget)
  }
}
