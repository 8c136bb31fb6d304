/// The words of the user's notes, for searches. Immutable; built off the main thread.
public struct SearchNotes: Sendable {
  /// The words of each note, by atomic number.
  private let words: [Int: [TextWord]]

  /// No notes.
  public static let none = SearchNotes([:], fold: { [$0] })

  /// - Parameter notes: the notes by atomic number.
  public init(_ notes: [Int: Note], fold: TextFold) {
    words = notes.mapValues {
      TextWord.words(of: $0.text, atMost: InputLimits.noteLength, fold: fold)
    }
  }

  /// Returns true if an element has a note.
  func hasNote(_ number: Int) -> Bool { words[number] != nil }

  /// Returns true if the note of an element has the words, one after the other; the last may be a beginning.
  func contains(_ phrase: [TextWord], of number: Int) -> Bool {
    words[number].map { TextWord.position(of: phrase, in: $0) != nil } ?? false
  }

  /// Returns true if a word in the note of an element begins with one of the forms.
  func contains(_ forms: [[UInt8]], of number: Int) -> Bool {
    words[number]?.contains { word in
      word.forms.contains { own in forms.contains { own.starts(with: $0) } }
    } ?? false
  }

  var isEmpty: Bool { words.isEmpty }
}
