extension SearchIndex {
  /// Formats a hit.
  func hit(_ candidate: Candidate) -> SearchHit {
    let element = table.elements[candidate.position]
    let matches = candidate.parts.map { match($0, of: element) }
    let parts = Array(zip(candidate.parts, matches))
    let asked = parts.first { $0.0.isAsked }
    // A match in a name is shown by the row itself.
    // What the order is by, before a class or another condition.
    let hidden =
      asked ?? parts.last { $0.0.isValue } ?? parts.first { !$0.1.field.isVisible }
    let isExplained = asked == nil && matches.contains(where: \.field.isVisible)
    var reason: SearchReason?
    if !isExplained, let hidden { reason = self.reason(hidden.0, hidden.1, of: element) }
    return SearchHit(
      number: element.number, position: candidate.position, rank: candidate.rank,
      matches: matches, reason: reason)
  }

  private func match(_ part: Part, of element: AtomicElement) -> SearchMatch {
    switch part {
    case .word(let word, let found): return match(word, found)
    case .phrase(let words, let text, let position):
      let text = texts[text]
      let first = text.words[position].range
      guard let last = words.last, text.isShown else {
        return SearchMatch(
          field: text.field, text: text.shown ?? text.text, ranges: [], source: text.source)
      }
      let end = matched(last, in: text.words[position + words.count - 1], of: text.text)
      return SearchMatch(
        field: text.field, text: text.text, ranges: [first.lowerBound..<end.upperBound],
        source: text.source)
    case .group(let group):
      return SearchMatch(field: .classification, text: group.word, ranges: [])
    case .value(let property, let unit):
      return SearchMatch(
        field: .figure, text: property.text(of: element, in: unit) ?? "", ranges: [])
    case .mention(let mention):
      return SearchMatch(
        field: .figure, text: value(mention, of: element)?.english ?? "", ranges: [])
    case .fact, .answer: return SearchMatch(field: .figure, text: "", ranges: [])
    case .formula(let formula):
      return SearchMatch(field: .formula, text: formula.text, ranges: [])
    }
  }

  private func match(_ word: TextWord, _ found: TextIndex.Found) -> SearchMatch {
    let text = text(of: found)
    guard text.isShown, text.words.indices.contains(Int(found.position)) else {
      return SearchMatch(
        field: text.field, text: text.shown ?? text.text, ranges: [], source: text.source)
    }
    let range = matched(word, in: text.words[Int(found.position)], of: text.text)
    return SearchMatch(
      field: text.field, text: text.text, ranges: [range], source: text.source)
  }

  /// The part of `found`, a word of `text`, in which `word` was found.
  private func matched(_ word: TextWord, in found: TextWord, of text: String) -> Range<Int> {
    for form in word.forms {
      for (number, own) in found.forms.enumerated() {
        guard let start = Self.position(of: form, in: own) else { continue }
        return TextWord.matched(
          found.range, from: start, length: form.count, form: number, in: text, fold: fold)
      }
    }
    return found.range
  }

  private static func position(of form: [UInt8], in word: [UInt8]) -> Int? {
    guard form.count <= word.count else { return nil }
    return (0...word.count - form.count).first { word[$0...].starts(with: form) }
  }

  private func reason(
    _ part: Part, _ match: SearchMatch, of element: AtomicElement
  ) -> SearchReason? {
    switch part {
    case .group(let group):
      let range = 0..<group.word.utf8.count
      return SearchReason(message: .text(group.word), found: group.word, ranges: [range])
    case .value(let property, _): return reason(property.title, match)
    case .mention(let mention):
      return SearchReason(
        message: .format(
          translatable("{1}: {2}"), mention.title(of: element, in: temperatures.first),
          value(mention, of: element) ?? .verbatim("")))
    case .fact(let message), .answer(let message): return SearchReason(message: message)
    case .formula(let formula):
      return SearchReason(
        message: .format(translatable("in {1}"), .verbatim(formula.text)))
    case .word(_, let found): return reason(match, of: text(of: found))
    case .phrase(_, let text, _): return reason(match, of: texts[text])
    }
  }

  private func reason(_ title: String, _ match: SearchMatch) -> SearchReason {
    // What has no digit is words: known since antiquity.
    let isNumber = match.text.utf8.contains { 0x30...0x39 ~= $0 }
    let value: Message = isNumber ? .number(match.text) : .text(match.text)
    // TRANSLATORS: A property and its value, after an element found: Melting point: 234.321 K.
    return SearchReason(message: .format(translatable("{1}: {2}"), .text(title), value))
  }

  private func reason(_ match: SearchMatch, of text: IndexedText) -> SearchReason {
    if text.field == .description {
      // TRANSLATORS: Why an element was found: the word occurs in the sentences about it.
      return SearchReason(message: .text(translatable("in its description")))
    }
    if text.field == .note { return SearchReason(message: Self.inNote) }
    var message: Message =
      switch match.field {
      // Lists in English, found by a name in them.
      case .place where match.source == nil: .places(match.text)
      case .discoverer where match.source == nil && !text.isTranslated: .people(match.text)
      default: text.isTranslated ? .text(match.text) : .verbatim(match.text)
      }
    if let note = text.note {
      // TRANSLATORS: A name by which an element was found, and its language: ferrum (Latin).
      message = .format(translatable("{1} ({2})"), message, note)
    }
    return SearchReason(message: message, found: match.text, ranges: match.ranges)
  }
}

extension SearchIndex.Part {
  /// True for a value that an order or a condition is by.
  fileprivate var isValue: Bool { if case .value = self { true } else { false } }
}
