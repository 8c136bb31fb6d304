@testable import Elements

/// The quiz over the installed catalog.
enum Quiz {
  static let maker = Result { QuizMaker(try BuiltIn.table.get()) }
  static let all = Array(1...118)

  static let lists = Result { () throws -> ElementNameLists in
    try ElementNameLists.read(
      bytes: ProjectFile.resource("element-names.tsv"), file: "element-names.tsv")
  }
  private static let others = Result { () throws -> AlternativeNames in
    try AlternativeNames.read(bytes: ProjectFile.resource("names.json"), file: "names.json")
  }
  private static let english = Result { () throws -> QuizLexicon in try lexicon(in: []) }

  /// Returns a lexicon in these languages.
  static func lexicon(_ tags: String...) throws -> QuizLexicon {
    tags.isEmpty ? try english.get() : try lexicon(in: tags)
  }

  private static func lexicon(in tags: [String]) throws -> QuizLexicon {
    let lists = try lists.get()
    return QuizLexicon(
      try BuiltIn.table.get(), names: tags.compactMap { lists[$0] }, others: try others.get(),
      fold: Search.fold)
  }

  /// Returns the question of a card, with the choices of a seed.
  static func question(
    _ topic: QuizTopic, _ symbol: String, _ form: QuizForm = .choice, seed: UInt64 = 1
  ) throws -> QuizQuestion {
    var random = QuizRandom(seed: seed)
    let card = QuizCard(topic, try BuiltIn.element(symbol).number)
    guard let question = try maker.get().question(card, form, of: all, &random) else {
      throw ProjectFile.Missing(path: card.key)
    }
    return question
  }

  /// Returns a round of new cards.
  static func round(_ settings: QuizSettings, seed: UInt64 = 1) throws -> QuizRound {
    try maker.get().round(
      settings, of: settings.scope.numbers(in: BuiltIn.table.get()), QuizSchedule(), on: 20_000,
      seed: seed)
  }
}
