/// Facts, negation and spans of elements.
extension SearchClauseParser {
  /// Reads `not metal`, `-gas`, `without radioactive`: what follows must not hold.
  mutating func readNot() -> Bool {
    guard let token = token(), position + 1 < tokens.count else { return false }
    let isSign = token.kind == .not
    // Unknown melting point: without a value of it.
    let isUnknown = token.lowercasedWord == "unknown" && !propertiesAhead(from: 1).isEmpty
    guard isSign || isUnknown || token.lowercasedWord.map(Self.negations.contains) == true else {
      return false
    }
    let start = position
    position += 1
    while !isSign, let word = self.token()?.lowercasedWord, Self.articles.contains(word),
      position + 1 < tokens.count
    {
      position += 1
    }
    skipDiscovery()
    let terms = clause.terms
    clause.terms = []
    readTerm()
    let negated = clause.terms
    clause.terms = terms
    if negated.isEmpty {
      position = max(position, start + 1)
    } else {
      clause.terms.append(.not(negated))
    }
    return true
  }

  /// Divides `non-toxic` where no class or fact is called so.
  mutating func divideNegations() {
    tokens = tokens.flatMap { token in
      let words = token.nameWords
      guard words.count == 2, words[0] == "non", ElementClass.named(words) == nil,
        SearchFact.named(words) == nil
      else { return [token] }
      return words.map { SearchToken(.word, $0, typed: token.typed) }
    }
  }

  /// Moves behind the verb of `not discovered by Davy`.
  private mutating func skipDiscovery() {
    guard token()?.lowercasedWord == "discovered", position + 1 < tokens.count else { return }
    position += 1
    while let word = token()?.lowercasedWord, ["by", "in", "from", "the"].contains(word),
      position + 1 < tokens.count
    {
      position += 1
    }
  }

  /// True behind “not”.
  var isNegated: Bool {
    position > 0 && tokens[position - 1].lowercasedWord.map(Self.negations.contains) == true
  }

  static let negations: Set<String> = ["not", "without", "non", "except", "no", "nor", "neither"]
  private static let articles: Set<String> = ["a", "an", "the", "is", "in", "known"]

  // MARK: Facts

  /// The names of registries before a number.
  static let registries: Set<String> = ["cas", "ec", "einecs"]

  mutating func readFact() -> Bool {
    if case .fact(let fact)? = token()?.kind { return readCode(fact) }
    if let word = token()?.lowercasedWord, Self.registries.contains(word) {
      let length = ["number", "no"].contains(token(1)?.lowercasedWord) ? 2 : 1
      guard case .fact(let fact)? = token(length)?.kind else { return false }
      position += length
      return readCode(fact)
    }
    guard token()?.kind == .word || token()?.kind.isNumber == true else { return false }
    return readAdditive() || readKnown() || readLine() || readOxidation()
  }

  /// Reads codes; orbitals that follow each other are one configuration.
  private mutating func readCode(_ first: SearchFact) -> Bool {
    position += 1
    guard case .configuration(var orbitals) = first else {
      clause.terms.append(.fact(first))
      return true
    }
    while case .fact(.configuration(let next))? = token()?.kind {
      orbitals += " " + next
      position += 1
    }
    clause.terms.append(.fact(.configuration(orbitals.separatingCore)))
    return true
  }

  /// Reads `radioactive`, `toxic`, `bcc`.
  mutating func readNamedFact() -> Bool {
    let resistivity = vocabulary.property("resistivity")
    return addTerm(atMost: SearchFact.maximumWords) { words in
      SearchFact.named(words).map(SearchTerm.fact)
        ?? resistivity.flatMap { Self.conduction(words, $0) }
    }
  }

  /// The condition meant by `conductor`: a resistivity of at most 10⁻⁵ Ω·m, that of graphite. Semiconductors have more.
  private static func conduction(
    _ words: [String], _ resistivity: SearchProperty
  ) -> SearchTerm? {
    conductors.contains(words.joined(separator: " "))
      ? .condition(
        SearchCondition(
          property: resistivity, bounds: [.init(comparison: .atMost, value: 1e-5)],
          temperature: .kelvin))
      : nil
  }

  private static let conductors: Set<String> = [
    "conductor", "conductors", "conducting", "electrical conductor", "electrical conductors",
  ]

  /// Reads `E 175`.
  private mutating func readAdditive() -> Bool {
    guard token()?.lowercasedWord == "e", case .number(_, nil, _)? = token(1)?.kind,
      let number = token(1).flatMap({ SearchFact.additive(Array($0.text.utf8)) })
    else { return false }
    position += 2
    clause.terms.append(.fact(.additive(number)))
    return true
  }

