/// Names of elements: their origins, beginnings and ends.
extension SearchIndex {
  /// Returns the candidate if a term about its state, name or note holds; nil if it does not.
  func filtered(_ candidate: Candidate, by term: SearchTerm) -> Candidate? {
    let element = table.elements[candidate.position]
    switch term {
    case .state(let state, let kelvin):
      let property = SearchProperty.property(state == .gas ? "boil" : "melt")
      let holds = element.state(atKelvin: kelvin) == state
      guard holds else { return nil }
      return property.text(of: element, in: TemperatureUnit.kelvin) == nil
        ? candidate.adding(.field) : candidate.adding(.value(property, temperatures.first), .field)
    case .origin(let words): return adding(origin: words, to: candidate)
    case .spelling(let text, let isEnd, let field):
      let typed = forms(of: text).last ?? text
      let name = field == .symbol ? [] : forms(of: ownName(of: candidate) ?? element.name)
      let hasSymbol = field == .symbol || field == nil && !isEnd
      let holds = (name + (hasSymbol ? [element.symbol.lowercased()] : [])).contains {
        isEnd ? $0.hasSuffix(typed) : $0.hasPrefix(typed)
      }
      return holds ? candidate.adding(.field) : nil
    case .noted:
      return notes.hasNote(element.number)
        ? candidate.adding(.fact(Self.hasNote), .field) : nil
    default: return candidate
    }
  }

  private func forms(of text: String) -> [String] {
    text.isASCII ? [text.lowercased()] : fold(text)
  }

  /// The name of an element in the user's language.
  private func ownName(of candidate: Candidate) -> String? {
    let starts = index.textStarts[candidate.position...].prefix(2).map(Int.init)
    guard starts.count == 2 else { return nil }
    return texts[starts[0]..<starts[1]].first { $0.field == .name }?.text
  }

  /// Adds words in fields. A whole name of a discoverer is no beginning of another: Arabic ماري is not مارينسكي.
  func adding(
    _ words: [TextWord], of fields: [SearchField], to candidates: [Candidate]
  ) -> [Candidate] {
    let whole = candidates.compactMap { adding(words, of: fields, to: $0, isWhole: true) }
    if fields == Self.discoveryFields, !whole.isEmpty { return whole }
    return candidates.compactMap { adding(words, of: fields, to: $0) }
  }

  /// Adds the origin of an element's name that has all words; nil if it has not. What follows a comma explains the origin.
  func adding(origin words: [TextWord], to candidate: Candidate) -> Candidate? {
    let element = table.elements[candidate.position]
    guard let origin = element.nameOrigin else { return nil }
    let isOfCountries =
      words.count == 1 && words[0].forms.contains { Self.countryWords.contains($0) }
    if isOfCountries {
      return Self.namesCountry(origin)
        ? candidate.adding(.fact(.description(origin)), .field) : nil
    }
    let own = TextWord.words(of: String(origin.prefix { $0 != "," }), fold: fold).flatMap(\.forms)
    if words.count == 1, words[0].forms.contains(where: Self.womenWords.contains) {
      let isOfWoman = SearchFact.women.contains { name in
        let names = TextWord.words(of: name, fold: fold)
        return [names.first, names.last].allSatisfy {
          $0?.forms.contains(where: own.contains) == true
        }
      }
      return isOfWoman ? candidate.adding(.fact(.description(origin)), .field) : nil
    }
    let holds = (person(words).map { [$0] } ?? words).allSatisfy { word in
      word.forms.contains { form in
        let singular = form.last == UInt8(ascii: "s") ? Array(form.dropLast()) : form
        return own.contains { $0 == form || $0 == singular }
      }
    }
    return holds ? candidate.adding(.fact(.description(origin)), .field) : nil
  }

  private static let womenWords = ["woman", "women"].map { Array($0.utf8) }
  private static let countryWords = ["country", "countries"].map { Array($0.utf8) }
  private static let countries = Set(
    SearchWords.all.filter { $0.kind == "country" }.compactMap {
      SearchWording.listed($0.text).first
    })

  /// True for an origin that is a country, and not a place in one: Latin Gallia: Gaul, France.
  private static func namesCountry(_ origin: String) -> Bool {
    let words = origin.split { !$0.isLetter }.map(String.init)
    return words.indices.contains {
      countries.contains(words[$0]) && ($0 == 0 || words[$0 - 1] != "in")
    }
  }

  /// The surname in English of the discoverer whose surname in the user's language words end with; nil for others.
  private func person(_ words: [TextWord]) -> TextWord? {
    guard let surname = words.last?.forms else { return nil }
    let name = texts.first { text in
      text.field == .discoverer && text.source != nil
        && text.words.contains { !$0.forms.allSatisfy { !surname.contains($0) } }
    }?.source
    return name.flatMap { TextWord.words(of: $0, fold: fold).last }
  }
}
