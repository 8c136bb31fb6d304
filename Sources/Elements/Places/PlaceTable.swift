/// Any number of places in little memory: 30 bytes a place, and its name. A place is made when it is read.
public struct PlaceTable: Sendable {
  /// A place without its name.
  fileprivate struct Entry {
    /// End of the name in `names`; it begins at the end of the entry before.
    var nameEnd: UInt32
    /// Longitude and latitude in units of 1e-7 degrees.
    var longitude: Int32
    var latitude: Int32
    /// Identifier; 0 without one.
    var id: UInt32
    /// Index in `countries`.
    var country: UInt16
  }

  /// Maximum number of different countries; further ones are empty.
  static let maximumCountries = 1000
  private static let unitsPerDegree = 1e7

  fileprivate var entries: [Entry] = []
  /// The names one after another, in UTF-8.
  private var names: [UInt8] = []
  fileprivate var countries = [""]
  private var countryIndices = ["": UInt16(0)]
  /// The discoveries by index of the place; few lists have any.
  fileprivate var discoveries: [Int: [Place.Discovery]] = [:]

  public var count: Int { entries.count }
  public var isEmpty: Bool { entries.isEmpty }
  /// The places, made one by one.
  public var places: some Sequence<Place> { entries.indices.lazy.map { self[$0] } }

  /// Adds a place at the end, unless its name would exceed 4 GiB of names.
  public mutating func append(_ place: Place) {
    guard let nameEnd = UInt32(exactly: names.count + place.name.utf8.count) else { return }
    names.append(contentsOf: place.name.utf8)
    if !place.discoveries.isEmpty { discoveries[entries.count] = place.discoveries }
    entries.append(
      Entry(
        nameEnd: nameEnd,
        longitude: Self.units(place.coordinate.longitude, limit: 180),
        latitude: Self.units(place.coordinate.latitude, limit: 90),
        id: place.id.flatMap(UInt32.init(exactly:)) ?? 0, country: index(of: place.country)))
  }

  private static func units(_ degrees: Double, limit: Double) -> Int32 {
    guard degrees.isFinite else { return 0 }
    return Int32(min(max(degrees, -limit), limit) * unitsPerDegree)
  }

  private mutating func index(of country: String) -> UInt16 {
    if let index = countryIndices[country] { return index }
    guard countries.count < Self.maximumCountries else { return 0 }
    let index = UInt16(countries.count)
    countries.append(country)
    countryIndices[country] = index
    return index
  }

  /// The place at an index, which must be valid.
  public subscript(index: Int) -> Place {
    Place(
      id: entries[index].id == 0 ? nil : Int(entries[index].id), name: name(at: index),
      country: country(at: index), coordinate: coordinate(at: index),
      discoveries: discoveries[index] ?? [])
  }

  /// Returns the name at an index, which must be valid.
  public func name(at index: Int) -> String {
    String(decoding: nameBytes(at: index), as: UTF8.self)
  }

  /// The name in UTF-8.
  func nameBytes(at index: Int) -> ArraySlice<UInt8> {
    let start = index > 0 ? Int(entries[index - 1].nameEnd) : 0
    return names[start..<Int(entries[index].nameEnd)]
  }

  /// Returns the country as in the file, a code of ISO 3166 or a name; may be empty.
  public func country(at index: Int) -> String { countries[Int(entries[index].country)] }

  /// Returns the coordinate in steps of 1e-7 degrees.
  public func coordinate(at index: Int) -> Coordinate {
    Coordinate(
      longitude: Double(entries[index].longitude) / Self.unitsPerDegree,
      latitude: Double(entries[index].latitude) / Self.unitsPerDegree)
  }

  /// Bytes of memory in use per place, names included, discoveries not.
  var bytesPerPlace: Int {
    guard count > 0 else { return 0 }
    return (entries.capacity * MemoryLayout<Entry>.stride + names.capacity) / count
  }

  /// Returns the table in another order.
  /// - Parameter order: indices, each at most once.
  func arranged(_ order: [Int32]) -> PlaceTable {
    var table = PlaceTable()
    (table.countries, table.countryIndices) = (countries, countryIndices)
    table.names.reserveCapacity(names.count)
    table.entries.reserveCapacity(order.count)
    for index in order.lazy.map({ Int($0) }) {
      if let found = discoveries[index] { table.discoveries[table.count] = found }
      var entry = entries[index]
      table.names += nameBytes(at: index)
      entry.nameEnd = UInt32(table.names.count)
      table.entries.append(entry)
    }
    return table
  }
}

extension PlaceTable {
  /// Number of different countries, one without a name included.
  var countryCount: Int { countries.count }

  /// Country as in the file, by its index.
  func country(_ index: Int) -> String { countries[index] }

  /// Index of a place's country.
  func countryIndex(at index: Int) -> Int { Int(entries[index].country) }

  /// Returns the index of the first place with this identifier.
  public func index(ofID id: Int) -> Int? {
    guard id != 0, let id = UInt32(exactly: id) else { return nil }
    return entries.firstIndex { $0.id == id }
  }
}
