/// The spellings by which typed answers are judged.
public struct QuizLexicon: Sendable {
  private let fold: TextFold
  private let names: [Int: [[TextWord]]]
  private let symbols: [Int: String]

  /// Longest answer in UTF-8 code units.
  public static let maximumLength = 200
  /// Least number of letters of a name in which one may be wrong.
  private static let minimumForgiven = 4

  /// - Parameters:
  ///   - lists: the names of the elements in the languages of the user; English ones are always accepted.
  ///   - others: other names, of which those in these languages are accepted, and other spellings.
  public init(
    _ table: PeriodicTable, names lists: [ElementNames] = [],
    others: AlternativeNames = .none, fold: @escaping TextFold
  ) {
    self.fold = fold
    let tags = Set([ElementNames.english.tag] + lists.map(\.tag))
    names = Dictionary(
      uniqueKeysWithValues: table.elements.map { element in
        let further = others.names[element.number, default: []].filter {
          $0.source == Self.spelling || !tags.isDisjoint(with: $0.languages + $0.further)
        }
        let all =
          [element.name] + PeriodicTable.otherSpellings(of: element.name)
          + lists.map { $0[element.name] } + further.map(\.text)
        return (element.number, all.map { TextWord.words(of: $0, fold: fold) })
      })
    symbols = Dictionary(
      uniqueKeysWithValues: table.elements.map { ($0.number, $0.symbol.lowercased()) })
  }

  /// The source of other spellings in `names.json`.
  private static let spelling = "spelling"

  /// Judges a typed answer: without case and accents, in any spelling. A name with one wrong letter is almost right,
  /// unless it is another element's.
  public func verdict(of text: String, for question: QuizQuestion) -> QuizVerdict {
    guard text.utf8.count <= Self.maximumLength else { return .wrong }
    let words = TextWord.words(of: text, fold: fold)
    guard !words.isEmpty else { return .wrong }
    let card = question.card
    if card.topic.asksForElement {
      if card.topic != .name, isSymbol(words, of: card.number) { return .right }
      return verdict(of: words, forName: card.number)
    }
    if card.topic == .symbol { return isSymbol(words, of: card.number) ? .right : .wrong }
    let answer = TextWord.words(of: question.answer.key, fold: fold)
    return Self.isSame(words, answer) ? .right : .wrong
  }

  private func isSymbol(_ words: [TextWord], of number: Int) -> Bool {
    words.count == 1 && words[0].forms.contains { Array((symbols[number] ?? "").utf8) == $0 }
  }

  private func verdict(of words: [TextWord], forName number: Int) -> QuizVerdict {
    let accepted = names[number] ?? []
    if accepted.contains(where: { Self.isSame($0, words) }) { return .right }
    let isOther = names.contains { other, names in
      other != number && names.contains { Self.isSame($0, words) }
    }
    guard !isOther else { return .wrong }
    return accepted.contains { Self.isAlmost($0, words) } ? .almost : .wrong
  }

  private static func isSame(_ one: [TextWord], _ other: [TextWord]) -> Bool {
    one.count == other.count && !one.isEmpty
      && zip(one, other).allSatisfy { one, other in
        one.forms.contains { other.forms.contains($0) }
      }
  }

  private static func isAlmost(_ one: [TextWord], _ other: [TextWord]) -> Bool {
    // The last form has no accents.
    let (own, typed) = (one.flatMap { $0.forms.last ?? [] }, other.flatMap { $0.forms.last ?? [] })
    guard own.count >= minimumForgiven else { return false }
    return EditDistance.between(own, typed, atMost: 1) != nil
  }
}
