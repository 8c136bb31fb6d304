/// Places of discoveries by country, limited to the years of a timeline.
public struct PlaceList: Sendable, Hashable {
  /// The places of a country, by name.
  public struct Section: Sendable, Hashable, Identifiable {
    /// Country as in the file, stable across translations.
    public let id: String
    /// Name of the country.
    public let name: String
    /// The places by number of discoveries in the timeline's range, descending, then by name.
    public let places: [Place]

    /// `4 places`.
    public var countText: Message {
      .counted(places.count, translatable(singular: "{1} place", plural: "{1} places"))
    }
  }

  /// The countries by name.
  public let sections: [Section]
}

extension PlaceList {
  /// Groups the places that have discoveries in the timeline's range. Places of most discoveries come first, then by
  /// name.
  /// - Parameter countryName: returns the name of a country in a file.
  public init(
    _ places: [Place], during timeline: Timeline, countryName: (String) -> String
  ) {
    let shown = places.map { $0.limited(to: timeline) }.filter { !$0.discoveries.isEmpty }
    sections = Dictionary(grouping: shown, by: \.country).map { country, places in
      Section(
        id: country, name: countryName(country), places: places.sorted(by: Self.precedes))
    }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  private static func precedes(_ one: Place, _ other: Place) -> Bool {
    let (mine, yours) = (one.discoveries.count, other.discoveries.count)
    return (yours, one.name, one.id ?? 0) < (mine, other.name, other.id ?? 0)
  }

  /// Returns the places with the discoveries for which `isIncluded` is true.
  func filtered(by isIncluded: (Place, Place.Discovery) -> Bool) -> PlaceList {
    PlaceList(
      sections: sections.compactMap { section in
        let found = section.places.map { place in place.limited { isIncluded(place, $0) } }
          .filter { !$0.discoveries.isEmpty }
        return found.isEmpty ? nil : Section(id: section.id, name: section.name, places: found)
      })
  }

  /// All places in the order of the sections.
  public var places: [Place] { sections.flatMap(\.places) }
}
