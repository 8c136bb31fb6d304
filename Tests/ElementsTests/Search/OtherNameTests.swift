import Testing

@testable import Elements

/// The names of substances and forms in the languages of the program, of `substance-names.tsv`.
@Suite("Substances and forms in the user's language")
struct OtherNameTests {
  private static let names = Result {
    try SubstanceNames.read(
      bytes: ProjectFile.resource("substance-names.tsv"), file: "substance-names.tsv")
  }

  private static func said(_ question: String, _ language: String) throws -> String {
    let results = try Search.translated(language).answer(question)
    let answers = results.answers.map { ($0.value ?? $0.line).english }
    return (answers + results.problems.map(\.english)).joined(separator: " · ")
  }

  @Test(
    "Water, steel, ethanol and diamond are known in each language",
    arguments: [
      ("de", "Siedepunkt von Wasser", "Dichte des Stahls", "Dichte von Diamant"),
      ("nl", "kookpunt van water", "dichtheid van staal", "dichtheid van diamant"),
      ("fr", "point d’ébullition de l’eau", "densité de l’acier", "densité du diamant"),
      ("es", "punto de ebullición del agua", "densidad del acero", "densidad del diamante"),
      ("ca", "punt d’ebullició de l’aigua", "densitat de l’acer", "densitat del diamant"),
      ("it", "punto di ebollizione dell’acqua", "densità dell’acciaio", "densità del diamante"),
      ("pt_BR", "ponto de ebulição da água", "densidade do aço", "densidade do diamante"),
      ("sv", "vattnets kokpunkt", "densitet för stål", "densitet för diamant"),
      ("da", "kogepunkt for vand", "densitet af stål", "densitet af diamant"),
      ("fi", "veden kiehumispiste", "teräksen tiheys", "timantin tiheys"),
      ("pl", "temperatura wrzenia wody", "gęstość stali", "gęstość diamentu"),
      ("cs", "teplota varu vody", "hustota oceli", "hustota diamantu"),
      ("ru", "точка кипения воды", "плотность стали", "плотность алмаза"),
      ("uk", "температура кипіння води", "густина сталі", "густина алмазу"),
      ("tr", "suyun kaynama noktası", "çeliğin yoğunluğu", "elmasın yoğunluğu"),
      ("ar", "درجة غليان الماء", "كثافة الفولاذ", "كثافة الألماس"),
      ("ja", "水の沸点", "鋼の密度", "ダイヤモンドの密度"),
      ("zh_CN", "水的沸点", "钢的密度", "金刚石的密度"),
    ])
  func known(_ language: String, _ water: String, _ steel: String, _ diamond: String) throws {
    let boils = try Self.said(water, language)
    expect(boils.contains("373.12") || boils.contains("99.97"), "\(language): \(boils)")
    let alloy = try Self.said(steel, language)
    expect(alloy.contains("is an alloy of") && !alloy.contains("g/cm"), "\(language): \(alloy)")
    let density = try Self.said(diamond, language)
    expect(density.contains("3.513"), "\(language): \(density)")
  }

  @Test("A name in small letters is no symbol")
  func small() throws {
    let air = try Self.said("densidade do ar", "pt_BR")
    expect(air.contains("is a mixture of") && !air.contains("g/L"), air)
    let argon = try Self.said("densidade do Ar", "pt_BR")
    expect(argon.contains("g/L"), argon)
  }

  @Test(
    "A form is known with the adjective of the language",
    arguments: [
      ("de", "Dichte von weißem Phosphor"), ("fr", "densité du phosphore blanc"),
      ("it", "densità del fosforo bianco"), ("pl", "gęstość białego fosforu"),
      ("ru", "плотность белого фосфора"), ("tr", "beyaz fosforun yoğunluğu"),
      ("ar", "كثافة الفوسفور الأبيض"), ("ja", "白リンの密度"), ("zh_CN", "白磷的密度"),
    ])
  func forms(_ language: String, _ question: String) throws {
    let said = try Self.said(question, language)
    expect(said.contains("1.823"), "\(language): \(said)")
  }

