/// The occurrences of a word that count in a clause.
enum WordScope: Sendable, Hashable {
  /// Those in any text: the word is all that was typed.
  case all
  /// Beside other words also all, but for the beginnings of names that are not shown, unless they are these words.
  case words([[UInt8]])
  /// Beside figures: names, classes and colors, and where a discovery is spoken of, these fields of it; of a class the
  /// beginning is enough beside conditions, but not if a value is asked for.
  case figures([SearchField], asksValue: Bool)
}

extension SearchClause {
  /// True if its rows or answers show figures.
  var statesFigures: Bool {
    extreme != nil
      || terms.contains { term in
        switch term {
        case .condition, .compared, .mention, .nuclide, .state, .unit: true
        default: false
        }
      }
  }

  var scope: WordScope {
    if statesFigures {
      if let asked = terms.compactMap(\.askedOfDiscovery).first {
        return .figures(asked, asksValue: true)
      }
      let isOfDiscovery = isDiscovery || terms.contains(where: \.isYear)
      return .figures(isOfDiscovery ? [.discoverer, .place, .year] : [], asksValue: asksValue)
    }
    // A question for yes or no is none for texts: is steel an element.
    if asksWhether { return .figures([], asksValue: true) }
    return isAlone ? .all : .words(terms.flatMap(\.forms))
  }

  /// True if its words may name discoverers and places, and not the element of which these are asked for.
  var namesDiscovery: Bool { isDiscovery && !asksValue }

  /// True for a word with a capital, or of the search: it may name a person or a place.
  func isNamed(_ text: String) -> Bool {
    typed(text).first?.isUppercase == true || SearchWords.isListed(text)
  }

  /// A word as it was typed.
  func typed(_ text: String) -> String { typed[text] ?? text }

  /// True if it asks for a value of an element.
  var asksValue: Bool { terms.contains { $0.mention != nil } }
}

extension SearchTerm {
  /// The folded form of a word; none for another term.
  fileprivate var forms: [[UInt8]] {
    if case .word(let word, _) = self { Array(word.forms.prefix(1)) } else { [] }
  }

  /// The fields in which words count beside the question who discovered an element, where or when; nil for another term.
  fileprivate var askedOfDiscovery: [SearchField]? {
    switch self {
    case .mention(.discoverer): [.discoverer]
    case .mention(.place): [.place]
    case .mention(.property(let property, _)) where property.quantity == .year: []
    default: nil
    }
  }

  fileprivate var isNegation: Bool { if case .not = self { true } else { false } }

  fileprivate var isFact: Bool { if case .fact = self { true } else { false } }

  fileprivate var isYear: Bool {
    if case .condition(let condition) = self { condition.property.quantity == .year } else { false }
  }
}

/// What a query has that nothing could be made of: no figure is stated beside it.
extension SearchIndex {
  /// A word or number that was not understood.
  struct Unknown {
    let text: String
    /// The word; nil for a number or a nuclide.
    var word: TextWord?
    /// Why it is none; nil for a lone word that occurs nowhere.
    var message: Message?
  }

  /// Returns the occurrences of a word that count in a scope; nil if cancelled.
  func find(
    _ word: TextWord, _ text: String, _ scope: WordScope, _ isCancelled: () -> Bool
  ) -> [TextIndex.Found]? {
    guard let found = find(word, isCancelled) else { return nil }
    if scope == .all { return found }
    // Gold is no color.
    let isName: Bool
    if case .words = scope {
      isName = false
    } else {
      isName = found.contains { $0.rank <= SearchRank.alternativeName.rawValue }
    }
    // A whole name is no beginning of others: French fer is no fermium.
    let limit: SearchRank = isName ? .alternativeName : .substring
    return found.map { one in
      let isOther = isName && one.rank > limit.rawValue
      return one.rank != .max && !isOther && counts(one, text, scope) ? one : .none
    }
  }

