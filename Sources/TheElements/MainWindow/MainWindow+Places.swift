import Elements
import GLib
import Gtk

/// The Places page in the main window.
extension MainWindow {
  func makePlacesPage(
    _ table: PeriodicTable, collapsed: Set<String>,
    onCollapse: @escaping @MainActor (Set<String>) -> Void
  ) -> PlacesPage {
    let page = PlacesPage(
      table, data: library.data, collapsed: collapsed, onCollapse: onCollapse)
    page.onLoad = { [weak self] in self?.placesLoaded() }
    page.onMapChange = { [weak self] in
      self?.pictures?.onChange?()
      self?.rememberPlaces()
    }
    page.onOpen = { [weak self] in self?.show($0) }
    page.onTimelineChange = { [weak self] in self?.timelineChanged() }
    page.isNarrow = { [weak self] in self?.sidePane.split.isNarrow ?? (ContentWidth($0) == .narrow)
    }
    page.onFormChange = { [weak self] in
      self?.updateBars()
      self?.rememberPlaces()
    }
    placesPage = page
    return page
  }

  /// Shows what depends on the places: the results of a search, the number of elements, and the actions.
  private func placesLoaded() {
    restorePlaces()
    if let holder = pages.first(where: { $0.page.id == Page.places.id }), holder.results != nil,
      let table = library.table
    {
      holder.results = search.results
      holder.showResults(in: table)
    }
    guard shownPage?.page.id == Page.places.id else { return }
    updateSectionActions()
    showCount()
    pictures?.onChange?()
  }

  /// Shows the number of elements within the timeline, and these in the Table if it follows.
  private func timelineChanged() {
    if shownPage?.page.id == Page.places.id { showCount() }
    rememberPlaces()
    let pinned = placesPage?.pinnedTimeline
    state.table.year = pinned.flatMap { $0.isWhole ? nil : $0.range.upperBound }
    showKnownYear()
  }

  /// Adds the actions on places.
  func addPlaceActions() {
    register(.showPlace, for: self) { window, keys in
      window.showPageIfNeeded(Page.places.id)
      window.placesPage?.show(place: keys.first ?? "")
      window.rememberPlaces()
    }
    register(.openInMaps, for: self) { window, keys in
      window.placesPage?.openInMaps(keys.first ?? "")
    }.reportEmpty { [weak self] in self?.placesPage?.selection?.key }
    register(.separatePlaces, for: self) { window, keys in
      window.showPageIfNeeded(Page.places.id)
      window.placesPage?.separate(keys.first ?? "")
    }
    register(.setMap, for: self) { window, texts in
      if let part = ViewParameters(texts, within: .map) { window.show(part) }
    }
    register(.resizeSheet, for: self) { window, stops in
      guard let stop = stops.first.flatMap(Sheet.Stop.init) else { return }
      window.placesPage?.view?.move(to: stop)
    }
    register(.setTimeline, for: self) { window, years in
      window.showPageIfNeeded(Page.places.id)
      window.placesPage?.setTimeline(years)
    }
    register(.playTimeline, for: self) { window in
      window.showPageIfNeeded(Page.places.id)
      window.placesPage?.playTimeline()
    }
    register(.pinTimeline, for: self) { window in
      window.showPageIfNeeded(Page.places.id)
      window.placesPage?.isTimelinePinned.toggle()
    }
  }

  /// Shows a part of the map, at the latest when the places are read.
  private func show(_ part: ViewParameters) {
    showPageIfNeeded(Page.places.id)
    if let map = placesPage?.view?.map { return map.show(part) }
    state.places.center = Coordinate(longitude: part.center.x, latitude: part.center.y)
    state.places.scale = part.scale
  }
}
