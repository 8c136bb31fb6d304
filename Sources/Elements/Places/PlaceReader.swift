/// Parses lists of places, a JSON list in the schema of lists of cities:
/// `[{"_id": 2673730, "name": "Stockholm", "country": "SE", "coord": {"lon": 18.07, "lat": 59.33}}]`. Each record may
/// have `elements` with the discoveries there, `[{"number": 27, "year": 1735, "by": "Georg Brandt"}]`. Unknown keys
/// are ignored. An invalid record is left out and reported; it does not affect the others.
public enum PlaceReader {
  /// Limits of a file.
  public struct Limits: Sendable, Hashable {
    /// Maximum number of records.
    public var records = 1_000_000
    /// Maximum size of a record in bytes; one of the built-in list has at most 2,000.
    public var recordBytes = RecordFields.maximumRecordLength
    /// Maximum number of characters of a name, and of a country.
    public var (name, country) = (200, 100)

    public init() {}
  }

  /// The places of a file.
  public struct Result: Sendable {
    /// The valid places in the order of the file.
    public internal(set) var table = PlaceTable()
    /// Warnings about the records left out.
    public internal(set) var warnings = CatalogWarnings()
    /// True if `progress` has stopped reading; the table is then incomplete.
    public internal(set) var isCancelled = false
  }

  /// Called after every 1,000 records with the bytes of the records read so far; returns false to stop.
  public typealias Progress = (_ bytes: Int) -> Bool

  /// Parses a file. Throws if it is not JSON or not a list, has too many records, or has no valid record.
  /// - Parameter file: its name, for messages.
  public static func read(
    bytes: [UInt8], file: String, limits: Limits = Limits(),
    progress: @escaping Progress = { _ in true }
  ) throws(CatalogError) -> Result {
    let collector = Collector(bytes, file: file, limits: limits, progress: progress)
    let document: JSONValue
    do {
      document = try JSONParser.parsePlaced(
        bytes, list: "places", recordBytes: limits.recordBytes
      ) { collector.collect($0, $1) }
    } catch {
      try collector.check(error)
      return collector.result
    }
    guard case .array = document else {
      throw CatalogError(
        file: file, message: "expected a list of places, found \(document.summary)")
    }
    if collector.result.table.isEmpty, let first = collector.result.warnings.first.first {
      throw first
    }
    return collector.result
  }
}

/// Collects the places of a file, one by one.
private final class Collector {
  private let document: [UInt8]
  private let file: String
  private let limits: PlaceReader.Limits
  private let progress: PlaceReader.Progress
  private var (count, bytes) = (0, 0)
  private(set) var result = PlaceReader.Result()
  /// A position in the document and its line.
  private var (position, line) = (0, 1)

  /// Number of records between two calls of `progress`.
  private static let stride = 1000
  /// Maximum number of discoveries at a place: all elements.
  private static let maximumDiscoveries = 118
  /// Years of discoveries.
  private static let years = 1...9999

  init(
    _ document: [UInt8], file: String, limits: PlaceReader.Limits,
    progress: @escaping PlaceReader.Progress
  ) {
    (self.document, self.file) = (document, file)
    (self.limits, self.progress) = (limits, progress)
  }

  /// Returns false to stop parsing.
  func collect(_ record: JSONValue, _ range: Range<Int>) -> Bool {
    count += 1
    bytes += range.count
    guard count <= limits.records else { return false }
    do throws(CatalogError) {
      result.table.append(try place(record, length: range.count))
    } catch {
      result.warnings.add(error.at(line: line(from: range.lowerBound)))
    }
    result.isCancelled = count.isMultiple(of: Self.stride) && !progress(bytes)
    return !result.isCancelled
  }

  /// Returns the line of the first character that is not white space from a position on, which only grows.
  private func line(from start: Int) -> Int {
    while position < document.count {
      let byte = document[position]
      guard position < start || [0x20, 0x0a, 0x0d, 0x09].contains(byte) else { break }
      if byte == 0x0a { line += 1 }
      position += 1
    }
    return line
  }

  /// Throws the error of a file, unless it is that of stopping.
  func check(_ error: JSONError) throws(CatalogError) {
    if result.isCancelled { return }
    guard count > limits.records else { throw CatalogError(file: file, error) }
    throw CatalogError(
      file: file, message: "expected at most \(limits.records) records, found more")
  }

  private func place(_ record: JSONValue, length: Int) throws(CatalogError) -> Place {
    let fields = try RecordFields(
      file: file, position: count, value: record, length: length, limit: limits.recordBytes)
    guard let coordinate = try fields.record("coord") else {
      throw fields.error("\"coord\" is missing: expected an object")
    }
    return Place(
      id: try? fields.integer("_id", in: 1...Int(UInt32.max)),
      name: try fields.requiredText("name", atMost: limits.name),
      country: try fields.text("country", atMost: limits.country) ?? "",
      coordinate: Coordinate(
        longitude: try coordinate.requiredNumber("lon", in: -180...180),
        latitude: try coordinate.requiredNumber("lat", in: -90...90)),
      discoveries: try discoveries(fields))
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
}
