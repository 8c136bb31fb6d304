/// Classes of elements that need more than a name: states at a temperature, origins of names.
extension SearchClauseParser {
  // MARK: States

  /// Reads `liquid at 100 °C`, `at 100 °C liquid`, `gases at room temperature`.
  mutating func readState() -> Bool {
    let isFirst = state(at: 0) != nil
    let number = place(behind: isFirst ? 1 : 0)
    let hasLink = token(number - 1)?.lowercasedWord == "at"
    let end = isFirst ? number + 1 : place(behind: number + 1) + 1
    guard let state = state(at: isFirst ? 0 : end - 1) else { return false }
    if isFirst, token(number)?.lowercasedWord == "room",
      token(number + 1)?.nameWords == ["temperature"], hasLink
    {
      position += number + 2
      clause.terms.append(.state(state, AtomicElement.roomTemperature))
      return true
    }
    guard case .number(let value, let unit, _)? = token(number)?.kind,
      unit?.quantity == .temperature || isFirst && hasLink
    else { return false }
    if let unit, unit.quantity != .temperature {
      let property = SearchProperty.property(state == .gas ? "boil" : "melt")
      problems.append(Self.unitProblem(token(number)?.unitText ?? "", property))
    } else {
      let kelvin = unit?.base(value) ?? value
      if kelvin < 0, let text = token(number)?.spelling {
        problems.append(.format(translatable("“{1}”: not in the data"), .verbatim(text)))
      }
      if unit == nil { bareTemperatures.append(kelvin) }
      clause.terms.append(.state(state, kelvin))
    }
    position += end
    return true
  }

  private func state(at offset: Int) -> PhysicalState? {
    guard let words = token(offset)?.nameWords,
      case .state(let state)? = ElementClass.named(words)?.rule
    else { return nil }
    return state
  }

  /// The place behind words between a state and its temperature, from a place on.
  private func place(behind start: Int) -> Int {
    let words: Set<String> = ["at", "are", "is", "element", "elements"]
    var offset = start
    while let word = token(offset)?.lowercasedWord, words.contains(word) { offset += 1 }
    return offset
  }

  // MARK: Names

  /// Reads `named after Marie Curie`, to the end.
  mutating func readOrigin() -> Bool {
    let words = [token()?.lowercasedWord, token(1)?.lowercasedWord]
    guard words == Self.namedAfter else { return false }
    let rest = tokens.dropFirst(position + 2)
    guard rest.first?.kind == .word else { return false }
    let names = rest.filter { !Self.fillers.contains($0.lowercasedWord ?? "") }.flatMap {
      TextWord.words(of: $0.text, fold: fold)
    }
    guard !names.isEmpty else { return false }
    position = tokens.count
    // Their names stand in the origins, and no word for them all.
    if let kind = rest.last, let word = kind.lowercasedWord, Self.kindsOfOrigin.contains(word) {
      clause.unread.append(kind.typed)
      clause.absent.insert(kind.typed)
      return true
    }
    clause.terms.append(.origin(names))
    return true
  }

  private static let kindsOfOrigin: Set<String> = [
    "colors", "color", "colours", "colour", "people", "persons", "person", "scientists",
    "scientist",
    "places", "place", "cities", "city", "towns", "town", "goddess", "goddesses", "god", "gods",
    "minerals", "mineral", "animals", "properties", "men", "chemists", "physicists", "universities",
    "continents", "continent", "rivers", "mythology", "myths", "smell", "smells",
  ]
}
