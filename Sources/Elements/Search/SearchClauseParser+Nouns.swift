/// Words of a question that are read as others before its terms are.
extension SearchClauseParser {
  /// Reads `2nd ionization energy` as its title, `2nd period` as `period 2`, `abundance of iron in the crust` as that in the
  /// crust, and `in which year` as “when”; drops “temperature” from `at what temperature does lead melt`, in which the verb
  /// names the property.
  mutating func readAskedNouns() {
    readOrdinals()
    readAbundance()
    readStableIsotopes()
    for index in tokens.indices.reversed() {
      let word = tokens[index].lowercasedWord
      let isAsked =
        index > 0 && ["what", "which"].contains(tokens[index - 1].lowercasedWord)
      switch word {
      case "temperature" where isAsked: tokens.remove(at: index)
      case "year" where isAsked: replace(index...index, by: "when")
      // The number of neutrons is no atomic number, and the natural abundance of a nuclide is its own.
      case "number"
      where tokens.dropFirst(index + 1).prefix(2).map(\.lowercasedWord) == ["of", "neutrons"]:
        tokens.removeSubrange(index...index + 1)
      case "natural"
      where tokens.dropFirst(index + 1).first?.lowercasedWord == "abundance" && namesNuclide:
        tokens.remove(at: index)
      case "ionisation": replace(index...index, by: "ionization")
      default: break
      }
    }
  }

  private mutating func readOrdinals() {
    for index in tokens.indices.dropLast().reversed() {
      guard case .number(let value, nil, _) = tokens[index].kind, value == value.rounded(),
        Self.englishEndings.contains(tokens[index + 1].text)
      else { continue }
      let next = tokens.dropFirst(index + 2).first?.lowercasedWord ?? ""
      if ["century", "centuries"].contains(next) { continue }
      if ["ionization", "ionisation"].contains(next), 1...8 ~= value {
        replace(index...index + 1, by: Self.ordinals[Int(value) - 1])
      } else if ["period", "group"].contains(next) {
        tokens.remove(at: index + 1)
        tokens.swapAt(index, index + 1)
      } else {
        replace(index...index + 1, by: tokens[index].text + tokens[index + 1].text)
      }
    }
  }

  private var namesNuclide: Bool {
    tokens.contains { $0.kind == .word && SearchNuclide($0.text) != nil }
  }

  /// Joins the words of “stable isotopes” that stand apart, as where an adjective follows its noun.
  private mutating func readStableIsotopes() {
    let places = ["stable", "isotopes"].map { word in
      tokens.indices.filter { tokens[$0].lowercasedWord == word }
    }
    let counts: Set<String> = ["most", "least", "fewest", "not", "without"]
    guard places.allSatisfy({ $0.count == 1 }), tokens.count > 2, places[1][0] != places[0][0] + 1,
      !tokens.contains(where: { counts.contains($0.lowercasedWord ?? "") })
    else { return }
    tokens.remove(at: places[0][0])
    let place = places[1][0] - (places[0][0] < places[1][0] ? 1 : 0)
    replace(place...place, by: "stable_isotopes")
  }

  private mutating func readAbundance() {
    guard let start = tokens.firstIndex(where: { $0.lowercasedWord == "abundance" }),
      tokens.dropFirst(start + 1).first?.lowercasedWord == "of",
      let end = tokens.firstIndex(where: { Self.places.contains($0.lowercasedWord ?? "") }),
      let link = tokens[..<end].lastIndex(where: { $0.lowercasedWord == "in" }),
      tokens[link + 1..<end].allSatisfy({ $0.lowercasedWord == "the" }), start < link
    else { return }
    let place = tokens[end].text.lowercased()
    tokens.removeSubrange(link...end)
    replace(start...start, by: "abundance_" + place)
  }

  private mutating func replace(_ places: ClosedRange<Int>, by word: String) {
    let typed = tokens[places].map(\.typed).joined()
    tokens.replaceSubrange(places, with: [SearchToken(.word, word, typed: typed)])
  }

  private static let englishEndings: Set<String> = ["st", "nd", "rd", "th"]
  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
  ]
  /// What abundances are of, as in the keys of the properties.
  private static let places: Set<String> = ["crust", "sea", "sun", "meteorites"]
}
