import Elements

/// A change of favorites that can be undone.
enum UndoableChange {
  case addition(Int)
  case removal(Favorite, index: Int)
  case removalOfImported(Favorite)
  /// The favorites that were added, and the notes of the file with those before.
  case importing([Favorite], notes: [Int: Note], before: [Int: Note])
  case hiding(String)
}
