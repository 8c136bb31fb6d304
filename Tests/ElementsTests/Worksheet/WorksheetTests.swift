import Testing

@testable import Elements

@Suite("The settings of a worksheet")
struct WorksheetTests {
  private static let numbers = Array(1...36)

  private func sheet(_ text: String) throws -> Worksheet { try #require(Worksheet(text: text)) }

  @Test(
    "Settings are a text and back",
    arguments: [
      "table", "cards", "quiz", "table tiles=symbol", "table tiles=", "cards tiles=number,name",
      "table blank=0", "table blank=100 code=KXWQPA solution=false fill=plain paper=a3",
      "quiz elements=group 17", "quiz code=CJIGJX paper=letter",
      "quiz code=KXWQPA elements=favorites", "cards elements=first-20",
      "table fill=patterns elements=picked 1 6 7 8", "table elements=favorites",
      "quiz questions=5", "quiz questions=50 code=KXWQPA elements=favorites",
      "table questions=10",
    ])
  func text(_ text: String) throws {
    try expect(sheet(text).text, equals: text)
    try expect(sheet(sheet(text).text), equals: sheet(text))
  }

  @Test("Settings are in any order")
  func order() throws {
    let text = "table elements=picked 1 6 fill=plain blank=10"
    try expect(sheet(text).text, equals: "table blank=10 fill=plain elements=picked 1 6")
  }

  @Test(
    "Other texts are none",
    arguments: [
      "", "Table", "poster", "table  blank=1", "table blank=101", "table blank=-1",
      "table blank=+5",
      "table blank=050", "table blank=", "table blank", "table size=a4", "table paper=a5",
      "table tiles=symbol,symbol", "table tiles=color", "table tiles=,", "table code=KXW",
      "table code=KXWQP1", "table solution=no", "table fill=red", "table blank=1 blank=2",
      "table elements=", "table elements=due", "table elements=search gas",
      "table elements=period 8",
      "table elements=group 0", "table elements=picked", "table elements=picked 119",
      "quiz code=CJIGJX elements=group 16", "quiz code=CJIGJX elements=all",
      "quiz questions=7", "quiz questions=05", "quiz questions=", "quiz code=JENUGU questions=5",
      "table elements=all elements=all", "table elements=all ten",
      "table " + String(repeating: "x", count: 2000),
    ])
  func otherTexts(_ text: String) { expect(Worksheet(text: text) == nil) }

  @Test("Exactly the share is left blank", arguments: Worksheet.shares + [1, 33, 99])
  func share(_ share: Int) throws {
    for fields in ["symbol", "number,symbol,name,weight", "name,weight"] {
      let sheet = try sheet("table tiles=\(fields) blank=\(share) code=KXWQPA")
      let count = Self.numbers.count * sheet.fields.count
      let blanks = sheet.blanks(of: Self.numbers)
      expect(blanks.count == (count * share + 50) / 100)
      expect(blanks.allSatisfy { sheet.fields.contains($0.field) && $0.number <= 36 })
    }
  }

  @Test("The same code leaves the same entries blank, and another code others")
  func code() throws {
    let one = try sheet("table tiles=symbol blank=20 code=KXWQPA")
    let blanks = one.blanks(of: Self.numbers)
    expect(blanks, equals: one.blanks(of: Self.numbers.reversed()), "in any order")
    try expect(
      sheet("table tiles=symbol blank=20 code=kxw-qpa").blanks(of: Self.numbers), equals: blanks)
    expect(try sheet("table tiles=symbol blank=20 code=KXWQPB").blanks(of: Self.numbers) != blanks)
    // On every machine, and in all later versions: sheets are printed again years later.
    expect(blanks.map(\.number).sorted(), equals: [1, 11, 18, 22, 27, 28, 35])
  }

  @Test("A larger share with the same code leaves more blank, and none less")
  func growing() throws {
    var last: Set<Worksheet.Entry> = []
    for share in Worksheet.shares {
      var sheet = try sheet("table code=KXWQPA")
      let isSet = sheet.setBlank(share)
      expect(isSet)
      let blanks = sheet.blanks(of: Self.numbers)
      expect(last.isSubset(of: blanks))
      last = blanks
    }
  }

  @Test("A sheet has a page with its solution, and cards have backs")
  func pages() throws {
    try expect(sheet("table").pages(count: 118), equals: [.sheet(0), .solution(0)])
    try expect(sheet("table blank=0").pages(count: 118), equals: [.sheet(0)])
    try expect(sheet("table tiles=").pages(count: 118), equals: [.sheet(0)])
    try expect(sheet("quiz solution=false").pages(count: 20), equals: [.sheet(0)])
    try expect(sheet("quiz solution=false").pages(count: 0), equals: [.sheet(0)])
    try expect(
      sheet("quiz").pages(count: 21), equals: [.sheet(0), .sheet(1), .solution(0), .solution(1)])
    try expect(sheet("quiz code=JENUGU solution=false").pages(count: 20).count, equals: 2)
    try expect(
      sheet("cards").pages(count: 9), equals: [.fronts(0), .backs(0), .fronts(1), .backs(1)])
    try expect(sheet("cards").pages(count: 0), equals: [.fronts(0), .backs(0)])
    try expect(sheet("cards").pages(count: 118).count, equals: 30)
  }

  @Test("A quiz of elements that differ from user to user has up to twenty typed questions")
  func questions() throws {
    let table = try BuiltIn.table.get()
    for text in ["quiz", "quiz elements=favorites", "quiz code=KXWQPA elements=favorites"] {
      let quiz = try sheet(text)
      let questions = quiz.questions(of: table, Self.numbers)
      expect(questions.count, equals: 20)
      expect(questions, equals: quiz.questions(of: table, Self.numbers))
      expect(questions.allSatisfy { Self.numbers.contains($0.card.number) })
      expect(Set(questions.map(\.card)).count, equals: 20)
      let topics = Set(questions.map(\.card.topic))
      expect(topics.isSubset(of: [.name, .symbol, .number, .group, .period]) && topics.count > 2)
      expect(quiz.questions(of: table, []).isEmpty)
    }
    let (one, other) = (
      try sheet("quiz code=KXWQPA elements=favorites"), try sheet("quiz elements=favorites")
    )
    expect(one.questions(of: table, Self.numbers) != other.questions(of: table, Self.numbers))
  }

  @Test(
    "A class code asks the same on paper and on the screen",
    arguments: ["KUZWBX", "JENUGU", "BYBQZP", "GMPAVP", "OESYEH", "VMYWSQ", "VQRLSM"])
  func classCode(text: String) throws {
    let table = try BuiltIn.table.get()
    let settings = QuizSettings(try #require(QuizCode(text)))
    let schedule = QuizSchedule(entries: ["number:1": "3 20784 20788 5 1"])
    let round = QuizMaker(table).round(
      settings, of: settings.scope.numbers(in: table), schedule, on: 20_790, seed: 5)
    let quiz = try sheet("quiz code=\(text)")
    expect(quiz.scope == settings.scope && quiz.quizSettings == settings)
    let questions = quiz.questions(of: table, quiz.scope.numbers(in: table))
    expect(!questions.isEmpty && questions.count <= settings.length)
    expect(questions, equals: Array(round.questions.prefix(settings.length)))
    try expect(sheet("quiz code=\(text) elements=\(settings.scope.text)"), equals: quiz)
  }

  @Test("A new sheet's code asks on the screen what is on paper")
  func newCode() throws {
    let table = try BuiltIn.table.get()
    var quiz = try sheet("table code=KXWQPA elements=group 17")
    quiz.setKind(.quiz, random: 3)
    func expectSameRound(_ topics: Set<QuizTopic>) throws {
      let code = try #require(quiz.code)
      expect(QuizSettings(code).scope == quiz.scope && QuizSettings(code).topics == topics)
      expect(Worksheet(text: quiz.text), equals: quiz)
      try expect(
        sheet("quiz code=\(code.text)").questions(of: table, [9, 17]),
        equals: quiz.questions(of: table, [9, 17]))
    }
    try expectSameRound([.name, .symbol, .number, .group, .period])
    quiz.setScope(.first20, random: 4)
    try expectSameRound([.name, .symbol, .number, .group, .period])
    quiz.setCode(try #require(QuizCode("VQRLSM")))
    try expectSameRound([.name, .group])
    quiz.renew(random: 5)
    expect(quiz.code != QuizCode("VQRLSM"))
    try expectSameRound([.name, .group])
    quiz.setScope(.favorites, random: 6)
    expect(quiz.scope == .favorites && quiz.code != nil)
    expect(quiz.quizSettings.form, equals: .typed)
    quiz.setKind(.table, random: 7)
    expect(quiz.scope == .favorites && quiz.code != nil)
  }

  @Test("The number of questions is chosen, also by another code", arguments: QuizSettings.lengths)
  func questionCount(_ count: Int) throws {
    let table = try BuiltIn.table.get()
    var quiz = try sheet("table code=KXWQPA")
    quiz.setKind(.quiz, random: 3)
    let topics = quiz.quizSettings.topics
    expect(quiz.questionCount, equals: 20)
    let isSet = quiz.setQuestionCount(count, random: 4)
    expect(isSet)
    expect(quiz.code?.settings.length == count && quiz.quizSettings.topics == topics)
    expect(quiz.questions(of: table, Array(1...118)).count, equals: count)
    expect(Worksheet(text: quiz.text), equals: quiz)
    quiz.setScope(.first36, random: 5)
    expect(quiz.code?.settings.length == count && quiz.questionCount == count)
    quiz.setScope(.favorites, random: 6)
    expect(quiz.questions(of: table, Array(1...118)).count, equals: count)
    expect(Worksheet(text: quiz.text), equals: quiz)
    quiz.setKind(.cards, random: 7)
    quiz.setKind(.quiz, random: 8)
    let isOther = quiz.setQuestionCount(7, random: 9)
    expect(quiz.questionCount == count && !isOther)
    quiz.setCode(try #require(QuizCode("VQRLSM")))
    try expect(quiz.questionCount, equals: #require(quiz.code).settings.length)
    expect(Worksheet(text: quiz.text), equals: quiz)
  }

  @Test("Another kind has its own texts on tiles and cards")
  func kinds() throws {
    var sheet = Worksheet()
    expect(sheet.fields == Set(Worksheet.Field.allCases) && sheet.isLandscape)
    sheet.setKind(.cards, random: 1)
    expect(sheet.fields == [.symbol] && !sheet.isLandscape)
    sheet.renew(random: 7)
    expect(sheet.code != nil && Worksheet(text: sheet.text) == sheet)
  }
}
