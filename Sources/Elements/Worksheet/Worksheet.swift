/// The settings of a worksheet to print: a table with blanks, flash cards to cut out, or a page of questions. The same
/// settings give the same sheet on every machine.
public struct Worksheet: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case table, cards, quiz

    /// The title, to be translated.
    public var title: String {
      switch self {
      case .table: translatable("Periodic Table", context: "kind of worksheet")
      case .cards: translatable("Flash Cards", context: "kind of worksheet")
      case .quiz: translatable("Quiz", context: "kind of worksheet")
      }
    }
  }

  /// A text on a tile, or on the front of a card.
  public enum Field: String, Sendable, Hashable, CaseIterable {
    case number, symbol, name, weight

    /// The title, to be translated.
    public var title: String {
      switch self {
      case .number: translatable("Number", context: "text on a tile")
      case .symbol: translatable("Symbol", context: "text on a tile")
      case .name: translatable("Name", context: "text on a tile")
      case .weight: translatable("Weight", context: "text on a tile")
      }
    }
  }

  /// A field of an element.
  public struct Entry: Sendable, Hashable {
    public let number: Int
    public let field: Field

    public init(_ number: Int, _ field: Field) { (self.number, self.field) = (number, field) }
  }

  /// A page, counted from 0 among those of its sort.
  public enum Page: Sendable, Hashable {
    case sheet(Int)
    case solution(Int)
    case fronts(Int)
    case backs(Int)
  }

  public var kind = Kind.table
  /// The chosen fields; nil for those of the kind.
  var chosenFields: Set<Field>?
  /// The elements. Those of a quiz with a code are the code's, unless they differ from user to user.
  public private(set) var scope = QuizScope.all
  /// The share of the entries of a table that is left blank, in percent.
  public private(set) var blank = 50
  /// Greatest number of questions of a quiz, one of `QuizSettings.lengths`; with a code, its number.
  public private(set) var questionCount = usualQuestionCount
  /// The code that chooses the blanks and the questions; nil chooses the same ones each time. That of a quiz has all
  /// settings of the round, so that the quiz on the screen asks the same.
  public private(set) var code: QuizCode?
  /// True for a page with the solution after the sheet.
  public var hasSolution = true
  public var ink = TileInk.colors
  /// The paper; nil for that of the locale.
  public var paper: PaperSize?

  /// The number of questions without a choice.
  static let usualQuestionCount = 20
  /// The shares to choose from, in percent.
  public static let shares = Array(stride(from: 0, through: 100, by: 10))

  /// The sets of elements to choose from, beside picked ones.
  public static let scopes = QuizScope.common + [.favorites]

  public init(_ kind: Kind = .table) { self.kind = kind }

  /// The texts on the tiles, or on the fronts of the cards.
  public var fields: Set<Field> {
    get { chosenFields ?? (kind == .cards ? [.symbol] : Set(Field.allCases)) }
    set { chosenFields = newValue }
  }

  /// True for pages that are wider than high.
  public var isLandscape: Bool { kind == .table }

  /// Changes the kind, with its own fields.
  /// - Parameter random: any number, by which a code for questions is chosen.
  public mutating func setKind(_ kind: Kind, random: UInt64) {
    guard kind != self.kind else { return }
    (self.kind, chosenFields) = (kind, nil)
    if kind == .quiz {
      code = nil
      renew(random: random)
    }
  }

  /// Changes the share that is left blank. Returns false for one outside of 0 to 100.
  @discardableResult
  public mutating func setBlank(_ share: Int) -> Bool {
    guard (0...100).contains(share) else { return false }
    blank = share
    return true
  }

  /// Changes the number of questions, by another code if the code has it. Returns false for one that is not among
  /// `QuizSettings.lengths`.
  /// - Parameter random: any number, by which the code is chosen.
  @discardableResult
  public mutating func setQuestionCount(_ count: Int, random: UInt64) -> Bool {
    guard QuizSettings.lengths.contains(count) else { return false }
    questionCount = count
    guard isOfCode else { return true }
    var settings = quizSettings.withoutCode
    (settings.length, settings.isSprint) = (count, false)
    code = QuizCode(settings, random: random)
    return true
  }

  /// True for a quiz whose elements and questions are those of its code.
  var isOfCode: Bool { kind == .quiz && code != nil && scope.isCommon }

  /// Chooses another code; that of a quiz has the same settings.
  /// - Parameter random: any number.
  public mutating func renew(random: UInt64) {
    let settings = kind == .quiz ? quizSettings.withoutCode : QuizSettings()
    code = QuizCode(settings, random: random) ?? QuizCode(QuizSettings(), random: random)
  }

  /// Changes the code; that of a quiz changes the elements, too.
  public mutating func setCode(_ code: QuizCode) {
    self.code = code
    guard kind == .quiz else { return }
    (scope, questionCount) = (code.settings.scope, code.settings.length)
  }

  /// Changes the elements.
  /// - Parameter random: any number, by which a new code for the questions about them is chosen.
  public mutating func setScope(_ scope: QuizScope, random: UInt64) {
    guard kind == .quiz, code != nil else {
      self.scope = scope
      return
    }
    var settings = quizSettings
    settings.scope = scope
    self.scope = scope
    code = QuizCode(settings, random: random) ?? QuizCode(QuizSettings(), random: random)
  }

  /// Adopts elements and code, of which a quiz may have one or both. Returns false if they contradict each other.
  mutating func adopt(_ scope: QuizScope?, _ code: QuizCode?) -> Bool {
    (self.scope, self.code) = (scope ?? .all, code)
    guard kind == .quiz, let code else { return true }
    if scope == nil { self.scope = code.settings.scope }
    if isOfCode { questionCount = code.settings.length }
    return !self.scope.isCommon || self.scope == code.settings.scope
  }

  private var seed: UInt64 { code?.number ?? 0 }

  // MARK: Content

  /// Returns the entries of a table that are left blank: exactly the share, rounded to whole entries.
  /// - Parameter numbers: the atomic numbers of the elements.
  public func blanks(of numbers: [Int]) -> Set<Entry> {
    let entries = numbers.sorted().flatMap { number in
      Field.allCases.filter(fields.contains).map { Entry(number, $0) }
    }
    var random = QuizRandom(seed: seed)
    return Set(random.shuffled(entries).prefix((entries.count * blank + 50) / 100))
  }

  /// The settings of the quiz: those of its code; without one, and for elements that differ from user to user, typed names,
  /// symbols, numbers, groups and periods.
  public var quizSettings: QuizSettings {
    if let code, scope.isCommon { return QuizSettings(code) }
    return QuizSettings(
      topics: [.name, .symbol, .number, .group, .period], form: .typed, scope: scope,
      length: questionCount)
  }

  /// Returns the questions of a quiz, the same ones as on the screen; of a sprint as many as its code's number of questions.
  /// - Parameters:
  ///   - numbers: the atomic numbers of the elements.
  ///   - temperatures: the units in which questions name temperatures.
  public func questions(
    of table: PeriodicTable, _ numbers: [Int], temperatures: TemperatureDisplay = .celsius
  ) -> [QuizQuestion] {
    let settings = quizSettings
    let round = QuizMaker(table, temperatures: temperatures)
      .round(settings, of: numbers, QuizSchedule(), on: 0, seed: seed)
    return Array(round.questions.prefix(settings.length))
  }

  /// Returns the pages: the sheets and their solutions, or of the cards for each page of fronts one of backs.
  /// - Parameter count: number of elements, or of questions.
  public func pages(count: Int) -> [Page] {
    switch kind {
    case .table where blank == 0 || fields.isEmpty: [.sheet(0)]
    case .table: sheets(1)
    case .quiz: sheets(WorksheetQuiz.pages(count, hasChoices: quizSettings.form == .choice))
    case .cards: (0..<max(WorksheetCards.pages(count), 1)).flatMap { [.fronts($0), .backs($0)] }
    }
  }

  private func sheets(_ count: Int) -> [Page] {
    (0..<count).map { .sheet($0) } + (hasSolution ? (0..<count).map { .solution($0) } : [])
  }
}
