import Testing

@testable import Elements

@Suite("Oxidation states, unit cells and spectral lines")
struct ElementDetailTests {
  private static let builtIn = Result {
    try ElementDetailReader.read(
      bytes: ProjectFile.resource("element-details.json"), file: "element-details.json")
  }
  private static let table = Result {
    try CatalogReader.read(bytes: ProjectFile.resource("elements.json"), file: "elements.json")
  }

  private func detail(_ symbol: String) throws -> ElementDetail {
    let element = try #require(try Self.table.get().elements.first { $0.symbol == symbol })
    return try #require(try Self.builtIn.get()[element.number])
  }

  @Test("Main oxidation states are those of the catalog; no state is both main and other")
  func states() throws {
    for element in try Self.table.get().elements {
      let detail = try #require(try Self.builtIn.get()[element.number])
      expect(
        detail.mainStates.sorted(), equals: element.oxidationStates.sorted(), "\(element.symbol)")
      expect(Set(detail.mainStates).isDisjoint(with: detail.otherStates))
    }
    expect(try detail("Mn").mainStates.contains(7))
    expect(try detail("Fe").otherStates.contains(6))
    expect(try detail("O").otherStates.contains(-1))
  }

  @Test(
    "Lines that people look up, in nanometers",
    arguments: [
      ("Na", 588.995), ("Na", 589.592), ("H", 656.271), ("H", 486.136), ("Au", 0), ("He", 587.562),
      ("Li", 670.776), ("K", 766.490), ("Ca", 422.673), ("Ne", 640.225),
      ("Hg", 253.652), ("Hg", 404.656), ("Hg", 435.834), ("Hg", 546.075), ("Hg", 576.961),
      ("Hg", 579.067),
      ("Th", 576.055), ("H", 434.046), ("H", 410.173), ("He", 447.148), ("He", 501.568),
      ("Ca", 393.366), ("Ca", 396.847), ("Sr", 407.771), ("Ba", 455.403),
    ])
  func lines(symbol: String, wavelength: Double) throws {
    let lines = try detail(symbol).lines
    guard wavelength > 0 else { return expect(lines.isEmpty) }
    expect(lines.contains { abs($0.wavelength - wavelength) < 0.002 }, "\(lines.map(\.digits))")
  }

  @Test("A line of an ion says so, in its writing and in the table")
  func linesOfIons() throws {
    let calcium = try detail("Ca")
    let line = try #require(calcium.lines.first { $0.digits == "393.366" })
    expect(line.ion(of: "Ca") == "Ca⁺" && line.number(of: "Ca") == "393.366 (Ca⁺)")
    expect(calcium.linesTable.csv.contains("393.366,1000,1,linetools"))
    expect(SpectralLine(digits: "500", intensity: 1, charge: 2)?.ion(of: "X"), equals: "X²⁺")
    expect(try detail("Na").lines.allSatisfy { $0.ion(of: "Na") == nil })
    for text in ["500/1/2", "500/1/0/s", "500/1/11/s", "500/1/2/", "500/1/2/s/t", "500//1/s"] {
      expect(SpectralLine(parsing: text) == nil, "\(text)")
    }
  }

  @Test("Hydrogen's lines are those of Rydberg's formula, in air from 200 nm on")
  func rydberg() throws {
    let rydberg = 1.0967758e-2  // 1/nm, for hydrogen's nucleus
    for line in try detail("H").lines {
      let vacuum = line.wavelength * (line.wavelength > 200 ? 1.000277 : 1)
      let lower = line.wavelength > 200 ? 2.0 : 1.0
      let upper = (1 / (1 / (lower * lower) - 1 / (vacuum * rydberg))).squareRoot()
      expect(abs(upper - upper.rounded()) < 0.003, "\(line.digits): \(upper)")
    }
  }

  @Test(
    "Shannon's ionic radii, in picometers",
    arguments: [
      ("Na", 1, 6, "", "102"), ("Cl", -1, 6, "", "181"), ("O", -2, 6, "", "140"),
      ("Fe", 2, 6, "HS", "78"), ("Fe", 2, 6, "LS", "61"), ("Fe", 3, 6, "HS", "64.5"),
      ("Cu", 3, 6, "LS", "54"), ("Ca", 2, 8, "", "112"), ("Cs", 1, 12, "", "188"),
      ("Ti", 4, 6, "", "60.5"), ("H", 1, 1, "", "-38"), ("Ce", 4, 10, "", "107"),
    ] as [(String, Int, Int, String, String)])
  func radii(symbol: String, charge: Int, neighbors: Int, spin: String, ionic: String) throws {
    let found = try detail(symbol).radii.first {
      $0.charge == charge && $0.coordination == neighbors && ($0.spin?.rawValue ?? "") == spin
        && $0.arrangement == nil
    }
    expect(found?.ionic, equals: ionic)
  }