  /// Reads `known in 1800`.
  private mutating func readKnown() -> Bool {
    guard token()?.lowercasedWord == "known", let link = token(1)?.lowercasedWord,
      ["in", "by", "before", "until"].contains(link),
      case .number(let year, nil, _)? = token(2)?.kind, (-10_000...10_000).contains(year)
    else { return false }
    position += 3
    clause.terms.append(.fact(.known(in: Int(year) - (link == "before" ? 1 : 0))))
    return true
  }

  /// Reads `589 nm`, `5890 Å`, `line 253.65`.
  private mutating func readLine() -> Bool {
    var offset = 0
    if token()?.lowercasedWord == "spectral" { offset += 1 }
    let isNamed = ["line", "lines", "wavelength"].contains(token(offset)?.lowercasedWord ?? "")
    offset += isNamed ? 1 : 0
    if isNamed, ["at", "of"].contains(token(offset)?.lowercasedWord ?? "") { offset += 1 }
    guard case .number(let value, let unit, let tolerance)? = token(offset)?.kind,
      isNamed || offset == 0,
      isNamed ? unit == nil || unit?.quantity == .length : unit?.isOfLight == true
    else { return false }
    // Lengths are in picometers.
    let factor = (unit?.factor ?? 1000) / 1000
    position += offset + 1
    // What the digits say, but at least as far as a hand-held spectroscope shows.
    let within = min(max(tolerance * factor, 0.5), 5)
    clause.terms.append(.fact(.line(value * factor, within: within)))
    return true
  }

  /// Reads `+7`, `-3`, `oxidation 7`.
  private mutating func readOxidation() -> Bool {
    let isNamed = token()?.lowercasedWord == "oxidation"
    var offset = isNamed ? 1 : 0
    if isNamed, ["state", "states", "number"].contains(token(1)?.lowercasedWord ?? "") {
      offset += 1
    }
    guard let number = token(offset), case .number(_, nil, _) = number.kind else { return false }
    let text =
      isNamed && Int(number.text) != nil && number.text.count == 1 ? "+" + number.text : number.text
    guard let state = SearchFact.state(text), token(offset + 1)?.kind != .range else {
      return false
    }
    position += offset + 1
    clause.terms.append(.fact(.oxidation(state)))
    return true
  }

  // MARK: Spans

  /// Reads `Sc–Zn`, `Sc-Zn`, `from Sc to Zn`, `between Hg and Pb`.
  mutating func readSpan() -> Bool {
    let intro = token()?.lowercasedWord
    let hasIntro = intro == "from" || intro == "between"
    let offset = hasIntro ? 1 : 0
    if !hasIntro, let text = token()?.text, token()?.kind == .word {
      let ends = text.split(separator: "-", omittingEmptySubsequences: false)
      if ends.count == 2, ends.allSatisfy({ $0.first?.isLetter == true }) {
        position += 1
        add(from: String(ends[0]), to: String(ends[1]), isBetween: false, typed: text)
        return true
      }
    }
    guard let first = token(offset), first.kind == .word, let last = token(offset + 2),
      last.kind == .word, isLink(token(offset + 1), after: intro)
    else { return false }
    position += offset + 3
    add(
      from: first.text, to: last.text, isBetween: intro == "between",
      typed: first.text + " " + last.text)
    return true
  }

  private func isLink(_ token: SearchToken?, after intro: String?) -> Bool {
    guard let token else { return false }
    if token.kind == .range { return true }
    let word = token.lowercasedWord
    return word == "to" || word == "and" && intro == "between"
  }

  private mutating func add(
    from first: String, to last: String, isBetween: Bool, typed: String
  ) {
    let bytes = Array(typed.utf8)
    let words = TextWord.words(of: typed, fold: fold).map {
      SearchTerm.word($0, text: String(decoding: bytes[$0.range], as: UTF8.self))
    }
    clause.terms.append(.span(first, last, isBetween: isBetween, or: words))
  }
}

extension SearchToken.Kind {
  var isNumber: Bool { if case .number = self { true } else { false } }
}

extension SearchUnit {
  /// True for a unit in which wavelengths of light are given.
  fileprivate var isOfLight: Bool {
    quantity == .length && (symbols.contains("nm") || symbols.contains("Å"))
  }
}

extension String {
  /// The core of a configuration apart from the orbitals: `[Xe] 4f14`.
  fileprivate var separatingCore: String {
    guard let end = firstIndex(of: "]") else { return self }
    let rest = self[index(after: end)...].drop { $0 == " " }
    return self[...end] + (rest.isEmpty ? "" : " " + rest)
  }

  /// The text with the first occurrence of a word replaced.
  func replacing(_ word: String, by other: String) -> String {
    let (whole, piece) = (Array(utf8), Array(word.utf8))
    guard piece.count <= whole.count else { return other }
    let start = (0...whole.count - piece.count).first { whole[$0...].starts(with: piece) }
    guard let start else { return other }
    let head = String(decoding: whole[..<start], as: UTF8.self)
    return head + other + String(decoding: whole[(start + piece.count)...], as: UTF8.self)
  }
}
