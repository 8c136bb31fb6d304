import Testing

@testable import Elements

@Suite("Properties beyond the catalog's figures")
struct PropertyReaderTests {
  private func read(_ text: String) throws(CatalogError) -> PropertyList {
    try PropertyReader.read(bytes: Array(text.utf8), file: "properties.json")
  }

  private func property(_ members: String, values: String = #""79": {"value": "2.2e-8"}"#) -> String
  {
    #"{"properties": [{"key": "resistivity", "title": "Resistivity", "group": "electric""#
      + #"\#(members), "values": {\#(values)}}], "sources": {"a": {"title": "A"}}}"#
  }

  private func fault(_ text: String) -> String? {
    do throws(CatalogError) {
      _ = try read(text)
      return nil
    } catch { return error.description }
  }

  private static let builtIn = Result {
    try PropertyReader.read(
      bytes: ProjectFile.resource("properties.json"), file: "properties.json")
  }

  @Test("The built-in file has a hundred properties, in the order of their groups")
  func builtInFile() throws {
    let list = try Self.builtIn.get()
    expect(list.columns.count >= 100)
    let order = PropertyColumn.Group.allCases
    let groups = list.columns.compactMap { order.firstIndex(of: $0.group) }
    expect(groups, equals: groups.sorted())
    expect(list.columns.allSatisfy { !$0.values.isEmpty })
    let figures = list.columns.flatMap { $0.values.values.map(\.figure) }
    expect(figures.count > 8000)
    expect(figures.allSatisfy { $0.source.map { list.sources[$0] != nil } == true })
  }

  @Test("Silver conducts best, and its resistivity is known twice")
  func silver() throws {
    let column = try #require(try Self.builtIn.get()["resistivity"])
    let silver = try #require(column.values[47])
    expect(silver.digits, equals: "1.587e-8")
    expect(silver.number, equals: column.range?.lowerBound)
    expect(silver.figure.unit, equals: "Ω·m")
    expect(silver.figure.source, equals: "pymatgen")
    expect(silver.figure.second?.source, equals: "wiedemann-franz")
  }

  @Test("A value has what its property states, unless it states otherwise")
  func defaults() throws {
    let text = property(
      #", "unit": "Ω·m", "source": "a", "second_source": "b", "kind": "calculated""#,
      values: #""1": {"value": "1", "second": "2"}, "#
        + #""2": {"value": "1", "kind": "measured", "source": "b", "form": "white"}"#
    ).replacing(#"{"a": {"title": "A"}}"#, with: #"{"a": {"title": "A"}, "b": {"title": "B"}}"#)
    let values = try #require(try read(text)["resistivity"]?.values.mapValues(\.figure))
    expect(values[1]?.kind, equals: .calculated)
    expect(values[1]?.source, equals: "a")
    expect(values[1]?.second, equals: Figure.SecondSource(digits: "2", source: "b"))
    expect(values[2]?.kind, equals: .measured)
    expect(values[2]?.source, equals: "b")
    expect(values[2]?.second == nil)
    expect(values[2]?.conditions, equals: [.form: "white"])
  }

  @Test(
    "An error names property, element and field",
    arguments: [
      (#", "source": "c""#, #""79": {"value": "1"}"#, #""sources": "c" is missing"#),
      ("", #""79": {"value": 1}"#, #""value": expected a text"#),
      ("", #""79": {"value": "1", "phase": "ice"}"#, #""phase": expected one of solid, liquid"#),
      ("", #""79": {"value": "1", "temperature": "cold"}"#, #""temperature": expected a number"#),
      ("", #""79": {"value": "1", "pressure": "-1"}"#, #""pressure": expected a number"#),
      ("", #""79": {"value": "0x10"}"#, #""79": "value": expected a number"#),
      ("", #""79": {"value": "1e999"}"#, "too large"),
      ("", #""79": {}"#, #""value" is missing"#),
      ("", #""119": {"value": "1"}"#, "expected an atomic number"),
      ("", #""07": {"value": "1"}"#, "expected an atomic number"),
      ("", #""79": 1"#, "expected a list of objects"),
      (#", "kind": "guessed""#, #""79": {"value": "1"}"#, #"no kind "guessed""#),
      ("", #""79": {"value": "1", "second": "x"}"#, #""second": expected a number"#),
    ])
  func errors(members: String, values: String, expected: String) throws {
    let message = try #require(fault(property(members, values: values)))
    expect(message.contains(expected), "\(message)")
    expect(message.hasPrefix("properties.json"))
  }

  @Test("A file without properties, and a property given twice, are errors")
  func whole() throws {
    expect(fault("{}")?.contains(#""properties" is missing"#) == true)
    expect(fault("[1")?.contains("line 1") == true)
    let one = #"{"key": "a", "title": "A", "group": "thermal", "values": {}}"#
    expect(fault(#"{"properties": [\#(one), \#(one)]}"#)?.contains("another property") == true)
    let group = one.replacing("thermal", with: "magic")
    expect(fault(#"{"properties": [\#(group)]}"#)?.contains("magic") == true)
    try expect(read(#"{"properties": [\#(one)]}"#).columns.map(\.id), equals: ["a"])
  }
}
