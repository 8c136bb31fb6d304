/// Decodes the fields of a record into a place, validating each.
struct PlaceDecoder {
  let limits: PlaceReader.Limits
  /// True if the comma of a number in a text is a decimal one.
  var hasDecimalCommas = false
  /// True once a feature of GeoJSON was decoded.
  private(set) var hasFeatures = false

  /// Maximum number of discoveries at a place: all elements.
  private static let maximumDiscoveries = 118
  /// Years of discoveries.
  private static let years = 1...9999
  private static let (longitudes, latitudes) = (-180.0...180, -90.0...90)

  init(limits: PlaceReader.Limits) { self.limits = limits }

  /// Decodes an object of JSON: a feature of GeoJSON, or fields with a coordinate in `coord` or beside the name.
  mutating func place(_ fields: RecordFields) throws(CatalogError) -> Place {
    if let coordinate = try? fields.record("coord") {
      return try place(
        fields,
        at: Coordinate(
          longitude: try coordinate.requiredNumber("lon", in: Self.longitudes),
          latitude: try coordinate.requiredNumber("lat", in: Self.latitudes)))
    }
    if case .string("Feature")? = fields.members["type"] {
      hasFeatures = true
      return try feature(fields)
    }
    let keys = PlaceKeys(of: fields.members)
    guard keys.hasCoordinate else {
      // Of another type.
      if let other = try fields.record("coord") {
        throw other.error(.text(translatable("it has no coordinate")))
      }

      throw fields.error(
        .missing(
          "coord",
          expected: .format(
            // TRANSLATORS: What a file must have: {1} and {2} are keys.
            translatable("an object, or {1} and {2}"), .quoted("lat"), .quoted("lon"))))
    }
    return try place(fields, keys)
  }

  /// Decodes fields with a coordinate beside the name.
  func place(_ fields: RecordFields, _ keys: PlaceKeys) throws(CatalogError) -> Place {
    let latitude = try number(keys.latitude ?? "lat", of: fields, in: Self.latitudes)
    let longitude = try number(keys.longitude ?? "lon", of: fields, in: Self.longitudes)
    return try place(fields, keys, at: Coordinate(longitude: longitude, latitude: latitude))
  }

  /// Decodes fields whose coordinate is elsewhere.
  private func place(
    _ fields: RecordFields, at coordinate: Coordinate
  ) throws(CatalogError) -> Place {
    // Most lists have these names only, and every search for others costs time.
    guard let id = identifier(fields.members["_id"]), fields.has("name"),
      let country = try fields.text("country", atMost: limits.country), country != PlaceKeys.none
    else {
      return try place(fields, PlaceKeys(of: fields.members, isLocated: true), at: coordinate)
    }
    return Place(
      id: id, name: try fields.requiredText("name", atMost: limits.name), country: country,
      coordinate: coordinate, discoveries: try discoveries(fields))
  }

  private func place(
    _ fields: RecordFields, _ keys: PlaceKeys, at coordinate: Coordinate
  ) throws(CatalogError) -> Place {
    let country = try fields.text(keys.country ?? "country", atMost: limits.country) ?? ""
    return Place(
      id: keys.id.flatMap { identifier(fields.members[$0]) },
      name: try fields.requiredText(keys.name ?? "name", atMost: limits.name),
      country: country == PlaceKeys.none ? "" : country,
      coordinate: coordinate, discoveries: try discoveries(fields))
  }

  private func identifier(_ value: JSONValue?) -> Int? {
    switch value {
    case .number(let digits)?, .string(let digits)?:
      UInt32(digits).flatMap { $0 > 0 ? Int($0) : nil }
    default: nil
    }
  }

  private func discoveries(_ fields: RecordFields) throws(CatalogError) -> [Place.Discovery] {
    var found: [Place.Discovery] = []
    for fields in try fields.records("elements", atMost: Self.maximumDiscoveries) {
      found.append(
        Place.Discovery(
          number: try fields.requiredInteger("number", in: RecordDecoder.numbers),
          year: try fields.requiredInteger("year", in: Self.years),
          people: try fields.text("by")))
    }
    return found
  }

  // MARK: Features

  /// Decodes a feature of GeoJSON (RFC 7946), which has to be a point.
  private func feature(_ fields: RecordFields) throws(CatalogError) -> Place {
    guard let geometry = try fields.record("geometry") else {
      throw fields.error(.missing("geometry", expected: .anObject))
    }
    let coordinate = try point(geometry)
    guard let properties = try fields.record("properties") else {
      throw fields.error(.missing("properties", expected: .anObject))
    }
    let place = try place(properties, at: coordinate)
    guard place.id == nil, let id = identifier(fields.members["id"]) else { return place }
    return Place(
      id: id, name: place.name, country: place.country, coordinate: coordinate,
      discoveries: place.discoveries)
  }

  private func point(_ geometry: RecordFields) throws(CatalogError) -> Coordinate {
    let type = geometry.members["type"] ?? .null
    guard case .string("Point") = type else {
      throw geometry.error(.expected(.quoted("Point"), found: type.summary).of("type"))
    }
    guard case .array(let values)? = geometry.members["coordinates"], values.count >= 2 else {

      let expected = Message.text(translatable("a longitude and a latitude"))
      throw geometry.error(.missing("coordinates", expected: expected))
    }
    return Coordinate(
      longitude: try number(values[0], "coordinates", of: geometry, in: Self.longitudes),
      latitude: try number(values[1], "coordinates", of: geometry, in: Self.latitudes))
  }

  // MARK: Numbers

  /// Returns a number, or one in a text.
  private func number(
    _ key: String, of fields: RecordFields, in range: ClosedRange<Double>
  ) throws(CatalogError) -> Double {
    switch fields.members[key] {
    case nil, .null?:
      throw fields.error(.missing(key, expected: Self.text(range)))
    case .string(let text)?:
      guard let number = number(text), range.contains(number) else { break }
      return number
    case let value?: return try number(value, key, of: fields, in: range)
    }
    return try number(fields.members[key] ?? .null, key, of: fields, in: range)
  }

  private func number(
    _ value: JSONValue, _ key: String, of fields: RecordFields, in range: ClosedRange<Double>
  ) throws(CatalogError) -> Double {
    guard case .number(let digits) = value, digits.utf8.count <= RecordFields.maximumNumberLength,
      let number = Double(digits), range.contains(number)
    else {
      throw fields.error(.expected(Self.text(range), found: value.summary).of(key))
    }
    return number
  }

  private static func text(_ range: ClosedRange<Double>) -> Message {
    .number(from: Int(range.lowerBound), to: Int(range.upperBound))
  }

  /// Returns the number that a text is: digits, a sign, a decimal point and an exponent.
  private func number(_ text: String) -> Double? {
    guard text.utf8.count <= RecordFields.maximumNumberLength else { return nil }
    let digits = hasDecimalCommas ? withDecimalPoint(text) : text
    let isPlain = digits.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    return isPlain ? Double(digits) : nil
  }

  /// Returns a number with a point in place of a decimal comma.
  private func withDecimalPoint(_ text: String) -> String {
    let comma = UInt8(ascii: ",")
    let point = UInt8(ascii: ".")
    var commas = 0
    for byte in text.utf8 {
      if byte == point { return text }
      if byte == comma { commas += 1 }
    }
    guard commas == 1 else { return text }
    return String(decoding: text.utf8.map { $0 == comma ? point : $0 }, as: UTF8.self)
  }
}
