/// Phrases of questions that are read as others: what was unknown, how many there are, and which isotope is meant.
extension SearchClauseParser {
  /// Reads `element no. 92` and `atomic no 26` as “number”.
  mutating func readNumberSign() {
    for index in tokens.indices.dropLast() where tokens[index].lowercasedWord == "no" {
      let next = tokens[index + 1]
      let isAtomic = index > 0 && tokens[index - 1].lowercasedWord == "atomic"
      guard isAtomic || next.isNumber && next.unitText.isEmpty else { continue }
      replace(index...index, by: "number")
    }
  }

  /// Puts a class before its state at a temperature: `liquid metals at 100 °C`.
  mutating func turnStates() {
    for index in tokens.indices.dropLast(2)
    where tokens[index + 2].lowercasedWord == "at"
      && ElementClass.named(tokens[index].nameWords)?.isState == true
      && ElementClass.named(tokens[index + 1].nameWords)?.isState == false
    {
      tokens.swapAt(index, index + 1)
    }
  }

  /// Drops “only” before a number, `with only one stable isotope`, and reads “by whom” as “who”.
  mutating func readOnly() {
    for index in tokens.indices.dropLast().reversed() {
      let next = tokens[index + 1]
      switch tokens[index].lowercasedWord {
      case "only"
      where next.isNumber || next.lowercasedWord.map { EnglishNumeral.all[$0] != nil } == true:
        tokens.remove(at: index)
      case "by" where next.lowercasedWord == "whom": replace(index...index + 1, by: "who")
      default: break
      }
    }
  }

  /// Reads `most common oxidation states` as the main ones; which of several is the most stable is not in the data.
  mutating func readMainStates() {
    let words = tokens.map { $0.lowercasedWord ?? "" }
    let place = words.indices.first { index in
      words[index] == "most" && words.count > index + 2 && words[index + 2] == "oxidation"
        && ["common", "stable"].contains(words[index + 1])
    }
    guard let place else { return }
    if words[place + 1] == "stable", tokens[place + 2].typed.lowercased().hasSuffix("state") {
      let typed = "most stable"
      clause.unread.append(typed)
      clause.absent.insert(typed)
    }
    tokens.removeSubrange(place...place + 1)
  }

  /// Reads `unknown in 1869` as “discovered after”.
  mutating func readUnknown() {
    guard let place = tokens.firstIndex(where: { $0.lowercasedWord == "unknown" }),
      ["in", "before", "until"].contains(tokens.dropFirst(place + 1).first?.lowercasedWord),
      tokens.dropFirst(place + 2).first?.isNumber == true
    else { return }
    replace(place...place, by: "discovered")
    let link: String = tokens[place + 1].lowercasedWord == "in" ? "after" : "from"
    replace(place + 1...place + 1, by: link)
    clause.isDiscovery = true
  }

  /// Reads `number of elements` and `number of lanthanides` as “how many”.
  mutating func readNumberOfElements() {
    let words = tokens.prefix(3).map { $0.lowercasedWord ?? "" }
    guard words.count == 3, words[..<2] == ["number", "of"],
      words[2] == "elements" && tokens.count > 3
        || ElementClass.named(tokens[2].nameWords) != nil && words[2].hasSuffix("s")
    else { return }
    tokens.replaceSubrange(0...1, with: ["how", "many"].map { SearchToken(.word, $0) })
    clause.asksHowMany = true
  }

  /// Reads `which isotope of uranium is the longest lived` as “longest lived isotope”.
  mutating func readChosenIsotope() {
    let isIsotope = { (token: SearchToken) in
      ["isotope", "isotopes", "nuclide"].contains(token.lowercasedWord)
    }
    guard let noun = tokens.firstIndex(where: isIsotope),
      tokens.contains(where: { symbol($0.text) != nil })
    else { return }
    for start in tokens.indices.dropFirst(noun + 1) {
      for end in [start + 2, start + 1] where end <= tokens.count {
        let words = tokens[start..<end].flatMap(\.nameWords) + ["isotope"]
        guard IsotopeChoice.named[words.joined(separator: " ")] != nil else { continue }
        let choice = Array(tokens[start..<end])
        tokens.removeSubrange(start..<end)
        tokens.insert(contentsOf: choice, at: noun)
        return
      }
    }
  }

  /// Leaves unread what asks for anything else than elements.
  mutating func refuseOthers() {
    // How many melting points there are, is no number of elements.
    if clause.asksHowMany, !clause.terms.isEmpty, clause.isMention {
      clause.unread += tokens.suffix(from: min(2, tokens.count)).map(\.typed)
    }
    // Does iron melt at 1600 °C: it is molten then.
    let doesMelt = ["does", "do", "will"].contains(tokens.first?.lowercasedWord ?? "")
    if doesMelt, let number = tokens.last, case .number(_, let unit?, _) = number.kind,
      unit.quantity == .temperature, tokens.dropLast().last?.lowercasedWord == "at",
      clause.terms.contains(where: \.isTemperature)
    {
      clause.unread.append(number.spelling)
    }
    // The heaviest isotope is no element’s.
    if let key = clause.extreme?.property.key, !Self.ofIsotopes.contains(key),
      let word = tokens.first(where: { Self.isotopes.contains($0.lowercasedWord) })
    {
      clause.unread.append(word.typed)
    }
  }

  private static let isotopes: Set<String?> = ["isotope", "isotopes", "nuclide", "nuclides"]
  private static let ofIsotopes: Set<String> = [
    "longest_half_life", "stable_isotopes", "known_isotopes",
  ]
}

extension SearchTerm {
  /// True for one temperature of melting and the like.
  fileprivate var isTemperature: Bool {
    guard case .condition(let condition) = self else { return false }
    return condition.property.quantity == .temperature
      && condition.bounds.allSatisfy { $0.comparison == .equal }
  }
}
