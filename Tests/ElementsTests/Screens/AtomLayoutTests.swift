import Testing

@testable import Elements

@Suite("Picture of an atom")
struct AtomLayoutTests {
  private static let symbols = (try? BuiltIn.table.get().elements.map(\.symbol)) ?? []

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  @Test("All 118 elements have a picture")
  func all() { expect(Self.symbols.count, equals: 118) }

  @Test("The numbers of protons, neutrons and electrons are correct", arguments: symbols)
  func counts(symbol: String) throws {
    let element = try BuiltIn.element(symbol)
    let layout = AtomLayout(element)
    expect(layout.nucleons.filter(\.isProton).count, equals: element.number)
    expect(layout.nucleons.filter { !$0.isProton }.count, equals: element.neutrons)
    expect(layout.shells.map(\.electrons), equals: element.shells)
    expect(layout.shells.reduce(0) { $0 + $1.electrons }, equals: element.number)
  }

  @Test(
    "The nucleus contains its nucleons, and nothing touches another shell",
    arguments: symbols)
  func apart(symbol: String) throws {
    let layout = AtomLayout(try BuiltIn.element(symbol))
    for nucleon in layout.nucleons {
      let reach = Self.distance(nucleon.center, AtomLayout.center) + layout.nucleonRadius
      expect(reach <= layout.nucleusRadius + 1e-9)
    }
    var inner = layout.nucleusRadius
    for shell in layout.shells {
      expect(shell.radius - layout.electronRadius > inner)
      inner = shell.radius + layout.electronRadius
    }
    expect(inner < 0.5, "it leaves the square")
  }

  @Test("No two electrons of a shell touch", arguments: symbols)
  func electrons(symbol: String) throws {
    let layout = AtomLayout(try BuiltIn.element(symbol))
    for shell in layout.shells {
      let room = 2 * Double.pi * shell.radius / Double(shell.electrons)
      expect(layout.electronRadius * 2 < room)
    }
    expect(layout.electronRadius > 0.008, "too small to be seen")
  }

  @Test("Electrons move along their shell at equal distances")
  func motion() throws {
    let shell = try #require(AtomLayout(BuiltIn.element("Au")).shells.last { $0.electrons == 18 })
    for seconds in [0, 0.4, 3, 777] {
      let positions = shell.positions(after: seconds)
      expect(positions.count, equals: 18)
      for position in positions {
        expect(abs(Self.distance(position, AtomLayout.center) - shell.radius) < 1e-9)
      }
      let step = Self.distance(positions[0], positions[1])
      expect(abs(Self.distance(positions[16], positions[17]) - step) < 1e-9)
    }
    expect(shell.positions(after: 0.1)[0] != shell.positions(after: 0)[0])
    let hydrogen = AtomLayout(try BuiltIn.element("H")).shells[0]
    let top = hydrogen.positions(after: 0)[0]
    expect(abs(top.x - 0.5) < 1e-9 && top.y < 0.5, "the first stands at the top")
  }

  @Test("All nucleons are close to their neighbors")
  func dense() throws {
    for count in [1, 2, 4, 12, 56, 197, 294] {
      let packing = NucleusPacking(count: count)
      expect(packing.spheres.count, equals: count)
      var cube = 1.0
      while cube * cube * cube < Double(count) { cube += 0.01 }
      expect(packing.radius < 1.35 * cube + 0.75, "\(count)")
      expect(packing.spheres.map(\.z), equals: packing.spheres.map(\.z).sorted())
    }
  }

  @Test("Hidden spheres are detected, and no visible one counts as hidden")
  func seen() throws {
    for count in [1, 4, 56, 238] {
      let packing = NucleusPacking(count: count)
      let (spheres, seen) = (packing.spheres, packing.visibility)
      expect(seen.filter { !$0 }.count >= (count > 200 ? count / 4 : 0))
      var generator = SplitMix64(seed: 7)
      for _ in 0..<3000 {
        let (x, y) = (
          packing.radius * (2 * generator.roll() - 1), packing.radius * (2 * generator.roll() - 1)
        )
        let foremost = spheres.lastIndex { sphere in
          (sphere.x - x) * (sphere.x - x) + (sphere.y - y) * (sphere.y - y) < 0.99
        }
        if let foremost { expect(seen[foremost], "\(count)") }
      }
    }
  }

  @Test("Spheres hardly overlap")
  func overlap() {
    let spheres = NucleusPacking(count: 118).spheres
    for (index, a) in spheres.enumerated() {
      for b in spheres[(index + 1)...] {
        let (x, y, z) = (a.x - b.x, a.y - b.y, a.z - b.z)
        expect((x * x + y * y + z * z).squareRoot() > 1.5)
      }
    }
  }

  @Test("The layout of an element is deterministic")
  func same() throws {
    let iron = try BuiltIn.element("Fe")
    expect(AtomLayout(iron), equals: AtomLayout(iron))
  }

  @Test("The neutrons are those of the isotope nearest to the atomic weight")
  func neutrons() throws {
    for (symbol, count) in [("H", 0), ("He", 2), ("Cl", 18), ("Fe", 30), ("Au", 118), ("Og", 177)] {
      try expect(BuiltIn.element(symbol).neutrons, equals: count)
    }
  }

  @Test("The description has the content of the picture")
  func words() throws {
    try expect(
      BuiltIn.element("Au").atomDescription.english,
      equals: "Gold: 79 protons, 118 neutrons, shells 2, 8, 18, 32, 18, 1")
    try expect(
      BuiltIn.element("H").atomDescription.english,
      equals: "Hydrogen: 1 proton, 0 neutrons, shell 1")
    let bare = Array(#"[{"number": 6, "symbol": "C", "name": "Carbon", "atomic_mass": 12}]"#.utf8)
    let carbon = try #require(CatalogReader.read(bytes: bare, file: "bare").elements.first)
    expect(carbon.atomDescription.english, equals: "Carbon: 6 protons, 6 neutrons")
  }
}
