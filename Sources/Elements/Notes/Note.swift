/// A note of the user about an element: plain text of one or more lines, safe to show.
public struct Note: Sendable, Hashable {
  /// The text, with line breaks and tabs; begins and ends with a visible character.
  public let text: String

  /// Cleans a text: drops control characters, excess combining marks, white space at both ends, and what exceeds the
  /// maximum length. Returns nil if nothing visible remains.
  public init?(_ text: String) {
    var scalars = String.UnicodeScalarView()
    var (length, marks) = (0, 0)
    // Bounds the work, whatever the text.
    for scalar in text.unicodeScalars.prefix(2 * InputLimits.noteLength) {
      guard length < InputLimits.noteLength else { break }
      guard scalar.isAllowedInText || scalar == "\n" || scalar == "\t" else { continue }
      marks = scalar.isMark ? marks + 1 : 0
      // White space at the beginning.
      if marks > ExternalText.maximumMarks || length == 0 && scalar.isBlank { continue }
      scalars.append(scalar)
      length += 1
    }
    while scalars.last?.isBlank == true { scalars.removeLast() }
    guard scalars.contains(where: \.isVisible) else { return nil }
    self.text = String(scalars)
  }

  /// Reads a saved text; nil for one that is not a note as it was saved.
  public init?(saved text: String) {
    guard text.utf8.count <= 4 * InputLimits.noteLength, let note = Note(text), note.text == text
    else {
      return nil
    }
    self = note
  }

  /// Returns both notes, the other one below a line; one of them if it contains the other. The other one is cut if both
  /// are too long together.
  public func joined(with other: Note) -> Note {
    if contains(other) { return self }
    if other.contains(self) { return other }
    return Note(text + Self.line + other.text) ?? self
  }

  /// Returns true if both notes fit into one.
  public func fits(_ other: Note) -> Bool {
    contains(other) || other.contains(self)
      || text.unicodeScalars.count + Self.line.unicodeScalars.count
        + other.text.unicodeScalars.count <= InputLimits.noteLength
  }

  /// The line between joined notes.
  static let line = "\n———\n"

  /// Returns true if the other note is all of this one, or one of those joined in it.
  private func contains(_ other: Note) -> Bool {
    let (own, part) = (Array(text.utf8), Array(other.text.utf8))
    let line = Array(Self.line.utf8)
    guard part.count < own.count else { return own == part }
    return own.starts(with: part + line)
      || own.suffix(part.count + line.count) == (line + part)[...]
      || own.contains(line + part + line)
  }
}

extension Unicode.Scalar {
  /// True for a white space, and for a character without a glyph.
  fileprivate var isBlank: Bool { properties.isWhitespace || self == "\u{200b}" }
}

extension [UInt8] {
  /// Returns true if other bytes follow each other somewhere.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first, part.count <= count else { return part.isEmpty }
    return (0...count - part.count).contains { start in
      self[start] == first && self[start..<start + part.count].elementsEqual(part)
    }
  }
}
