/// The names of a place's fields in a record: keys of an object, or columns of a table.
struct PlaceKeys: Sendable, Hashable {
  /// A field of a place.
  enum Field: Int, CaseIterable {
    case id, name, country, latitude, longitude

    /// The names in lists of places, the preferred ones first.
    var names: [String] { PlaceKeys.names[rawValue] }
    fileprivate var isCoordinate: Bool { self == .latitude || self == .longitude }
  }

  /// The names of each field.
  private static let names = [
    ["_id", "id", "geonameid"], ["name", "city"],
    // The last two are those of Natural Earth.
    ["country", "iso", "country_code", "countrycode", "iso2", "iso_a2", "adm0name"],
    ["lat", "latitude"], ["lon", "lng", "longitude", "long"],
  ]
  /// The text that stands in Natural Earth for a code that a country lacks.
  static let none = "-99"
  /// Field and rank of each name.
  private static let fields: [String: (field: Field, rank: Int)] = {
    var fields: [String: (Field, Int)] = [:]
    for field in Field.allCases {
      for (rank, name) in field.names.enumerated() { fields[name] = (field, rank) }
    }
    return fields
  }()

  /// The names as written; nil for fields without one.
  private(set) var (id, name, country): (String?, String?, String?)
  private(set) var (latitude, longitude): (String?, String?)

  /// True if one of the coordinates has a name.
  var hasCoordinate: Bool { latitude != nil || longitude != nil }
  /// True if both have one.
  private var hasCoordinates: Bool { latitude != nil && longitude != nil }

  /// The names in an object whose value is not null.
  /// - Parameter isLocated: true if the object has its coordinate elsewhere.
  init(of members: [String: JSONValue], isLocated: Bool = false) {
    id = Self.find(.id, in: members)
    name = Self.find(.name, in: members)
    country = Self.find(.country, in: members)
    if !isLocated {
      latitude = Self.find(.latitude, in: members)
      longitude = Self.find(.longitude, in: members)
    }
    // Most records are whole, and there are many of them.
    if id != nil, name != nil, country != nil, isLocated || hasCoordinates { return }
    guard members.keys.contains(where: { 0x41...0x5a ~= $0.utf8.first ?? 0 }) else { return }
    let others = PlaceKeys(among: members.keys.filter { Self.has($0, members) }.sorted())
    for field in Field.allCases where self[field] == nil && !(isLocated && field.isCoordinate) {
      self[field] = others[field]
    }
  }

  private static func find(_ field: Field, in members: [String: JSONValue]) -> String? {
    let first = names[field.rawValue][0]
    return has(first, members) ? first : field.names.dropFirst().first { has($0, members) }
  }

  private static func has(_ name: String, _ members: [String: JSONValue]) -> Bool {
    switch members[name] {
    case nil, .null?, .string(none)?: false
    default: true
    }
  }

  /// The names among those of columns or keys, which may be in upper case and of several words.
  init(among names: [String]) {
    var ranks: [Field: Int] = [:]
    for name in names {
      guard let (field, rank) = Self.field(of: name), rank < ranks[field] ?? .max else { continue }
      ranks[field] = rank
      self[field] = name
    }
  }

  /// Field and rank of a name.
  static func field(of name: String) -> (field: Field, rank: Int)? {
    // Longer than any name with spaces around it.
    guard name.utf8.count <= 40 else { return nil }
    return fields[simplified(name)]
  }

  /// A name in lower case, with `_` between its words.
  static func simplified(_ name: String) -> String {
    var letters: [UInt8] = []
    for byte in name.utf8 {
      if byte == 0x20 || byte == UInt8(ascii: "-") {
        letters.append(UInt8(ascii: "_"))
      } else {
        letters.append(byte.lowercasedASCII)
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  subscript(field: Field) -> String? {
    get {
      switch field {
      case .id: id
      case .name: name
      case .country: country
      case .latitude: latitude
      case .longitude: longitude
      }
    }
    set {
      switch field {
      case .id: id = newValue
      case .name: name = newValue
      case .country: country = newValue
      case .latitude: latitude = newValue
      case .longitude: longitude = newValue
      }
    }
  }
}
