/// A place with the elements discovered there or named after it; without elements in lists of other places.
public struct Place: Sendable, Hashable {
  /// An element discovered at a place.
  public struct Discovery: Sendable, Hashable {
    /// Atomic number.
    public let number: Int
    /// Year of the discovery, of the common era, or `antiquity`.
    public let year: Int
    /// The `year` of what has been known since antiquity.
    public static let antiquity = 0
    /// The people or laboratories, by commas.
    public let people: String?

    public init(number: Int, year: Int, people: String? = nil) {
      self.number = number
      self.year = year
      self.people = people
    }
  }

  /// Identifier in the file; for towns that of GeoNames.
  public let id: Int?
  /// Name as shown: of a town of a discovery, in the user's language.
  public let name: String
  /// Name in the file.
  public let sourceName: String
  /// Country as in the file: a code of ISO 3166 (`SE`) or a name; may be empty.
  public let country: String
  public let coordinate: Coordinate
  /// The discoveries in the order of the file.
  public let discoveries: [Discovery]

  /// - Parameter sourceName: name in the file, if another one is shown.
  public init(
    id: Int? = nil, name: String, sourceName: String? = nil, country: String,
    coordinate: Coordinate, discoveries: [Discovery] = []
  ) {
    self.id = id
    self.name = name
    self.sourceName = sourceName ?? name
    self.country = country
    self.coordinate = coordinate
    self.discoveries = discoveries
  }

  /// Returns the place with the discoveries of some years only.
  func limited(to timeline: Timeline) -> Place { limited { timeline.contains($0.year) } }

  /// Returns the place with the discoveries for which `isIncluded` is true.
  func limited(by isIncluded: (Discovery) -> Bool) -> Place {
    Place(
      id: id, name: name, sourceName: sourceName, country: country, coordinate: coordinate,
      discoveries: discoveries.filter(isIncluded))
  }

  /// Returns the place with another name to show.
  public func named(_ name: String) -> Place {
    Place(
      id: id, name: name, sourceName: sourceName, country: country, coordinate: coordinate,
      discoveries: discoveries)
  }

  /// Years of the first and the last discovery; nil without any.
  public var years: ClosedRange<Int>? {
    let years = discoveries.map(\.year).filter { $0 != Discovery.antiquity }
    guard let first = years.min(), let last = years.max() else { return nil }
    return first...last
  }
}

extension Place {
  /// Returns the number of elements discovered at places; one discovered at several counts once.
  public static func elementCount(of places: [Place]) -> Int {
    Set(places.flatMap { $0.discoveries.map(\.number) }).count
  }

  /// `8 elements`.
  public var countText: Message {
    .counted(
      Self.elementCount(of: [self]), translatable(singular: "{1} element", plural: "{1} elements"))
  }

  /// `8 elements · 1735–1879`, `1 element · 1778`; nil without elements.
  public var summary: Message? {
    let details = details
    return details.count < 2 ? details.first : .format(translatable("{1} · {2}"), details)
  }

  /// The parts of the summary: `8 elements` and `1735–1879`; none without elements.
  public var details: [Message] {
    discoveries.isEmpty ? [] : [countText] + [years.map(Timeline.text)].compactMap { $0 }
  }

  /// The address for a program of maps, as in RFC 5870: `geo:59.32938,18.06871`.
  public var mapAddress: String {
    "geo:\(Self.decimals(coordinate.latitude)),\(Self.decimals(coordinate.longitude))"
  }

  /// Returns degrees with five decimals, about a meter, never with an exponent.
  private static func decimals(_ degrees: Double) -> String {
    let units = Int((degrees * 100_000).rounded()).magnitude
    let fraction = String(units % 100_000)
    let sign = degrees < 0 && units > 0 ? "-" : ""
    let zeros = String(repeating: "0", count: 5 - fraction.count)
    return "\(sign)\(units / 100_000).\(zeros)\(fraction)"
  }

  /// The accessible name: `Stockholm, Sweden, 8 elements`; without elements `Stockholm, Sweden`.
  /// - Parameter countryName: name of the country; empty if unknown.
  public func accessibleName(countryName: String) -> Message {
    let place: Message =
      countryName.isEmpty
      ? .verbatim(name) : .format(translatable("{1}, {2}"), .verbatim(name), .verbatim(countryName))
    return discoveries.isEmpty ? place : .format(translatable("{1}, {2}"), place, countText)
  }
}
