/// Terms that nothing could be made of.
extension SearchIndex {
  /// What of a term is unknown: a nuclide or its value, an element to compare with or its value, or words in quotation marks
  /// beside figures that no element is called. Nil for any other term.
  func unknown(_ term: SearchTerm, _ clause: SearchClause, in data: SearchData) -> Unknown? {
    switch term {
    case .nuclide(let asked, let text): return unknown(asked, text, clause, in: data)
    // The density of iron, liquid at 1600 °C, is not that of iron.
    case .state(let state, _)
    where clause.asksValue && clause.terms.contains { $0.typedWord != nil }:
      let word = Message.text(state.word)
      return Unknown(
        text: state.word, message: .format(translatable("“{1}” was not understood"), word))
    case .compared(let property, _, let name):
      guard let element = table.element(symbol: name) else {
        return Unknown(text: name, message: Self.notAnElement(name))
      }
      return property.values(of: element).isEmpty
        ? Unknown(text: name, message: Self.noValue(.text(property.title), element.shownName)) : nil
    case .not(let terms): return unknown(notHolding: terms, clause, in: data)
    case .phrase(let words, let text) where clause.statesFigures:
      let isCalled = table.elements.indices.contains {
        adding(words, of: clause.scope, to: Candidate(position: $0, rank: .symbol)) != nil
      }
      return isCalled ? nil : Unknown(text: text, message: Self.notAnElement(text))
    default: return nil
    }
  }

  /// What of terms that must not hold is unknown; also what an element need not be though nothing says that it is: fluorine
  /// reacts with water, and is not classified so.
  private func unknown(
    notHolding terms: [SearchTerm], _ clause: SearchClause, in data: SearchData
  ) -> Unknown? {
    for term in terms {
      if let unknown = unknown(term, clause, in: data) { return unknown }
      if term == .fact(.hazardClass("Water-react.")) {
        let text = "water reactive"
        return Unknown(text: text, message: Self.notInData(text))
      }
      guard case .origin(let words) = term else { continue }
      let isFound = table.elements.indices.contains {
        adding(origin: words, to: Candidate(position: $0, rank: .symbol)) != nil
      }
      let text = words.map { String(decoding: $0.forms[0], as: UTF8.self) }.joined(separator: " ")
      if !isFound { return Unknown(text: text, message: Self.notInData(text)) }
    }
    return nil
  }

  /// What of a nuclide is unknown: the nuclide, or its value that is asked for.
  private func unknown(
    _ asked: SearchNuclide, _ text: String, _ clause: SearchClause, in data: SearchData
  ) -> Unknown? {
    guard let (element, known) = nuclide(asked, in: data) else {
      return Unknown(text: text, message: Self.noNuclide(text))
    }
    // A value of the ground state is none of its isomer.
    guard asked.isMet(by: known) else {
      return Unknown(text: text, message: Self.notInData(text))
    }
    // What holds for an element need not for its isotopes: is U-232 natural.
    if clause.terms.contains(where: \.isOfElements), stability(clause, in: data).isEmpty {
      return Unknown(text: text, message: Self.notUnderstood(text))
    }
    let mention = clause.terms.lazy.compactMap(\.mention).first
    guard let mention, !mention.isOfAllIsotopes,
      answer(known, of: element, mention, in: data) == nil
    else {
      return nil
    }
    let title = mention.title(of: element, in: temperatures.first)
    return Unknown(text: text, message: Self.noValue(title, .verbatim(text)))
  }

  /// What is said of an unknown word: of a person the data do not name, that; nothing of a lone other word.
  static func message(
    on text: String, in clause: SearchClause, isLone: Bool
  ) -> Message? {
    let typed = clause.typed(text)
    if clause.namesDiscovery, clause.isNamed(text) { return notInData(typed) }
    if isLone { return nil }
    return clause.asksValue ? notAnElement(typed) : notUnderstood(typed)
  }

  /// The pieces that the parser left, and the temperature at which the data have not what is asked for.
  func unread(of clause: SearchClause) -> [Unknown] {
    let unread = clause.unread.map { text in
      Unknown(
        text: text,
        message: clause.absent.contains(text) ? Self.notInData(text) : Self.notUnderstood(text))
    }
    guard let asked = clause.temperature, !holds(clause, at: asked.kelvin) else { return unread }
    return unread + [Unknown(text: asked.text, message: Self.notInData(asked.text))]
  }

  /// True if the values asked for are those at a temperature.
  private func holds(_ clause: SearchClause, at kelvin: Double) -> Bool {
    let elements = clause.terms.compactMap(\.typedWord).compactMap { element(named: $0) }
    return !elements.isEmpty
      && clause.terms.compactMap(\.mention).allSatisfy { mention in
        guard case .property(let property, _) = mention else { return false }
        return elements.allSatisfy {
          property.figure(of: $0)?.conditions[.temperature].flatMap(Double.init) == kelvin
        }
      }
  }

  /// The words of a clause that finds nothing that only texts have.
  func onlyInTexts(_ clause: SearchClause, _ isCancelled: () -> Bool) -> [Unknown] {
    guard !clause.isAlone, clause.terms.count > 1 else { return [] }
    return clause.terms.flatMap(words).compactMap { word, text in
      guard let found = find(word, isCancelled), !found.contains(where: { isSaid($0, text) }) else {
        return nil
      }
      let typed = clause.typed(text)
      return Unknown(text: typed, word: word, message: Self.notUnderstood(typed))
    }
  }

  static func notUnderstood(_ text: String) -> Message {
    .format(
      // TRANSLATORS: {1} is a word or number typed into the search.
      translatable("“{1}” was not understood"), .verbatim(SearchClauseParser.shown(text)))
  }

  private static func noNuclide(_ text: String) -> Message {
    // TRANSLATORS: {1} is the name of a nuclide typed into the search, such as C-99.
    .format(translatable("“{1}” is no known nuclide"), .verbatim(SearchClauseParser.shown(text)))
  }
}

extension SearchTerm {
  /// True for what elements are said to be, other than what nuclides are, too.
  fileprivate var isOfElements: Bool {
    switch self {
    case .fact(.stable), .fact(.radioactive): false
    case .fact, .group, .condition, .compared, .state: true
    default: false
    }
  }
}
