/// The words of questions for yes or no.
extension SearchWording {
  /// The words that make a question for yes or no also between others.
  private static let whetherInside: Set<String> = ["ли", "是否", "mi", "mı", "mu", "mü"]

  /// The tokens without the word at the beginning, the end or between others that makes a question for yes or no.
  func withoutWhether(_ tokens: [SearchToken]) -> (tokens: [SearchToken], isFound: Bool) {
    func isWhether(_ token: SearchToken) -> Bool {
      token.nameWords.first.map { whether.contains(key([$0]).exact) } ?? false
    }
    // Turkish bakır mı gümüş mü, copper or silver.
    let both = tokens.indices.filter {
      isWhether(tokens[$0]) && Self.whetherInside.contains(tokens[$0].lowercasedWord ?? "")
    }
    if both.count == 2, both[0] + 2 == both[1] {
      return (tokens[..<both[0]] + [.or, tokens[both[0] + 1]] + tokens[(both[1] + 1)...], false)
    }
    // Russian токсичен ли свинец, French le plomb est-il toxique; Italian il piombo è tossico.
    let inside = tokens.indices.first { index in
      guard tokens[index].kind == .word, let word = tokens[index].lowercasedWord else {
        return false
      }
      return whether.contains(key([tokens[index].nameWords.joined(separator: "-")]).exact)
        && (word.split(separator: "-").count == 2 || Self.whetherInside.contains(word)
          || tokens[index].text == word && calls(tokens[..<index]))
    }
    if let inside, inside > 0, tokens.count > 2 {
      return (tokens.enumerated().filter { $0.offset != inside }.map(\.element), true)
    }
    guard tokens.count > 2, let first = tokens.first, let last = tokens.last else {
      return (tokens, false)
    }
    // Spanish es is also a symbol.
    let isSymbol =
      Formula.knownSymbols.contains(first.text) && !isSkipped(tokens[1].lowercasedWord ?? "")
    if isWhether(first), !isSymbol, !beginsPhrase(tokens) {
      return (Array(tokens.dropFirst()), true)
    }
    return isWhether(last) ? (Array(tokens.dropLast()), true) : (tokens, false)
  }

  /// Negations with which a question for yes or no expects yes: Turkish demir metal değil mi, Japanese 鉄は金属ではないですか;
  /// Russian ones at its beginning, не металл ли железо.
  private static let tags: Set<String> = ["değil", "ではない", "じゃない", "でない", "不是"]
  private static let firstTag = "не"

  /// The tokens of a question for yes or no without a negation that denies nothing.
  func withoutTag(
    _ question: (tokens: [SearchToken], isFound: Bool)
  ) -> (tokens: [SearchToken], isFound: Bool) {
    guard question.isFound else { return question }
    let said = question.tokens.enumerated().filter { place, token in
      guard let word = token.lowercasedWord else { return true }
      return !Self.tags.contains(word) && (place > 0 || word != Self.firstTag)
    }
    return (said.map(\.element), true)
  }

  /// True if tokens begin with several words that have a meaning: Italian è stato scoperto.
  private func beginsPhrase(_ tokens: [SearchToken]) -> Bool {
    let words = tokens.prefix(Self.longestPhrase).map { key($0.nameWords) }
    return words.count > 1
      && (2...words.count).contains { count in
        meanings(of: words.prefix(count)).contains { $0.role == .word }
      }
  }

  private static let longestPhrase = 4

  /// True if tokens are the name of one element, perhaps behind an article, and before “not”: Spanish el oro no es.
  private func calls(_ all: ArraySlice<SearchToken>) -> Bool {
    let isNot = all.count > 1 && all.last.map(denies) == true
    let tokens = isNot ? all.dropLast() : all
    guard let last = tokens.last, let name = (parts(of: last)?.last ?? last).lowercasedWord,
      names[key([name]).plain] != nil
    else { return false }
    return tokens.count == 1
      || tokens.count == 2 && isSkipped(tokens[tokens.startIndex].lowercasedWord ?? "")
  }

  /// True for “not”, in English or the user's language.
  private func denies(_ token: SearchToken) -> Bool {
    SearchClauseParser.negations.contains(token.lowercasedWord ?? "")
      || meanings(of: [key(token.nameWords)]).contains { $0.words == ["not"] }
  }
}
