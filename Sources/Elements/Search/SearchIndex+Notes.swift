/// The user's notes in searches.
extension SearchIndex {
  // TRANSLATORS: Why an element was found: the word occurs in the user's note about it.
  static let inNote = Message.text(translatable("in your note"))
  // TRANSLATORS: Why an element was found: the user has written a note about it.
  static let hasNote = Message.text(translatable("has a note"))

  /// Returns the best occurrence of a word for each element; that in a note only if the element has no other. Nil if
  /// cancelled.
  func occurrences(of forms: [[UInt8]], _ isCancelled: () -> Bool) -> [TextIndex.Found]? {
    guard var found = index.find(forms, isCancelled: isCancelled) else { return nil }
    if notes.isEmpty { return found }
    for (position, element) in table.elements.enumerated()
    where found[position].rank == .max && notes.contains(forms, of: element.number) {
      found[position] = TextIndex.Found(
        rank: SearchRank.description.rawValue, text: Int32(texts.count), position: 0)
    }
    return found
  }

  /// Returns the text of an occurrence; that of a note is empty.
  func text(of found: TextIndex.Found) -> IndexedText {
    let number = Int(found.text)
    return number < texts.count ? texts[number] : IndexedText(field: .note, text: "", words: [])
  }
}
