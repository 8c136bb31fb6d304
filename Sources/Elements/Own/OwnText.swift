/// Texts of one line that the user has written.
enum OwnText {
  /// Returns a text without blanks around it; nil if it is empty, too long or cannot be shown as it is.
  static func line(_ text: String, atMost limit: Int) -> String? {
    guard let line = optionalLine(text, atMost: limit),
      line.unicodeScalars.contains(where: \.isVisible)
    else { return nil }
    return line
  }

  /// Returns a text without blanks around it, which may be empty; nil if it is too long or cannot be shown as it is.
  static func optionalLine(_ text: String, atMost limit: Int) -> String? {
    // Blanks around it count, too, but for one of each.
    guard text.utf8.count <= 8 * limit else { return nil }
    let line = trimmed(text)
    return (try? ExternalText(checking: line, atMost: limit))?.text
  }

  /// Returns a text without blanks around it.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars.drop(while: \.properties.isWhitespace)
    let end = scalars.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(scalars[...$0]) } ?? ""
  }
}
