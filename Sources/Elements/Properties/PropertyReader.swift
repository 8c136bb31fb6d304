/// Parses `properties.json`, strictly: an error names file, property, element and field of the first fault.
/// `{"properties": [{"key": "resistivity", "title": "Electrical resistivity", "group": "electric", "unit": "Ω·m",
/// "source": "pymatgen", "values": {"79": {"value": "2.214e-8", "second": "2.2e-8"}}}], "sources": {…}}`. What a value
/// does not state (`kind`, `source`, `second_source`) is that of its property. Unknown keys are ignored.
public enum PropertyReader {
  /// Maximum number of properties.
  static let maximumCount = 500

  /// Parses a file.
  /// - Parameter file: its name, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> PropertyList {
    let decoder = PropertyDecoder()
    let (columns, sources) = try CatalogReader.records(
      of: bytes, file: file, list: "properties", decoder.decode)
    let used = columns.flatMap { $0.values.values.flatMap(\.sources) }
    if let unknown = Set(used).subtracting(sources.keys).min() {
      throw CatalogError(
        file: file, message: "\"sources\": \"\(ExternalText.quote(unknown))\" is missing")
    }
    return PropertyList(columns: columns, notes: decoder.notes, sources: sources)
  }
}

extension PropertyColumn.Value {
  /// Keys of the figure's source and of its second source.
  fileprivate var sources: [String] { [figure.source, figure.second?.source].compactMap { $0 } }
}

/// Decodes the properties of a file.
private final class PropertyDecoder {
  private var ids: Set<String> = []
  /// Reasons for missing second sources, by key.
  private(set) var notes: [String: String] = [:]

  func decode(_ fields: RecordFields) throws(CatalogError) -> PropertyColumn {
    guard ids.count < PropertyReader.maximumCount else {
      throw fields.error("expected at most \(PropertyReader.maximumCount) properties")
    }
    let id = try fields.requiredText("key", atMost: RecordFields.maximumInnerTextLength)
    guard ids.insert(id).inserted else {
      throw fields.error("\"key\": another property has the same one")
    }
    let defaults = Defaults(
      unit: try fields.text("unit", atMost: RecordFields.maximumUnitLength),
      kind: try fields.kind("kind"), source: try fields.text("source"),
      second: try fields.text("second_source"))
    var values: [Int: PropertyColumn.Value] = [:]
    let limit = RecordDecoder.numbers.count
    for (key, record) in try fields.recordsByKey("values", atMost: limit) {
      guard let number = Int(key), RecordDecoder.numbers.contains(number), key == String(number)
      else { throw record.error("expected an atomic number as the key") }
      values[number] = try value(record, defaults)
    }
    notes[id] = try fields.text("note")
    return PropertyColumn(
      id: id, title: try fields.requiredText("title", atMost: RecordFields.maximumTitleLength),
      group: try group(fields), unit: defaults.unit, values: values)
  }

  /// The defaults of a property's values.
  private struct Defaults {
    let unit: String?
    let kind: Figure.Kind?
    let source: String?
    let second: String?
  }

  private func group(_ fields: RecordFields) throws(CatalogError) -> PropertyColumn.Group {
    let name = try fields.requiredText("group")
    guard let group = PropertyColumn.Group(rawValue: name) else {
      throw fields.error("\"group\": there is no group \"\(ExternalText.quote(name))\"")
    }
    return group
  }

  private func value(
    _ fields: RecordFields, _ defaults: Defaults
  ) throws(CatalogError) -> PropertyColumn.Value {
    guard let digits = try fields.number("value") else {
      throw fields.error("\"value\" is missing: expected a number in quotation marks")
    }
    let second = try fields.number("second")
    let secondSource = try fields.text("second_source") ?? defaults.second
    let figure = Figure(
      digits: digits, unit: defaults.unit,
      uncertainty: try fields.text("uncertainty", atMost: RecordFields.maximumUncertaintyLength),
      conditions: try Conditions(fields) { part throws(CatalogError) in
        try fields.text(part.rawValue, atMost: RecordFields.maximumInnerTextLength)
      },
      kind: try fields.kind("kind") ?? defaults.kind ?? .measured,
      source: try fields.text("source") ?? defaults.source,
      second: second.map { Figure.SecondSource(digits: $0, source: secondSource) })
    guard let value = figure.flatMap({ PropertyColumn.Value($0) }) else {
      throw fields.error("\"value\": the number \(ExternalText.quote(digits)) is too large")
    }
    return value
  }
}

extension RecordFields {
  /// Returns the digits of a number that is written as a text.
  fileprivate func number(_ key: String) throws(CatalogError) -> String? {
    guard let text = try text(key, atMost: Self.maximumNumberLength) else { return nil }
    guard case .number? = try? JSONParser.parse(Array(text.utf8)) else {
      throw error("\"\(own: key)\": expected a number, found \"\(ExternalText.quote(text))\"")
    }
    return text
  }

  fileprivate func kind(_ key: String) throws(CatalogError) -> Figure.Kind? {
    guard let text = try text(key) else { return nil }
    guard let kind = Figure.Kind(rawValue: text) else {
      throw error("\"\(own: key)\": there is no kind \"\(ExternalText.quote(text))\"")
    }
    return kind
  }
}
