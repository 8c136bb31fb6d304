/// Encodes the catalog in its own schema: two spaces of indentation, keys in a fixed order, lists of numbers on one
/// line. Reading it back gives the same table. Further properties are an object in each element's record, by key.
enum CatalogWriter {
  static func json(of table: PeriodicTable, _ columns: [PropertyColumn] = []) -> String {
    json(of: table.elements, table.sources) { members(of: $0, columns) }
  }

  /// Returns a document with a record for each element.
  /// - Parameter members: returns the members of a record.
  static func json(
    of elements: [AtomicElement], _ sources: [String: PeriodicTable.SourceNote],
    members: (AtomicElement) -> [(String, String)]
  ) -> String {
    var text = "{\n  \"elements\": [\n"
    for (position, element) in elements.enumerated() {
      text += record(of: members(element), depth: 2)
      text += position + 1 < elements.count ? ",\n" : "\n"
    }
    text += sources.isEmpty ? "  ]\n}\n" : "  ],\n" + notes(sources) + "}\n"
    return text
  }

  /// Returns the members of an element's record, with its values in columns.
  static func members(
    of element: AtomicElement, _ columns: [PropertyColumn]
  ) -> [(String, String)] {
    let further = columns.isEmpty ? [] : [("properties", properties(of: element, columns))]
    return members(of: element) + further
  }

  /// Returns a table as a list of objects, a line for each, without empty cells.
  static func json(of table: TextTable) -> String {
    let lines = table.rows.map { row in
      let members = zip(table.header, row).filter { !$0.1.isEmpty }
        .map { "\(quoted($0)): \(quoted($1))" }
      return "    {" + members.joined(separator: ", ") + "}"
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n  ]"
  }

  /// Returns the members of an element's record: key and JSON text. Nested objects span several lines, indented for
  /// an object at the left margin.
  static func members(of element: AtomicElement) -> [(String, String)] {
    let properties = properties(of: element)
    return properties + parallels(of: element, order: properties.map(\.0))
  }

  /// Returns an object with these members, indented for a nesting depth.
  static func record(of members: [(String, String)], depth: Int) -> String {
    let lines = members.map { "  \(quoted($0)): \($1)" }
    let indentation = String(repeating: "  ", count: depth)
    return ("{\n" + lines.joined(separator: ",\n") + "\n}").split(separator: "\n")
      .map { indentation + $0 }.joined(separator: "\n")
  }

  /// Returns key and JSON text of each property, in the order of the file.
  private static func properties(of element: AtomicElement) -> [(String, String)] {
    let discovery = element.discovery
    let figure = { (key: FigureKey) in element.figures[key]?.digits ?? "null" }
    let base = [
      ("name", quoted(element.name)), ("appearance", optional(element.appearance)),
      ("atomic_mass", element.atomicWeight.digits), ("boil", figure(.boilingPoint)),
      ("category", quoted(element.category.rawValue)), ("color", "null"),
      ("density", figure(.density)),
      ("discovered_by", optional(discovery.by)), ("melt", figure(.meltingPoint)),
      ("molar_heat", figure(.molarHeat)), ("named_by", optional(element.namedBy)),
      ("number", String(element.number)), ("period", String(element.period)),
      ("phase", quoted(element.state.title)), ("source", optional(element.wikipedia)),
      ("spectral_img", "null"), ("summary", quoted(element.summary)),
      ("symbol", quoted(element.symbol)), ("xpos", String(element.column)),
      ("ypos", String(element.row)), ("shells", list(element.shells)),
    ]
    let extended = [
      ("group", optional(element.group)), ("block", quoted(element.block)),
      ("discovery_year", optional(discovery.year)), ("discovery", optional(discovery.note)),
      ("discovery_location", optional(discovery.location)),
      ("name_origin", optional(element.nameOrigin)),
      ("electron_configuration", optional(element.electronConfiguration)),
      (
        "oxidation_states",
        element.oxidationStates.isEmpty ? "null" : list(element.oxidationStates)
      ),
      ("crystal_structure", optional(element.crystalStructure)), ("cas", optional(element.cas)),
    ]
    let written = Set(base.map(\.0))
    let further = FigureKey.allCases.filter { !written.contains($0.rawValue) }
    return base + extended + further.map { ($0.rawValue, figure($0)) }
  }

