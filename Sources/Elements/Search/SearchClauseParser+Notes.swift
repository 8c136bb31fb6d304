/// The user's notes.
extension SearchClauseParser {
  /// Reads `note`, `has a note`, `note:` without a text behind it.
  mutating func readNoted() -> Bool {
    for (words, count) in words(atMost: Self.noteLength).reversed() {
      guard Self.noteWords.contains(words.joined(separator: " ")) else { continue }
      let isField = token(count)?.kind == .colon
      if isField, let next = token(count + 1), next.kind != .colon, next.kind != .range {
        // "has note: rust" means the field, too.
        if count > 1 { position += count - 1 }
        return false
      }
      position += count + (isField ? 1 : 0)
      clause.terms.append(.noted)
      return true
    }
    return false
  }

  private static let noteLength = 3
  private static let noteWords: Set<String> = [
    "note", "notes", "has note", "has notes", "has a note", "with note", "with notes",
    "with a note", "noted",
  ]
}
