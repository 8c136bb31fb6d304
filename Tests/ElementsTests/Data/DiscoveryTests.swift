import Testing

@testable import Elements

@Suite("Discoveries")
struct DiscoveryTests {
  @Test("Every element has a year of discovery, or has been known since antiquity")
  func complete() throws {
    for element in try BuiltIn.table.get().elements {
      let discovery = element.discovery
      if let year = discovery.year {
        expect((1669...2010).contains(year) || element.symbol == "As", "\(element.name)")
        expect(discovery.by?.isEmpty == false, "\(element.name)")
      } else {
        expect(discovery.note, equals: "known since antiquity", "\(element.name)")
        expect(discovery.by == nil, "\(element.name)")
      }
    }
  }

  @Test("The metals of antiquity are among those without a discoverer")
  func antiquity() throws {
    let known = try BuiltIn.symbols { $0.discovery.note == "known since antiquity" }
    expect(Set(["Au", "Ag", "Cu", "Fe", "Pb", "Sn", "Hg", "S", "C"]).isSubset(of: known))
  }

  @Test(
    "Discoverers are spelled correctly",
    arguments: [
      ("He", "Nils Abraham Langlet"), ("Li", "Johan August Arfwedson"),
      ("Be", "Louis-Nicolas Vauquelin"), ("Cr", "Louis-Nicolas Vauquelin"),
      ("B", "Louis Jacques Thénard"), ("Al", "Hans Christian Ørsted"),
      ("Si", "Jöns Jacob Berzelius"), ("V", "Nils Gabriel Sefström"),
      ("Ni", "Axel Fredrik Cronstedt"), ("Ga", "Paul-Émile Lecoq de Boisbaudran"),
      ("Br", "Antoine-Jérôme Balard"), ("Zr", "Martin Heinrich Klaproth"),
      ("Tc", "Emilio Segrè"), ("Rh", "William Hyde Wollaston"),
      ("In", "Hieronymus Theodor Richter"), ("La", "Carl Gustaf Mosander"),
      ("Pr", "Carl Auer von Welsbach"), ("Eu", "Eugène-Anatole Demarçay"),
      ("Gd", "Jean Charles Galissard de Marignac"), ("Ho", "Per Teodor Cleve"),
      ("Hf", "George de Hevesy"), ("Ta", "Anders Gustaf Ekeberg"), ("Re", "Ida Tacke"),
      ("Os", "Smithson Tennant"), ("Po", "Pierre Curie"), ("Ac", "André-Louis Debierne"),
      ("Fr", "Marguerite Perey"), ("Pa", "Lise Meitner"), ("Np", "Philip H. Abelson"),
      ("Lr", "Torbjørn Sikkeland"), ("Bh", "Gottfried Münzenberg"),
    ])
  func spelling(symbol: String, name: String) throws {
    let discoverers = try #require(try BuiltIn.element(symbol).discovery.by)
    expect(discoverers.contains(name))
  }

  @Test(
    "Common misspellings do not occur",
    arguments: [
      "Langet", "Arfvedson", "Nicholas", "Vaquelin", "Sefstrom", "Thenard", "Oersted", "Segre",
      "Munzenberg", "Demarcay", "Mueller", "Berzellius",
      "Wolaston", "Boisbaudrand", "Cleeve", "Elhujar", "Balart", "Hevesey",
    ])
  func misspelling(text: String) throws {
    let all = try BuiltIn.table.get().elements.compactMap(\.discovery.by)
    expect(!all.contains { $0.contains(text) })
  }

  @Test(
    "Well-known years are correct",
    arguments: [
      ("P", 1669), ("Na", 1807), ("Al", 1825), ("Ga", 1875), ("Ge", 1886), ("Ar", 1894),
      ("He", 1895), ("V", 1801), ("Rn", 1899), ("As", 1250), ("Bi", 1753), ("Ra", 1898),
      ("Hf", 1923), ("Tc", 1937), ("Fr", 1939), ("Ts", 2010),
    ])
  func years(symbol: String, year: Int) throws {
    try expect(BuiltIn.element(symbol).discovery.year, equals: year)
  }
}
