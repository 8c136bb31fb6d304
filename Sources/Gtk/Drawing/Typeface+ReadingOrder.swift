/// Invisible mark that makes the following text left-to-right (U+200E).
private let leftToRightMark = "\u{200E}"

extension Typeface {
  /// Returns `text` with a left-to-right mark if the direction is right to left: figures read from
  /// left to right there too. In a text without letters Unicode's bidirectional algorithm has no direction to
  /// follow, and would turn `55.845(2)` into `(2)55.845`, `57–71` into `71–57`, and `+26` into `26+`.
  func withFiguresInOrder(_ text: String) -> String {
    guard isRightToLeft, !text.isEmpty, !text.contains(where: \.isLetter) else { return text }
    return leftToRightMark + text
  }
}

extension String {
  /// The text without the mark added by `withFiguresInOrder`.
  var withoutReadingMark: String {
    hasPrefix(leftToRightMark) ? String(dropFirst()) : self
  }
}
