import Elements
import GLib
import Gtk

// CountrySection
//   ├── Revealer → ListBox of PlaceRows
//   └── SectionHeader, drawn last: it sticks to the top while its rows scroll by

/// The places of a country in the list: a header, and the rows that it collapses and expands.
final class CountrySection: Widget {
  let header: SectionHeader
  let rows: [PlaceRow]
  private let country: PlaceList.Section
  private let revealer: Revealer
  private var headerY = 0
  /// Called when an arrow key would move the focus out of the rows; true means handled.
  var onLeave: (@MainActor (FocusDirection) -> Bool)?

  /// Duration of the slide in milliseconds.
  private static let slideDurationMs = 200

  init(
    _ country: PlaceList.Section, isExpanded: Bool, elements: (Place) -> [AtomicElement]
  ) {
    self.country = country
    let rows = country.places.map { place in
      PlaceRow(place, country: country.name, elements: elements(place))
    }
    self.rows = rows
    header = SectionHeader(Self.heading(of: country, found: nil), isExpanded: isExpanded)
    let list = ListBox()
    list.setAccessibleLabel(country.name)
    for row in rows { list.add(row) }
    revealer = Revealer(list, durationMs: Self.slideDurationMs)
    revealer.isRevealed = isExpanded
    super.init()
    name = "country-\(country.id)"
    append(revealer)
    append(header)
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

  /// The ID, that of the country.
  var id: String { country.id }

  /// The header and the visible rows.
  var stops: [Widget] {
    isExpanded ? [header] + rows.filter(\.isVisible) : [header]
  }

  /// True while expanded or expanding.
  var isExpanded: Bool {
    get { revealer.isRevealed }
    set {
      guard newValue != revealer.isRevealed else { return }
      revealer.isRevealed = newValue
      header.show(isExpanded: newValue)
    }
  }

  /// Moves the focus from a row that is about to be hidden.
  func moveFocusToHeader() {
    if revealer.containsFocus { header.grabFocusInPlace() }
  }

  /// Shows only the rows of these places; nil shows all.
  func show(only keys: Set<String>?) {
    for row in rows { row.isVisible = keys?.contains(row.place.key) ?? true }
    let found = rows.filter(\.isVisible).count
    isVisible = found > 0
    header.heading = Self.heading(of: country, found: keys.map { _ in found })
  }

  // MARK: Layout

  override class var cssName: String? { "section" }
  override class var accessibleRole: AccessibleRole? { .generic }
  override var requestMode: RequestMode { .heightForWidth }

  /// The header's height in pixels.
  private var headerHeight: Int { header.request(.vertical).minimum }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let (head, body) = (
      header.request(orientation, forSize: forSize), revealer.request(orientation, forSize: forSize)
    )
    return orientation == .horizontal
      ? (max(head.minimum, body.minimum), max(head.natural, body.natural))
      : (head.minimum + body.minimum, head.natural + body.natural)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let head = headerHeight
    let body = max(height - head, 0)
    _ = revealer.request(.vertical, forSize: width)
    revealer.allocate(x: 0, y: Double(head), width: width, height: body)
    headerY = min(headerY, body)
    header.allocate(x: 0, y: Double(headerY), width: width, height: head)
  }

  /// Keeps the header in the visible area, which begins `top` pixels below the top of the section.
  func stickHeader(top: Double) {
    let head = headerHeight
    let y = max(min(Int(top), height - head), 0)
    guard y != headerY, height > 0 else { return }
    headerY = y
    header.allocate(x: 0, y: Double(y), width: width, height: head)
    header.setClass("stuck", y > 0)
    queueDraw()
  }

  /// The position of the visible area's top at which the header is in place at the end of the rows.
  var lastStickyTop: Double { Double(height - headerHeight) }

  /// Clips the rows to the area below the header, so that they pass under it.
  override func snapshot(_ snapshot: Snapshot) {
    let top = Double(headerY + header.height)
    let rows = Bounds(x: 0, y: top, width: Double(width), height: max(0, Double(height) - top))
    if headerY > 0 {
      snapshot.clipped(to: rows) { snapshot.child(revealer, of: self) }
    } else {
      snapshot.child(revealer, of: self)
    }
    snapshot.child(header, of: self)
  }
}
