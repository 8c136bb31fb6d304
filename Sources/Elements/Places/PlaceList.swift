/// Places of discoveries by country, limited to the years of a timeline.
public struct PlaceList: Sendable, Hashable {
  /// The places of a country, by name.
  public struct Section: Sendable, Hashable, Identifiable {
    /// Country as in the file, stable across translations.
    public let id: String
    /// Name of the country, as shown.
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
  /// - Parameters:
  ///   - countryName: returns the name of a country in a file.
  ///   - key: returns bytes in whose order names stand; by code points without it.
  public init(
    _ places: [Place], during timeline: Timeline, countryName: (String) -> String,
    key: (String) -> [UInt8] = { Array($0.utf8) }
  ) {
    let shown = places.map { $0.limited(to: timeline) }.filter { !$0.discoveries.isEmpty }
    let keyed = Dictionary(grouping: shown, by: \.country).map { country, places in
      let name = countryName(country)
      let sorted = places.map { ($0, key($0.name)) }.sorted(by: Self.precedes).map(\.0)
      return (section: Section(id: country, name: name, places: sorted), key: key(name))
    }
    sections = keyed.sorted { one, other in
      if one.key != other.key { return one.key.lexicographicallyPrecedes(other.key) }
      return one.section.id < other.section.id
    }.map(\.section)
  }

  /// A place with the key of its name.
  private typealias Keyed = (place: Place, key: [UInt8])

  private static func precedes(_ one: Keyed, _ other: Keyed) -> Bool {
    let (mine, yours) = (one.place.discoveries.count, other.place.discoveries.count)
    if mine != yours { return mine > yours }
    if one.key != other.key { return one.key.lexicographicallyPrecedes(other.key) }
    return (one.place.id ?? 0) < (other.place.id ?? 0)
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
