import Testing

@testable import Elements

@Suite("Typed answers of the quiz")
struct QuizLexiconTests {
  @Test(
    "A name is right in any case, with or without accents, and in other spellings",
    arguments: [
      ("Au", "Gold"), ("Au", "gold"), ("Au", " GOLD "), ("Al", "aluminum"), ("Al", "Aluminium"),
      ("Cs", "cesium"), ("S", "sulphur"), ("Hg", "quicksilver"),
    ])
  func english(symbol: String, text: String) throws {
    let question = try Quiz.question(.name, symbol, .typed)
    try expect(Quiz.lexicon().verdict(of: text, for: question), equals: .right)
  }

  @Test(
    "Names in the first and second language are right, and English ones always",
    arguments: [
      ("W", "Wolfram"), ("W", "tungsten"), ("W", "tungstène"), ("W", "tungstene"),
      ("C", "Kohlenstoff"), ("Cs", "césium"), ("Cs", "Caesium"), ("Ti", "titan"),
    ])
  func languages(symbol: String, text: String) throws {
    let question = try Quiz.question(.name, symbol, .typed)
    try expect(Quiz.lexicon("de", "fr").verdict(of: text, for: question), equals: .right)
  }

  @Test("Names in other languages are wrong")
  func otherLanguage() throws {
    let question = try Quiz.question(.name, "C", .typed)
    try expect(Quiz.lexicon("fr").verdict(of: "Kohlenstoff", for: question), equals: .wrong)
  }

  @Test(
    "One letter off is almost right",
    arguments: [
      ("Ni", "Nickl"), ("Ni", "Nikcel"), ("Ni", "Nickkel"), ("O", "Oxigen"), ("P", "Phosphorous"),
      ("Au", "Gald"),
    ])
  func almost(symbol: String, text: String) throws {
    let question = try Quiz.question(.name, symbol, .typed)
    try expect(Quiz.lexicon().verdict(of: text, for: question), equals: .almost)
  }

  @Test(
    "Other names, short names with a fault, symbols and nothing are wrong",
    arguments: [
      ("Ni", "Cobalt"), ("Ni", "Ni"), ("Ni", "28"), ("Ni", ""), ("Ni", "  "), ("Ni", "Nckl"),
      ("Sn", "Ti"), ("Sn", "tan"), ("Ho", "Thulium"), ("Ni", "Nickel iron"),
    ])
  func wrong(symbol: String, text: String) throws {
    let question = try Quiz.question(.name, symbol, .typed)
    try expect(Quiz.lexicon().verdict(of: text, for: question), equals: .wrong)
  }

  @Test("No name of an element is almost another one's", arguments: ["de", "fi", "ja"])
  func distinct(tag: String) throws {
    let lexicon = try Quiz.lexicon(tag)
    let names = try #require(try Quiz.lists.get()[tag])
    let elements = try BuiltIn.table.get().elements
    for asked in elements {
      let question = try Quiz.question(.name, asked.symbol, .typed)
      for other in elements {
        let verdict = lexicon.verdict(of: names[other.name], for: question)
        expect(verdict == (asked == other ? .right : .wrong), "\(asked.name), \(other.name)")
      }
    }
  }

  @Test("Where the symbol is not given, it is an answer, too")
  func symbols() throws {
    let lexicon = try Quiz.lexicon()
    for topic in [QuizTopic.number, .configuration, .place, .atom] {
      let question = try Quiz.question(topic, "Na", .typed)
      expect(lexicon.verdict(of: "na", for: question), equals: .right)
      expect(lexicon.verdict(of: "Sodium", for: question), equals: .right)
      expect(lexicon.verdict(of: "Ne", for: question), equals: .wrong)
    }
    let symbol = try Quiz.question(.symbol, "Na", .typed)
    expect(lexicon.verdict(of: "NA", for: symbol), equals: .right)
    expect(lexicon.verdict(of: "Sodium", for: symbol), equals: .wrong)
    expect(lexicon.verdict(of: "Nb", for: symbol), equals: .wrong)
  }

  @Test("Groups and periods are typed as numbers")
  func numbers() throws {
    let lexicon = try Quiz.lexicon()
    let group = try Quiz.question(.group, "Au", .typed)
    expect(lexicon.verdict(of: "11", for: group), equals: .right)
    expect(lexicon.verdict(of: " 11 ", for: group), equals: .right)
    expect(lexicon.verdict(of: "1", for: group), equals: .wrong)
    expect(lexicon.verdict(of: "12", for: group), equals: .wrong)
  }

  @Test("Hostile texts are wrong and take no time")
  func hostile() throws {
    let lexicon = try Quiz.lexicon()
    let question = try Quiz.question(.name, "Ni", .typed)
    var random = SplitMix64(seed: 12)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      expect(
        lexicon.verdict(of: String(decoding: bytes, as: UTF8.self), for: question), equals: .wrong)
    }
    let long = String(repeating: "nickel", count: 1_000_000)
    expect(lexicon.verdict(of: long, for: question), equals: .wrong)
    expect(
      lexicon.verdict(of: "e" + String(repeating: "\u{301}", count: 90), for: question),
      equals: .wrong)
  }
}
