import Gtk

/// The first visible part of the list: `#DE` for a country's header, `Berlin#DE` for a place, `#17` for a place of an
/// opened list.
extension PlaceListView {
  /// Pixels by which a part may be above the visible area.
  private static let tolerance = 1.0

  /// The first header or row that is wholly visible, or the last row of a section of which nothing else is; nil at the
  /// upper end.
  var topPart: String? {
    if let openedView { return openedView.topRow.map { OpenedPlaces.key(of: $0) } }
    let value = scrolled.verticalAdjustment.value - Self.tolerance
    guard value > 0 else { return nil }
    for country in countries where country.isVisible {
      guard let top = country.convert(x: 0, y: 0, to: column)?.y else { continue }
      if top >= value { return "#\(country.id)" }
      guard country.isExpanded else { continue }
      let line = value + Double(country.header.height)
      let rows = country.rows.compactMap { row in
        row.isMapped ? row.convert(x: 0, y: 0, to: column).map { (row: row, top: $0.y) } : nil
      }
      let first = rows.first { $0.top >= line }
      let last = rows.last { $0.top + Double($0.row.height) > line }
      if let row = (first ?? last)?.row { return "\(row.place.key)#\(country.id)" }
    }
    return nil
  }

  /// Scrolls to a part after the next layout. Returns false if there is none of this name.
  @discardableResult
  func scroll(toPart name: String) -> Bool {
    (awaitedPart, scrollTarget, revealTarget) = (name, nil, nil)
    queueAllocate()
    let (key, id) = Self.parts(of: name)
    let country = countries.first { $0.id == id }
    return name == PlacesPage.startPart
      || country.map { key.isEmpty || $0.rows.contains { $0.place.key == key } } ?? false
  }

  /// The key of a place and the ID of its country, as in the name of a part.
  private static func parts(of name: String) -> (key: Substring, id: Substring) {
    name.lastIndex(of: "#").map { (name[..<$0], name[name.index(after: $0)...]) } ?? (name[...], "")
  }

  /// Scrolls to a position in pixels after the next layout.
  func scroll(to value: Double) {
    (awaitedPart, scrollTarget, revealTarget) = (nil, value, nil)
    queueAllocate()
  }

  /// Scrolls to a part, or to the next that is shown; a name of none means the upper end.
  func scrollNow(toPart name: String) {
    let (key, id) = Self.parts(of: name)
    let following = countries.drop { $0.id != id }
    let country =
      following.isEmpty
      ? nil : following.first(where: \.isVisible) ?? countries.last(where: \.isVisible)
    let rows = country.map { $0.id == id && $0.isExpanded ? $0.rows : [] } ?? []
    let row = rows.drop { $0.place.key != key }.first(where: \.isVisible)
    let target: Widget? = row ?? country
    let header = Double(row == nil ? 0 : country?.header.height ?? 0)
    let top = target?.convert(x: 0, y: 0, to: column)?.y ?? 0
    scrolled.verticalAdjustment.value = top - header
  }
}
