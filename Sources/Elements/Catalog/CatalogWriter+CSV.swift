extension CatalogWriter {
  /// Returns a CSV table (RFC 4180): a header row, one row per element, lines ending in CR LF. Each figure has
  /// columns for unit, uncertainty, note (kind and other conditions), form, phase, temperature in kelvin, pressure in
  /// kilopascals, source, data set, and the value of a second source. The last column has the user's notes, if an element
  /// has one. A text that a spreadsheet would take for a formula begins with an apostrophe, also after a semicolon, a tab or a line break in it, which begin a cell where the user's spreadsheet
  /// has semicolons or tabs between cells, and so does not know the quotation marks.
  static func csv(
    of elements: [AtomicElement], _ columns: [PropertyColumn] = [],
    sources: [String: PeriodicTable.SourceNote], notes: [Int: Note] = [:],
    _ furtherHeader: [String] = [], further: (AtomicElement) -> [String] = { _ in [] }
  ) -> String {
    let hasNotes = elements.contains { notes[$0.number] != nil }
    var header = texts.map(\.key) + figureHeader(RecordDecoder.weightKey)
    header += FigureKey.allCases.flatMap { figureHeader($0.rawValue) }
    header += columns.flatMap { figureHeader($0.id) } + furtherHeader
    if hasNotes { header.append("note") }
    let rows = elements.map { element -> [String] in
      var cells: [String] = texts.map { $0.value(element) }
      cells += figureCells(element.atomicWeight, remark: nil, sources: sources)
      for key in FigureKey.allCases {
        cells += figureCells(element.figures[key], remark: element.remarks[key], sources: sources)
      }
      for column in columns {
        let figure = column.values[element.number]?.figure
        cells += figureCells(figure, remark: nil, sources: sources)
      }
      cells += further(element)
      if hasNotes { cells.append(notes[element.number]?.text ?? "") }
      return cells
    }
    return csv([header] + rows)
  }

  /// Returns rows of texts as a CSV table.
  static func csv(_ rows: [[String]]) -> String {
    rows.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  /// The columns other than figures.
  private static var texts: [(key: String, value: (AtomicElement) -> String)] {
    [
      ("number", { String($0.number) }), ("symbol", { $0.symbol }), ("name", { $0.name }),
      ("category", { $0.category.rawValue }), ("phase", { $0.state.title }),
      ("group", { $0.group.map(String.init) ?? "" }), ("period", { String($0.period) }),
      ("block", { $0.block }), ("shells", { $0.shells.spaced }),
      ("electron_configuration", { $0.electronConfiguration ?? "" }),
      ("oxidation_states", { $0.oxidationStates.spaced }),
      ("crystal_structure", { $0.crystalStructure ?? "" }), ("cas", { $0.cas ?? "" }),
      ("appearance", { $0.appearance ?? "" }), ("discovered_by", { $0.discovery.by ?? "" }),
      ("discovery_year", { $0.discovery.year.map(String.init) ?? "" }),
      ("discovery", { $0.discovery.note ?? "" }),
      ("discovery_location", { $0.discovery.location ?? "" }),
      ("named_by", { $0.namedBy ?? "" }), ("name_origin", { $0.nameOrigin ?? "" }),
      ("summary", { $0.summary }), ("source", { $0.wikipedia ?? "" }),
    ]
  }

  private static let figureColumns = [
    "unit", "uncertainty", "note", "form", "phase", "temperature_k", "pressure_kpa", "source",
    "via", "second", "second_source",
  ]

  private static func figureHeader(_ key: String) -> [String] {
    [key] + figureColumns.map { "\(key)_\($0)" }
  }

  private static func figureCells(
    _ figure: Figure?, remark: String?, sources: [String: PeriodicTable.SourceNote]
  ) -> [String] {
    guard let figure else {
      return ["", "", "", remark ?? ""] + figureColumns.dropFirst(3).map { _ in "" }
    }
    let kind = figure.kind == .measured ? nil : figure.kind.rawValue
    let note = [kind, figure.conditions[.other]].compactMap { $0 }.joined(separator: "; ")
    let via = figure.source.flatMap { sources[$0]?.via }
    let conditions = Conditions.Part.allCases.dropLast().map { figure.conditions[$0] ?? "" }
    let start = [figure.digits, figure.unit ?? "", figure.uncertainty ?? "", note]
    return start + conditions + [
      figure.source ?? "", via ?? "", figure.second?.digits ?? "", figure.second?.source ?? "",
    ]
  }

  /// Returns a field, quoted if it has a comma, a quotation mark or a line break, or is marked as text.
  private static func cell(_ text: String) -> String {
    let marked = marked(text)
    let isPlain = text.unicodeScalars.allSatisfy { !",\"\r\n".unicodeScalars.contains($0) }
    guard !isPlain || marked.utf8.count > text.utf8.count else { return text }
    let doubled = marked.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"")
    return "\"\(doubled)\""
  }

  /// Returns a text with an apostrophe before each part that a spreadsheet would take for a formula.
  private static func marked(_ text: String) -> String {
    var (marked, rest) = (isFormula(text) ? "'" : "", text.unicodeScalars[...])
    while let end = rest.firstIndex(where: { ";\t\r\n".unicodeScalars.contains($0) }) {
      let next = rest.index(after: end)
      marked.unicodeScalars += rest[..<next]
      rest = rest[next...]
      let part = rest.prefix { !";\t\r\n".unicodeScalars.contains($0) }
      if isFormula(String(part)) { marked.append("'") }
    }
    marked.unicodeScalars += rest
    return marked
  }

  /// True for a field that a spreadsheet may evaluate instead of showing it: by its first character, unless the field
  /// is a number or a list of numbers (`-38.83`, `-1 3 5`).
  private static func isFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first {
    case "=", "+", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": true
    case "-":
      !text.split(separator: " ").allSatisfy {
        if case .number? = try? JSONParser.parse(Array($0.utf8)) { true } else { false }
      }
    default: false
    }
  }
}

extension [Int] {
  fileprivate var spaced: String { map(String.init).joined(separator: " ") }
}
