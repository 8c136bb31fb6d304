/// Tables with a heading: comma-, semicolon- or tab-separated values.
extension PlaceReader {
  /// The separators, the preferred one first.
  private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]

  static func readTable(
    from start: Int, _ collector: PlaceCollector
  ) throws(CatalogError) -> Result {
    let (bytes, file) = (collector.document, collector.file)
    guard PlaceFormat.isText(bytes, from: start) else {
      throw PlaceFormat.unknown(bytes, from: start, file: file)
    }
    var (start, given) = (start, separators)
    if let separator = namedSeparator(bytes, from: start) {
      (start, given) = (start + 5, [separator])
    }
    let headings = given.map { PlaceHeading(bytes, from: start, separator: $0, collector.limits) }
    guard let heading = headings.max(by: { $0.known < $1.known }), heading.known > 0,
      heading.columns.count > 1
    else { throw PlaceFormat.unknown(bytes, from: start, file: file) }
    try CatalogError.naming(file) { () throws(JSONError) in
      try JSONParser.checkEncoding(bytes)
    }
    if let fault = heading.fault {
      throw CatalogError(
        file: file, location: .line(collector.line(from: start)), message: fault)
    }
    if heading.separator != UInt8(ascii: ",") { collector.allowDecimalCommas() }
    readRows(heading, collector)
    try collector.checkCount()
    return try collector.finish(heading.separator == 0x09 ? .tsv : .csv)
  }

  /// The separator that a spreadsheet names in the first line: `sep=;`.
  private static func namedSeparator(_ bytes: [UInt8], from start: Int) -> UInt8? {
    let line = bytes[start...].prefix(6)
    guard line.count == 6, line.starts(with: "sep=".utf8), line.last == 0x0a || line.last == 0x0d,
      let separator = line.dropLast().last, separators.contains(separator)
    else { return nil }
    return separator
  }

  private static func readRows(_ heading: PlaceHeading, _ collector: PlaceCollector) {
    var parser = CSVParser(
      collector.document, from: heading.end, separator: heading.separator,
      limit: collector.limits.recordBytes, maximumFields: heading.columns.count)
    while let record = parser.next() {
      guard readRow(record, of: parser, heading, collector) else { return }
    }
  }

  private static func readRow(
    _ record: CSVParser.Record, of parser: CSVParser, _ heading: PlaceHeading,
    _ collector: PlaceCollector
  ) -> Bool {
    if let fault = record.fault {
      return collector.leaveOut(record.range, parser.message(of: fault))
    }
    guard record.count <= heading.columns.count else {
      return collector.leaveOut(
        record.range,
        .expected(
          .atMost(heading.columns.count, Message.columns), found: .integer(record.count)))
    }
    var row: [String: JSONValue] = [:]
    for (index, name) in heading.used where index < parser.fields.count {
      let field = parser.fields[index]
      if !field.range.isEmpty { row[name] = .string(parser.text(field)) }
    }
    return collector.collect(row, heading.keys, record.range)
  }
}

/// The heading of a table.
struct PlaceHeading {
  let separator: UInt8
  /// The names of the columns.
  let columns: [String]
  /// The names of the columns with fields of a place.
  let keys: PlaceKeys
  /// The columns with fields of a place: index and name.
  let used: [(index: Int, name: String)]
  /// Position after the heading.
  let end: Int

  /// - Parameter start: position before the heading, or before empty lines above it.
  init(_ bytes: [UInt8], from start: Int, separator: UInt8, _ limits: PlaceReader.Limits) {
    let length = min(limits.recordBytes, bytes.count - start)
    var parser = CSVParser(
      bytes, from: start, separator: separator, limit: limits.recordBytes,
      maximumFields: JSONParser.maximumMembers)
    let record = parser.next()
    let isValid = record?.fault == nil && record?.range.count ?? 0 <= length
    columns = isValid ? parser.fields.map { parser.text($0) } : []
    (self.separator, end) = (separator, parser.index)
    let keys = PlaceKeys(among: columns)
    let names = PlaceKeys.Field.allCases.compactMap { keys[$0] }
    used = columns.enumerated().filter { names.contains($0.element) }
      .map { (index: $0.offset, name: $0.element) }
    self.keys = keys
  }

  /// Number of columns with fields of a place.
  var known: Int { used.count }

  /// The reason for rejecting the heading.
  var fault: Message? {
    for field in [PlaceKeys.Field.name, .latitude, .longitude] where keys[field] == nil {
      let names = field == .longitude ? ["lon", "longitude"] : Array(field.names.prefix(2))
      return .format(
        // TRANSLATORS: {1} and {2} are names of columns in quotation marks, {3} is a list of such names.
        translatable("a column {1} or {2} is missing; the columns are: {3}"), .quoted(names[0]),
        .quoted(names[1]), .piece(columns.joined(separator: ", ")))
    }
    for field in PlaceKeys.Field.allCases {
      guard let name = keys[field] else { continue }
      let same = columns.filter { PlaceKeys.simplified($0) == PlaceKeys.simplified(name) }
      if same.count > 1 {
        return .format(
          // TRANSLATORS: {1} is the name of a column in quotation marks.
          translatable("the column {1} appears twice"), .quoted(PlaceKeys.simplified(name)))
      }
    }
    return nil
  }
}
