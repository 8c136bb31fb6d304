import Testing

@testable import Elements

/// Questions in German, as those in English.
@Suite("Questions put to the search in German")
struct GermanQuestionTests {
  private static let questions = """
    schmelzpunkt < 300 K | =H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr
    Schmelzpunkt unter 300 Kelvin | =H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr
    Elemente, die unter 300 K schmelzen | Hg Br
    schmilzt unter 300 K | =H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr
    schmelzp < 300 K | Hg Br | Fe
    schmelzpunkt zwischen 0 und 100 Grad | Ga Cs Na | Fe
    siedepunkt 500..800 °C | Se | Fe
    dichte > 20 | Os Ir Pt | Au
    dichte > 10 | Au Pb | Fe
    Dichte größer als 20 | Os Ir Pt | Au
    gruppe 17 | =F Cl Br I At Ts
    17. Gruppe | =F Cl Br I At Ts
    Periode 4 Gruppe 17 | =Br
    periode 4 nicht übergangsmetall | K Ca Ga Kr | Fe Cu
    schmelzpunkt von eisen | ^Fe
    Eisen Schmelzpunkt | ^Fe
    die Dichte von Gold | ^Au
    Dichte des Goldes | ^Au
    wie hoch ist der Siedepunkt von Quecksilber in °C? | ^Hg
    elektrischer widerstand von kupfer | ^Cu
    spezifischer elektrischer Widerstand < 2e-8 | Cu Ag | Fe
    Elektronegativität von Fluor | ^F
    elektronegativität > 3 | F O Cl N | Fe
    elektronegativitat mindestens 3 | =N O F Cl Kr
    höchster schmelzpunkt | ^W Re
    hochster schmelzpunkt | ^W Re
    niedrigster Schmelzpunkt | H Ne
    Schmelzpunkt am höchsten | ^W Re
    die fünf dichtesten Elemente | =Os Ir Pt Re Np
    dichteste 5 | =Os Ir Pt Re Np
    größte Dichte | ^Os
    schwerste | ^Og
    leichtestes Element | ^H He Li
    härteste Elemente | B | Na
    bester Leiter | ^Ag Cu Au
    häufigste Elemente in der Erdkruste | ^O Si Al
    häufigste im Meer | Cl Na
    seltenste Elemente | Po Ra Ac | O Si
    entdeckt vor 1800 | Au H O | Ra
    vor 1800 entdeckt | Au H O | Ra
    entdeckt nach 1950 | Og | Ra
    entdeckt zwischen 1890 und 1900 | Ra Po Ar | O
    entdeckt im Jahr 1898 | =Ne Kr Xe Po Ra
    entdeckt von Davy | =B Na Mg K Ca Ba
    in Schweden entdeckt | O | Au
    wer entdeckte Sauerstoff | =O
    bekannt seit 1800 | Au H O Cu | Ra Na
    im Altertum bekannt | Au Ag Cu Fe | H P
    zwischen Hg und Pb | =Tl
    zwischen Quecksilber und Blei | =Tl
    von Hg bis Pb | =Hg Tl Pb
    Eisen bis Kupfer | =Fe Co Ni Cu
    metall nicht radioaktiv | Fe Au Pb | U Tc H
    kein Metall | H He C | Fe
    radioaktives Gas | =Rn
    radioaktiv | Tc Pm Po U Rn Bi Og | Pb Au H Fe
    nicht radioaktiv | Pb Au H Fe | U Tc
    stabil | Pb Au H Sn | U Tc Bi
    natürlich | Fe U Rn Po | Am Og Tc
    künstliche Elemente | Tc Am Og | U Fe Rn
    supraleiter | Nb Pb Hg Al | Cu Au Ag
    Supraleiter über 5 K | Nb Pb | Al
    seltene Erden | Sc Y La Lu | Fe
    giftig | Hg As | Fe Au He
    brennbar | H | He
    krebserzeugend | Be Cd | He
    halbwertszeit > 1e9 jahre | U Th Bi K | Ra Am
    Halbwertszeit unter 1 Tag | Fr At | U
    Halbwertszeit von Uran | ^U
    Edelgase | =He Ne Ar Kr Xe Rn
    Flüssigkeiten | =Br Hg
    flüssiges Metall | =Hg
    Halogene außer Gas | Br I | F
    gelbe Elemente | F S Cl Au | Fe
    d-Block Periode 4 | Fe Cu | Au
    Bindungsenergie je Nukleon des häufigsten Isotops > 8 | Fe | H
    elemente außer metallen | H | Fe
    Debye-Temperatur > 1000 | B | Pb
    Kompressionsmodul > 300 GPa | Os W | Na
    Mohshärte von Eisen | ^Fe
    Linie 253.65 | ^Hg
    Oxidationszahl 7 | Mn Tc | Na
    kubisch raumzentriert | Fe Cr W Na | Cu Au
    Isotope von Zinn | ^Sn
    Uran 235 | =U
    Gold, Silber | Au Ag
    Gold und Silber | =Au Ag
    La Dichte | ^La
    Zink | ^Zn
    melt < 300 K | =H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr
    not radioactive | Pb Au H Fe | U Tc
    resistivity of copper | ^Cu
    noble gases | =He Ne Ar Kr Xe Rn
    discovered before 1800 | Au H O | Ra
    van der waals radius > 300 pm | Cs | H
    H2O | =H O
    """.questions

  @Test("Each question finds what it asks for", arguments: questions)
  func answer(_ question: [String]) throws {
    try Search.translated("de").answer(question[0]).check(question)
  }

  @Test("A misspelt property is offered in German")
  func misspelt() throws {
    let results = try Search.translated("de").answer("schmelzpunct < 300")
    expect(
      results.suggestions == ["schmelzpunkt < 300"]
        || results.query.corrections.first == "schmelzpunkt < 300")
    try expect(Search.translated("de").answer("radioaktif").suggestions, equals: ["radioaktiv"])
  }

  @Test("The beginning of a property is completed in German")
  func completion() throws {
    try expect(
      Search.translated("de").answer("schmelzp").query.completion?.text, equals: "schmelzpunkt ")
    try expect(
      Search.translated("de").answer("melt").query.completion?.text, equals: "melting point ")
  }

  @Test("A problem quotes the word typed")
  func problem() throws {
    let problem = try Search.translated("de").answer("dichte unter xyz").problems.first
    expect(problem?.english, equals: "Density: “xyz” is not a number")
  }

  @Test(
    "What compares without a number is said, as in English",
    arguments: [("Element über Uran", "über"), ("größer als Blei", "größer als")])
  func comparison(_ text: String, _ word: String) throws {
    let problems = try Search.translated("de").answer(text).problems.map(\.english)
    expect(problems, equals: ["“\(word)” was not understood"])
  }

  @Test("All elements are none that is searched for", arguments: ["alle Elemente", "Elemente"])
  func whole(_ text: String) throws {
    expect(try Search.translated("de").answer(text).query.isEmpty)
  }

  @Test("There are questions of all kinds")
  func count() { expect(Self.questions.count >= 60) }
}
