import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

extension Page {
  /// The list and the map of the places of discoveries.
  static let places = Page(
    id: "places", title: translatable("Places"), iconName: "elements-places-symbolic",
    actions: AppAction.ofPlaces
  ) { PlacesController($0, in: $1) }
}

/// The places in a main window: the page, its actions, the files that the user opens, and what is kept for the next
/// start.
final class PlacesController: PageController, PushedPart {
  var placesPage: PlacesPage? { content as? PlacesPage }
  /// The list of places to open when the elements are read.
  var awaitedFile: PlacesFile?
  var closeAction: Action?
  private var layerAction: Action?
  /// The errors of an opened file.
  private(set) lazy var banner: Banner = Banner("places-banner", []) { [weak self] in
    self?.banner.show(nil)
  }
  private lazy var placeBar = PlaceBar(menu: window?.menuSections ?? [])
  /// True once the page shows the state of the last start.
  private var hasRestored = false

  override var banners: [Banner] { [banner] }
  override var isBusy: Bool { placesPage?.isReading ?? false }
  override var viewport: (any ViewportWidget)? { placesPage?.shownMap }

  override func makeContent(_ table: PeriodicTable, in window: any PageHost) -> (any PageContent)? {
    let made = PlacesPage(
      table, data: window.library.data, collapsed: collapsed, onCollapse: onCollapse)
    made.layer = window.state.places.layer
    made.onLayerChange = { [weak self] in self?.layerChanged() }
    made.onLoad = { [weak self] in self?.placesLoaded() }
    made.onMapChange = { [weak self] in
      self?.window?.pictures?.onChange?()
      self?.remember()
    }
    made.onOpen = { [weak self] in self?.show($0) }
    made.onTimelineChange = { [weak self] in self?.timelineChanged() }
    made.isNarrow = { [weak window] in
      window?.isNarrow ?? (ContentWidth($0) == .narrow)
    }
    made.onFormChange = { [weak self] in
      self?.titleChanged()
      self?.remember()
    }
    return made
  }

  override var reading: (title: String, part: Double)? {
    placesPage?.openingPart.map { (tr("Reading the places"), $0) }
  }

  override func stopReading() { placesPage?.cancelOpening() }

  override func tableChanged() { if let awaitedFile { open(awaitedFile) } }

  /// Shows what depends on the places: the results of a search, the number of elements, and the actions.
  private func placesLoaded() {
    restore()
    window?.searchAgain(on: self)
    window?.contentChanged(on: self)
  }

  // MARK: Actions

  override func attach(to window: any PageHost) {
    register(.showPlace, in: window) { $0.show(place: $1.first ?? "") }
    register(.showMap, in: window) { page, _ in page.showMap() }
    window.register(.openInMaps, for: self) { $0.placesPage?.openInMaps($1.first ?? "") }
      .reportEmpty { [weak self] in self?.placesPage?.selection?.key }
    layerAction = window.register(
      .showPlaceLayer, choices: PlaceLayer.allCases.map(\.rawValue),
      state: window.state.places.layer.rawValue, for: self
    ) { controller, layer in
      controller.window?.showPageIfNeeded(controller.page.id)
      PlaceLayer(rawValue: layer).map { controller.show($0) }
    }
    register(.separatePlaces, in: window) { $0.separate($1.first ?? "") }
    window.register(.setMap, for: self) { controller, texts in
      if let part = ViewParameters(texts, within: .map) { controller.show(part) }
    }
    window.register(.resizeSheet, for: self) { controller, stops in
      guard let stop = stops.first.flatMap(Sheet.Stop.init) else { return }
      controller.placesPage?.view?.move(to: stop)
    }
    register(.setTimeline, in: window) { $0.setTimeline($1) }
    register(.playTimeline, in: window) { page, _ in page.playTimeline() }
    register(.pinTimeline, in: window) { page, _ in page.isTimelinePinned.toggle() }
    addOpenActions(to: window)
    window.knownYear.onChoose = { [weak self] in self?.show(knownYear: $0) ?? false }
  }

  /// Adds an action that shows the page first.
  private func register(
    _ entry: AppAction, in window: any PageHost,
    _ handler: @escaping @MainActor (PlacesPage, [String]) -> Void
  ) {
    window.register(entry, for: self) { controller, texts in
      controller.window?.showPageIfNeeded(controller.page.id)
      if let page = controller.placesPage { handler(page, texts) }
      controller.remember()
    }
  }

  /// Shows a part of the map, at the latest when the places are read.
  private func show(_ part: ViewParameters) {
    window?.showPageIfNeeded(page.id)
    if let map = placesPage?.view?.map { return map.show(part) }
    window?.state.places.center = Coordinate(longitude: part.center.x, latitude: part.center.y)
    window?.state.places.scale = part.scale
  }

