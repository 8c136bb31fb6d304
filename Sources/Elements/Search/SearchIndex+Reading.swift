extension SearchIndex {
  /// Answers a text; nil if cancelled.
  /// - Parameters:
  ///   - known: the data beyond the catalog; nil before they are read.
  ///   - read: reads them; called only for a text that may need them.
  ///   - onPart: called with what is found without them, before they are read; nil if nobody waits for it.
  public func answer(
    _ text: String, knowing known: SearchData?, read: () -> SearchData,
    onPart: ((SearchResults) -> Void)? = nil, isCancelled: () -> Bool = { false }
  ) -> SearchResults? {
    let query = parsed(text, vocabulary)
    if let ofForm = formResults(query, { known ?? read() }) { return ofForm }
    if let other = otherResults(query, { known ?? read() }) { return other }
    guard needsData(query) || mayNameProperty(query, isCancelled) || hasBracketedTitle(text) else {
      return search(query, isCancelled: isCancelled).map {
        withSubstance($0) { known ?? read() }
      }
    }
    if let onPart, known == nil, query.problems.isEmpty, !needsData(query) {
      guard var part = search(query, isCancelled: isCancelled) else { return nil }
      part.isComplete = false
      if !part.hits.isEmpty, part.problems.isEmpty { onPart(part) }
    }
    if isCancelled() { return nil }
    let data = known ?? read()
    return search(parsed(text, data.vocabulary), in: data, isCancelled: isCancelled).map {
      withSubstance($0) { data }
    }
  }

  /// Returns the results, or those of a substance with a name, if no element is called and nothing answered.
  private func withSubstance(
    _ results: SearchResults, _ read: () -> SearchData
  ) -> SearchResults {
    let isOfElement =
      results.problems.isEmpty && results.hits.contains { $0.rank <= .alternativeName }
    let isAnswered = !results.answers.isEmpty || !results.formulas.isEmpty
    if results.query.isEmpty || !results.formulas.isEmpty { return results }
    let isNothing = results.hits.isEmpty || !results.problems.isEmpty
    if !isOfElement, !isAnswered, isNothing, let ofMass = molarMassResults(results.query, read) {
      return ofMass
    }
    if let (compound, isSure) = compoundResults(results.query, read) {
      return isOfElement ? results.joined(with: compound, compoundFirst: isSure) : compound
    }
    if !isOfElement, !isAnswered, let ofMolecule = moleculeResults(results.query, read) {
      return ofMolecule
    }
    guard !isOfElement, !isAnswered, let ofSubstance = substanceResults(results.query, read) else {
      return results
    }
    // German Eis is also the beginning of Eisen.
    let isBeginning = results.problems.isEmpty && results.hits.first?.rank == .namePrefix
    return isBeginning ? results.joined(with: ofSubstance, compoundFirst: true) : ofSubstance
  }

  func parsed(_ text: String, _ vocabulary: SearchVocabulary) -> SearchQuery {
    // A longer text is refused, but not read whole.
    let limit = max(InputLimits.queryLength, InputLimits.reactionLength)
    return SearchQuery(
      String(text.unicodeScalars.prefix(limit + 1)), fold: fold, vocabulary: vocabulary,
      wording: wording,
      symbol: { element(named: $0)?.symbol },
      substance: { name in
        substance(named: name.lowercased())?.formula
          ?? formula(ofForm: name.lowercased())
          ?? SearchNuclide(name)?.formula { element(inflected: $0)?.symbol }
      },
      languages: { rare.names().tags(of: $0) }, inEnglish: { translatedQuestion($0) })
  }

  /// True for several words with a bracket, which may be those of a title: unpaired spins of the free atom (2S).
  private func hasBracketedTitle(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "(")) && QuestionWords(text, atLeast: 4) != nil
  }

  /// True if the answer depends on more data than the catalog.
  private func needsData(_ query: SearchQuery) -> Bool {
    query.clauses.contains(where: mayBeTitle)
      || query.nuclide.map { element(inflected: $0.element) != nil } == true || query.needsData
  }

  /// True for words that may be the title of a property not read yet: a property with one that is no name of an element,
  /// “density of the liquid at the melting point”, or a name with other words, Spanish radio metálico.
  private func mayBeTitle(_ clause: SearchClause) -> Bool {
    guard clause.terms.count > 1, clause.extreme == nil else { return false }
    // What is near a name may be another word: Turkish altıncı, sixth, beside altın, gold.
    let elements = clause.terms.compactMap(\.typedWord).map {
      clause.typed[$0] == nil ? element(named: $0) : nil
    }
    // Density of the liquid at the melting point.
    let hasClass = clause.terms.contains { if case .group = $0 { true } else { false } }
    let hasOther = hasClass || elements.contains { $0 == nil }
    if clause.asksValue { return elements.isEmpty || hasOther }
    return hasOther && elements.contains { $0 != nil }
  }

  /// True if a query may name a property beyond the catalog's: it has a comparison without a property, other words beside
  /// one, what was not read, or a word that no name, symbol or number begins with. Does not depend on whether the properties
  /// are read.
  private func mayNameProperty(_ query: SearchQuery, _ isCancelled: () -> Bool) -> Bool {
    let isOpen = query.clauses.contains { $0.hasWordsBesideNumbers || !$0.unread.isEmpty }
    if !query.problems.isEmpty || isOpen { return true }
    return query.clauses.contains { mayNameProperty($0.terms, isCancelled) }
  }

  private func mayNameProperty(_ terms: [SearchTerm], _ isCancelled: () -> Bool) -> Bool {
    terms.contains { term in
      switch term {
      case .word(let word, let text): isUnknown(word, text, isCancelled)
      case .unit(let words, let text, _): words.contains { isUnknown($0, text, isCancelled) }
      case .not(let terms), .span(_, _, _, or: let terms): mayNameProperty(terms, isCancelled)
      default: false
      }
    }
  }

  private func isUnknown(_ word: TextWord, _ text: String, _ isCancelled: () -> Bool) -> Bool {
    guard text.utf8.count >= SearchVocabulary.leastLength else { return false }
    let found = index.find(word.forms, isCancelled: isCancelled) ?? []
    return !found.contains { $0.rank <= SearchRank.wordPrefix.rawValue }
  }
}

extension SearchResults {
  /// The results of a text that calls an element and a compound: `boiling point of CO`.
  fileprivate func joined(with compound: SearchResults, compoundFirst: Bool) -> SearchResults {
    let others = compound.hits.filter { self[$0.number] == nil }
    return SearchResults(
      query, hits: (hits + others).sorted { $0.rank < $1.rank },
      answers: compoundFirst ? compound.answers + answers : answers + compound.answers,
      formulas: compound.formulas, problems: problems)
  }
}

extension SearchClause {
  /// True if the clause compares numbers, and has words or asks for a value, too: `mendeleev number < 10`.
  fileprivate var hasWordsBesideNumbers: Bool {
    var (hasNumbers, hasWords) = (extreme != nil, false)
    for term in terms {
      switch term {
      case .condition: hasNumbers = true
      case .word, .unit, .mention: hasWords = true
      default: break
      }
    }
    return hasNumbers && hasWords
  }
}
