import Testing

@testable import Elements

@Suite("The twenty tasks in other languages")
struct TranslatedTasksTests {
  /// The texts in English, German and Japanese.
  private static let tasks = """
    liquids | Flüssigkeiten | 液体
    who discovered oxygen | wer entdeckte Sauerstoff | 酸素を発見したのは誰
    heaviest | schwerste | 最も重い
    noble gases | Edelgase | 貴ガス
    melt < 300 K | schmelzpunkt < 300 K | 融点<300K
    densest five | fünf dichteste | 最も密度の高い五つ
    by Davy | von Davy | Davyが発見
    Sweden | Schweden | スウェーデン
    1898 | entdeckt 1898 | 1898年に発見
    yellow | gelb | 黄色
    group 17 | Gruppe 17 | 17族
    electronegativity >= 3 | Elektronegativität >= 3 | 電気陰性度3以上
    before 1800 | vor 1800 | 1800年以前
    H2SO4 | H2SO4 | Ｈ２ＳＯ４
    """.questions

  @Test("A task finds the same elements in each language", arguments: tasks)
  func same(_ texts: [String]) throws {
    let english = try Search.answer(texts[0]).hits.map(\.number)
    expect(!english.isEmpty)
    for (language, text) in zip(["de", "ja"], texts.dropFirst()) {
      let found = try Search.translated(language).answer(text).hits.map(\.number)
      expect(found, equals: english, "\(text)")
    }
  }

  /// Six questions in English.
  private static let english = """
    en | group 17 | liquids | highest melting point | gold and silver | discovered before 1800 | melting point of iron
    """.questions

  /// A language, and the questions in it. The last one finds further elements whose names begin alike.
  private static let questions = """
    fr | groupe 17 | liquides | point de fusion le plus élevé | or et argent | découvert avant 1800 | point de fusion du fer
    it | gruppo 17 | liquidi | punto di fusione più alto | oro e argento | scoperti prima del 1800 | punto di fusione del ferro
    es | grupo 17 | líquidos | punto de fusión más alto | oro y plata | descubiertos antes de 1800 | punto de fusión del hierro
    ca | grup 17 | líquids | punt de fusió més alt | or i argent | descoberts abans de 1800 | punt de fusió del ferro
    pt_BR | grupo 17 | líquidos | ponto de fusão mais alto | ouro e prata | descobertos antes de 1800 | ponto de fusão do ferro
    nl | groep 17 | vloeistoffen | hoogste smeltpunt | goud en zilver | ontdekt voor 1800 | smeltpunt van ijzer
    da | gruppe 17 | væsker | højeste smeltepunkt | guld og sølv | opdaget før 1800 | jern smeltepunkt
    sv | grupp 17 | vätskor | högsta smältpunkt | guld och silver | upptäckta före 1800 | smältpunkt för järn
    fi | ryhmä 17 | nesteet | korkein sulamispiste | kulta ja hopea | löydetty ennen 1800 | rauta sulamispiste
    pl | grupa 17 | ciecze | najwyższa temperatura topnienia | złoto i srebro | odkryte przed 1800 | temperatura topnienia żelazo
    cs | skupina 17 | kapaliny | nejvyšší teplota tání | zlato a stříbro | objevené před 1800 | teplota tání železo
    ru | группа 17 | жидкости | самая высокая температура плавления | золото и серебро | открыты до 1800 | температура плавления железо
    uk | група 17 | рідини | найвища температура плавлення | аурум і аргентум | відкриті до 1800 | температура плавлення ферум
    tr | grup 17 | sıvılar | en yüksek erime noktası | altın ve gümüş | 1800 öncesi keşfedilen | demir erime noktası
    ar | المجموعة 17 | سوائل | أعلى نقطة انصهار | ذهب و فضة | اكتشف قبل 1800 | نقطة انصهار الحديد
    zh_CN | 17族 | 液体 | 熔点最高 | 金和银 | 1800年以前发现 | 铁的熔点
    """.questions

  @Test("Six questions find the same elements in each language", arguments: questions)
  func sameQuestions(_ texts: [String]) throws {
    let english = try #require(Self.english.first)
    let search = try Search.translated(texts[0])
    for (question, text) in zip(english, texts).dropFirst() {
      let (wanted, found) = (try Search.answer(question), try search.answer(text))
      expect(!wanted.hits.isEmpty)
      if wanted.answers.isEmpty {
        expect(found.hits.map(\.number), equals: wanted.hits.map(\.number), "\(texts[0]): \(text)")
      }
      expect(
        found.answers.map(\.number), equals: wanted.answers.map(\.number), "\(texts[0]): \(text)")
    }
  }
}
