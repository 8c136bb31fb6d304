/// Discoverers, found by words of their names.
extension SearchIndex {
  /// Leaves out people of whose names a word is only a beginning, if it is the whole of another one: Arabic Curie is one of
  /// Coryell. The first letters typed are always a beginning, not the initial of Bernard G. Harvey.
  func wholeNames(_ found: [TextIndex.Found], _ word: TextWord) -> [TextIndex.Found] {
    guard word.forms.contains(where: { $0.count >= SearchVocabulary.leastLength }) else {
      return found
    }
    let isPerson = found.map { $0.rank != .max && text(of: $0).field == .discoverer }
    guard isPerson.contains(true) else { return found }
    let isWhole = found.indices.map { isPerson[$0] && hasName(word, at: $0) }
    guard isWhole.contains(true) else { return found }
    return found.indices.map { isPerson[$0] && !isWhole[$0] ? .none : found[$0] }
  }

  /// True if a word is one of the names of an element's discoverers, in any language.
  private func hasName(_ word: TextWord, at position: Int) -> Bool {
    (Int(index.textStarts[position])..<Int(index.textStarts[position + 1])).contains { number in
      texts[number].field == .discoverer
        && texts[number].words.contains { $0.forms.contains(where: word.forms.contains) }
    }
  }
}
