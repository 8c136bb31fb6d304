/// The spellings by which typed answers are judged.
public struct QuizLexicon: Sendable {
  /// A text without case, its words one after the other: with its accents, and without them.
  private struct Spelling: Sendable, Hashable {
    let accented, plain: [UInt8]

    /// - Returns: nil for a text without a word.
    init?(_ text: String, _ fold: TextFold) {
      let words = TextWord.words(of: text, fold: fold)
      guard !words.isEmpty else { return nil }
      accented = Array(words.compactMap(\.forms.first).joined(separator: [Self.space]))
      plain = Array(words.compactMap(\.forms.last).joined(separator: [Self.space]))
    }

    private static let space = UInt8(ascii: " ")

    var forms: Set<[UInt8]> { [accented, plain] }
  }

  private let fold: TextFold
  /// The names of each element, without accents.
  private let names: [Int: Set<[UInt8]>]
  /// The elements by each form of their names.
  private let numbers: [[UInt8]: Set<Int>]
  private let symbols: [Int: [UInt8]]

  /// Longest answer in UTF-8 code units.
  public static let maximumLength = 200
  /// Least number of letters of a name in which one may be wrong.
  private static let minimumForgiven = 4
  /// The source of other spellings in `names.json`.
  private static let spelling = "spelling"

  /// - Parameters:
  ///   - lists: the names of the elements in the languages of the user; English ones are always accepted.
  ///   - others: other names, of which those in these languages are accepted, and other spellings.
  public init(
    _ table: PeriodicTable, names lists: [ElementNames] = [],
    others: AlternativeNames = .none, fold: @escaping TextFold
  ) {
    self.fold = fold
    let tags = Set([ElementNames.english.tag] + lists.map(\.tag))
    var names: [Int: Set<[UInt8]>] = [:]
    var numbers: [[UInt8]: Set<Int>] = [:]
    for element in table.elements {
      let further = others.names[element.number, default: []].filter {
        $0.source == Self.spelling || !tags.isDisjoint(with: $0.languages + $0.further)
      }
      let texts =
        [element.name] + PeriodicTable.otherSpellings(of: element.name)
        + lists.map { $0[element.name] } + further.map(\.text)
      for spelling in Set(texts).compactMap({ Spelling($0, fold) }) {
        names[element.number, default: []].insert(spelling.plain)
        for form in spelling.forms { numbers[form, default: []].insert(element.number) }
      }
    }
    (self.names, self.numbers) = (names, numbers)
    symbols = Dictionary(
      uniqueKeysWithValues: table.elements.map {
        ($0.number, $0.symbol.utf8.map(\.lowercasedASCII))
      })
  }

  /// Judges a typed answer: without case and accents, in any spelling. A name with one wrong letter is almost right,
  /// unless it is another element's.
  public func verdict(of text: String, for question: QuizQuestion) -> QuizVerdict {
    guard text.utf8.count <= Self.maximumLength, let typed = Spelling(text, fold) else {
      return .wrong
    }
    let card = question.card
    let isSymbol = typed.plain == symbols[card.number]
    if card.topic == .symbol { return isSymbol ? .right : .wrong }
    guard card.topic.asksForElement else {
      return typed == Spelling(question.answer.key, fold) ? .right : .wrong
    }
    return isSymbol && card.topic != .name ? .right : verdict(of: typed, forName: card.number)
  }

  private func verdict(of typed: Spelling, forName number: Int) -> QuizVerdict {
    let named = typed.forms.reduce(into: Set<Int>()) { $0.formUnion(numbers[$1] ?? []) }
    guard named.isEmpty else { return named.contains(number) ? .right : .wrong }
    let isAlmost = names[number, default: []].contains { name in
      name.count >= Self.minimumForgiven
        && EditDistance.between(name, typed.plain, atMost: 1) != nil
    }
    return isAlmost ? .almost : .wrong
  }
}
