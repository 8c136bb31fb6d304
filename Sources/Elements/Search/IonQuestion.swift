/// A question for a value of an ion: `configuration of Fe3+`, `how many electrons does chloride have`, `radius of Na+`.
struct IonQuestion: Sendable, Hashable {
  enum Value: Sendable, Hashable { case configuration, electrons, protons, charge, radius }

  /// What has the value.
  enum Ion: Sendable, Hashable {
    /// The readings of a formula, the likelier first.
    case formulas([Formula])
    /// The ion of an element with one main oxidation state, by symbol: `sodium ion`.
    case ofElement(String)
  }

  let value: Value
  let ion: Ion
  /// The ion as typed.
  let text: String

  private static let values: [([String], Value)] = [
    (["electron", "configuration"], .configuration),
    (["electronic", "configuration"], .configuration), (["configuration"], .configuration),
    (["electron", "count"], .electrons), (["electrons"], .electrons), (["protons"], .protons),
    (["charge", "number"], .charge), (["charge"], .charge), (["ionic", "radius"], .radius),
    (["radius"], .radius),
  ]
  private static let ions: Set<String> = ["ion", "ions", "anion", "cation"]
  private static let others = ions.union(["many", "number", "in", "there"])

  /// Parses a question; nil for any other text.
  /// - Parameter symbol: returns the symbol of the element with a name.
  init?(_ text: String, symbol: (String) -> String?) {
    guard let words = QuestionWords(text, atLeast: 2),
      let (places, value) = Self.value(in: words.lower)
    else { return nil }
    let name = words.without(places).saying(without: Self.others).joined(separator: " ")
    let isIon = words.lower.contains(where: Self.ions.contains)
    guard !name.isEmpty, let ion = Self.ion(name, isIon: isIon, symbol) else { return nil }
    (self.value, self.ion, self.text) = (value, ion, name)
  }

  private static func value(in words: [String]) -> (places: Range<Int>, Value)? {
    for (name, value) in values where name.count <= words.count {
      let start = (0...words.count - name.count).first { words[$0...].starts(with: name) }
      if let start { return (start..<start + name.count, value) }
    }
    return nil
  }

  private static func ion(_ name: String, isIon: Bool, _ symbol: (String) -> String?) -> Ion? {
    if let known = NamedIon.formula(name.lowercased(), symbol) {
      return Formula(known).map { .formulas([$0]) }
    }
    let plain = FormulaSpelling.plain(name)
    let read = FormulaReading.readings(of: plain).filter { $0.charge != 0 }
    if !read.isEmpty { return .formulas(read.map { Self.withoutClusters($0, plain) }) }
    return isIon ? symbol(name).map { .ofElement($0) } : nil
  }

  /// The ion of one atom in place of many of them: Fe9+ has lost nine electrons.
  private static func withoutClusters(_ ion: Formula, _ typed: String) -> Formula {
    guard ion.atoms.count == 1, ion.atoms[0].thousandths > 3000, !typed.contains("^"),
      let sign = typed.last
    else { return ion }
    let symbol = ion.atoms[0].symbol
    return Formula(symbol + "^" + typed.dropFirst(symbol.count).dropLast() + String(sign)) ?? ion
  }
}

/// The names of ions.
enum NamedIon {
  /// Returns the formula of the ion with a name in lower case: `chloride`, `iron(III)`, `ferric`, `sulfate`.
  /// - Parameter symbol: returns the symbol of the element with a name.
  static func formula(_ name: String, _ symbol: (String) -> String?) -> String? {
    if let known = formulas[name] { return known }
    let parts = name.split(separator: "(")
    guard parts.count == 2, name.last == ")" else { return nil }
    let element = SearchWording.trimmed(parts[0])
    guard let symbol = symbol(element) else { return nil }
    return IonSpelling.readings(of: symbol + "(" + parts[1].uppercased()).first
  }

  private static let formulas: [String: String] = [
    "hydride": "H^-", "fluoride": "F^-", "chloride": "Cl^-", "bromide": "Br^-", "iodide": "I^-",
    "astatide": "At^-", "oxide": "O^2-", "sulfide": "S^2-", "sulphide": "S^2-",
    "selenide": "Se^2-", "telluride": "Te^2-", "nitride": "N^3-", "phosphide": "P^3-",
    "arsenide": "As^3-", "ferrous": "Fe^2+", "ferric": "Fe^3+", "cuprous": "Cu^+",
    "cupric": "Cu^2+", "stannous": "Sn^2+", "stannic": "Sn^4+", "plumbous": "Pb^2+",
    "plumbic": "Pb^4+", "cobaltous": "Co^2+", "cobaltic": "Co^3+", "chromous": "Cr^2+",
    "chromic": "Cr^3+", "manganous": "Mn^2+", "mercuric": "Hg^2+", "mercurous": "Hg2^2+",
    "hydroxide": "OH^-", "hydronium": "H3O^+", "oxonium": "H3O^+", "ammonium": "NH4^+",
    "sulfate": "SO4^2-", "sulphate": "SO4^2-", "sulfite": "SO3^2-", "sulphite": "SO3^2-",
    "hydrogensulfate": "HSO4^-", "hydrogen sulfate": "HSO4^-", "bisulfate": "HSO4^-",
    "thiosulfate": "S2O3^2-", "nitrate": "NO3^-", "nitrite": "NO2^-", "carbonate": "CO3^2-",
    "hydrogencarbonate": "HCO3^-", "hydrogen carbonate": "HCO3^-", "bicarbonate": "HCO3^-",
    "phosphate": "PO4^3-", "hydrogen phosphate": "HPO4^2-", "dihydrogen phosphate": "H2PO4^-",
    "phosphite": "HPO3^2-", "permanganate": "MnO4^-", "manganate": "MnO4^2-",
    "chromate": "CrO4^2-", "dichromate": "Cr2O7^2-", "hypochlorite": "ClO^-",
    "chlorite": "ClO2^-", "chlorate": "ClO3^-", "perchlorate": "ClO4^-", "bromate": "BrO3^-",
    "iodate": "IO3^-", "cyanide": "CN^-", "thiocyanate": "SCN^-", "cyanate": "OCN^-",
    "azide": "N3^-", "peroxide": "O2^2-", "superoxide": "O2^-", "acetate": "C2H3O2^-",
    "oxalate": "C2O4^2-", "formate": "HCO2^-", "silicate": "SiO4^4-", "triiodide": "I3^-",
    "amide": "NH2^-",
  ]
}
