import Testing

@testable import Elements

@Suite("Ranking of hits")
struct SearchRankingTests {
  @Test("A symbol comes first, then names by their beginning, then by a part")
  func symbols() throws {
    let found = try Search.symbols("in")
    #expect(found.first == "In")
    #expect(try Search.hit("In", "in")?.rank == .symbol)
    #expect(try Search.hit("Zn", "in")?.rank == .substring)
    #expect(try Search.symbols("c").prefix(3) == ["C", "Cl", "Ca"])
  }

  @Test("A number finds the element, those whose number begins with it, and the year")
  func numbers() throws {
    #expect(try Search.symbols("79").first == "Au")
    #expect(try Search.hit("Au", "79")?.rank == .number)
    #expect(try Search.hit("Hf", "7")?.rank == .wordPrefix)
    #expect(try Search.symbols("1898") == ["Ne", "Kr", "Xe", "Po", "Ra"])
  }

  @Test("A name comes before the beginning of a name")
  func names() throws {
    #expect(try Search.symbols("tin").first == "Sn")
    #expect(try Search.hit("Sn", "tin")?.rank == .name)
    #expect(try Search.hit("Pt", "tin")?.rank == .substring)
    #expect(try Search.hit("Ag", "sil")?.rank == .namePrefix)
    #expect(try Search.symbols("sil").prefix(2) == ["Si", "Ag"])
  }

  @Test("A whole other name comes before the beginning of a name, its beginning after it")
  func otherNames() throws {
    #expect(try Search.hit("Fe", "ferrum")?.rank == .alternativeName)
    #expect(try Search.symbols("ferr") == ["Fe"])
    #expect(try Search.hit("Fe", "ferr")?.rank == .wordPrefix)
    #expect(try Search.hit("Fe", "fer")?.rank == .alternativeName)
    #expect(try Search.symbols("fer").prefix(2) == ["Fe", "Fm"])
  }

  @Test("Words in other fields come last")
  func fields() throws {
    #expect(try Search.hit("Au", "yellow")?.rank == .field)
    #expect(try Search.symbols("davy") == ["B", "Na", "Mg", "K", "Ca", "Ba"])
  }

  @Test("All words must be found; the worst of them ranks the hit")
  func words() throws {
    #expect(try Search.symbols("gold aurum") == ["Au"])
    #expect(try Search.hit("Au", "gold gol")?.rank == .namePrefix)
    #expect(try Search.hit("Au", "gold yellow")?.rank == .field)
    #expect(try Search.symbols("gold gas") == [])
    #expect(try Search.symbols("gold silver") == ["Au", "Ag"])
    #expect(try Search.symbols("gold, silver").prefix(2) == ["Ag", "Au"])
  }
}
