/// The names of substances and forms in the user's language.
extension SearchIndex {
  /// The names in the user's language; nil in English.
  private var otherNames: SubstanceNames? {
    wording.isEnglish ? nil : rare.otherNames()[wording.language]
  }

  /// The words of a question, without articles before apostrophes, and in a script without spaces with those around the
  /// name of a substance; nil for a longer text.
  func questionWords(_ text: String) -> QuestionWords? {
    guard let names = otherNames, let words = QuestionWords(text, atLeast: 1) else {
      return QuestionWords(text, atLeast: 1)
    }
    let typed = words.typed.flatMap { word in
      word.hasUnspacedScript ? Self.divided(word, at: names) : [Self.withoutArticle(word, names)]
    }
    return QuestionWords(typed.joined(separator: " "), atLeast: 1)
  }

  /// The parts of a word before, of and behind the longest name in it.
  private static func divided(_ word: String, at names: SubstanceNames) -> [String] {
    let scalars = Array(word.unicodeScalars)
    for name in names.unspaced where name.count <= scalars.count {
      for start in 0...scalars.count - name.count where scalars[start...].starts(with: name) {
        let parts = [scalars[..<start], name[...], scalars[(start + name.count)...]]
        return parts.filter { !$0.isEmpty }.map { part in
          var view = String.UnicodeScalarView()
          view.append(contentsOf: part)
          return String(view)
        }
      }
    }
    return [word]
  }

  /// Of French, Italian and Catalan.
  private static let articles: Set<String> = [
    "l", "d", "dell", "all", "dall", "nell", "sull", "un", "qu",
  ]

  private static func withoutArticle(_ word: String, _ names: SubstanceNames) -> String {
    let scalars = word.unicodeScalars
    guard let mark = scalars.firstIndex(where: { $0 == "'" || $0 == "’" }),
      articles.contains(String(scalars[..<mark]).lowercased())
    else { return word }
    let rest = String(scalars[scalars.index(after: mark)...])
    // Not d’ébullition.
    return names.firstWords.contains(rest.lowercased()) ? rest : word
  }

  /// Returns the substance with a name in English or the user's language; nil if there is none.
  /// - Parameter name: in lower case.
  func substance(named name: String) -> NamedSubstance? {
    let known = rare.substances()
    return known[name] ?? otherNames?[name].flatMap { known[$0] }
  }

  /// Returns the names of substances and forms in the user's language among words, in English, with their places, the longest
  /// first.
  func otherNames(in words: QuestionWords) -> [(english: String, places: Range<Int>)] {
    guard let names = otherNames else { return [] }
    var found: [(english: String, places: Range<Int>)] = []
    for length in (1...min(SubstanceNames.mostWords, words.lower.count)).reversed() {
      for start in 0...words.lower.count - length {
        let places = start..<start + length
        if let name = names[words.lower[places].joined(separator: " ")] {
          found.append((name, places))
        }
      }
    }
    return found
  }

  /// Returns the results of a question for something of a substance by its name in the user's language, which is meant before
  /// a form of an element's name: Finnish veden, of water, is near vety, hydrogen. Nil for another text.
  func otherResults(_ query: SearchQuery, _ read: () -> SearchData) -> SearchResults? {
    guard !wording.isEnglish, let words = questionWords(query.text), words.lower.count > 1,
      let (english, places) = otherNames(in: words).first(where: {
        rare.substances()[$0.english] != nil
      }), !Formula.knownSymbols.contains(words.typed[places].joined(separator: " "))
    else { return nil }
    let data = read()
    guard let question = question(words.without(places), data), question.value != .all else {
      return nil
    }
    let name = words.lower[places].joined(separator: " ")
    return rare.substances()[english].flatMap {
      answered(query, question, $0, name, rare.substances(), data)
    }
  }

  /// Returns the words beside a name in the words of the search; nil in English.
  func translated(_ rest: QuestionWords, _ vocabulary: SearchVocabulary) -> QuestionWords? {
    guard let names = otherNames else { return nil }
    let said = rest.lower.filter { !wording.isSkipped($0) }.joined(separator: " ")
    let asked = String(said.drop { ["の", "的", "は"].contains($0) })
    if let english = names[asked] { return QuestionWords(english, atLeast: 1) }
    let text = wording.spaced(rest.typed.joined(separator: " "), names: vocabulary.unspaced)
    let tokens = SearchLexer.tokens(of: text, mark: wording.decimalMark)
    var words = wording.english(vocabulary.joiningTitles(tokens), vocabulary).map(\.text)
    // The unit asked for, without “in”, which was skipped.
    if words.count > 1, let last = words.last, SearchUnit.named(last) != nil,
      words[words.count - 2] != "in"
    {
      words.insert("in", at: words.count - 1)
    }
    return QuestionWords(words.joined(separator: " "), atLeast: 1)
  }
}
