/// What is said of a value that an element does not have.
extension SearchIndex {
  /// Returns for each value asked for that an element lacks what is known in its place, or that the data have none. Of a name
  /// that stands for several properties, `hardness`, only the first is said, and only if all are unknown.
  func missing(
    _ mentions: [SearchMention], of element: AtomicElement, _ data: SearchData
  ) -> [SearchAnswer] {
    let unknown = mentions.filter { answer($0, of: element, data) == nil }
    let isOneName = SearchVocabulary.everydayNames.values.contains {
      $0.count > 1 && $0 == mentions.map(\.key)
    }
    if isOneName, unknown.count < mentions.count { return [] }
    return unknown.prefix(isOneName ? 1 : unknown.count).compactMap { missing($0, element, data) }
  }

  private func missing(
    _ mention: SearchMention, _ element: AtomicElement, _ data: SearchData
  ) -> SearchAnswer? {
    switch mention {
    case .decay, .neutrons, .isotope: return nil
    case .property(let property, _):
      // None at 1 atm; no group.
      if let line = line(property, of: element, in: temperatures.first, data) {
        return SearchAnswer(
          number: element.number, topic: .property(property.key),
          title: Self.title(element, line.title), value: line.value)
      }
      if property.key == Self.halfLife, let stable = data.vocabulary.property(Self.stable),
        let answer = answer(.property(stable, nil), of: element, data)
      {
        return answer
      }
    // Known since antiquity.
    case .discoverer: return answer(.property(.discoveryYear, nil), of: element, data)
    default: break
    }
    guard let title = title(of: mention, element) else { return nil }
    return SearchAnswer(
      number: element.number, topic: .property(mention.key),
      title: Self.noValue(title, element.shownName))
  }

  /// What stands in place of the half-life of an element with stable isotopes.
  private static let (halfLife, stable) = ("longest_half_life", "stable_isotopes")

  /// The title of a value, that of a line as other elements have it; nil if none has.
  private func title(of mention: SearchMention, _ element: AtomicElement) -> Message? {
    guard case .line(let key) = mention else {
      return mention.title(of: element, in: temperatures.first)
    }
    return table.elements.lazy.compactMap { PropertyLines.line(key, of: $0)?.title }.first
  }
}
