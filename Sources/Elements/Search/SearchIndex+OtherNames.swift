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
      word.hasUnspacedScript ? divided(word, at: names) : [Self.withoutArticle(word, names)]
    }
    return QuestionWords(typed.joined(separator: " "), atLeast: 1)
  }

  /// The parts of a word before, of and behind the longest name in it, and those in Latin letters and digits; itself if it is
  /// a word of the search.
  private func divided(_ word: String, at names: SubstanceNames) -> [String] {
    // 25克NaCl.
    let isASCII = word.first?.isASCII == true
    if let end = word.firstIndex(where: { $0.isASCII != isASCII }) {
      return divided(String(word[..<end]), at: names) + divided(String(word[end...]), at: names)
    }
    if isASCII { return [word] }
    if let particle = word.first, word.count > 1, Self.particles.contains(particle) {
      return divided(String(word.dropFirst()), at: names)
    }
    if !wording.meanings(of: CollectionOfOne(wording.key([word]))).isEmpty { return [word] }
    let scalars = Array(word.unicodeScalars)
    for name in names.unspaced where name.count <= scalars.count {
      for start in 0...scalars.count - name.count where scalars[start...].starts(with: name) {
        let parts = [scalars[..<start], name[...], scalars[(start + name.count)...]]
        return parts.filter { !$0.isEmpty }.flatMap { part in
          var view = String.UnicodeScalarView()
          view.append(contentsOf: part)
          return part.elementsEqual(name) ? [String(view)] : divided(String(view), at: names)
        }
      }
    }
    // Chinese 铁有多重: the names of elements, and words of the search.
    return QuestionWords.split(wording.spaced(word, names: UnspacedWords()))
  }

  /// Between what is asked and a name: Japanese and Chinese “of”, “in”.
  private static let particles: Set<Character> = ["の", "的", "は", "中"]

  /// Of French, Italian and Catalan.
  private static let articles: Set<String> = [
    "l", "d", "dell", "all", "dall", "nell", "sull", "un", "qu",
  ]

  private static func withoutArticle(_ word: String, _ names: SubstanceNames) -> String {
    let scalars = word.unicodeScalars
    if scalars.first?.isArabic == true, !names.firstWords.contains(word) {
      // Arabic لحمض, of acid.
      let parts = SearchWording.arabicPrefixes.filter { word.hasPrefix($0) }.map {
        String(scalars.dropFirst($0.unicodeScalars.count))
      }
      return parts.first(where: names.firstWords.contains) ?? word
    }
    guard let mark = scalars.firstIndex(where: { $0 == "'" || $0 == "’" }),
      articles.contains(String(scalars[..<mark]).lowercased())
    else { return word }
    let rest = String(scalars[scalars.index(after: mark)...])
    // Not d’ébullition.
    return names.firstWords.contains(rest.lowercased()) ? rest : word
  }

  /// The formula of a form of an element with a name in English or the user's language, in lower case; nil for another name.
  func formula(ofForm name: String) -> Formula? { FormName.formula(of: otherNames?[name] ?? name) }

  /// Returns the substance with a name in English or the user's language; nil if there is none.
  /// - Parameter name: in lower case.
  func substance(named name: String) -> NamedSubstance? {
    let known = rare.substances()
    return known[name] ?? (otherNames?[name] ?? salt(named: name)).flatMap { known[$0] }
  }

  /// The English name of a salt by those of its ions in the user's language: French nitrate de sodium, German
  /// Natriumnitrat; nil for another name.
  private func salt(named name: String) -> String? {
    guard let names = otherNames else { return nil }
    let words = name.split(separator: " ").map(String.init).filter { !wording.isSkipped($0) }
    func cation(_ word: String) -> String? {
      names[word] == "ammonium" ? names[word] : element(inflected: word)?.name.lowercased()
    }
    if words.count == 1, let (head, ion) = names.ion(endOf: words[0]), !head.isEmpty {
      return cation(String(head)).map { $0 + " " + ion }
    }
    guard words.count == 2 else { return nil }
    return [(words[0], words[1]), (words[1], words[0])].lazy.compactMap { word, other in
      names[word].flatMap { ion in
        NamedIon.names.contains(ion) ? cation(other).map { $0 + " " + ion } : nil
      }
    }.first
  }

  /// The name of a substance in the user's language, as it is displayed; in English, and where there is none, that which
  /// was typed.
  func name(of substance: NamedSubstance, calledIn typed: String) -> String {
    guard let names = otherNames else { return typed }
    let called = names[typed].flatMap { names.shown[$0] } ?? names.shown[typed]
    return called ?? substance.names.lazy.compactMap { names.shown[$0] }.first ?? typed
  }

  /// Returns a question with the words of the user's language in English, but for names, which are as they are called;
  /// nil if there is nothing to translate.
  func translatedQuestion(_ text: String) -> String? {
    guard let names = otherNames, names.mayAsk(text), let words = questionWords(text) else {
      return nil
    }
    var said: [String] = []
    var place = 0
    while place < words.lower.count {
      let most = min(SubstanceNames.mostWords, words.lower.count - place)
      let found = (1...most).reversed().lazy.compactMap { count in
        inEnglish(words, place..<place + count, names).map { (words: $0, count: count) }
      }.first
      said.append(found?.words ?? words.typed[place])
      place += found?.count ?? 1
    }
    return said.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The words of a question for a difference, which in some languages are also those for an amount.
  private static let byHowMuch = ["by", "how", "much"]

  /// The words at places of a question in English; empty for words that say nothing, nil for unknown ones.
  private func inEnglish(
    _ words: QuestionWords, _ places: Range<Int>, _ names: SubstanceNames
  ) -> String? {
    let typed = words.typed[places].joined(separator: " ")
    // Japanese 硫酸イオン, of which 硫酸 is a name, too.
    let joined = typed.hasUnspacedScript ? words.typed[places].joined() : typed
    if let known = names[joined.lowercased()] {
      // Polish ile waży litr rtęci, one liter.
      let isOne = SubstanceNames.units.contains(known) && places.upperBound < words.lower.count
      let hasNumber = words.typed.contains { $0.contains(where: \.isNumber) }
      if isOne, !hasNumber { return "a " + known }
      return SubstanceNames.asked.contains(known) ? known : typed
    }
    // Polish w is no tungsten.
    let mayBeName =
      Formula.knownSymbols.contains(typed) || typed.count > 2 || typed.hasUnspacedScript
    if places.count == 1, mayBeName, element(named: typed) != nil { return nil }
    // French y a-t-il.
    let parts = words.lower[places].flatMap { $0.split(separator: "-") }
    let meanings = wording.meanings(of: parts.map { wording.key([String($0)]) })
    if let word = meanings.first(where: { $0.role == .word && !$0.joins }) {
      // Dutch hoeveel mol.
      if word.words == Self.byHowMuch { return "" }
      return word.words == ["atomic", "weight"] ? "mass" : word.words.joined(separator: " ")
    }
    if meanings.contains(where: { $0.role == .skipped }) { return "" }
    guard places.count == 1 else { return nil }
    // Russian железа(III).
    if let bracket = typed.firstIndex(of: "("), typed.last == ")", bracket > typed.startIndex {
      return element(inflected: String(typed[..<bracket])).map { $0.symbol + typed[bracket...] }
    }
    // Arabic للنيتروجين, of nitrogen.
    let word = wording.parts(of: SearchToken(.word, typed))?.last?.text ?? typed
    return (wording.name(inflected: word) ?? (word == typed ? nil : word)).flatMap {
      element(named: $0)?.symbol
    }
  }

  /// Returns the names of substances and forms in the user's language among words, in English, with their places, the longest
  /// first.
  func otherNames(in words: QuestionWords) -> [(english: String, places: Range<Int>)] {
    guard let names = otherNames else { return [] }
    return words.places(atMost: SubstanceNames.mostWords).compactMap { places in
      names[words[places]].map { ($0, places) }
    }
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
    return rare.substances()[english].flatMap {
      answered(query, question, $0, words[places], rare.substances(), data)
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
    var words = wording.english(tokens, vocabulary).map(\.text)
    // The unit asked for, without “in”, which was skipped.
    if words.count > 1, let last = words.last, SearchUnit.named(last) != nil,
      words[words.count - 2] != "in"
    {
      words.insert("in", at: words.count - 1)
    }
    return QuestionWords(words.joined(separator: " "), atLeast: 1)
  }
}
