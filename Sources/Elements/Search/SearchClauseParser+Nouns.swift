/// Words of a question that are read as others before its terms are.
extension SearchClauseParser {
  /// Reads `2nd ionization energy` as its title, `2nd period` as `period 2`, `abundance of iron in the crust` as that in the
  /// crust, and `in which year` as “when”; drops “temperature” from `at what temperature does lead melt`, in which the verb
  /// names the property.
  mutating func readAskedNouns() {
    readPhrases()
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
      case "natural", "alpha", "beta":
        let next = tokens.dropFirst(index + 1).first?.lowercasedWord
        if namesNuclide, ["abundance", "decay"].contains(next) { tokens.remove(at: index) }
      // The chromium atom.
      case "atom" where index > 0 && symbol(tokens[index - 1].text) != nil: tokens.remove(at: index)
      // The number of valence electrons.
      case "number"
      where tokens.dropFirst(index + 1).first?.lowercasedWord == "of"
        && Self.countedWords.contains(tokens.dropFirst(index + 2).prefix(2).flatMap(\.nameWords)):
        tokens.removeSubrange(index...index + 1)
      case "on" where tokens.dropFirst(index + 1).first?.lowercasedWord == "earth":
        tokens.removeSubrange(index...index + 1)
      // What does carbon-14 decay to.
      case "to" where index == tokens.count - 1 && index > 0: tokens.remove(at: index)
      case "ionisation": replace(index...index, by: "ionization")
      case "weigh", "weighs": replace(index...index, by: "weight")
      case "how": readAdjective(behind: index)
      // Boiling is a boiling point by then.
      case "points" where index > 0 && tokens[index - 1].lowercasedWord == "point":
        tokens.remove(at: index)
      default:
        if let one = word.flatMap({ Self.singulars[$0] }) { replace(index...index, by: one) }
      }
    }
  }

  private mutating func readPhrases() {
    readNumberOfElements()
    turnStates()
    readMainStates()
    readOnly()
    readUnknown()
    readMillions()
    readOrdinals()
    readIonization()
    readOccurrence()
    readOuterElectrons()
    readSpelledPlaces()
    readStateOfElement()
    readAbundance()
    readMostAbundant()
    readChosenIsotope()
    readStableIsotopes()
    readRoomTemperature()
  }

  /// Reads `1.5 million years` and `a billion years` as a number with a unit.
  private mutating func readMillions() {
    for index in tokens.indices.dropFirst().reversed() {
      guard let factor = tokens[index].lowercasedWord.flatMap({ Self.millions[$0] }) else {
        continue
      }
      let before = tokens[index - 1]
      let (value, tolerance): (Double, Double)
      if case .number(let number, nil, let own) = before.kind {
        (value, tolerance) = (number, own)
      } else if ["a", "one"].contains(before.lowercasedWord) {
        (value, tolerance) = (1, 0.5)
      } else {
        continue
      }
      let next = tokens.dropFirst(index + 1).first
      let unit = next.flatMap { $0.kind == .word ? SearchUnit.named($0.text) : nil }
      let number = SearchToken(
        .number(value * factor, unit: unit, tolerance: tolerance * factor),
        before.text + " " + tokens[index].text, unitText: unit == nil ? "" : next?.text ?? "")
      tokens.replaceSubrange(index - 1...index + (unit == nil ? 0 : 1), with: [number])
    }
  }

  private static let millions: [String: Double] = [
    "million": 1e6, "millions": 1e6, "billion": 1e9, "billions": 1e9,
  ]

  /// Reads `below room temperature` as 20 °C.
  private mutating func readRoomTemperature() {
    for index in tokens.indices.dropFirst().dropLast()
    where tokens[index].lowercasedWord == "room" && tokens[index + 1].nameWords == ["temperature"] {
      let before = tokens[index - 1]
      let compares =
        before.kind.isComparison || before.text == "than"
        || before.lowercasedWord.map { Self.comparisonWords[$0] != nil } == true
      guard compares else { continue }
      let kelvin = SearchToken(
        .number(AtomicElement.roomTemperature, unit: SearchUnit.listed("K"), tolerance: 0),
        "room temperature")
      return tokens.replaceSubrange(index...index + 1, with: [kelvin])
    }
  }

  /// Reads `how dense` as “density”, `how heavy` as the weight and the density, `how hot does iron melt` without “hot”.
  private mutating func readAdjective(behind index: Int) {
    guard let next = tokens.dropFirst(index + 1).first,
      let nouns = next.lowercasedWord.flatMap({ SearchVocabulary.adjectives[$0] })
    else { return }
    tokens.replaceSubrange(
      index...index + 1, with: nouns.map { SearchToken(.word, $0, typed: next.typed) })
  }

  /// Puts the element before its state: `is liquid gallium at 30 °C`.
  private mutating func readStateOfElement() {
    for index in tokens.indices.dropLast(2)
    where isYesNo && (tokens[index + 2].lowercasedWord == "at" || tokens[index + 2].isNumber)
      && symbol(tokens[index + 1].text) != nil
      && ElementClass.named(tokens[index].nameWords).map(\.isState) == true
    {
      tokens.swapAt(index, index + 1)
    }
  }

  private mutating func readOrdinals() {
    for index in tokens.indices.dropLast().reversed() {
      // Russian 2-й.
      if tokens[index].isNumber, tokens[index + 1].kind == .range, index + 2 < tokens.count,
        Self.ordinalEndings.contains(tokens[index + 2].text)
      {
        tokens.remove(at: index + 1)
      }
      guard case .number(let value, nil, _) = tokens[index].kind, value == value.rounded(),
        Self.ordinalEndings.contains(tokens[index + 1].text)
      else { continue }
      let next = tokens.dropFirst(index + 2).first?.lowercasedWord ?? ""
      if ["century", "centuries"].contains(next) { continue }
      let isEnglish = Self.englishEndings.contains(tokens[index + 1].text)
      let ordinal = EnglishNumeral.ordinals.first { Double($1) == value }?.key
      if ["period", "group"].contains(next) {
        tokens.remove(at: index + 1)
        tokens.swapAt(index, index + 1)
      } else if let ordinal,
        ["ionization", "ionisation"].contains(next)
          || isEnglish && superlative(at: index + 2) != nil
      {
        replace(index...index + 1, by: ordinal)
      } else if isEnglish {
        replace(index...index + 1, by: tokens[index].text + tokens[index + 1].text)
      }
    }
  }

  /// Reads `fourth period` and `group one` with digits, as those of the table: Chinese 第四周期.
  private mutating func readSpelledPlaces() {
    for index in tokens.indices where ["period", "group"].contains(tokens[index].lowercasedWord) {
      // German 5. Periode.
      if index > 0, tokens[index - 1].isNumber, tokens[index - 1].unitText.isEmpty,
        tokens.dropFirst(index + 1).first?.isNumber != true,
        !tokens[..<(index - 1)].suffix(2).contains(where: {
          ["and", "to", "between", "periods", "groups", "period", "group"].contains(
            $0.lowercasedWord)
            || $0.kind != .word
        })
      {
        tokens.swapAt(index - 1, index)
        continue
      }
      for place in [index - 1, index + 1] where tokens.indices.contains(place) {
        let token = tokens[place]
        guard let number = token.lowercasedWord.flatMap(EnglishNumeral.value) else { continue }
        tokens[place] = SearchToken(
          .number(Double(number), unit: nil, tolerance: 0), String(number), typed: token.typed)
        if place < index { tokens.swapAt(place, index) }
        break
      }
    }
  }

  /// Reads the ninth ionization energy and those behind it as one word: those before it are properties.
  private mutating func readIonization() {
    for index in tokens.indices.dropFirst() where tokens[index].lowercasedWord == "ionization" {
      let word = tokens[index - 1].lowercasedWord ?? ""
      let digits = word.prefix { $0.isNumber }
      guard tokens.dropFirst(index + 1).first?.lowercasedWord == "energy",
        let number = EnglishNumeral.ordinals[word] ?? Int(digits), number > 8,
        digits.isEmpty || Self.englishEndings.contains(String(word.dropFirst(digits.count)))
      else { continue }
      return replace(index - 1...index + 1, by: Self.ionization + String(number))
    }
  }

  /// What a word for a further ionization energy begins with.
  static let ionization = "ionization_energy_"

  /// Reads `where is gold found` as its abundance; where it was found is the place of the discovery.
  private mutating func readOccurrence() {
    let words = tokens.map { $0.lowercasedWord ?? "" }
    guard words.first == "where", words.count > 2, ["is", "are", "can", "does"].contains(words[1]),
      let last = words.last, ["found", "occur"].contains(last)
    else { return }
    let typed = tokens[0].typed
    tokens = [SearchToken(.word, "abundance", typed: typed)] + tokens[2..<(tokens.count - 1)]
    tokens.removeAll { $0.lowercasedWord == "be" }
  }

  /// Reads `how many electrons are in the outer shell of chlorine` as its outer electrons.
  private mutating func readOuterElectrons() {
    let words = tokens.map { $0.lowercasedWord ?? "" }
    guard let place = words.firstIndex(of: "electrons"),
      let end = words.indices.dropLast().first(where: {
        ["outer", "outermost", "valence"].contains(words[$0]) && words[$0 + 1] == "shell"
      }), end > place, words[(place + 1)..<end].allSatisfy(Self.fillers.contains)
    else { return }
    replace(place...end + 1, by: "valence_electrons")
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

  /// Joins abundance with what it is of, in any order: Turkish “crust silicon abundance”; reads `gold in the sea` as one.
  private mutating func readAbundance() {
    func word(_ index: Int) -> String { tokens[index].lowercasedWord ?? "" }
    guard let end = tokens.indices.first(where: { Self.places.contains(word($0)) }) else { return }
    let links = (0..<end).reversed().prefix { Self.links.contains(word($0)) }
    let start = tokens.indices.first { word($0) == "abundance" }
    let others = tokens.indices.filter {
      $0 != start && $0 != end && !Self.links.contains(word($0)) && tokens[$0].kind == .word
    }
    let calls = others.filter { symbol(tokens[$0].text) != nil }
    let isAmount =
      !calls.isEmpty && links.contains { word($0) == "in" }
      && others.allSatisfy { calls.contains($0) || Self.amounts.contains(word($0)) }
    let isOfElement = !calls.isEmpty && calls.count == others.count
    guard start != nil ? isOfElement : isAmount else { return }
    let key = "abundance_" + word(end)
    if let start { replace(start...start, by: key) } else { replace(end...end, by: key) }
    tokens.removeSubrange(end - links.count..<(start == nil ? end : end + 1))
  }

  /// Puts the place behind the superlative: `most abundant metal in the crust`.
  private mutating func readMostAbundant() {
    let words = tokens.map { $0.lowercasedWord ?? "" }
    guard let start = words.firstIndex(where: ["abundant", "common", "rarest"].contains),
      let end = words.lastIndex(where: Self.places.contains), end > start + 1,
      let link = words[start + 1..<end].lastIndex(of: "in"),
      words[link + 1..<end].allSatisfy({ $0 == "the" })
    else { return }
    let place = tokens[end]
    tokens.removeSubrange(link...end)
    tokens.insert(place, at: start + 1)
  }

  /// The plurals of words in the names of properties.
  private static let singulars = [
    "groups": "group", "periods": "period", "points": "point", "temperatures": "temperature",
    "densities": "density", "radii": "radius",
    "weights": "weight", "masses": "mass", "electronegativities": "electronegativity",
    "affinities": "affinity", "conductivities": "conductivity", "resistivities": "resistivity",
  ]

  mutating func replace(_ places: ClosedRange<Int>, by word: String) {
    let typed = tokens[places].map(\.typed).joined()
    tokens.replaceSubrange(places, with: [SearchToken(.word, word, typed: typed)])
  }

  private static let countedWords: Set<[String]> = [
    ["valence", "electrons"], ["outer", "electrons"], ["unpaired", "electrons"],
    ["stable", "isotopes"], ["known", "isotopes"],
  ]
  private static let englishEndings: Set<String> = ["st", "nd", "rd", "th"]
  private static let links: Set<String> = ["in", "of", "the"]
  private static let amounts: Set<String> = ["how", "much", "is", "there", "amount"]
  /// What abundances are of, as in the keys of the properties.
  private static let places: Set<String> = ["crust", "sea", "sun", "meteorites"]
}
