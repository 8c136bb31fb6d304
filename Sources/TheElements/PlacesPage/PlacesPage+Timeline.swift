import Elements
import GLib
import Gtk

/// The timeline of the Places page: pins, rows, counts and the Table follow it in the same frame.
extension PlacesPage {
  /// The timeline of all discoveries, up to the present year.
  func timeline(of places: [Place]) -> Timeline {
    let last = places.compactMap(\.years?.upperBound).max() ?? 0
    return Timeline(lastDiscovery: last, now: Clock.year(of: Clock.time) ?? 0)
  }

  func timelineView(_ timeline: Timeline, _ places: [Place]) -> TimelineView {
    let years = places.flatMap { $0.discoveries.map(\.year) }
    let ancient = table.elements.filter { $0.discovery.isAncient }.count
    return TimelineView(timeline, years: years, ancient: ancient)
  }

  func makePlayer() -> ScalePlayer {
    let position = { @MainActor [weak self] (handle: Timeline.Handle) in
      self?.timeline.map { $0.position(of: $0.year(of: handle)) } ?? 1
    }
    return ScalePlayer(
      self, duration: Timeline.duration, position: { position(.end) }, first: { position(.start) },
      show: { [weak self] in
        guard let self, var next = self.timeline else { return }
        next.move(.end, to: next.year(at: $0))
        if next != self.timeline { self.show(during: next) }
      })
  }

  /// The timeline that the Table follows; nil if it does not.
  var pinnedTimeline: Timeline? { isTimelinePinned ? timeline : nil }

  func pinChanged() {
    view?.timeline.pin.isActive = isTimelinePinned
    onTimelineChange?()
  }

  func playingChanged() {
    view?.timeline.play.isPlaying = player.isPlaying
    guard !player.isPlaying else { return }
    announceStop(.setTimeline) { [weak self] in
      self?.timeline.map { [String($0.range.lowerBound), String($0.range.upperBound)] }
    }
  }

  /// Plays the timeline or stops it.
  func playTimeline() { if view != nil, opened == nil { player.toggle() } }

  /// Moves the handles of the timeline to two years; without numbers to the ends of the scale.
  func setTimeline(_ years: [String]) {
    guard var changed = timeline else { return }
    player.stop()
    let ends = [changed.bounds.lowerBound, changed.bounds.upperBound]
    let parsed = zip(years, ends).map { Int($0) ?? $1 }
    guard parsed.count == 2 else { return }
    changed.set(parsed[0], parsed[1])
    show(during: changed)
  }

  /// True if a place has discoveries in the years shown.
  func isShown(_ place: Place) -> Bool { list?.places.contains { $0.key == place.key } ?? false }

  func showAllYears() {
    guard let timeline else { return }
    player.stop()
    show(during: Timeline(until: timeline.bounds.upperBound))
  }

  /// Shows the discoveries of a timeline.
  private func show(during timeline: Timeline) {
    guard let view, let all, let world else { return }
    view.timeline.timeline = timeline
    list = PlaceList(all.places, during: timeline, in: world)
    showPlaces()
    showCard()
    onTimelineChange?()
  }

  /// Shows the places of the search and the timeline on the map and in the list.
  func showPlaces() {
    guard let view, let places = shownPlaces, let timeline, opened == nil else { return }
    view.show(places)
    view.select(selection?.key)
    let shown = Dictionary(places.map { ($0.key, $0) }) { first, _ in first }
    for row in view.list.rows {
      guard let place = shown[row.place.key], place != row.place else { continue }
      row.show(place, country: country(of: place), elements: table.elements(at: place))
    }
    let isWhole = results == nil && timeline.isWhole
    let keys = isWhole ? nil : Set(shown.keys)
    view.list.show(only: keys, isSearch: results != nil)
  }

  /// The accessible name of a pin: that of its place, or of the country and the number of places.
  func accessibleName(of places: [Place]) -> String {
    guard let first = places.first else { return "" }
    let name = tr(first.accessibleName(countryName: country(of: first)))
    guard places.count > 1 else { return name }
    let elements = Place.elementCount(of: places)
    return tr(
      "{1}, {2}, {3}", first.name,
      ntr("{1} more place", "{1} more places", places.count - 1, String(places.count - 1)),
      ntr("{1} element", "{1} elements", elements, String(elements)))
  }

  /// Zooms in until the places of the pin of this place have pins of their own.
  func separate(_ key: String) {
    guard let map = view?.map, let index = map.places.firstIndex(where: { $0.key == key }) else {
      return
    }
    map.separate(index)
  }
}

extension AtomicElement.Discovery {
  /// True if the element is known since antiquity, without a year.
  fileprivate var isAncient: Bool { year == nil && by == nil && location == nil && note != nil }
}