  private func counts(_ found: TextIndex.Found, _ typed: String, _ scope: WordScope) -> Bool {
    let text = text(of: found)
    let isName = found.rank <= SearchRank.alternativeName.rawValue
    guard case .figures(let fields, let asksValue) = scope else {
      if isName || text.field != .alternativeName || text.isSuggested { return true }
      guard case .words(let forms) = scope else { return false }
      return TextWord.words(of: text.text, fold: fold).flatMap { $0.forms.prefix(1) } == forms
    }
    return switch text.field {
    // No figure is that of a name or class of which only the beginning is typed: German Wasser is not Wasserstoff.
    case .symbol, .number, .name, .alternativeName: isName
    case .classification:
      // The Earth is no alkaline earth metal.
      asksValue
        ? text.words.count == 1 && isWhole(found, typed)
        : typed.utf8.count >= SearchVocabulary.leastLength
    case .discoverer, .place, .year: fields.contains(text.field)
    case .appearance: SearchWords.isWholeLook(typed)
    case .description, .note, .figure, .formula: false
    }
  }

  /// True for a word that is found whole.
  private func isWhole(_ found: TextIndex.Found, _ typed: String) -> Bool {
    let words = text(of: found).words
    guard words.indices.contains(Int(found.position)) else { return false }
    let forms = words[Int(found.position)].forms
    return TextWord.words(of: typed, fold: fold).first?.forms.contains(where: forms.contains)
      ?? false
  }

  /// Adds words that follow each other to an element that has them in a text that counts in a scope; beside figures the last
  /// is no beginning.
  func adding(_ words: [TextWord], of scope: WordScope, to candidate: Candidate) -> Candidate? {
    guard case .figures(let fields, _) = scope else {
      return adding(words, of: SearchField.allCases, to: candidate)
    }
    let names: [SearchField] = [.symbol, .name, .alternativeName, .classification]
    let found = adding(words, of: names + fields, to: candidate, isWhole: true)
    return found.flatMap { $0.rank.isPartOfName ? nil : $0 }
  }

  /// Returns the elements that a clause finds, and what nothing could be made of: beside it no figure is stated. Nil if
  /// cancelled.
  func understood(
    _ clause: SearchClause, _ hasProblems: Bool, in data: SearchData, _ isCancelled: () -> Bool
  ) -> (found: [Candidate], unknown: [Unknown])? {
    guard let (known, unknown) = accounted(clause, data, isCancelled) else { return nil }
    // Toxic or corrosive gases: a hazard is stated, too.
    let isStated =
      clause.statesFigures || clause.asksWhether
      || !clause.unread.isEmpty && clause.terms.contains(where: \.isFact)
    // 1 eV in kJ/mol, 25 °C in K: nothing but “in” and a unit is left.
    let isFiller =
      clause.extreme == nil
      && clause.terms.allSatisfy {
        $0.saysNothing
          || !clause.unread.isEmpty && $0.typedWord.flatMap { SearchUnit.named($0) } != nil
      }
    if isFiller && (clause.terms.isEmpty || !unknown.isEmpty) || !unknown.isEmpty && isStated
      || hasProblems && clause.asksValue || !clause.absent.isEmpty
      || !unknown.isEmpty && clause.terms.contains(where: \.isNegation)
    {
      return ([], unknown)
    }
    return candidatesOrElements(of: known, in: data, isCancelled).map { ($0, unknown) }
  }

  /// Returns a clause with the occurrences of its words, and what it has that nothing could be made of; nil if cancelled.
  func accounted(
    _ clause: SearchClause, _ data: SearchData, _ isCancelled: () -> Bool
  ) -> (clause: SearchClause, unknown: [Unknown])? {
    var result = clause
    var unknown = unread(of: clause)
    let isLone = clause.terms.count == 1 && !clause.statesFigures
    let isSentence = isSentence(clause)
    let (scope, namesDiscovery) = (clause.scope, clause.namesDiscovery)
    let names = clause.asksValue ? clause.terms.compactMap(\.typedWord).filter(isElement) : []
    for (index, term) in clause.terms.enumerated() {
      if case .word(let word, let text) = term, namesDiscovery, isOfDiscovery(word, text) {
        result.terms[index] = .field(Self.discoveryFields, [word])
        continue
      }
      if case .not(let terms) = term, namesDiscovery, let place = discovery(in: terms) {
        result.terms[index] = .not([place])
        continue
      }
      for (word, text) in words(of: term) {
        guard var found = find(word, text, scope, isCancelled) else { return nil }
        if term.isNegation { found = found.map { isSaid($0, text) ? $0 : .none } }
        found = ofDiscovery(found, text, clause)
        if isSentence, QuestionWords.ordinary.contains(text) {
          found = found.map { $0.rank == SearchRank.symbol.rawValue ? .none : $0 }
        }
        if case .word = term { result.terms[index] = .found(word, text: text, found) }
        // White lead is no lead: a color beside a name belongs to it.
        let isLook = !names.isEmpty && !names.contains(text) && SearchWords.isLook(text)
        guard isLook || found.allSatisfy({ $0.rank == .max }) else { continue }
        let typed = clause.typed(text)
        if unknown.contains(where: { $0.text == typed }) { continue }
        let message = Self.message(on: text, in: clause, isLone: isLone)
        unknown.append(Unknown(text: typed, word: word, message: message))
      }
      unknown += self.unknown(term, clause, in: data).map { [$0] } ?? []
    }
    return (result, unknown)
  }

