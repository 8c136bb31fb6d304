import Elements
import GLib
import Gtk

/// The places of a country in the list: a header, and the rows that it collapses and expands.
final class CountrySection: StickySection {
  let rows: [PlaceRow]
  private let country: PlaceList.Section
  /// Called when an arrow key would move the focus out of the rows; true means handled.
  var onLeave: (@MainActor (FocusDirection) -> Bool)?

  init(
    _ country: PlaceList.Section, isExpanded: Bool, elements: (Place) -> [AtomicElement]
  ) {
    self.country = country
    let rows = country.places.map { place in
      PlaceRow(place, country: country.name, elements: elements(place))
    }
    self.rows = rows
    let list = ListBox()
    list.setAccessibleLabel(country.name)
    for row in rows { list.add(row) }
    super.init(Self.heading(of: country, found: nil), content: list, isExpanded: isExpanded)
    name = "country-\(country.id)"
    list.onActivated { [weak self] index in
      guard let self, self.rows.indices.contains(index) else { return }
      self.activate(.showPlace, self.rows[index].place.key)
    }
    list.onNavigationFailed { [weak self] in self?.onLeave?($0) ?? false }
    header.onClicked { [weak self] in
      guard let self else { return }
      self.activate(.toggleSection, Page.places.id, self.country.id)
    }
  }

  private static func heading(of country: PlaceList.Section, found: Int?) -> SectionHeading {
    var count = country.countText
    if let found, found < country.places.count {
      let numbers = [found, country.places.count].map { Message.verbatim(String($0)) }
      count = .format(translatable("{1} of {2}"), numbers)
    }
    return SectionHeading(id: country.id, title: .verbatim(country.name), countText: count)
  }

  var id: String { country.id }

  /// The header and the visible rows.
  var stops: [Widget] {
    isExpanded ? [header] + rows.filter(\.isVisible) : [header]
  }

  /// Shows only the rows of these places; nil shows all.
  func show(only keys: Set<String>?) {
    for row in rows { row.isVisible = keys?.contains(row.place.key) ?? true }
    let found = rows.filter(\.isVisible).count
    isVisible = found > 0
    header.heading = Self.heading(of: country, found: keys.map { _ in found })
  }

  // MARK: Layout

  private var isInView = true {
    didSet { if isInView != oldValue { queueDraw() } }
  }

  override func snapshot(_ snapshot: Snapshot) { if isInView { super.snapshot(snapshot) } }

  /// Keeps the header in the visible area, which begins `top` pixels below the top of the section. A section outside of
  /// it is not drawn: GTK would lay out the texts of all its rows.
  func stickHeader(top: Double, areaHeight: Double) {
    guard height > 0 else { return }
    isInView = top < Double(height) && top + areaHeight > 0
    let y = max(min(Int(top), height - headerHeight), 0)
    placeHeader(y: y)
    header.setClass("stuck", y > 0)
  }

  /// The position of the visible area's top at which the header is in place at the end of the rows.
  var lastStickyTop: Double { Double(height - headerHeight) }
}
