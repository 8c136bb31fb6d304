import Elements
import ElementsStore
import GLib
import Gtk

/// The state of the main window for the next start.
extension MainWindow {
  /// Keeps the size up to date in the state.
  func followSize() {
    for property in ["default-width", "default-height", "maximized"] {
      onChange(of: property) { [weak self] in self?.rememberSize() }
    }
    onCloseRequest { [weak self] in self?.rememberSize() }
  }

  private func rememberSize() {
    guard isMapped else { return }
    state.isMaximized = isMaximized
    if !isMaximized, !isFullScreen {
      state.mainWindow = .init(width: defaultWidth, height: defaultHeight)
    }
  }

  /// Scrolls a new page to its position at the last start, and keeps that up to date.
  func rememberScroll(of page: any PageContent, _ id: String) {
    if let position = state.scroll[id] { page.restoreScroll(position) }
    page.onScroll = { @MainActor [weak self, weak page] in
      guard let self, let page, self.search.results == nil else { return }
      let position = page.savedScroll.rounded()
      let isStart = position == SavedState.ScrollPosition(y: 0)
      self.state.scroll[id] = isStart ? nil : position
    }
  }

  /// Keeps the selected place, the timeline and the map's view up to date in the state; an opened list is not kept.
  func rememberPlaces() {
    guard let page = placesPage, hasRestoredPlaces, page.opened == nil, let timeline = page.timeline
    else { return }
    state.places.place = page.selection?.key
    state.places.isPushed = page.isPushed
    state.places.years = timeline.isWhole ? nil : timeline.range
    guard let map = page.shownMap, map.viewport.size.width > 0 else { return }
    state.places.center = Mercator.coordinate(of: map.uncovered.center)
    state.places.scale = map.viewport.scale
  }

  /// Shows the timeline, the place and the part of the map of the last start, once the places are read.
  func restorePlaces() {
    guard let page = placesPage, let map = page.view?.map, !hasRestoredPlaces else { return }
    let saved = state.places
    defer { hasRestoredPlaces = true }
    guard page.openingPart == nil else { return }
    if let years = saved.years {
      let isPinned = state.table.year != nil
      page.setTimeline([years.lowerBound, years.upperBound].map(String.init))
      page.isTimelinePinned = isPinned
    }
    if let place = saved.place, page.selection == nil {
      page.show(place: place, pushes: false)
      // The list has a scroll position of its own.
      if state.scroll[Page.places.id] != nil { page.view?.list.revealTarget = nil }
    }
    if saved.isPushed { page.push() }
    if let center = saved.center {
      page.view?.destination = nil
      map.show(center: Mercator.point(of: center), scale: saved.scale ?? map.viewport.scale)
    }
  }
}
