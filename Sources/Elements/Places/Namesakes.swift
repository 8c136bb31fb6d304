/// What the places of a list are to their elements.
public enum PlaceLayer: String, Sendable, CaseIterable {
  /// The elements were discovered there.
  case discovery
  /// The elements are named after it.
  case name

  /// `Discoveries`, `Named After`.
  public var title: Message {
    switch self {
    case .discovery: .text(translatable("Discoveries"))
    case .name: .text(translatable("Named After"))
    }
  }

  /// `Places of Discovery`, `Places in Names of Elements`.
  public var longTitle: Message {
    switch self {
    case .discovery: .text(translatable("Places of Discovery"))
    case .name: .text(translatable("Places in Names of Elements"))
    }
  }
}

extension Place {
  /// The `country` of a place that lies in several, and of a body of the sky, which has no coordinate.
  public static let (severalCountries, sky) = ("several", "sky")

  /// True for a body of the sky, which is not on the map.
  public var isInSky: Bool { country == Self.sky }
}

/// Parses `namesakes.json`, strictly: the places that elements are named after, as a list of places
/// (`PlaceReader`), whose elements have the years of their discovery, null in antiquity. Bodies of the sky
/// (`Place.sky`) have no coordinate.
public enum NamesakeReader {
  private static let years = 1...9999

  /// Parses a file.
  /// - Parameter file: its name, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> [Place] {
    try CatalogReader.records(of: bytes, file: file) { fields throws(CatalogError) in
      try place(fields)
    }.items
  }

  private static func place(_ fields: RecordFields) throws(CatalogError) -> Place {
    let country = try fields.requiredText("country")
    let discoveries = try fields.records("elements", atMost: RecordDecoder.numbers.count)
      .map { fields throws(CatalogError) in
        Place.Discovery(
          number: try fields.requiredInteger("number", in: RecordDecoder.numbers),
          year: try fields.integer("year", in: years) ?? Place.Discovery.antiquity)
      }
    return Place(
      name: try fields.requiredText("name"), country: country,
      coordinate: country == Place.sky ? Coordinate(longitude: 0, latitude: 0) : try point(fields),
      discoveries: discoveries)
  }

  private static func point(_ fields: RecordFields) throws(CatalogError) -> Coordinate {
    guard let point = try fields.record("coord") else { throw fields.error(.missing("coord")) }
    return Coordinate(
      longitude: try point.requiredNumber("lon", in: -180...180),
      latitude: try point.requiredNumber("lat", in: -90...90))
  }
}
