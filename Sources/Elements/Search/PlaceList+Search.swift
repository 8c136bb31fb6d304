extension PlaceList {
  /// Returns the discoveries of the found elements. Of an element found by a town, a country or a discoverer, only those
  /// there or by them, if the list has any.
  public func filtered(to results: SearchResults) -> PlaceList {
    let hits = Dictionary(results.hits.map { ($0.number, $0) }) { first, _ in first }
    let isNamed = { (place: Place, discovery: Place.Discovery) in
      hits[discovery.number]?.names(discovery, at: place) == true
    }
    let named = Set(
      places.flatMap { place in
        place.discoveries.filter { isNamed(place, $0) }.map(\.number)
      })
    return filtered(by: { place, discovery in
      guard hits[discovery.number] != nil else { return false }
      return !named.contains(discovery.number) || isNamed(place, discovery)
    })
  }

  /// Codes of ISO 3166 of the countries in `discovery_location` of `elements.json`.
  static let countryCodes = [
    "Austria": "AT", "Canada": "CA", "Colombia": "CO", "Denmark": "DK", "England": "GB",
    "Finland": "FI", "France": "FR", "Germany": "DE", "India": "IN", "Italy": "IT", "Japan": "JP",
    "Mexico": "MX", "Romania": "RO", "Russia": "RU", "Scotland": "GB", "Soviet Union": "RU",
    "Spain": "ES", "Sweden": "SE", "Switzerland": "CH", "United States": "US",
  ]
}

extension SearchHit {
  /// True if the element was found by the name of this town, of its country, or of one of the discoverers there.
  fileprivate func names(_ discovery: Place.Discovery, at place: Place) -> Bool {
    matches.contains { match in
      let name = match.nameInList
      return switch match.field {
      case .place: name == place.sourceName || PlaceList.countryCodes[name] == place.country
      case .discoverer: SearchMatch.names(in: discovery.people ?? "").contains(name)
      default: false
      }
    }
  }
}

extension SearchMatch {
  /// The name with the first matched part, in a text of names with commas.
  fileprivate var nameInList: String {
    if let source { return source }
    let position = ranges.first?.lowerBound ?? 0
    var end = 0
    for name in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      end += name.count + 1
      if position < end { return Self.trimmed(name) }
    }
    return text
  }

  /// The names in a text with commas.
  static func names(in text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ",")).map(trimmed)
  }

  private static func trimmed(_ name: Substring.UTF8View) -> String {
    String(decoding: name.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }
}