  @Test("An ion is written with its charge, and its remarks are told")
  func ions() throws {
    let nickel = try #require(IonicRadius(parsing: "2/IVSQ/HS/63/49"))
    expect(nickel.ion("Ni") == "Ni²⁺" && nickel.numeral == "IV" && nickel.coordination == 4)
    expect(nickel.remarks.map(\.english), equals: ["square planar", "high spin"])
    expect(IonicRadius(parsing: "-1/VI//167/181")?.ion("Cl"), equals: "Cl⁻")
    let csv = try detail("Fe").radiiTable.csv
    expect(csv.contains("2,6,,low,75,61"))
    for text in ["", "2/IV/HS/63", "2/IIII//63/49", "99/IV//6/4", "2/IV/XX/6/4", "2/IV//x/4"] {
      expect(IonicRadius(parsing: text[...]) == nil)
    }
  }

  @Test("Lines have colors from violet to red, and other bands beside them")
  func bands() throws {
    expect(try detail("H").lines.map(\.band).contains(.ultraviolet))
    expect(try detail("He").lines.map(\.band).contains(.infrared))
    let red = SpectralLine.color(of: 670)
    expect(red.red > 0.7 && red.green < 0.2)
    expect(SpectralLine.color(of: 460).blue > 0.9)
    expect(SpectralLine.color(of: 530).green > 0.9)
    expect(
      (1...58).allSatisfy { ((try? Self.builtIn.get())?[$0]?.lines.isEmpty == false) == ($0 < 58) })
  }

  @Test("The positions in a cell are as many as its atoms, and as near as the metal's radius says")
  func cells() throws {
    for element in try Self.table.get().elements {
      guard let cell = try Self.builtIn.get()[element.number]?.cell else { continue }
      expect(cell.basis.isEmpty || cell.basis.count == cell.atomCount, "\(element.symbol)")
      guard let nearest = cell.nearest else { continue }
      expect((110...560).contains(nearest), "\(element.symbol): \(nearest)")
    }
    let gold = try #require(try detail("Au").cell)
    expect(abs((gold.nearest ?? 0) - 407.82 / 2.0.squareRoot()) < 0.01)
    let silicon = try #require(try detail("Si").cell)
    expect(abs((silicon.nearest ?? 0) - 543.09 * 3.0.squareRoot() / 4) < 0.01)
    expect(gold.atoms.count, equals: 14)
    let magnesium = try #require(try detail("Mg").cell)
    // Its layers are nearer than the ideal ratio would have them.
    expect(abs((magnesium.nearest ?? 0) - 319.7) < 0.1)
    expect(try detail("S").cell?.atoms.isEmpty == true)
    expect(try detail("Og").cell == nil)
  }

  @Test("A projection turns the cell around its middle and keeps it within the ball")
  func projection() throws {
    let cell = try #require(try detail("Mg").cell)
    let corners = UnitCell.corners.map(cell.position)
    let radius = corners.map(\.length).max() ?? 1
    for turn in stride(from: 0.0, to: 360, by: 30) {
      for tilt in [-90.0, -20, 0, 45, 90, 500] {
        for corner in corners {
          let seen = CellProjection(turn: turn, tilt: tilt).position(corner, radius: radius)
          expect((seen.x * seen.x + seen.y * seen.y).squareRoot() < 1.05)
          expect(seen.z.magnitude <= 1.0001)
        }
      }
    }
    expect(CellProjection(turn: .nan, tilt: .infinity), equals: CellProjection(turn: 0, tilt: 0))
    let straight = CellProjection(turn: 0, tilt: 0)
    let up = straight.position(UnitCell.Point(x: 0, y: 0, z: 1), radius: 1)
    expect(up.y < -0.99)
  }

  @Test(
    "A wrong file is an error",
    arguments: [
      #""lines": "500""#, #""lines": "-5/1""#, #""lines": "x/1""#, #""main_states": [99]"#,
      #""radii": "1/VI//102""#,
      #""cell": {"form": "a", "atoms": 1, "a": "1", "b": "1", "c": "1", "alpha": "9", "beta": "9", "gamma": "9", "source": "s"}"#,
      #""cell": {"form": "a", "atoms": 1, "a": "300", "b": "300", "c": "300", "alpha": "20", "beta": "150", "gamma": "90", "source": "s"}"#,
    ])
  func errors(field: String) {
    let text = #"{"elements": [{"number": 1, \#(field)}], "sources": {}}"#
    #expect(throws: CatalogError.self) {
      try ElementDetailReader.read(bytes: Array(text.utf8), file: "element-details.json")
    }
  }
}