  @Test("What only begins or ends with a name is none")
  func others() throws {
    for (language, question) in [
      ("ja", "塩酸の沸点"), ("zh_CN", "水果的沸点"), ("de", "Dichte von Wasserglas"),
      ("ru", "плотность водорослей"), ("de", "Dichte von Kohle"),
    ] {
      let results = try Search.translated(language).answer(question)
      expect(results.answers.allSatisfy { $0.value == nil }, "\(question)")
      expect(
        results.hits.allSatisfy { $0.matches.allSatisfy { $0.field != .figure } }, "\(question)")
    }
    for (language, question, number) in [
      ("ja", "水素の沸点", 1), ("ja", "塩素の沸点", 17), ("sv", "kokpunkt för väte", 1),
    ] {
      let results = try Search.translated(language).answer(question)
      expect(results.hits.map(\.number), equals: [number], "\(question)")
    }
  }

  @Test("A beginning of a name beside a property is suggested whole")
  func beginnings() throws {
    for (language, question, name) in [
      ("de", "Siedepunkt von Wasserst", "Wasserstoff"), ("de", "Dichte von Kohle", "Kohlenstoff"),
      ("nl", "kookpunt van waters", "Waterstof"),
    ] {
      let results = try Search.translated(language).answer(question)
      expect(results.hits.isEmpty && results.answers.isEmpty, "\(question)")
      expect(
        results.suggestions.contains { $0.hasSuffix(name) || $0.hasSuffix(name.lowercased()) },
        "\(question): \(results.suggestions)")
    }
    for text in ["melting point of gol", "density of sil"] {
      expect(try Search.answer(text).hits.isEmpty, "\(text)")
    }
    let copper = try Search.answer("melting point of cop")
    expect(copper.hits.isEmpty && copper.suggestions.contains("melting point of Copper"))
  }

  @Test("Each row means a substance, a form or a question, and no name two of them")
  func rows() throws {
    let names = try Self.names.get()
    expect(names.count, equals: 18)
    let table = try Search.index.get()
    for (language, names) in names {
      expect(names.english.count > 60, "\(language)")
      for (name, english) in names.english {
        let words = english.split(separator: " ").map(String.init)
        let form = FormName.find(in: words) { table.element(named: $0)?.symbol }
        let isKnown =
          table.rare.substances()[english] != nil || form?.places.count == words.count
          || SubstanceNames.asked.contains(english)
        expect(isKnown, "\(language): \(english)")
        let length = name.split(separator: " ").count
        expect(length <= SubstanceNames.mostWords, "\(language): \(name)")
      }
    }
  }

  @Test("A line without three cells is an error, and so is one that was cut off")
  func errors() {
    for text in ["de\twater\n", "de\twater\tWass", "", "# only\n"] {
      #expect(throws: CatalogError.self) {
        try SubstanceNames.read(bytes: Array(text.utf8), file: "names")
      }
    }
  }

  @Test("A unit and the molar mass are asked for in the language")
  func asked() throws {
    for (language, question, wanted) in [
      ("de", "Siedepunkt von Wasser in K", "373.12"),
      ("de", "Schmelzpunkt von Kochsalz", "800"),
      ("fr", "masse molaire de l’acide sulfurique", "98.07"),
      ("ru", "молярная масса воды", "18.015"), ("de", "Brechungsindex von Diamant", "2.417"),
      ("ja", "ダイヤモンドの屈折率", "2.417"), ("sv", "kokpunkt för vatten", "373.12"),
    ] {
      let results = try Search.translated(language).answer(question)
      let said = try Self.said(question, language)
      let all = said + results.formulas.map(\.massText.english).joined()
      expect(all.contains(wanted), "\(question): \(all)")
    }
  }
}
