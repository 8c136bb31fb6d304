/// A question for the name of an element in a language: `name of silver in German`, `German name of silver`, `silver in German`.
struct NameQuestion: Sendable, Hashable {
  let symbol: String
  /// The tags of the language, more than one for one with several scripts or countries.
  let tags: [String]

  /// The words that ask for a name.
  private static let names: Set<String> = ["name", "names", "word", "called"]
  private static let others = names.union(["you", "say", "translate", "element"])

  /// Parses a question; nil for any other text.
  /// - Parameters:
  ///   - named: returns the symbol of the element with a name.
  ///   - languages: returns the tags of the languages with a name; asked for last.
  init?(_ text: String, symbol named: (String) -> String?, languages: (String) -> [String]) {
    guard let words = QuestionWords(text, atLeast: 3) else { return nil }
    let rest = words.saying(without: Self.others).map { $0.lowercased() }
    let asksName = words.lower.contains(where: Self.names.contains)
    let pair: (element: String, language: String)? =
      if let link = rest.lastIndex(where: { $0 == "in" || $0 == "into" }), link == 1 {
        (rest[0], rest[2...].joined(separator: " "))
      } else if asksName, rest.count == 2 {
        (rest[1], rest[0])
      } else {
        nil
      }
    guard let pair, !pair.language.isEmpty, let symbol = named(pair.element) else { return nil }
    tags = languages(pair.language)
    self.symbol = symbol
    if tags.isEmpty { return nil }
  }
}

extension AlternativeNames {
  /// Returns the tags of the languages that a text names, in English or in themselves; of a language with several
  /// scripts or countries all.
  func tags(of text: String) -> [String] {
    let name = text.lowercased()
    let exact = languages.filter { _, language in
      language.own.lowercased() == name || language.english.lowercased() == name
    }
    guard exact.isEmpty, name.utf8.count >= 4, name != "low" else { return exact.keys.sorted() }
    return languages.filter { $1.english.lowercased().hasPrefix(name + " ") }.keys.sorted()
  }
}

extension SearchIndex {
  /// Returns the name in each of the languages, with the further names.
  func answers(to question: NameQuestion) -> [SearchAnswer] {
    guard let element = table.element(symbol: question.symbol) else { return [] }
    let names = rare.names()
    return question.tags.compactMap { tag in
      let isEnglish = tag == ElementNames.english.tag
      let found = isEnglish ? [element.name] : names.names(of: element.number, in: tag)
      guard let first = found.first, let language = names.languages[tag] else { return nil }
      let further = found.dropFirst().map(Message.verbatim)
      return SearchAnswer(
        number: element.number, topic: .property("names-\(tag)"),
        title: .format(translatable("{1} · {2}"), element.shownName, .text(language.english)),
        value: .verbatim(first), remarks: further.isEmpty ? [] : [.list(further)],
        copyText: .verbatim(first))
    }
  }
}

extension AlternativeNames {
  /// Returns the names of an element in a language, the one to display first.
  fileprivate func names(of number: Int, in tag: String) -> [String] {
    let all = names[number] ?? []
    let shown = all.filter { $0.languages.contains(tag) }.map(\.text).reversed()
    return shown + all.filter { $0.further.contains(tag) }.map(\.text)
  }
}
