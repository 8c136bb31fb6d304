import Testing

@testable import Elements

/// A column as it is kept, and as a property.
@Suite struct OwnColumnTests {
  private static func column(_ title: String, _ taken: Set<String> = []) -> OwnColumn? {
    OwnColumn(title: title, values: [79: "19.30"], besides: taken)
  }

  @Test("A saved column comes back with its digits")
  func roundTrip() throws {
    let values = Dictionary(uniqueKeysWithValues: (1...118).map { ($0, "\($0).50") })
    let column = try #require(
      OwnColumn(title: "“Run” \\ 1", unit: "µg/L", values: values, besides: []))
    expect(OwnColumn(key: column.id, record: column.record), equals: column)
    expect(
      OwnColumn.columns(in: [column.id: column.record, "own_x": "{", "melt": column.record]),
      equals: [
        column
      ])
    expect(column.record.utf8.count < 4000)
  }

  @Test(
    "The key is made of the title",
    arguments: [
      ("Toxicity", "own_toxicity"), ("First run, 2026", "own_first_run_2026"),
      ("_a__b_", "own_a_b"), ("密度", "own_column"),
      ("Dichte (gr.)", "own_dichte_gr"),
      (String(repeating: "a", count: 60), "own_" + String(repeating: "a", count: 40)),
    ])
  func keys(title: String, key: String) {
    expect(Self.column(title)?.id, equals: key)
    expect(Self.column(title, [key])?.id, equals: key + "_2")
    expect(Self.column(title, [key, key + "_2"])?.id, equals: key + "_3")
  }

  @Test("The key has the letters of the title without accents")
  func foldedKey() {
    let fold = { (word: String) in [word == "Härte" ? "haerte" : word.lowercased()] }
    let column = OwnColumn(
      title: "Meine-Härte (roh)", values: [79: "1"], besides: [], fold: fold)
    expect(column?.id, equals: "own_meine_haerte_roh")
  }

  @Test(
    "A title that cannot be shown is refused",
    arguments: [
      "", "  ", "\u{200b}", "a\nb", "\u{202e}a", "a\u{4}b", String(repeating: "a", count: 61),
    ])
  func titles(title: String) {
    expect(Self.column(title) == nil)
    expect(!OwnColumn.isTitle(title))
  }

  @Test(
    "A text that is no column is left out",
    arguments: [
      "", "{}", "[]", "null", "{\"title\": \"a\"}", "{\"title\": \"a\", \"values\": {}}",
      "{\"title\": 1, \"values\": {\"1\": \"2\"}}",
      "{\"title\": \"a\", \"values\": {\"0\": \"2\"}}",
      "{\"title\": \"a\", \"values\": {\"119\": \"2\"}}",
      "{\"title\": \"a\", \"values\": {\"x\": \"2\"}}",
      "{\"title\": \"a\", \"values\": {\"1\": 2}}",
      "{\"title\": \"a\", \"values\": {\"1\": \"2,5\"}}",
      "{\"title\": \"a\", \"values\": {\"1\": \"1e999\"}}",
      "{\"title\": \"a\\n\", \"values\": {\"1\": \"2\"}",
      "{\"title\": \"\", \"values\": {\"1\": \"2\"}}",
    ])
  func records(record: String) {
    expect(OwnColumn(key: "own_a", record: record) == nil)
  }

  @Test(
    "A key that is not of the user's is refused",
    arguments: [
      "", "own_", "melt", "own_Ä", "own_a b", "own_a/b",
      "own_" + String(repeating: "a", count: 100),
    ])
  func foreignKeys(key: String) {
    expect(OwnColumn(key: key, record: "{\"title\": \"a\", \"values\": {\"1\": \"2\"}}") == nil)
  }

  @Test("It is found by conditions, colors the Table and is plotted")
  func property() throws {
    let table = try BuiltIn.table.get()
    let own = try #require(
      OwnColumn(
        title: "My column", unit: "µg", values: [1: "1.0", 26: "3.5", 79: "19.30"], besides: []))
    let columns = PropertyColumn.merge(PropertyColumn.columns(of: table), [own.column])
    expect(columns.last?.id, equals: own.id)
    let painter = TablePainter(.property(own.id), column: own.column)
    expect(
      painter.valueText(of: 79)?.english, equals: "My column, 19.30\u{a0}µg, highest of 3 known")
    var state = PlotState()
    let isSet = state.set(axes: "melt own_my_column")
    expect(isSet)
    expect(
      Plot(state, of: table, columns: columns)?.points.map(\.element.number), equals: [1, 79, 26])
    let sheet = ComparisonSheet(Array(table.elements.prefix(1)), columns: columns)
    expect(sheet.groups.last?.title.withoutContext, equals: "Yours")
    let data = Self.data([own])
    let index = SearchIndex(table, fold: { [$0] })
    for text in ["my column > 3", "own_my_column > 3", "my column > 3 µg", "my col > 3"] {
      let found = index?.answer(text, knowing: data, read: { data })?.hits.map { $0.number }
      expect(found?.sorted(), equals: [26, 79], "\(text)")
    }
  }

  @Test(
    "A title of one or two letters is found right before a comparison",
    arguments: ["a", "ab", "pH", "K", "Tc", "é", "in", "of", "x2"])
  func briefTitles(title: String) throws {
    let own = try #require(
      OwnColumn(title: title, values: [1: "1.0", 26: "3.5", 79: "19.30"], besides: []))
    let data = Self.data([own])
    let index = SearchIndex(try BuiltIn.table.get(), fold: { [$0.lowercased()] })
    func found(_ text: String) -> [Int]? {
      index?.answer(text, knowing: data, read: { data })?.hits.map { $0.number }.sorted()
    }
    for text in ["\(title) > 3", "\(title)>3", "\(title.uppercased()) above 3"] {
      expect(found(text), equals: [26, 79], "\(text)")
    }
    expect(found("metal \(title) > 3, \(title) < 2"), equals: [1, 26, 79])
    let none = Self.data([])
    for text in ["\(title) 5", "\(title) gold", "highest \(title)", "\(title)"] {
      let without = index?.answer(text, knowing: none, read: { none })?.hits.map { $0.number }
      expect(found(text), equals: without?.sorted(), "\(text)")
    }
  }

  private static func data(_ columns: [OwnColumn]) -> SearchData {
    SearchData(
      PropertyList(columns: columns.map(\.column), notes: [:], sources: [:]), nuclides: .none,
      hazards: .none, details: .none, fold: { [$0] })
  }

  @Test("A title does not take the words of other queries", arguments: ["Gold", "a", "in", "of"])
  func commonTitles(title: String) throws {
    let data = Self.data([try #require(Self.column(title))])
    let index = SearchIndex(try BuiltIn.table.get(), fold: { [$0.lowercased()] })
    for (text, number) in [("gold", 79), ("density of gold", 79), ("a metal in group 11", 29)] {
      let results = index?.answer(text, knowing: data, read: { data })
      expect(results?.hits.contains { $0.number == number } == true, "\(text)")
    }
  }
}
