/// Collects the places of a file, one by one: counts the records, reports their progress, and keeps the messages about
/// those left out.
final class PlaceCollector {
  let document: [UInt8]
  let file: String
  let limits: PlaceReader.Limits
  private let progress: PlaceReader.Progress
  private(set) var count = 0
  private(set) var result = PlaceReader.Result()
  private(set) var decoder: PlaceDecoder
  /// A position in the document and its line.
  private var (position, line) = (0, 1)

  /// Number of records between two calls of `progress`.
  private static let stride = 1000

  init(
    _ document: [UInt8], file: String, limits: PlaceReader.Limits,
    progress: @escaping PlaceReader.Progress
  ) {
    (self.document, self.file) = (document, file)
    (self.limits, self.progress) = (limits, progress)
    decoder = PlaceDecoder(limits: limits)
  }

  /// Adds the place of an object. Returns false to stop parsing.
  func collect(_ record: JSONValue, _ range: Range<Int>) -> Bool {
    add(range) { () throws(CatalogError) in
      let place = try decoder.place(try fields(record, range))
      leaveOutLists(within: record, range)
      return place
    }
  }

  /// Counts the places within a place, such as the cities of a country.
  private func leaveOutLists(within record: JSONValue, _ range: Range<Int>) {
    // Most records have none, and there are many of them.
    guard case .object(let members) = record, members.values.contains(where: \.isArray) else {
      return
    }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      let places = value.isArray ? value.placeCount : 0
      if places > 0 {
        let warning = warning(about: key, of: places, at: .record(.record(count)))
        result.warnings.add(warning.at(line: line(from: range.lowerBound)), records: places)
      }
    }
  }

  /// Adds the place of a row of a table. Returns false to stop parsing.
  func collect(_ row: [String: JSONValue], _ keys: PlaceKeys, _ range: Range<Int>) -> Bool {
    add(range) { () throws(CatalogError) in
      try decoder.place(try fields(.object(row), range), keys)
    }
  }

  /// Leaves out a row of a table. Returns false to stop parsing.
  func leaveOut(_ range: Range<Int>, _ message: Message) -> Bool {
    add(range) { () throws(CatalogError) in
      throw CatalogError(file: file, location: .record(.record(count)), message: message)
    }
  }

  /// Leaves out a line that is not JSON. Returns false to stop parsing.
  func leaveOut(_ range: Range<Int>, _ error: JSONError) -> Bool {
    add(range) { () throws(CatalogError) in
      throw CatalogError(
        file: file, location: .line(line(from: range.lowerBound)), message: error.message)
    }
  }

  /// Returns the warning about a list of objects beside that of the places, or within a place.
  func warning(
    about list: String, of records: Int, at location: CatalogError.Location = .file
  ) -> CatalogError {
    CatalogError(
      file: file, location: location,
      message: .format(
        // TRANSLATORS: {1} is the name of a list in a file, in quotation marks; {2} is its length.
        translatable("the list {1} is not read (records: {2})"), .quoted(list), .integer(records)))
  }

  private func fields(
    _ record: JSONValue, _ range: Range<Int>
  ) throws(CatalogError) -> RecordFields {
    try RecordFields(
      file: file, position: count, value: record, length: range.count, limit: limits.recordBytes)
  }

  private func add(_ range: Range<Int>, _ place: () throws(CatalogError) -> Place) -> Bool {
    count += 1
    guard count <= limits.records else { return false }
    do throws(CatalogError) {
      result.table.append(try place())
    } catch {
      result.warnings.add(error.at(line: line(from: range.lowerBound)))
    }
    let part = Double(range.upperBound) / Double(document.count)
    result.isCancelled = count.isMultiple(of: Self.stride) && !progress(part)
    return !result.isCancelled
  }

  /// Returns the line of the first character that is not white space from a position on, which only grows.
  func line(from start: Int) -> Int {
    while position < document.count {
      let byte = document[position]
      guard position < start || [0x20, 0x0a, 0x0d, 0x09].contains(byte) else { break }
      position += 1
      // A carriage return alone ends a line, too.
      if byte == 0x0a || byte == 0x0d && (position == document.count || document[position] != 0x0a)
      {
        line += 1
      }
    }
    return line
  }

  /// Throws the error of too many records; returns after another end.
  func checkCount() throws(CatalogError) {
    guard count > limits.records else { return }
    throw CatalogError(
      file: file, message: .expected(.atMost(limits.records, Message.records), found: .more))
  }

  /// Makes numbers of texts with a decimal comma.
  func allowDecimalCommas() { decoder.hasDecimalCommas = true }

  /// Sets the form of the file, and throws the error of the first record if all are invalid.
  func finish(_ format: PlaceFormat) throws(CatalogError) -> PlaceReader.Result {
    result.format = decoder.hasFeatures ? .geoJSON : format
    if !result.isCancelled, result.table.isEmpty, let first = result.warnings.first.first {
      throw first
    }
    return result
  }
}

extension JSONValue {
  fileprivate var isArray: Bool { if case .array = self { true } else { false } }

  /// Number of places in a list, or of an object with those in its lists: a country, its states and their cities.
  var placeCount: Int {
    switch self {
    case .array(let items): items.reduce(0) { $0 + $1.placeCount }
    case .object(let members):
      members.values.reduce(isPlace ? 1 : 0) { $1.isArray ? $0 + $1.placeCount : $0 }
    default: 0
    }
  }

  /// True for an object with the keys of a place's coordinate.
  var isPlace: Bool {
    guard case .object(let members) = self else { return false }
    return members["coord"] != nil || members["geometry"] != nil
      || PlaceKeys(of: members).hasCoordinate
  }
}
