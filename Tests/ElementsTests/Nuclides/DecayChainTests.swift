import Testing

@testable import Elements

@Suite("Decay chains")
struct DecayChainTests {
  private func chain(_ name: String) throws -> DecayChain {
    DecayChain(from: try BuiltInNuclides.nuclide(name), in: try BuiltInNuclides.catalog)
  }

  @Test(
    "The natural series and others end where textbooks say",
    arguments: [
      ("U-238", 14, "Pb-206"), ("Th-232", 10, "Pb-208"), ("U-235", 11, "Pb-207"),
      ("Np-237", 12, "Tl-205"), ("C-14", 1, "N-14"), ("Co-60", 1, "Ni-60"), ("Sr-90", 2, "Zr-90"),
      ("Ra-226", 9, "Pb-206"), ("Au-197", 0, "Au-197"), ("Ta-180m", 0, "Ta-180m"),
    ])
  func ends(name: String, steps: Int, end: String) throws {
    let chain = try chain(name)
    expect(chain.main.count, equals: steps)
    try expect(BuiltInNuclides.name(chain.end), equals: end)
  }

  @Test("Uranium-238 becomes lead by eight alpha and six beta decays, through radium and radon")
  func uranium() throws {
    let chain = try chain("U-238")
    expect(chain.main.count { $0.decay.family == .alpha }, equals: 8)
    expect(chain.main.count { $0.decay.family == .betaMinus }, equals: 6)
    let names = try chain.main.map { try BuiltInNuclides.name($0.daughter) }
    expect(
      names,
      equals: [
        "Th-234", "Pa-234", "U-234", "Th-230", "Ra-226", "Rn-222", "Po-218", "Pb-214", "Bi-214",
        "Po-214", "Pb-210", "Bi-210", "Po-210", "Pb-206",
      ])
    let table = try BuiltInNuclides.table
    expect(chain.text(in: table).map(\.english), equals: "14 steps to ²⁰⁶Pb")
    expect(
      chain.speech(in: table).map(\.english),
      equals:
        "Uranium-238, 92 protons, 146 neutrons, 4.463(3)\u{a0}×\u{a0}10⁹ years, 99.2742(10)\u{a0}%, "
        + "Alpha decay, 100\u{a0}%, 14 steps to Lead-206")
  }

  @Test("A stable nuclide has no chain, and an unknown share is told")
  func speech() throws {
    let table = try BuiltInNuclides.table
    expect(
      try chain("He-4").speech(in: table).map(\.english)?.hasPrefix(
        "Helium-4, 2 protons, 2 neutrons, stable")
        == true)
    expect(
      try chain("U-215").speech(in: table).map(\.english)?.contains("Alpha decay, share unknown, ")
        == true)
    expect(
      try chain("H-1").speech(in: table).map(\.english)?.contains("1 proton, 0 neutrons") == true)
  }

  @Test("A branch of at least 0.1 percent is in the chain, with what follows it")
  func branches() throws {
    let steps = try chain("Th-232").branches.map {
      [try BuiltInNuclides.name($0.parent), try BuiltInNuclides.name($0.daughter)]
    }
    expect(steps, equals: [["Bi-212", "Tl-208"], ["Tl-208", "Pb-208"]])
    let potassium = try chain("K-40")
    try expect(BuiltInNuclides.name(potassium.end), equals: "Ca-40")
    try expect(potassium.branches.map { try BuiltInNuclides.name($0.daughter) }, equals: ["Ar-40"])
  }

  @Test("Every chain ends, without a nuclide twice in its main line")
  func all() throws {
    let catalog = try BuiltInNuclides.catalog
    for nuclide in catalog.all {
      let chain = DecayChain(from: nuclide, in: catalog)
      let names = ([nuclide] + chain.main.map(\.daughter)).map { "\($0.number)-\($0.massText)" }
      expect(Set(names).count, equals: names.count)
      expect(chain.main.count < 60 && chain.branches.count < 300)
      expect(zip(chain.main, chain.main.dropFirst()).allSatisfy { $0.daughter == $1.parent })
    }
  }

  @Test("A file whose decays go in circles has chains that end")
  func circles() throws {
    let text = """
      {"elements": [{"number": 1, "nuclides": {"3": {"mass": "3", "life": "1 s", "modes": "B-=50;B+=50"}}},
      {"number": 2, "nuclides": {"3": {"mass": "3", "life": "1 s", "modes": "B+=60;B-=40"}}},
      {"number": 3, "nuclides": {"3": {"mass": "3", "life": "1 s", "modes": "2B+=70;B+=30"}}}], "sources": {}}
      """
    let catalog = try NuclideReader.read(bytes: Array(text.utf8), file: "circles")
    for nuclide in catalog.all {
      let chain = DecayChain(from: nuclide, in: catalog)
      expect(chain.main.count <= 2)
      expect(chain.branches.count <= 6)
    }
  }

  @Test("As CSV it has a row for each step")
  func csv() throws {
    let lines = try chain("Th-232").csv(in: BuiltInNuclides.table).split(separator: "\r\n")
    expect(lines.count, equals: 13)
    expect(lines[0], equals: "line,nuclide,half_life,half_life_unit,decay,daughter")
    expect(lines[1], equals: "main,Th-232,14.0,Gy,A=100,Ra-228")
    expect(lines[11], equals: "branch,Bi-212,60.55,m,A=35.94(6),Tl-208")
    let all = try BuiltInNuclides.catalog.csv(in: BuiltInNuclides.table)
    expect(all.split(separator: "\r\n").count, equals: 3559)
  }
}
