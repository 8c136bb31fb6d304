/// The hazards of an element, and the numbers that the European Union gives it.
public struct ElementHazards: Sendable, Hashable {
  /// Number in the European inventory of substances: `231-959-5`.
  public let ecNumber: String
  /// Number as a food additive, `E 938`; nil if it is none.
  public let additiveNumber: String?
  /// The key of its source.
  public static let additiveSource = "additives"
  /// The harmonized classifications, one for each form; none if there is no such classification.
  public let entries: [HazardEntry]

  /// The hazards as a table, with a row for each class or statement; one row with the numbers alone if there is none.
  public var table: TextTable {
    let numbers: [String] = [ecNumber, additiveNumber ?? ""]
    let rows: [[String]] = entries.flatMap { $0.rows.map { $0 + numbers } }
    return TextTable(
      header: [
        "form", "index_number", "hazard_class", "statement_code", "statement", "pictograms",
        "signal_word", "ec_number", "e_number",
      ],
      rows: rows.isEmpty ? [Array(repeating: "", count: HazardEntry.columnCount) + numbers] : rows)
  }
}

extension HazardEntry {
  /// Number of cells of a row.
  fileprivate static let columnCount = 7

  /// A row for each hazard.
  fileprivate var rows: [[String]] {
    let label: [String] = [
      pictograms.map(\.rawValue).joined(separator: " "), signalWord?.rawValue ?? "",
    ]
    return hazards.map { hazard in
      let statement: [String] = [
        hazard.hazardClass?.code ?? "", hazard.statement?.code ?? "",
        hazard.statement?.text.withoutContext ?? "",
      ]
      return [form, index] + statement + label
    }
  }
}

/// The hazards of all elements, as read from `hazards.json`; nil for one without classification and number.
public typealias HazardTable = ElementTable<ElementHazards>

/// Parses `hazards.json`, strictly: `{"elements": [{"number": 15, "ec": "231-768-7", "e": "E 000", "entries": [{"form":
/// "White", "index": "015-001-00-1", "hazards": "Pyr. Sol. 1 H250; Acute Tox. 2 H330"}]}], "sources": {…}}`.
public enum HazardReader {
  private static let (mostEntries, mostHazards) = (10, 20)

  /// Parses a file.
  /// - Parameter file: its name, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> HazardTable {
    try HazardTable(bytes, file, hazards)
  }

  private static func hazards(
    _ fields: RecordFields, of number: Int
  ) throws(CatalogError) -> ElementHazards {
    var entries: [HazardEntry] = []
    for record in try fields.records("entries", atMost: mostEntries) {
      entries.append(try entry(record))
    }
    return ElementHazards(
      ecNumber: try fields.requiredText("ec", atMost: RecordFields.maximumUnitLength),
      additiveNumber: try optionalText("e", of: fields, atMost: RecordFields.maximumUnitLength),
      entries: entries)
  }

  private static func entry(_ fields: RecordFields) throws(CatalogError) -> HazardEntry {
    let hazards = try fields.items(
      "hazards", of: try fields.requiredText("hazards"), by: ";", atMost: mostHazards,
      "a class and its statement"
    ) { text in Hazard(parsing: String(text.drop { $0 == " " })) }
    return HazardEntry(
      form: try optionalText("form", of: fields, atMost: RecordFields.maximumInnerTextLength) ?? "",
      index: try fields.requiredText("index", atMost: RecordFields.maximumUnitLength),
      hazards: hazards)
  }

  /// The text of a field on one line; nil if it is missing.
  private static func optionalText(
    _ key: String, of fields: RecordFields, atMost limit: Int
  ) throws(CatalogError) -> String? {
    fields.has(key) ? try fields.requiredText(key, atMost: limit) : nil
  }
}
