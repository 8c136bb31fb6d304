/// The names of ions.
enum NamedIon {
  /// Returns the ion with a name: `chloride`, `iron(III)`, `ferric`, `sulfate`.
  /// - Parameter symbol: returns the symbol of the element with a name.
  static func formula(_ text: String, _ symbol: (String) -> String?) -> Formula? {
    let words = text.lowercased().split(separator: " ").map(String.init)
    let said = words.filter { !["formula", "of", "the", "ion"].contains($0) }
    let name = (said.isEmpty ? words : said).joined(separator: " ")
    if let known = formulas[name] { return Formula(known) }
    let parts = name.split(separator: "(")
    guard parts.count == 2, name.last == ")" else { return nil }
    let element = parts[0].filter { $0 != " " }
    guard let symbol = symbol(element) else { return nil }
    return IonSpelling.readings(of: symbol + "(" + parts[1].uppercased()).first.flatMap {
      Formula($0)
    }
  }

  /// The names in lower case.
  static let names = Set(formulas.keys)

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
