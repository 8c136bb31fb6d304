/// The products of reactants alone, where a rule gives them: complete combustion, neutralization, the oxide of a metal that
/// has one, and the hydroxide of one that reacts with water.
enum ReactionProducts {
  /// Returns the formulas of the products in ASCII; nil where no rule gives them.
  static func assumed(of reactants: [Formula]) -> [String]? {
    guard reactants.count == 2, reactants[0].charge == 0, reactants[1].charge == 0 else {
      return nil
    }
    for (one, other) in [(reactants[0], reactants[1]), (reactants[1], reactants[0])] {
      let products =
        neutralization(acid: one, base: other) ?? hydroxide(of: one, in: other)
        ?? (isOxygen(other) ? oxidation(of: one) : nil)
      if let products { return products }
    }
    return nil
  }

  private static func atoms(_ formula: Formula) -> [String: Int] {
    Dictionary(
      formula.atoms.map { ($0.label, $0.thousandths) }, uniquingKeysWith: { first, _ in first })
  }

  private static func isOxygen(_ formula: Formula) -> Bool { atoms(formula) == ["O": 2000] }

  // MARK: Oxidation

  /// Formulas of the oxides of metals that burn to one only.
  private static let oxides = [
    "Li": "Li2O", "Be": "BeO", "Mg": "MgO", "Ca": "CaO", "Sr": "SrO", "Al": "Al2O3",
    "Ga": "Ga2O3", "Sc": "Sc2O3", "Y": "Y2O3", "La": "La2O3", "Ti": "TiO2", "Zr": "ZrO2",
    "Hf": "HfO2", "Zn": "ZnO", "Cd": "CdO",
  ]

  private static func oxidation(of formula: Formula) -> [String]? {
    let atoms = atoms(formula)
    if atoms.count == 1, let (symbol, count) = atoms.first, count == 1000,
      let oxide = oxides[symbol]
    {
      return [oxide]
    }
    if atoms == ["H": 2000] { return ["H2O"] }
    guard let carbon = atoms["C"], atoms.keys.allSatisfy({ ["C", "H", "O"].contains($0) }) else {
      return nil
    }
    let hydrogen = atoms["H"] ?? 0
    // Carbon dioxide and the like do not burn.
    guard 4 * carbon + hydrogen > 2 * (atoms["O"] ?? 0) else { return nil }
    return hydrogen > 0 ? ["CO2", "H2O"] : ["CO2"]
  }

  // MARK: Neutralization

  private struct Acid {
    /// Its anion, in ASCII.
    let anion: String
    let charge: Int
    /// Weak ones have no salts, or others, of ions with a high charge.
    var isWeak = false
  }

  private static let acids: [(formula: String, acid: Acid)] = [
    ("HF", Acid(anion: "F", charge: 1)), ("HCl", Acid(anion: "Cl", charge: 1)),
    ("HBr", Acid(anion: "Br", charge: 1)), ("HNO3", Acid(anion: "NO3", charge: 1)),
    ("HClO3", Acid(anion: "ClO3", charge: 1)), ("HClO4", Acid(anion: "ClO4", charge: 1)),
    ("H2SO4", Acid(anion: "SO4", charge: 2)), ("H3PO4", Acid(anion: "PO4", charge: 3)),
    ("HI", Acid(anion: "I", charge: 1, isWeak: true)),
    ("CH3COOH", Acid(anion: "CH3COO", charge: 1, isWeak: true)),
    ("HCOOH", Acid(anion: "HCOO", charge: 1, isWeak: true)),
    ("H2C2O4", Acid(anion: "C2O4", charge: 2, isWeak: true)),
    ("H2CO3", Acid(anion: "CO3", charge: 2, isWeak: true)),
    ("H2SO3", Acid(anion: "SO3", charge: 2, isWeak: true)),
    ("H2S", Acid(anion: "S", charge: 2, isWeak: true)),
    ("HCN", Acid(anion: "CN", charge: 1, isWeak: true)),
  ]

  /// Metals whose hydroxides have salts of all acids, and those with salts of strong acids only; with their charges.
  private static let metals = [
    "Li": 1, "Na": 1, "K": 1, "Rb": 1, "Cs": 1, "Ca": 2, "Sr": 2, "Ba": 2,
  ]
  private static let strongMetals = ["Mg": 2, "Zn": 2, "Al": 3]

  private static func neutralization(acid: Formula, base: Formula) -> [String]? {
    let own = atoms(acid)
    guard let acid = acids.first(where: { Formula($0.formula).map(atoms) == own })?.acid else {
      return nil
    }
    var parts = atoms(base)
    if parts == ["N": 1000, "H": 3000] {
      return acid.isWeak ? nil : [salt("NH4", 1, acid, isGroup: true)]
    }
    guard let oxygen = parts.removeValue(forKey: "O"), parts.removeValue(forKey: "H") == oxygen,
      parts.count == 1, let (metal, count) = parts.first, count == 1000,
      let charge = metals[metal] ?? (acid.isWeak ? nil : strongMetals[metal]),
      oxygen == charge * 1000
    else { return nil }
    return [salt(metal, charge, acid), "H2O"]
  }

  /// The hydroxide of a metal that reacts with cold water, and hydrogen.
  private static func hydroxide(of metal: Formula, in water: Formula) -> [String]? {
    guard atoms(water) == ["H": 2000, "O": 1000], let (symbol, count) = atoms(metal).first,
      metal.atoms.count == 1, count == 1000, let charge = metals[symbol]
    else { return nil }
    return [charge == 1 ? symbol + "OH" : symbol + "(OH)" + String(charge), "H2"]
  }

  /// Returns the formula of a salt: as few ions of both kinds as have no charge together.
  private static func salt(
    _ cation: String, _ charge: Int, _ acid: Acid, isGroup: Bool = false
  ) -> String {
    func ions(_ text: String, _ count: Int, _ isGroup: Bool) -> String {
      count == 1 ? text : (isGroup ? "(\(text))" : text) + String(count)
    }
    let common = charge == acid.charge ? charge : 1
    let isGroup = (isGroup, acid.anion.utf8.filter { 0x41...0x5a ~= $0 }.count > 1)
    return ions(cation, acid.charge / common, isGroup.0)
      + ions(acid.anion, charge / common, isGroup.1)
  }
}
