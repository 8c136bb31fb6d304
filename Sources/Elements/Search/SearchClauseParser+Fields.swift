/// Words in the texts of a kind.
extension SearchClauseParser {
  private static let fields: [String: [SearchField]] = [
    "symbol": [.symbol], "name": [.name, .alternativeName], "state": [.classification],
    "phase": [.classification], "category": [.classification], "block": [.classification],
    "class": [.classification], "discoverer": [.discoverer], "by": [.discoverer],
    "country": [.place], "place": [.place], "location": [.place], "in": [.place],
    "appearance": [.appearance], "color": [.appearance], "colour": [.appearance],
    "looks": [.appearance], "note": [.note], "notes": [.note], "year": [.year],
  ]

  /// Reads `state: liquid`, `block: d`, `color: yellow`.
  mutating func readField() -> Bool {
    guard token(1)?.kind == .colon, let word = token()?.lowercasedWord,
      let fields = Self.fields[word]
    else { return false }
    position += 2
    guard let value = token() else { return true }
    if fields == [.classification] {
      let isClass = addTerm(atMost: ElementClass.maximumWords) { words in
        (ElementClass.named(words) ?? ElementClass.named(words + [word])).map(SearchTerm.group)
      }
      if isClass { return true }
    }
    guard value.kind != .colon, value.kind != .range else { return true }
    position += 1
    // Notes are in any language.
    let text = fields == [.note] ? value.typed : value.text
    let words = TextWord.words(of: text, fold: fold)
    if !words.isEmpty { clause.terms.append(.field(fields, words)) }
    return true
  }
}
