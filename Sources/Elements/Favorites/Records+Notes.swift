extension Records {
  /// The notes by atomic number; invalid entries are left out.
  public var notes: [Int: Note] {
    var notes: [Int: Note] = [:]
    for (key, text) in entries(of: .notes) {
      guard let number = Self.number(key), let note = Note(saved: text) else { continue }
      notes[number] = note
    }
    return notes
  }

  /// The note about an element; nil for none.
  public subscript(noteOf number: Int) -> Note? {
    get { self[.notes, String(number)].flatMap { Note(saved: $0) } }
    set {
      guard Favorite.numbers.contains(number) else { return }
      self[.notes, String(number)] = newValue?.text
    }
  }

  /// Adds imported notes. A note that exists stays, with the other one below it.
  public mutating func include(_ notes: [Int: Note]) {
    for (number, note) in notes {
      self[noteOf: number] = self[noteOf: number]?.joined(with: note) ?? note
    }
  }

  /// Undoes an import: restores the notes before it, except those that were changed since.
  public mutating func exclude(_ notes: [Int: Note], before: [Int: Note]) {
    for (number, note) in notes
    where self[noteOf: number] == before[number]?.joined(with: note) ?? note {
      self[noteOf: number] = before[number]
    }
  }

  /// The atomic number of a key, as it is written.
  private static func number(_ key: String) -> Int? {
    Int(key).flatMap { Favorite.numbers.contains($0) && String($0) == key ? $0 : nil }
  }
}
