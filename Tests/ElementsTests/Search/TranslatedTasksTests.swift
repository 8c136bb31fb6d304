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
    #expect(!english.isEmpty)
    for (language, text) in zip(["de", "ja"], texts.dropFirst()) {
      let found = try Search.Translated(language).answer(text).hits.map(\.number)
      #expect(found == english, "\(text)")
    }
  }
}
