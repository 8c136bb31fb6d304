import Testing

@testable import Elements

@Suite("Ranking of hits")
struct SearchRankingTests {
  @Test("A symbol comes first, then names by their beginning, then by a part")
  func symbols() throws {
    let found = try Search.symbols("in")
    expect(found.first, equals: "In")
    try expect(Search.hit("In", "in")?.rank, equals: .symbol)
    try expect(Search.hit("Zn", "in")?.rank, equals: .substring)
    try expect(Search.symbols("c").prefix(3), equals: ["C", "Cl", "Ca"])
  }

  @Test("A number finds the element, those whose number begins with it, and the year")
  func numbers() throws {
    try expect(Search.symbols("79").first, equals: "Au")
    try expect(Search.hit("Au", "79")?.rank, equals: .number)
    try expect(Search.hit("Hf", "7")?.rank, equals: .wordPrefix)
    try expect(Search.symbols("1898"), equals: ["Ne", "Kr", "Xe", "Po", "Ra"])
  }

  @Test("A name comes before the beginning of a name")
  func names() throws {
    try expect(Search.symbols("tin").first, equals: "Sn")
    try expect(Search.hit("Sn", "tin")?.rank, equals: .name)
    try expect(Search.hit("Pt", "tin")?.rank, equals: .substring)
    try expect(Search.hit("Ag", "sil")?.rank, equals: .namePrefix)
    try expect(Search.symbols("sil").prefix(2), equals: ["Si", "Ag"])
  }

  @Test("A whole other name comes before the beginning of a name, its beginning after it")
  func otherNames() throws {
    try expect(Search.hit("Fe", "ferrum")?.rank, equals: .alternativeName)
    try expect(Search.symbols("ferr"), equals: ["Fe"])
    try expect(Search.hit("Fe", "ferr")?.rank, equals: .wordPrefix)
    try expect(Search.hit("Fe", "fer")?.rank, equals: .alternativeName)
    try expect(Search.symbols("fer").prefix(2), equals: ["Fe", "Fm"])
  }

  @Test("Words in other fields come last")
  func fields() throws {
    try expect(Search.hit("Au", "yellow")?.rank, equals: .field)
    try expect(Search.symbols("davy"), equals: ["B", "Na", "Mg", "K", "Ca", "Ba"])
  }

  @Test("All words must be found; the worst of them ranks the hit")
  func words() throws {
    try expect(Search.symbols("gold aurum"), equals: ["Au"])
    try expect(Search.hit("Au", "gold gol")?.rank, equals: .namePrefix)
    try expect(Search.hit("Au", "gold yellow")?.rank, equals: .field)
    try expect(Search.symbols("gold gas"), equals: [])
    try expect(Search.symbols("gold silver"), equals: ["Au", "Ag"])
    try expect(Search.symbols("gold, silver").prefix(2), equals: ["Ag", "Au"])
  }
}
