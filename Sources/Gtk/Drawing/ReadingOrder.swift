/// Makes what follows read from left to right, and is not seen itself (U+200E).
private let leftToRightMark = "\u{200E}"

extension Widget {
  /// `text` as the widget has to set it where the language is written from right to left: figures read from left
  /// to right there, too. Of a text without a letter, Unicode's rules cannot tell, and would make `(2)55.845` of
  /// `55.845(2)`, `71–57` of `57–71`, and `26+` of `+26`.
  func withFiguresInOrder(_ text: String) -> String {
    guard isRightToLeft, !text.isEmpty, !text.contains(where: \.isLetter) else { return text }
    return leftToRightMark + text
  }
}

extension String {
  /// The text without what `withFiguresInOrder` has put before it.
  var withoutReadingMark: String {
    hasPrefix(leftToRightMark) ? String(dropFirst()) : self
  }
}
