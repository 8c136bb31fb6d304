import Testing

@testable import Elements

/// Questions in which words of a language stand in other forms, or together with others.
@Suite("Questions put to the search in other languages")
struct LanguageQuestionTests {
  /// A language, and a question with its answer on each line until the next.
  private static let lists: KeyValuePairs = [
    "uk": """
    густина свинцю | ^Pb
    густина кисню | ^O
    золото | ^Au
    срібло | ^Ag
    залізо | ^Fe
    мідь | ^Cu
    ртуть | ^Hg
    свинець | ^Pb
    кисень | ^O
    Аурум | ^Au
    густина золота | ^Au
    температура плавлення заліза | ^Fe
    мідь питомий опір | ^Cu
    золото і срібло | Au Ag
    d-блок період 4 | Fe Cu | Au
    """,
    "da": """
    smeltepunkt for jern | ^Fe
    smeltepunktet for jern | ^Fe
    densitet for guld og sølv | =Au Ag
    opdaget før 1800 | Au H O | Ra
    d-blok periode 4 | Fe Cu | Au
    """,
    "tr": """
    erime noktası 300 K'den küçük | =H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr
    300 K'den küçük erime noktası | =H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr
    erime noktası 300 K’den düşük olan elementler | =H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr
    yoğunluğu 20'den büyük | Os Ir Pt | Au
    1800'den önce keşfedilen | Au H O | Ra
    demirin erime noktası | ^Fe
    altının yoğunluğu | ^Au
    çinkonun kaynama noktası | ^Zn
    bakırın özdirenci | ^Cu
    Hg'den Pb'ye | =Hg Tl Pb
    E 175 | =Au
    """,
    "ar": """
    الذهب والفضة | Au Ag
    نقطة انصهار الذهب والفضة | =Au Ag
    كثافة الحديد والنحاس | =Fe Cu
    """,
    "fr": """
    point de fusion de l’or | ^Au
    point de fusion de l'or et de l'argent | =Au Ag
    point d'ébullition de l’hydrogène | ^H
    masse volumique de l’argent | ^Ag
    """,
    "it": "punto di fusione dell’oro | ^Au\ndensità dell'argento | ^Ag",
    "ca": "densitat de l’or | ^Au\npunt d'ebullició de l'argent | ^Ag",
    "pl":
      "temperatura topnienia żelaza | ^Fe\ngęstość złota | ^Au\ngęstość srebra i złota | =Ag Au\ngęstość węgla | ^C\ngęstość niklu | ^Ni",
    "cs":
      "teplota tání železa | ^Fe\nhustota zlata | ^Au\nměrný odpor mědi | ^Cu\nhustota zinku | ^Zn",
    "ru":
      "температура плавления железа | ^Fe\nплотность свинца | ^Pb\nплотность золота и серебра | =Au Ag",
    "fi": """
    kuparin tiheys | ^Cu
    hopean sulamispiste | ^Ag
    kullan tiheys | ^Au
    raudan sulamispiste | ^Fe
    typen kiehumispiste | ^N
    hapen tiheys | ^O
    vedyn tiheys | ^H
    Hg:n ja Pb:n välillä | =Tl
    elohopean ja lyijyn välillä | =Tl
    sulamispiste 0 ja 100 °C:n välillä | =Na P K Rb Cs Ga Fr
    sulamispiste alle 300 K:n | Br Hg H | Fe
    """,
    "de": "Dichte des Eisens | ^Fe\nSchmelzpunkt des Kupfers | ^Cu",
  ]

  private static let questions = lists.flatMap { language, list in
    list.questions.map { [language] + $0 }
  }

  @Test("Each question finds what it asks for", arguments: questions)
  func answer(_ question: [String]) throws {
    try Search.translated(question[0]).answer(question[1]).check(Array(question.dropFirst()))
  }

  @Test(
    "A word that another is like is no form of its name",
    arguments: [
      ("de", "Dichte der Lanthanide"), ("ca", "densitat actinide"), ("fr", "densité argentine"),
    ])
  func other(_ language: String, _ text: String) throws {
    let symbols = try Search.translated(language).answer(text).hits.map(\.number)
    expect(symbols != [57] && symbols != [89] && symbols != [47])
  }
}
