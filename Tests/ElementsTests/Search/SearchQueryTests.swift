import Testing

@testable import Elements

@Suite("Queries")
struct SearchQueryTests {
  @Test("An empty text, or one of fillers, shows all elements")
  func empty() throws {
    for text in ["", " ", ",", "all elements", "–", "\"\""] {
      expect(Search.query(text).isEmpty, "\(text)")
      expect(try !Search.results(text).isFiltering, "\(text)")
    }
    try expect(Search.symbols("in").first, equals: "In")
  }

  @Test("Quoted words follow each other")
  func phrases() throws {
    try expect(Search.symbols("\"Marie Skłodowska\""), equals: ["Po", "Ra"])
    expect(try Search.symbols("“carl wilhelm scheele”").contains("Cl"))
    try expect(Search.symbols("\"scheele carl\""), equals: [])
    try expect(Search.hit("Au", "\"gold\"")?.rank, equals: .name)
    let match = try #require(try Search.hit("Po", "\"Skłodowska-Curie\"")?.matches.first)
    expect(Search.pieces(match), equals: ["Skłodowska-Curie"])
  }

  @Test("A class is found by its name alone, not by a part of another's")
  func classes() throws {
    try expect(Search.symbols("alkali metals"), equals: ["Li", "Na", "K", "Rb", "Cs", "Fr"])
    try expect(Search.symbols("transition metal").count, equals: 35)
    try expect(Search.symbols("post-transition metals").count, equals: 8)
    try expect(Search.symbols("lanthanoids").count, equals: 15)
    try expect(Search.symbols("coinage metals"), equals: ["Cu", "Ag", "Au"])
    try expect(Search.symbols("rare earths").count, equals: 17)
    try expect(Search.symbols("pnictogen"), equals: ["N", "P", "As", "Sb", "Bi"])
    try expect(Search.symbols("chalcogens"), equals: ["O", "S", "Se", "Te", "Po"])
    try expect(Search.symbols("d-block period 4").count, equals: 10)
    try expect(Search.symbols("block: f").count, equals: 28)
    try expect(Search.symbols("gas").count, equals: 11)
  }

  @Test("The beginning of a class finds it, too")
  func beginnings() throws {
    try expect(Search.symbols("halog"), equals: ["F", "Cl", "Br", "I", "At"])
    expect(try Search.symbols("lanth").contains("Ce"))
  }

  @Test("A formula is offered beside the element, unless it can mean nothing else")
  func formulas() throws {
    expect(try Search.results("Co").formulas.isEmpty)
    try expect(Search.symbols("Co").first, equals: "Co")
    for text in ["CO", "co"] {
      try expect(Search.results(text).formulas.map(\.formula.text), equals: ["CO"], "\(text)")
      try expect(Search.symbols(text).prefix(3), equals: ["Co", "C", "O"], "\(text)")
    }
    for text in ["si", "tin", "carbon", "silicon", "iron", "gold", "79", "Tin"] {
      expect(Search.query(text).formulas.isEmpty, "\(text)")
    }
    let cases = [
      ("h2o", "H₂O"), ("co2", "CO₂"), ("cuso4", "CuSO₄"), ("hno3", "HNO₃"), ("caco3", "CaCO₃"),
      ("sio2", "SiO₂"), ("c6h12o6", "C₆H₁₂O₆"), ("ca(oh)2", "Ca(OH)₂"),
      ("cuso4*5h2o", "CuSO₄·5H₂O"),
    ]
    for (typed, text) in cases {
      expect(Search.query(typed).formulas.map(\.text), equals: [text], "\(typed)")
    }
  }

  @Test("What would find nothing either is not suggested, and nothing for a long query")
  func fittingSuggestions() throws {
    try expect(
      Search.answer("melting point of goldd").suggestions, equals: ["melting point of Gold"])
    // “India” and “spin” are near, and no better.
    for text in ["index number of mercury", "decay spainn of U-238"] {
      try expect(Search.answer(text).suggestions, equals: [], "\(text)")
    }
    let long = String(repeating: "golld ", count: 40)
    try expect(Search.answer(long).suggestions, equals: [])
  }

  @Test("A misspelled name is corrected, the rest of the query kept")
  func suggestions() throws {
    try expect(Search.results("golld").suggestions, equals: ["Gold"])
    try expect(Search.results("alumnum").suggestions, equals: ["aluminum"])
    try expect(Search.results("potasium").suggestions, equals: ["Potassium"])
    try expect(Search.results("goldd 79").suggestions, equals: ["Gold 79"])
    expect(try Search.results("gold").suggestions.isEmpty)
    expect(try Search.results("qqqqqqq").suggestions.isEmpty)
    expect(try Search.results("foo < 3").suggestions.isEmpty)
  }

  @Test("The distance of two words counts letters inserted, deleted, replaced or swapped")
  func distance() {
    func distance(_ left: String, _ right: String) -> Int? {
      EditDistance.between(Array(left.utf8), Array(right.utf8), atMost: 2)
    }
    expect(distance("gold", "gold"), equals: 0)
    expect(distance("gold", "glod"), equals: 1)
    expect(distance("gold", "golds"), equals: 1)
    expect(distance("gold", "bald"), equals: 2)
    expect(distance("gold", "silver") == nil)
    expect(distance("", "ab"), equals: 2)
    expect(distance("", "abc") == nil)
  }

  @Test("A cancelled search has no results")
  func cancelled() throws {
    let index = try Search.index.get()
    for text in ["gold", "melt < 300", "golld", "H2O", ""] {
      expect(index.search(Search.query(text), isCancelled: { true }) == nil, "\(text)")
    }
    expect(
      SearchIndex(try BuiltIn.table.get(), fold: Search.fold, isCancelled: { true }) == nil)
  }

  @Test("Any text is parsed, whatever its length")
  func anyText() throws {
    let pieces = [
      "melt", "<", "300", "K", ",", "\"", "..", "–", "gold", "°C", "H2O", "(", ")", ":", "state",
      "5",
      "densest", " ", "é", "=", "1e308", "-", "in", "of", "between", "and", "heat", "\u{301}",
    ]
    var random = SplitMix64(seed: 3)
    let index = try Search.index.get()
    for _ in 0..<(Extent.isFull ? 3000 : 600) {
      let count = Int.random(in: 1...12, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined(
        separator: Bool.random(using: &random) ? " " : "")
      let results = try #require(index.search(Search.query(text)))
      expect(Set(results.hits.map(\.number)).count, equals: results.hits.count, "\(text)")
      expect(results.hits.map(\.rank), equals: results.hits.map(\.rank).sorted(), "\(text)")
      for match in results.hits.flatMap(\.matches) {
        for range in match.ranges {
          expect(range.lowerBound < range.upperBound, "\(text)")
          expect(range.upperBound <= match.text.utf8.count, "\(text)")
        }
      }
    }
    let long = String(repeating: "gold < ( ", count: 100_000)
    expect(try !Search.results(long).problems.isEmpty)
  }

  @Test("Names in the user's language are shown and found, the English ones too")
  func translated() throws {
    let table = try BuiltIn.table.get()
    let index = try #require(
      SearchIndex(table, fold: Search.fold) { $0 == "Gold" ? "Goldé" : $0 })
    let hit = try #require(index.search(Search.query("goldé"))?.hits.first)
    expect(hit.number, equals: 79)
    expect(hit.matches.first?.text, equals: "Goldé")
    expect(hit.ranges(in: .name), equals: [0..<6])
    expect(index.search(Search.query("gold"))?.hits.first?.rank, equals: .alternativeName)
  }
}
