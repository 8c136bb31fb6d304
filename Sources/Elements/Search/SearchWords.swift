/// The words of questions. Each text lists English words, separated by commas; its translation lists all words of the
/// language that mean the same. The first English one is what the search knows.
enum SearchWords {
  /// The place of a word in a question.
  enum Role: Sendable, Hashable {
    case word
    /// Without a meaning for the search.
    case skipped
    /// Before a number, in some languages after it: `below 300 K`, `300 K以下`.
    case comparison
    /// Between the ends of a range.
    case range
    /// Before a property, in some languages after it: `highest melting point`, `融点が最も高い`.
    case direction
    /// Before two ends with “and” between them, in some languages after them: `HgとPbの間`.
    case between
    /// After a number.
    case unit
    /// Behind what must not hold: `放射性でない`.
    case negation
    /// Alone.
    case whole
    /// Behind a comma that separates no parts: `Metalle, die nicht radioaktiv sind`.
    case relative
    /// At the beginning or the end of a question for yes or no: `Ist Gold ein Metall?`.
    case whether
  }

  /// A meaning.
  struct Entry: Sendable {
    /// The first column of the table.
    let kind: String
    let role: Role
    /// The English words, to be translated.
    let text: String
  }

  /// The context of the texts in the translations.
  static let context = "search words"

  /// The kinds of meanings with their roles. Of a word with several meanings, the first that fits is meant.
  private static let kinds: [(name: String, role: Role)] = [
    ("range", .range), ("comparison", .comparison), ("between", .between),
    ("direction", .direction), ("unit", .unit), ("word", .word), ("property", .word),
    ("fact", .word), ("class", .word), ("superlative", .word), ("comparative", .word),
    ("absent", .word), ("look", .word),
    ("country", .word), ("negation", .negation), ("whole", .whole), ("skipped", .skipped),
    ("relative", .relative), ("whether", .whether),
  ]

  /// True for a word of what the data have not.
  static func isAbsent(_ word: String) -> Bool { absentWords.contains(word) }

  private static let absentWords = words(of: all.filter { $0.kind == "absent" }.map(\.text))

  /// The meanings, kind by kind.
  static let all: [Entry] = {
    let rows = table.split(separator: "\n").map { row in
      row.split(separator: "|").map { SearchWording.trimmed($0) }
    }
    return kinds.flatMap { kind in
      rows.filter { $0[0] == kind.name }.map {
        Entry(kind: kind.name, role: kind.role, text: context + "\u{4}" + $0[1])
      }
    }
  }()

  /// The texts whose English words are all known by the first of them.
  static let english = all.filter { $0.role == .word && $0.kind != "word" }.map(\.text)

  /// True for a word of these texts, to which the words of other languages are translated.
  static func isEnglish(_ word: String) -> Bool { englishWords.contains(word.lowercased()) }

  private static let englishWords = words(of: english)

  /// True for an English word of any meaning.
  static func isListed(_ word: String) -> Bool { listedWords.contains(word.lowercased()) }

  private static let listedWords = words(of: all.map(\.text))

  private static func words(of texts: [String]) -> Set<String> {
    Set(texts.flatMap { $0.withoutContext.lowercased().split { !$0.isLetter }.map(String.init) })
  }

  static let skipped = all.filter { $0.role == .skipped }.map(\.text)
}
