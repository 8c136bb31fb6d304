/// Parses lists of places, in the schema of lists of cities:
/// `[{"_id": 2673730, "name": "Stockholm", "country": "SE", "coord": {"lon": 18.07, "lat": 59.33}}]`. Each record may
/// have `elements` with the discoveries there, `[{"number": 27, "year": 1735, "by": "Georg Brandt"}]`. Unknown keys
/// are ignored. An invalid record is left out and reported; it does not affect the others.
///
/// The form is recognized by the text (`PlaceFormat`). The names of keys and columns may be others (`PlaceKeys`), and the
/// coordinates may be beside the name, as numbers or texts.
public enum PlaceReader {
  /// Limits of a file.
  public struct Limits: Sendable, Hashable {
    /// Maximum number of records.
    public var records = 1_000_000
    /// Maximum size of a record in bytes; one of the built-in list has at most 2,000.
    public var recordBytes = InputLimits.recordLength
    /// Maximum number of characters of a name, and of a country.
    public var (name, country) = (200, 100)
    /// Maximum size in bytes of a text in UTF-16, when it is in UTF-8.
    public var textBytes = InputLimits.placesLength

    public init() {}
  }

  /// The places of a file.
  public struct Result: Sendable {
    /// The form of the file.
    public internal(set) var format = PlaceFormat.json
    /// The valid places in the order of the file.
    public internal(set) var table = PlaceTable()
    /// Warnings about the records left out.
    public internal(set) var warnings = CatalogWarnings()
    /// True if `progress` has stopped reading; the table is then incomplete.
    public internal(set) var isCancelled = false
  }

  /// Called after every 1,000 records with the part of the text that is read, 0 … 1; returns false to stop.
  public typealias Progress = (_ part: Double) -> Bool

  /// Parses a file. Throws if it has none of the forms, has too many records, or has no valid record.
  /// - Parameter file: its name, for messages.
  public static func read(
    bytes: consuming [UInt8], file: String, limits: Limits = Limits(),
    progress: @escaping Progress = { _ in true }
  ) throws(CatalogError) -> Result {
    var bytes = bytes
    if UTF16Text.hasMark(bytes) { bytes = try utf8(bytes, file: file, limits) }
    let hasMark = bytes.starts(with: [0xef, 0xbb, 0xbf])
    let start = bytes[(hasMark ? 3 : 0)...].firstIndex { ![0x20, 0x0a, 0x0d, 0x09].contains($0) }
    guard let start else {
      throw PlaceFormat.unknown(bytes, from: bytes.count, file: file)
    }
    let collector = PlaceCollector(bytes, file: file, limits: limits, progress: progress)
    switch bytes[start] {
    case UInt8(ascii: "["): return try readList(key: nil, collector)
    case UInt8(ascii: "{"): return try readObjects(from: start, collector)
    default: return try readTable(from: start, collector)
    }
  }

  private static func utf8(
    _ bytes: [UInt8], file: String, _ limits: Limits
  ) throws(CatalogError) -> [UInt8] {
    do throws(UTF16Text.Fault) {
      return try UTF16Text.utf8(bytes, atMost: limits.textBytes)
    } catch {
      switch error {
      case .malformed(let line):
        throw CatalogError(
          file: file, location: .line(line), message: .text(translatable("the text is not UTF-16")))
      case .tooLong:
        throw CatalogError(
          file: file,
          message: .expected(.atMost(limits.textBytes, Message.bytes), found: .more))
      }
    }
  }

  /// Reads a list of objects.
  /// - Parameter key: that of the list in the object around it; nil without one.
  static func readList(
    key: String?, _ collector: PlaceCollector
  ) throws(CatalogError) -> Result {
    do throws(CatalogError) {
      _ = try CatalogError.naming(collector.file) { () throws(JSONError) in
        try JSONParser.parse(
          collector.document, list: key ?? "", recordBytes: collector.limits.recordBytes
        ) { collector.collect($0, $1) }
      }
    } catch {
      try collector.checkCount()
      if !collector.result.isCancelled { throw error }
    }
    return try collector.finish(.json)
  }
}
