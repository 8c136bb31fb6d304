import Adwaita
import Elements
import GLib
import Gtk

/// A place as a row of a list: its name over `8 elements · 1735–1879`, and up to four tiles at the end. It draws itself
/// without child widgets.
final class PlaceRow: ListBoxRow {
  private(set) var place: Place
  var elements: [AtomicElement] {
    didSet { if elements != oldValue { queueDraw() } }
  }
  /// True if the place is selected.
  var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      isMarked = isSelected
      setAccessibleDescription(isSelected ? tr("Shown on the map") : "")
      queueDraw()
    }
  }

  /// Corner radius in the style sheet, in pixels.
  private static let radius = 6.0
  /// Opacity of the background of the selected row.
  private static let selectionOpacity = 0.1

  /// - Parameter country: name of the country.
  init(_ place: Place, country: String, elements: [AtomicElement]) {
    self.place = place
    self.elements = elements
    super.init()
    dropLayoutManager()
    name = "place-\(place.key)"
    addClass("element-row")
    addClass("place-row")
    setAccessibleLabel(tr(place.accessibleName(countryName: country)))
    onMenuRequest { [weak self] point in
      guard let self else { return }
      self.showMenu(Self.menu(of: place.key), name: place.name, at: point)
    }
  }

  static func menu(of key: String) -> Menu {
    Menu(sections: [[AppAction.showPlace, .openInMaps].map { $0.menuItem(key) }])
  }

  /// Shows other discoveries of the same place.
  /// - Parameter country: name of the country.
  func show(_ place: Place, country: String, elements: [AtomicElement]) {
    self.place = place
    self.elements = elements
    setAccessibleLabel(tr(place.accessibleName(countryName: country)))
    queueDraw()
  }

  override func perform(_ action: String) { activate(.showPlace, place.key) }

  var drawing: PlaceRowDrawing {
    PlaceRowDrawing(
      title: place.name, details: place.details.map { tr($0) }, elements: elements)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else {
      let width = drawing.width(textScale: textScale)
      return (min(width, PlacesView.leastWidth - 2 * PlaceRowDrawing.margin), width)
    }
    let height = PlaceRowDrawing.height(textScale: textScale)
    return (height, height)
  }

  override func snapshot(_ snapshot: Snapshot) {
    if isSelected {
      let frame = Bounds(width: Double(width), height: Double(height))
      snapshot.fill(frame, radius: Self.radius, color.faded(to: Self.selectionOpacity))
    }
    super.snapshot(snapshot)
    drawing.draw(in: snapshot, self)
  }
}

extension Place {
  /// The ID in actions: that of the file, or else the name there.
  var key: String { id.map { String($0) } ?? sourceName }
}

extension PeriodicTable {
  /// Returns the elements discovered at a place.
  func elements(at place: Place) -> [AtomicElement] {
    place.discoveries.compactMap { self[$0.number] }
  }
}

extension PlaceRow: DrawnPart {
  var shownTexts: [String] { [place.name] + place.details.map { tr($0) } }
}
