import Elements

extension FuzzTarget {
  /// The reader of numeric properties, and what the Table shows of them.
  static var properties: FuzzTarget {
    let words: [String] = [
      "\"key\":", "\"title\":", "\"group\":", "\"source\":", "\"second\":", "\"values\":",
      "\"value\": \"", "\"uncertainty\": \"2\",", "\"calculated\"", "\"optical\"",
      "\"118\":", "\"1.8e308\"", "\"-1.7e308\"", "\"4.9e-324\"", "\"1e-400\"", "\"-0\"",
    ]
    for text in propertyTexts {
      precondition((try? PropertyReader.read(bytes: Array(text.utf8), file: "")) != nil)
    }
    return FuzzTarget(
      name: "properties", samples: propertyTexts.map { Array($0.utf8) },
      tokens: json + words.map { Array($0.utf8) }, decode: readProperties)
  }

  private static let propertyTexts: [String] = [
    """
    {"properties": [{"key": "resistivity", "title": "Resistivity", "group": "electric", "unit": "Ω·m", "source": "a",
    "second_source": "b", "kind": "measured", "values": {"29": {"value": "1.543e-8"}, "79": {"value": "2.051e-8",
    "second": "2.2e-8"}}}], "sources": {"a": {"title": "A", "license": "L"}, "b": {"title": "B"}}}
    """,
    """
    {"properties": [{"key": "p", "title": "P", "group": "thermal", "note": "n", "values": {"1": {"value": "-1e308"},
    "2": {"value": "1e308", "source": "a", "kind": "calculated", "uncertainty": "2", "conditions": "white"}}}],
    "sources": {"a": {"title": "A"}}}
    """,
  ]

  private static func readProperties(_ input: [UInt8]) {
    guard let list = try? PropertyReader.read(bytes: input, file: "f") else { return }
    precondition(Set(list.columns.map(\.id)).count == list.columns.count)
    for column in list.columns { use(column, of: []) }
    _ = PropertyCatalog.rows(of: list.columns)
    precondition(
      PropertyColumn.merge(list.columns, list.columns).count == list.columns.count)
  }

  /// Computes everything that the Table shows of a property.
  static func use(_ column: PropertyColumn, of elements: [AtomicElement]) {
    guard let range = column.range else { return }
    for isLogarithmic in [false, true] {
      let scale = PropertyScale(range, isLogarithmic: isLogarithmic)
      let histogram = PropertyHistogram(column, scale, bins: 12)
      precondition(histogram.counts.reduce(0, +) == column.values.count)
      precondition(scale.ticks(atMost: 6).allSatisfy { 0...1 ~= $0.position })
      for position in [0, 0.3, 1] {
        precondition(range.contains(scale.number(at: position)))
        _ = scale.digits(at: position)
      }
      for (number, value) in column.values {
        _ = PropertyScale.color(at: scale.position(of: value.number))
        precondition(column.rank(of: number).map { 1...column.values.count ~= $0 } == true)
      }
      let painter = TablePainter(
        .property(column.id), column: column, isLogarithmic: isLogarithmic, temperature: 300)
      for element in elements {
        _ = (painter.paint(of: element), painter.valueText(of: element.number))
      }
    }
  }

  /// The reader of other names of elements.
  static func names(_ builtIn: [UInt8]) -> FuzzTarget {
    let short = """
      {"names": {"26": [["ferrum", "la", "latin"], ["Eisen", "de fr", "k"]]}, "languages": {"de": ["Deutsch", "German"]}, "sources": {"latin": {"title": "L"},
      "k": {"title": "K", "license": "GPL"}}}
      """
    return FuzzTarget(
      name: "names", samples: [Array(short.utf8), builtIn], tokens: json,
      decode: { input in
        guard let names = try? AlternativeNames.read(bytes: input, file: "f") else { return }
        for number in names.names.keys {
          _ = (names.languages(of: number), names.table(of: number).csv)
        }
        precondition(names.names.values.joined().allSatisfy { names.sources[$0.source] != nil })
      })
  }
}
