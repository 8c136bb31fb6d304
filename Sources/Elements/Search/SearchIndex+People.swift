/// Discoverers, found by words of their names.
extension SearchIndex {
  /// Leaves out people of whose names a word is only a beginning, if it is the whole of another one: Arabic Curie is one of
  /// Coryell.
  func wholeNames(_ found: [TextIndex.Found], _ word: TextWord) -> [TextIndex.Found] {
    func person(_ one: TextIndex.Found) -> (isOne: Bool, isWhole: Bool) {
      guard one.rank != .max else { return (false, false) }
      let text = text(of: one)
      guard text.field == .discoverer, text.words.indices.contains(Int(one.position)) else {
        return (false, false)
      }
      return (true, text.words[Int(one.position)].forms.contains(where: word.forms.contains))
    }
    guard found.contains(where: { person($0).isWhole }) else { return found }
    return found.map { one in
      let person = person(one)
      return person.isOne && !person.isWhole ? .none : one
    }
  }
}
