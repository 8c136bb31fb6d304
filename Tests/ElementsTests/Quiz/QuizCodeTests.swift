import Testing

@testable import Elements

@Suite("Codes of the quiz")
struct QuizCodeTests {
  @Test("A code has the settings", arguments: QuizForm.allCases)
  func settings(form: QuizForm) throws {
    var random = SplitMix64(seed: 1)
    for scope in QuizScope.common {
      for length in QuizSettings.lengths {
        let topics = Set(form.topics.filter { _ in random.next() % 2 == 0 } + [.name])
        let isSprint = random.next() % 2 == 0
        let settings = QuizSettings(
          topics: topics, form: form, scope: scope, length: isSprint ? 10 : length,
          isSprint: isSprint)
        let code = try #require(QuizCode(settings, random: random.next()))
        expect(code.text.utf8.count, equals: 6)
        let found = try #require(QuizCode(code.text))
        expect(found, equals: code)
        let read = QuizSettings(found)
        expect(read.withoutCode, equals: settings)
        expect(read.code, equals: code)
      }
    }
  }

  @Test("Without case, with spaces and hyphens a code is the same")
  func spelling() throws {
    let code = try #require(QuizCode(QuizSettings(), random: 5))
    let (head, tail) = (code.text.prefix(3), code.text.suffix(3))
    expect(QuizCode("\(head.lowercased())-\(tail)"), equals: code)
    expect(QuizCode(" \(head) \(tail.lowercased()) "), equals: code)
  }

  @Test(
    "Other texts are no codes",
    arguments: ["", "ABCDE", "ABCDEFG", "ABCDE1", "ÄBCDEF", "ABC_EF", "ABCDE\u{301}F"])
  func others(text: String) { expect(QuizCode(text) == nil) }

  @Test("Elements that differ from user to user have no code")
  func personal() {
    for scope in [QuizScope.favorites, .due, .picked([1, 2]), .search("gas"), .period(8)] {
      expect(QuizCode(QuizSettings(scope: scope), random: 1) == nil)
    }
  }

  @Test("A settings' codes differ, and look random")
  func seeds() {
    let codes = (0..<1000).compactMap { QuizCode(QuizSettings(), random: $0)?.text }
    expect(codes.count, equals: 1000)
    expect(Set(codes).count >= 50)
    expect(Set(codes.map { $0.prefix(1) }).count > 10)
  }

  @Test("A changed setting drops the code")
  func changed() throws {
    var settings = QuizSettings(try #require(QuizCode(QuizSettings(), random: 5)))
    settings.length = 20
    expect(settings.code == nil && settings.text == "choice symbol-name 20 first-20")
  }

  @Test("Random letters are a code or none, and never a trap")
  func random() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<20_000 {
      let letters = (0..<6).map { _ in UInt8(random.next() % 26) + UInt8(ascii: "A") }
      let text = String(decoding: letters, as: UTF8.self)
      guard let code = QuizCode(text) else { continue }
      expect(code.text, equals: text)
      let settings = QuizSettings(code)
      expect(!settings.topics.isEmpty)
      expect(settings.askedTopics, equals: QuizTopic.allCases.filter(settings.topics.contains))
    }
  }

  @Test("A code's questions are the same for everyone, whatever they learned and in any unit")
  func same() throws {
    let settings = QuizSettings(topics: Set(QuizTopic.allCases), scope: .all, length: 20)
    let coded = QuizSettings(try #require(QuizCode(settings, random: 3)))
    var schedule = QuizSchedule()
    for number in 1...50 { schedule.record(QuizCard(.name, number), knew: true, on: number) }
    let fahrenheit = QuizMaker(try BuiltIn.table.get(), temperatures: .fahrenheit)
    let one = try Quiz.round(coded, seed: 1)
    let other = fahrenheit.round(coded, of: Quiz.all, schedule, on: 99, seed: 2)
    expect(one.questions.map(\.card), equals: other.questions.map(\.card))
    expect(one.questions.map(\.choices), equals: other.questions.map(\.choices))
  }

  @Test("The questions of a code are those of the version before")
  func stable() throws {
    let code = try #require(QuizCode(QuizSettings(topics: [.name, .group]), random: 7))
    expect(code.text, equals: "VQRLSM")
    let round = try Quiz.round(QuizSettings(code))
    expect(
      round.questions.map(\.card.key),
      equals: [
        "symbol-name:3", "symbol-name:16", "symbol-name:18", "symbol-name:1", "group:16",
        "group:13", "group:18", "group:9", "group:7", "symbol-name:9",
      ])
    expect(
      round.questions.first?.choices.map(\.key),
      equals: ["Lithium", "Boron", "Hydrogen", "Potassium"])
  }
}
