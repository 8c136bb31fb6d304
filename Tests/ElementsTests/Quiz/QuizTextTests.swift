import Testing

@testable import Elements

@Suite("Texts of the quiz")
struct QuizTextTests {
  private let scopes: [QuizScope] =
    QuizScope.common + [
      .favorites, .due, .search("noble gas"), .search("  a  b "), .search("é\u{301} = ;"),
      .picked([79]), .picked([3, 1, 118]),
    ]

  @Test("Scopes are read as they were written")
  func scope() {
    for scope in scopes { expect(QuizScope(text: scope.text), equals: scope, "\(scope.text)") }
    expect(QuizScope.group(11).text, equals: "group 11")
    expect(QuizScope.search("noble gas").text, equals: "search noble gas")
    expect(QuizScope.picked([3, 1]).text, equals: "picked 3 1")
  }

  @Test(
    "Other texts are no scopes",
    arguments: [
      "", " ", "all ", "All", "first", "period", "period ", "period 0", "period 8", "period 04",
      "period +4", "group 19", "group -1", "group 99999999999999999999", "search", "search ",
      "picked", "picked ", "picked 0", "picked 119", "picked 1 1", "picked 1  2", "picked 1,2",
      "favorites 1", "due 3", "search " + String(repeating: "a", count: 201),
    ])
  func noScope(text: String) { expect(QuizScope(text: text) == nil) }

  @Test("Settings are read as they were written")
  func settings() throws {
    for form in QuizForm.allCases {
      for scope in scopes {
        for isSprint in [false, true] {
          let settings = QuizSettings(
            topics: [.symbol, .atom], form: form, scope: scope, length: 20, isSprint: isSprint)
          expect(QuizSettings(text: settings.text), equals: settings, "\(settings.text)")
        }
      }
    }
    expect(QuizSettings().text, equals: "choice symbol-name 10 first-20")
    let sprint = QuizSettings(
      topics: [.symbol], form: .typed, scope: .search("sprint x"), length: 50, isSprint: true)
    expect(sprint.text, equals: "typed name-symbol 50 sprint search sprint x")
    let coded = QuizSettings(try #require(QuizCode(sprint.scoped(.all), random: 4)))
    expect(QuizSettings(text: coded.text), equals: coded)
    expect(coded.text.hasPrefix("code "))
  }

  @Test(
    "Other texts are no settings",
    arguments: [
      "", "choice", "choice symbol-name", "choice symbol-name 10", "choice symbol-name 10 ",
      "choice symbol-name 11 all", "choice symbol-name -10 all", "choice  10 all",
      "choice symbol-name, 10 all", "choice symbol-name,symbol-name 10 all", "choice x 10 all",
      "chosen symbol-name 10 all", "choice symbol-name 10 sprint", "code", "code ABC",
      "choice symbol-name 10 sprint sprint all",
    ])
  func noSettings(text: String) { expect(QuizSettings(text: text) == nil) }

  @Test("Cards are read as they were written, and other texts are none")
  func cards() {
    for topic in QuizTopic.allCases {
      for number in 1...118 {
        let card = QuizCard(topic, number)
        expect(QuizCard(key: card.key), equals: card)
      }
    }
    expect(QuizCard(.name, 26).key, equals: "symbol-name:26")
    for text in [
      "", ":", "symbol-name", "symbol-name:", "symbol-name:0", "symbol-name:119",
      "symbol-name:026", "symbol-name:+26", "symbol-name:26:", "x:26", " symbol-name:26",
      "symbol-name:99999999999999999999",
    ] { expect(QuizCard(key: text) == nil, "\(text)") }
  }

  @Test("States of cards outside their ranges are none")
  func states() {
    expect(QuizCardState(text: "3 20784 20788 5 1")?.box, equals: 3)
    for text in [
      "", "3", "3 20784 20788 5", "3 20784 20788 5 1 0", "0 20784 20788 5 1", "8 20784 20788 5 1",
      "3 20788 20784 5 1", "3 -1 20784 5 1", "3 20784 20788 5 -1", "3  20784 20788 5 1",
      "03 20784 20788 5 1", "3 20784 20788 5 1 ", "3 20784 2932897 5 1", "3 20784 20788 1000001 1",
      "3 99999999999999999999 99999999999999999999 5 1",
    ] { expect(QuizCardState(text: text) == nil, "\(text)") }
  }

  @Test("What is read from 100,000 mutated texts is written the same again")
  func mutations() {
    var random = SplitMix64(seed: 77)
    let history = "20784 10 8 choice symbol-name 10 first-20"
    let samples = [
      "3 20784 20788 5 1", "symbol-name:26", "picked 1 2 3", "group 11", history,
      "typed name-symbol 20 sprint search noble gas", "code VQRLSM",
    ].map { Array($0.utf8) }
    let bytes = Array(" :,-0123456789abcdeghiklmnoprstuy\u{301}".utf8) + [0, 9, 10, 13, 0xff]
    var read = 0
    for _ in 0..<100_000 {
      var text = samples[Int(random.next() % UInt64(samples.count))]
      for _ in 0..<Int(random.next() % 3) + 1 {
        let place = Int(random.next() % UInt64(text.count + 1))
        let byte = bytes[Int(random.next() % UInt64(bytes.count))]
        switch random.next() % 3 {
        case 0: text.insert(byte, at: place)
        case 1: if place < text.count { text.remove(at: place) }
        default: if place < text.count { text[place] = byte }
        }
      }
      read += check(String(decoding: text, as: UTF8.self))
    }
    expect(read > 1000)
  }

  /// Returns how many kinds of values a text is.
  private func check(_ text: String) -> Int {
    var read = 0
    func same(_ again: String?) {
      guard let again else { return }
      read += 1
      expect(Array(again.utf8), equals: Array(text.utf8))
    }
    same(QuizCard(key: text)?.key)
    same(QuizCardState(text: text)?.text)
    same(QuizScope(text: text)?.text)
    same(QuizHistory.Entry(key: "k", text: text)?.text)
    if let settings = QuizSettings(text: text) {
      read += 1
      expect(QuizSettings(text: settings.text), equals: settings)
    }
    return read
  }
}

extension QuizSettings {
  /// The settings with other elements.
  fileprivate func scoped(_ scope: QuizScope) -> QuizSettings {
    var settings = self
    settings.scope = scope
    return settings
  }
}