  /// Returns the dictionaries with the figures' metadata: units, uncertainties and so on.
  private static func parallels(
    of element: AtomicElement, order: [String]
  ) -> [(String, String)] {
    let figures = element.figuresByKey
    let collect = { (value: (Figure) -> String?) in
      figures.compactMap { key, figure in value(figure).map { (key, $0) } }
    }
    let remarks = FigureKey.allCases.compactMap { key in
      element.figures[key] == nil ? element.remarks[key].map { (key.rawValue, $0) } : nil
    }
    let conditions = Conditions.Part.allCases.map { part in
      (
        part.pluralKey,
        object(collect { $0.conditions[part] } + (part == .other ? remarks : []))
      )
    }
    let known = order.compactMap { key in element.textSources[key].map { (key, $0) } }
    let others = element.textSources.filter { !order.contains($0.key) }
    let texts = known + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let kinds = collect { $0.kind == .measured ? nil : $0.kind.rawValue }
    let before = [
      ("units", object(collect(\.unit))),
      ("uncertainties", object(collect(\.uncertainty))),
      ("kinds", object(kinds + textKinds(of: element, order: order))),
    ]
    return before + conditions + [
      ("sources", object(collect(\.source) + texts)),
      ("second_values", object(collect(\.second?.digits))),
      ("second_sources", object(collect(\.second?.source))),
    ]
  }

  /// Returns the kinds of fields that are not figures, in the order of the file, unknown keys last.
  private static func textKinds(
    of element: AtomicElement, order: [String]
  ) -> [(String, String)] {
    let others = element.textKinds.keys.filter { !order.contains($0) }.sorted()
    return (order + others).compactMap { key in
      element.textKinds[key].map { (key, $0.rawValue) }
    }
  }

  /// Returns the values of an element in columns: an object by key, a line for each.
  private static func properties(of element: AtomicElement, _ columns: [PropertyColumn]) -> String {
    let lines = columns.compactMap { column in
      column.values[element.number].map { "    \(quoted(column.id)): \(inline($0.figure))" }
    }
    return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n  }"
  }

  /// Returns a figure as an object on one line, as in `properties.json`.
  private static func inline(_ figure: Figure) -> String {
    let members: [(String, String?)] = [
      ("value", figure.digits), ("unit", figure.unit), ("uncertainty", figure.uncertainty),
      ("kind", figure.kind == .measured ? nil : figure.kind.rawValue),
    ]
    let conditions = Conditions.Part.allCases.map { ($0.rawValue, figure.conditions[$0]) }
    let sources: [(String, String?)] = [
      ("source", figure.source), ("second", figure.second?.digits),
      ("second_source", figure.second?.source),
    ]
    let known = (members + conditions + sources).compactMap { key, text in
      text.map { "\(quoted(key)): \(quoted($0))" }
    }
    return "{" + known.joined(separator: ", ") + "}"
  }

  private static func notes(_ sources: [String: PeriodicTable.SourceNote]) -> String {
    let entries = sources.sorted { $0.key < $1.key }.map { key, note in
      let members = [
        "\"title\": \(quoted(note.title))", "\"license\": \(optional(note.license))",
        "\"via\": \(optional(note.via))",
      ]
      return "    \(quoted(key)): {\n      " + members.joined(separator: ",\n      ") + "\n    }"
    }
    return "  \"sources\": {\n" + entries.joined(separator: ",\n") + "\n  }\n"
  }

  private static func object(_ members: [(String, String)]) -> String {
    guard !members.isEmpty else { return "{}" }
    let lines = members.map { "    \(quoted($0)): \(quoted($1))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n  }"
  }

  private static func list(_ numbers: [Int]) -> String {
    "[" + numbers.map(String.init).joined(separator: ", ") + "]"
  }

  private static func optional(_ number: Int?) -> String { number.map(String.init) ?? "null" }

  private static func optional(_ text: String?) -> String { text.map(quoted) ?? "null" }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{00}"..<"\u{20}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension AtomicElement {
  /// The weight and all figures by catalog key, in a fixed order.
  var figuresByKey: [(key: String, figure: Figure)] {
    let others = FigureKey.allCases.compactMap { key in
      figures[key].map { (key: key.rawValue, figure: $0) }
    }
    return [(key: RecordDecoder.weightKey, figure: atomicWeight)] + others
  }
}
