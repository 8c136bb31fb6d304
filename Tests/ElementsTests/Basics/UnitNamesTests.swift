import Testing

@testable import Elements

@Suite("Units and names as languages write them")
struct UnitNamesTests {
  @Test(
    "Russian and Ukrainian have units in Cyrillic behind numbers, and alone",
    arguments: [
      ("19,3\u{a0}g/cm³", "19,3\u{a0}г/см³", "19,3\u{a0}г/см³"),
      ("25,418\u{a0}J/(mol·K)", "25,418\u{a0}Дж/(моль·К)", "25,418\u{a0}Дж/(моль·К)"),
      ("9,22\u{a0}eV", "9,22\u{a0}эВ", "9,22\u{a0}еВ"), ("1\u{a0}atm", "1\u{a0}атм", "1\u{a0}атм"),
      (
        "2,2\u{a0}×\u{a0}10⁻⁸\u{a0}Ω·m", "2,2\u{a0}×\u{a0}10⁻⁸\u{a0}Ом·м",
        "2,2\u{a0}×\u{a0}10⁻⁸\u{a0}Ом·м"
      ),
      ("2,69(3)\u{a0}d", "2,69(3)\u{a0}сут", "2,69(3)\u{a0}доба"),
      ("14–3687\u{a0}K", "14–3687\u{a0}К", "14–3687\u{a0}К"),
      ("[98]\u{a0}g/mol", "[98]\u{a0}г/моль", "[98]\u{a0}г/моль"),
      ("1337\u{a0}K · 1064\u{a0}°C", "1337\u{a0}К · 1064\u{a0}°C", "1337\u{a0}К · 1064\u{a0}°C"),
      ("√eV", "√эВ", "√еВ"), ("1/K", "1/К", "1/К"), ("kJ/mol", "кДж/моль", "кДж/моль"),
      ("6.7·10²² cm⁻³", "6.7·10²² см⁻³", "6.7·10²² см⁻³"),
      ("25\u{a0}g\u{a0}NaCl", "25\u{a0}г\u{a0}NaCl", "25\u{a0}г\u{a0}NaCl"),
      ("2\u{a0}mol\u{a0}K", "2\u{a0}моль\u{a0}K", "2\u{a0}моль\u{a0}K"),
      ("3\u{a0}a₀³", "3\u{a0}a₀³", "3\u{a0}a₀³"), ("5\u{a0}μB", "5\u{a0}μB", "5\u{a0}μB"),
      ("β⁻ 100\u{a0}%", "β⁻ 100\u{a0}%", "β⁻ 100\u{a0}%"), ("K and V", "K and V", "K and V"),
      ("", "", ""),
    ])
  func units(text: String, russian: String, ukrainian: String) {
    expect(UnitNames.text(text, in: "ru"), equals: russian)
    expect(UnitNames.text(text, in: "uk"), equals: ukrainian)
    for language in ["en", "de", "ja", "pt_BR"] {
      expect(UnitNames.text(text, in: language), equals: text)
    }
  }

  @Test("Each unit of a property has its name, but for those of atomic physics")
  func properties() throws {
    let properties = try PropertyReader.read(
      bytes: ProjectFile.resource("properties.json"), file: "properties.json")
    let columns = PropertyColumn.merge(
      PropertyColumn.columns(of: try BuiltIn.table.get()), properties.columns)
    let units = Set(columns.compactMap(\.unit))
    let latin = units.filter { unit in
      UnitNames.text(unit, in: "ru").unicodeScalars.contains {
        $0.isASCII && $0.properties.isAlphabetic
      }
    }
    expect(units.count > 20)
    expect(latin.sorted(), equals: ["Eₕ·a₀⁶", "a₀³", "μB", "μN"])
  }

  @Test("The search reads a unit in Cyrillic as that in Latin letters")
  func search() throws {
    let russian = try Search.translated("ru")
    let english = try Search.answer("density > 19.3 g/cm³").hits.map(\.number)
    expect(!english.isEmpty)
    for text in ["плотность > 19,3 г/см³", "плотность > 19,3 г/см3", "плотность > 19300 кг/м³"] {
      try expect(russian.answer(text).hits.map(\.number), equals: english, "\(text)")
    }
    let melting = try Search.answer("melting point > 3000 K").hits.map(\.number)
    try expect(russian.answer("температура плавления > 3000 К").hits.map(\.number), equals: melting)
  }

  @Test(
    "A name within a sentence has a capital in German and Ukrainian only",
    arguments: [
      ("Selenium", "en", "selenium"), ("Sélénium", "fr", "sélénium"), ("Selen", "de", "Selen"),
      ("Étain", "fr", "étain"), ("Селен", "ru", "селен"), ("Селен", "uk", "Селен"),
      ("İridyum", "tr", "iridyum"), ("Iyot", "tr", "ıyot"), ("Estanho", "pt_BR", "estanho"),
      ("硒", "zh_CN", "硒"), ("سيلينيوم", "ar", "سيلينيوم"), ("", "en", ""),
    ])
  func names(name: String, language: String, within: String) {
    expect(NameInSentence.text(name, in: language), equals: within)
  }
}