  /// Shows the places of a layer, at the latest when they are read.
  private func show(_ layer: PlaceLayer) {
    window?.state.places.layer = layer
    layerAction?.state = layer.rawValue
    placesPage?.show(layer)
  }

  private func layerChanged() {
    window?.searchAgain(on: self)
    window?.contentChanged(on: self)
    remember()
  }

  // MARK: Years

  /// Shows the number of elements within the timeline, and these on other pages if they follow.
  private func timelineChanged() {
    // In place of the page there is that nothing was found in the years before.
    if placesPage?.parent == nil, window?.searchResults != nil { window?.searchAgain(on: self) }
    window?.contentChanged(on: self)
    remember()
    window?.knownYear.pinned = placesPage?.pinnedTimeline
  }

  /// Pins the timeline at a year chosen on another page, nil for all; without the page's data, keeps that for later.
  private func show(knownYear year: Int?) -> Bool {
    guard let page = placesPage, page.timeline != nil else {
      window?.state.places.years = year.map { Timeline.firstYear...max($0, Timeline.firstYear) }
      return false
    }
    page.isTimelinePinned = year != nil
    page.setTimeline(["", year.map { String($0) } ?? ""])
    return true
  }

  // MARK: Pushed map

  override var pushedPart: (any PushedPart)? { self }
  var isPushed: Bool { placesPage?.isPushed ?? false }
  var title: String { placesPage?.selection?.name ?? tr("Map") }
  var bar: HeaderBar { placeBar.bar }
  func goBack() { placesPage?.goBack() }
  func leave() { placesPage?.leaveMap() }
  func openMenu() { placeBar.menu.popUp() }

  private func titleChanged() {
    placeBar.title.text = title
    window?.updateBars()
  }

  override func windowFormChanged() { placesPage?.view?.updateForm() }

  // MARK: State

  override var restoration: @MainActor () -> Void {
    let (former, sections) = (window?.state.places ?? PlacesState(), super.restoration)
    let isPinned = placesPage?.isTimelinePinned ?? false
    return { [weak self] in
      sections()
      self?.restore(former, isPinned: isPinned)
    }
  }

  /// Shows place, timeline and part of the map again, after a lesson has changed them.
  private func restore(_ former: PlacesState, isPinned: Bool) {
    guard let window, window.state.places != former else { return }
    guard let page = placesPage, hasRestored, page.opened == nil else {
      window.state.places = former
      return
    }
    show(former.layer)
    page.setTimeline(
      former.years.map { [$0.lowerBound, $0.upperBound].map(String.init) } ?? ["", ""])
    page.isTimelinePinned = isPinned
    if page.selection?.key != former.place { page.show(place: former.place ?? "", pushes: false) }
    if page.isPushed, !former.isPushed { page.leaveMap() }
    page.view?.destination = nil
    if let map = page.view?.map, map.viewport.size.width > 0 {
      let center = former.center ?? Coordinate(longitude: 0, latitude: 0)
      map.show(center: Mercator.point(of: center), scale: former.scale ?? 1)
    }
    window.state.places = former
  }

  /// Keeps the selected place, the timeline and the map's view up to date in the state; an opened list is not kept.
  private func remember() {
    guard let window, let page = placesPage, hasRestored, page.opened == nil,
      let timeline = page.timeline
    else { return }
    var places = window.state.places
    places.layer = page.layer
    places.place = page.selection?.key
    places.isPushed = page.isPushed
    places.years = timeline.isWhole ? nil : timeline.range
    if let map = page.shownMap, map.viewport.size.width > 0 {
      places.center = Mercator.coordinate(of: map.uncovered.center)
      places.scale = map.viewport.scale
    }
    window.state.places = places
  }

  /// Shows the timeline, the place and the part of the map of the last start, once the places are read.
  private func restore() {
    guard let window, let page = placesPage, let map = page.view?.map, !hasRestored else { return }
    let saved = window.state.places
    defer { hasRestored = true }
    guard page.openingPart == nil else { return }
    if let years = saved.years {
      let isPinned = window.knownYear.year != nil
      page.setTimeline([years.lowerBound, years.upperBound].map(String.init))
      page.isTimelinePinned = isPinned
    }
    if let place = saved.place, page.selection == nil {
      page.show(place: place, pushes: false)
      // The list has a scroll position of its own.
      if window.state.scroll[self.page.id] != nil { page.view?.list.revealTarget = nil }
    }
    if saved.isPushed { page.push() }
    if let center = saved.center {
      page.view?.destination = nil
      map.show(center: Mercator.point(of: center), scale: saved.scale ?? map.viewport.scale)
    }
  }
}
