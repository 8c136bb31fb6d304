import Testing

@testable import Elements

@Suite("Electron configurations of ions")
struct IonConfigurationTests {
  private static func configuration(_ symbol: String, _ charge: Int) throws -> String? {
    let element = try BuiltIn.element(symbol)
    return IonConfiguration(
      atom: element.electronConfiguration ?? "", block: element.block, charge: charge)?.text
  }

  @Test("Ions of all blocks have the configurations of textbooks")
  func known() throws {
    let known = [
      ("Fe", 2, "[Ar] 3d6"), ("Fe", 3, "[Ar] 3d5"), ("Cu", 1, "[Ar] 3d10"), ("Cu", 2, "[Ar] 3d9"),
      ("Cr", 3, "[Ar] 3d3"), ("Ag", 1, "[Kr] 4d10"), ("Sn", 2, "[Kr] 4d10 5s2"),
      ("Pb", 4, "[Xe] 4f14 5d10"), ("Al", 3, "[Ne]"), ("Gd", 3, "[Xe] 4f7"),
      ("Eu", 2, "[Xe] 4f7"), ("Ce", 4, "[Xe]"), ("U", 4, "[Rn] 5f2"), ("U", 6, "[Rn]"),
      ("Cl", -1, "[Ne] 3s2 3p6"), ("O", -2, "[He] 2s2 2p6"), ("H", -1, "1s2"), ("H", 1, "1s0"),
      ("Au", -1, "[Xe] 4f14 5d10 6s2"),
    ]
    for (symbol, charge, text) in known {
      expect(try Self.configuration(symbol, charge), equals: text, "\(symbol) \(charge)")
    }
  }

  @Test("What does not follow the rule has none")
  func unknown() throws {
    for (symbol, charge) in [("V", 1), ("Ce", 2), ("Na", 5), ("Fe", -1), ("Fe", 0), ("He", 3)] {
      expect(try Self.configuration(symbol, charge), equals: nil, "\(symbol) \(charge)")
    }
  }

  @Test("Every ion of a known state has as many electrons as its charge says")
  func counts() throws {
    let cores = ["": 0, "[He]": 2, "[Ne]": 10, "[Ar]": 18, "[Kr]": 36, "[Xe]": 54, "[Rn]": 86]
    let details = try Search.data.get().details
    var made = 0
    for element in try BuiltIn.table.get().elements {
      let states = details[element.number].map { $0.mainStates + $0.otherStates } ?? []
      for charge in states {
        guard let text = try Self.configuration(element.symbol, charge) else { continue }
        let parts = text.split(separator: " ").map(String.init)
        let core = parts[0].hasPrefix("[") ? parts[0] : ""
        let outer = parts.dropFirst(core.isEmpty ? 0 : 1).compactMap { Int($0.dropFirst(2)) }
        let count = (cores[core] ?? -1000) + outer.reduce(0, +)
        expect(count, equals: element.number - charge, "\(element.symbol) \(charge): \(text)")
        made += 1
      }
    }
    expect(made > 250, "\(made) ions")
  }
}
