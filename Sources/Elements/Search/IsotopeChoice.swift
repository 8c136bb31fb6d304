/// An isotope that is asked for by its place among those of its element.
enum IsotopeChoice: Sendable, Hashable {
  case longestLived, shortestLived, mostAbundant, heaviest, lightest

  /// The choices by the words of the search.
  static let named: [String: IsotopeChoice] = {
    let words: [(IsotopeChoice, [String])] = [
      (.longestLived, ["longest lived", "longest living", "most stable"]),
      (.shortestLived, ["shortest lived", "shortest living", "least stable", "most unstable"]),
      (.mostAbundant, ["most abundant", "most common"]), (.heaviest, ["heaviest"]),
      (.lightest, ["lightest"]),
    ]
    var names: [String: IsotopeChoice] = [:]
    for (choice, spellings) in words {
      for spelling in spellings {
        for noun in ["isotope", "nuclide"] { names[spelling + " " + noun] = choice }
      }
    }
    names["longest lived isotopes"] = .longestLived
    return names
  }()

  /// Returns the nuclides of this place, more than one if several are stable.
  func nuclides(among all: [Nuclide]) -> [Nuclide] {
    switch self {
    case .longestLived:
      let stable = all.filter { $0.halfLife.kind == .stable }
      if !stable.isEmpty { return stable }
      return greatest(all, \.lifetime)
    case .shortestLived: return greatest(all) { $0.lifetime.map { -$0 } }
    case .mostAbundant: return greatest(all) { $0.abundance?.value }
    case .heaviest: return greatest(all) { $0.isIsomer ? nil : Double($0.massNumber) }
    case .lightest: return greatest(all) { $0.isIsomer ? nil : -Double($0.massNumber) }
    }
  }

  private func greatest(
    _ all: [Nuclide], _ value: (Nuclide) -> Double?
  ) -> [Nuclide] {
    let valued = all.compactMap { nuclide in value(nuclide).map { ($0, nuclide) } }
    return valued.max { $0.0 < $1.0 }.map { [$0.1] } ?? []
  }
}

extension Nuclide {
  /// The half-life in seconds, measured or estimated, but no limit; nil without one.
  fileprivate var lifetime: Double? {
    guard let time = halfLife.time, time.relation == nil || time.relation == "~" else { return nil }
    return time.seconds
  }
}

extension SearchIndex {
  /// Returns the isotope of a place among those of an element, or the stable ones if there are several.
  func isotopes(
    _ choice: IsotopeChoice, among all: [Nuclide], in data: SearchData
  ) -> [SearchAnswer] {
    let found = choice.nuclides(among: all)
    guard let first = found.first, let element = table[first.number] else { return [] }
    if found.count == 1 {
      let abundance = data.vocabulary.property("abundance_crust")
      let mention = abundance.map { SearchMention.property($0, nil) }
      let answer = answer(first, of: element, choice == .mostAbundant ? mention : nil, in: data)
      return [answer].compactMap { $0 }
    }
    let signs = Message.list(found.map { .verbatim($0.sign(element.symbol)) })
    return [
      SearchAnswer(
        number: element.number, topic: .property("stable_isotopes"),
        title: .format(
          translatable("{1} · {2}"), element.shownName, .text(translatable("stable"))),
        value: signs, copyText: signs)
    ]
  }
}
