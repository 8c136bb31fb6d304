import Elements
import ElementsStore

/// What the Places page remembers between starts.
struct PlacesState: Hashable {
  /// What the places shown are to their elements.
  var layer = PlaceLayer.discovery
  /// Key of the selected place.
  var place: String?
  /// Middle of the map.
  var center: Coordinate?
  /// Zoom of the map; 1 is the whole map.
  var scale: Double?
  /// First and last year of the timeline.
  var years: ClosedRange<Int>?
  /// True if the map was shown in place of the list of a narrow window.
  var isPushed = false
}

extension SavedState {
  var places: PlacesState {
    get { PlacesState(self["places"]) }
    set { newValue.write(to: &self["places"]) }
  }
}

extension PlacesState {
  /// Bounds of the values; others are ignored.
  private static let (longitudes, latitudes, years) = (-180.0...180.0, -90.0...90.0, -9999...9999)

  fileprivate init(_ section: StateSection) {
    layer = section["layer"].flatMap(PlaceLayer.init) ?? .discovery
    place = section["place"]
    scale = section.double("scale", in: Viewport.mapScales)
    if let longitude = section.double("longitude", in: Self.longitudes),
      let latitude = section.double("latitude", in: Self.latitudes)
    {
      center = Coordinate(longitude: longitude, latitude: latitude)
    }
    if let first = section.int("from", in: Self.years),
      let last = section.int("until", in: Self.years), first <= last
    {
      years = first...last
    }
    isPushed = section.bool("pushed")
  }

  fileprivate func write(to section: inout StateSection) {
    section["layer"] = layer == .discovery ? nil : layer.rawValue
    section["place"] = place
    section["scale"] = scale.map { String($0) }
    section["longitude"] = center.map { String($0.longitude) }
    section["latitude"] = center.map { String($0.latitude) }
    section["from"] = years.map { String($0.lowerBound) }
    section["until"] = years.map { String($0.upperBound) }
    section.set("pushed", isPushed)
  }
}
