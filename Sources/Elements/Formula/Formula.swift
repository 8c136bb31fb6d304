/// A chemical formula: the numbers of atoms, and the charge. Parsed from ASCII (`CuSO4*5H2O`, `SO4^2-`) or Unicode
/// (`CuSO₄·5H₂O`, `SO₄²⁻`). Not a lone symbol, which is the element.
public struct Formula: Sendable, Hashable {
  /// The formula with Unicode subscripts and superscripts: `SO₄²⁻`.
  public let text: String
  /// The elements with their numbers of atoms, in the order of the formula.
  public let atoms: [Atoms]
  /// The charge number.
  public let charge: Int

  /// The atoms of one element or isotope.
  public struct Atoms: Sendable, Hashable {
    public let symbol: String
    /// The mass number of an isotope; nil for the element as in nature.
    public var massNumber: Int?
    /// Number of atoms in thousandths, above 0: that of `CaSO4·0.5H2O` may be broken.
    public let thousandths: Int

    /// The number of atoms: `2`, `0.5`.
    public var count: String { Formula.text(thousandths: thousandths) }

    /// The symbol, of an isotope with its mass number: `²H`.
    public var label: String {
      (massNumber.map { PowerOfTen.superscript(String($0)) } ?? "") + symbol
    }
  }

  /// Maximum number of atoms of an element.
  static let maximumCount = 100_000
  /// Maximum depth of brackets.
  static let maximumDepth = 8

  /// Parses a formula with symbols in their usual case; nil for any other text and for a lone symbol.
  public init?(_ text: String) { self.init(text, allowsLone: false) }

  /// Parses a formula or a lone symbol.
  init?(substance text: String) { self.init(text, allowsLone: true) }

  /// - Parameter readsDecimals: true if a point between digits is that of a decimal, not of an adduct.
  init?(_ text: String, allowsLone: Bool = false, readsDecimals: Bool) {
    self.init(text, allowsLone: allowsLone, isDecimal: readsDecimals)
  }

  private init?(_ text: String, allowsLone: Bool, isDecimal: Bool = false) {
    let scalars = Array(text.unicodeScalars.prefix(InputLimits.formulaLength + 1))
    guard scalars.count <= InputLimits.formulaLength else { return nil }
    var parser = FormulaParser(scalars, allowsLone: allowsLone, readsDecimals: isDecimal)
    guard let formula = parser.parse() else { return nil }
    self = formula
  }

  init(text: String, atoms: [Atoms], charge: Int) {
    self.text = text
    self.atoms = atoms
    self.charge = charge
  }

  /// True if the masses of nuclides are needed.
  var hasIsotopes: Bool { atoms.contains { $0.massNumber != nil } }

  /// A number of thousandths as a decimal: `0.5`.
  static func text(thousandths: Int) -> String {
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    guard rest != 0 else { return String(whole) }
    let digits = String(String(1000 + rest).dropFirst())
    let kept = digits.reversed().drop { $0 == "0" }.reversed()
    return "\(whole)." + String(kept)
  }

  /// The symbols of the elements by atomic number, from 1 on.
  static let symbols: [String] = """
    H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br \
    Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho \
    Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es \
    Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og
    """.split(separator: " ").map(String.init)

  static let knownSymbols = Set(symbols)
}

extension Formula {
  /// The molecule of an element that has two atoms; nil for another element.
  static func molecule(of symbol: String) -> Formula? {
    ["H", "N", "O", "F", "Cl", "Br", "I"].contains(symbol) ? Formula(symbol + "2") : nil
  }
}