  /// The occurrences of a word that count where a discovery is spoken of.
  private func ofDiscovery(
    _ found: [TextIndex.Found], _ text: String, _ clause: SearchClause
  ) -> [TextIndex.Found] {
    guard clause.isDiscovery else { return found }
    let namesDiscovery = clause.namesDiscovery
    let isPerson = namesDiscovery && clause.isNamed(text)
    return found.map { one in
      // Fermium has not been discovered by Fermi. Polish einstein is an element, but Einstein a person. A country without a
      // discovery is not one that a description names.
      let isOther =
        namesDiscovery && isBeginning(one) || isNamesake(one, text)
        || isPerson && !isSaid(one, text)
          && (one.rank == .max || !Self.discoveryFields.contains(self.text(of: one).field))
      return isOther ? .none : one
    }
  }

  /// True beside other words than symbols and names, among which “he” is helium.
  private func isSentence(_ clause: SearchClause) -> Bool {
    let words = clause.terms.compactMap(\.typedWord)
    guard !clause.isAlone, words.contains(where: QuestionWords.ordinary.contains) else {
      return false
    }
    let others = words.filter { !QuestionWords.ordinary.contains($0) }
    return others.isEmpty || !others.allSatisfy(isElement)
  }

  static let discoveryFields: [SearchField] = [.discoverer, .place]

  /// True for a beginning of a name.
  private func isBeginning(_ found: TextIndex.Found) -> Bool {
    found.rank != .max && found.rank > SearchRank.alternativeName.rawValue
      && [.name, .alternativeName].contains(text(of: found).field)
  }

  /// True for a name in another language that begins one in English, and so may be that of a person.
  private func isNamesake(_ found: TextIndex.Found, _ typed: String) -> Bool {
    guard found.rank == SearchRank.alternativeName.rawValue, !text(of: found).isSuggested else {
      return false
    }
    return table.elements.contains {
      let (name, word) = ($0.name.lowercased(), typed.lowercased())
      return name.hasPrefix(word) && name != word
    }
  }

  private func isElement(_ text: String) -> Bool { element(named: text) != nil }

  /// True for a word in the name of a discoverer or a place: Fermi is no beginning of fermium then.
  func isOfDiscovery(_ word: TextWord, _ text: String) -> Bool {
    text.utf8.count >= SearchVocabulary.leastLength
      && table.elements.indices.contains {
        adding([word], of: Self.discoveryFields, to: Candidate(position: $0, rank: .symbol)) != nil
      }
  }

  static func notAnElement(_ text: String) -> Message {
    // TRANSLATORS: {1} is a word typed into the search, beside a property: boiling point of milk.
    .format(translatable("“{1}” is not an element"), .verbatim(SearchClauseParser.shown(text)))
  }

  static func notInData(_ text: String) -> Message {
    // TRANSLATORS: {1} is a word typed into the search, such as magnetic.
    .format(translatable("“{1}”: not in the data"), .verbatim(SearchClauseParser.shown(text)))
  }

  /// The words of a term, also of those that must not hold.
  func words(of term: SearchTerm) -> [(TextWord, String)] {
    switch term {
    case .word(let word, let text): [(word, text)]
    case .not(let terms): terms.flatMap(words)
    case .span(let first, let last, _, let terms):
      span(from: first, to: last) == nil ? terms.flatMap(words) : []
    default: []
    }
  }
}
