import Elements
import GLib

extension FuzzTarget {
  /// The parser of queries, with the search of an index.
  /// - Parameters:
  ///   - names: bytes of `names.json`.
  ///   - data: all that queries can ask for.
  static func queries(
    of table: PeriodicTable, names: [UInt8], data: SearchData
  ) -> FuzzTarget {
    let names = (try? AlternativeNames.read(bytes: names, file: "")) ?? .none
    let index = SearchIndex(
      table, names: names, fold: TextFolding.forms, translate: { translations[$0] ?? $0 })
    return FuzzTarget(
      name: "query", samples: index == nil ? [] : queries.map { Array($0.utf8) },
      tokens: parts.map { Array($0.utf8) },
      decode: { input in
        let text = String(decoding: input, as: UTF8.self)
        let answer = index?.answer(
          text, knowing: nil, read: { data },
          onPart: { precondition(!$0.isComplete && !$0.hits.isEmpty) })
        if let answer { check(answer) }
      })
  }

  /// The parser of formulas, with their molar masses.
  static func formulas(of table: PeriodicTable) -> FuzzTarget {
    FuzzTarget(
      name: "formula", samples: formulas.map { Array($0.utf8) },
      tokens: symbols.map { Array($0.utf8) }, decode: { readFormula($0, table) })
  }

  static func check(_ results: SearchResults) {
    precondition(results.isComplete)
    precondition(Set(results.hits.map(\.number)).count == results.hits.count)
    precondition(zip(results.hits, results.hits.dropFirst()).allSatisfy { $0.rank <= $1.rank })
    for hit in results.hits {
      precondition(results[hit.number] == hit)
      for match in hit.matches {
        precondition(match.ranges.allSatisfy { $0.upperBound <= match.text.utf8.count })
      }
    }
    precondition(results.suggestions.isEmpty || results.hits.isEmpty)
  }

  private static func readFormula(_ input: [UInt8], _ table: PeriodicTable) {
    let text = String(decoding: input, as: UTF8.self)
    readReaction(text, table)
    guard let formula = Formula(text) else { return }
    precondition(!formula.atoms.isEmpty && formula.atoms.allSatisfy { $0.thousandths > 0 })
    precondition(Formula(formula.text)?.atoms == formula.atoms)
    guard let result = FormulaResult(formula, table: table) else { return }
    precondition(abs(result.parts.reduce(0) { $0 + $1.fraction } - 1) < 1e-6)
    _ = (result.massText, result.notes, result.copyText)
  }

  /// Every element occurs as often on both sides of a balanced equation.
  private static func readReaction(_ text: String, _ table: PeriodicTable) {
    guard case .balanced(let reaction)? = ReactionReading(text) else { return }
    _ = (reaction.text, reaction.plainText, reaction.masses(in: table))
    var sums: [String: Int] = [:]
    for (sign, terms) in [(1, reaction.reactants), (-1, reaction.products)] {
      for term in terms {
        precondition(term.coefficient > 0)
        for atoms in term.formula?.atoms ?? [] {
          sums[atoms.symbol, default: 0] &+= sign &* term.coefficient &* atoms.thousandths
        }
      }
    }
    precondition(sums.values.allSatisfy { $0 == 0 })
  }

  /// Words of two languages at once, one of them without spaces between words.
  static let translations = [
    "search words\u{4}the, a, of, is, are, which, element, elements": "der, la, von, の, が, と, 元素",
    "search words\u{4}below, under, less than, lower than": "unter, weniger als, 未満",
    "search words\u{4}at most, not more than": "höchstens, 以下",
    "search words\u{4}before, earlier than": "vor, 年以前, 前",
    "search words\u{4}to": "bis, から",
    "search words\u{4}between": "zwischen, の間",
    "search words\u{4}and": "und, と",
    "search words\u{4}not, without, except, no, non": "nicht, 以外",
    "search words\u{4}highest, greatest, largest value, most, maximum": "höchster, 最も高い",
    "search words\u{4}years, year": "Jahre, 年",
    "search words\u{4}°C, degrees Celsius, degrees, centigrade": "Grad, 度",
    "search words\u{4}half-life, half-lives": "Halbwertszeit, 半減期",
    "search words\u{4}radioactive, unstable, radioactivity": "radioaktiv, 放射性",
    "Melting point": "融点", "Density": "Dichte (kg)", "Group": "族", "Gold": "金", "Iron": "鉄",
    "Electrical resistivity": "Widerstand, elektrischer",
  ]
  private static let queries = [
    "融点<300K", "金の密度", "融点が最も高い", "300K以下で融点", "第17族", "1800年以前", "HgとPbの間", "HgからPb",
    "半減期>1e9年", "höchster schmelzpunkt", "nicht radioaktiv", "zwischen 1 und 5 Grad",
    "Halbwertszeit unter 5 Jahre", "Widerstand, elektrischer < 1", "der von bis", "vor und nach",
    "radioactive gas", "not metal", "group 17 -gas", "Sc–Zn", "from Hg to Pb", "U-235", "²³⁵U",
    "Tc-99m", "deuterium", "589 nm", "line 253.65", "+7", "E 175", "7440-57-5", "H330", "GHS06",
    "[Xe] 4f14", "3d10 4s1", "bcc", "toxic, corrosive", "best conductor", "half-life > 1e9 years",
    "most abundant in the sea", "resistivity of copper", "known in 1800", "meltt < 300",
    "Fe + O2 -> Fe2O3", "25 g NaCl", "2H2O", "C12.3H3.5O2.556", "without stable isotopes",
    "gold", "gold's melting point in °C", "the liquids", "densest five", "melt < 300 K",
    "boil 500..800 °C, group 17", "discovered before 1800", "1800–1850", "state: liquid",
    "\"Marie Skłodowska\"", "césium", "Железо", "H₂SO₄", "electronegativity ≥ 3", "foo < 3",
    "highest melting point 3", "who discovered oxygen", "density > 1,5 kg/m³", "heat of fus",
    "golld", "melt < 300 furlongs halogen", "melt 5 eV..10 lb/ft3", "resistivity < 2e-8",
    "debye temperature > 1000", "crust > 1 %", "bulk modulus 100..300 GPa", "young’s modulus > 1",
    "covalent radius, single bond (Pyykkö) > 130 pm", "refractive index at 589 nm > 2",
    "c6 dispersion coefficient gould–bučko > 1", "half-life > 5 years",
  ]
  static let parts = [
    "->", " + ", "not ", "nm", "radioactive", "[Xe]", "4f14", "e-", "^2-", " g ", "mol",
    "<", ">", "=", "≤", "≥", "<=", "..", "…", "–", "-", ":", ",", ";", "\"", "“", "°C", "°F", " K",
    "g/cm³", "eV", "melt", "boil", "density", "heat", "group", "in", "between", "and", "to",
    "at least", "modulus", "crust", "critical", "%", "GPa", "ohm m", "a₀³", "_", "L₁", "’s",
    "covalent radius, single", "at 589 nm", "μ",
    "unter", " bis ", "zwischen ", " und ", "Grad", "の", "と", "の間", "以下", "から", "年", "族", "融点",
    "金", "最も高い", "ー", "３", "Ｋ", "、", "度",
    "before", "highest", "densest", "five", "state:", "block d", "noble gases", "who", "'s",
    "1e308",
    "1e-308", "9223372036854775808", "0", "-1", "1.5", ".5", "\u{301}", "ß", "İ", "北", "\u{202e}",
    "\u{0}", " ", "\u{a0}", "é", "H2O",
  ]
  static let formulas = [
    "C6H12O6", "CuSO4·5H2O", "CuSO4*5H2O", "Ca(OH)2", "Fe2(SO4)3", "SO4^2-", "SO₄²⁻", "[Fe(CN)6]3-",
    "K4[Fe(CN)6]", "Na+", "CaSO4·0.5H2O", "YBa2Cu3O6.9", "((H))2", "TcO2", "Og100000",
  ]
  static let symbols = [
    "(", ")", "[", "]", "{", "}", "^", "+", "-", "·", "*", ".", " ", "0", "1", "99999", "100000",
    "999999", "0.001", "0.0001", "H", "He", "Og", "Tc", "Xx", "₂", "²", "⁻", "⁺", "\u{0}", "é",
    "((((((((", "))))))))", "(H", "99999)99999",
  ]
}
