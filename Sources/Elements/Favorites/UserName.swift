/// The user name of the user's favorites.
public enum UserName {
  /// Returns the name set in Preferences, else the account's real name, else the login.
  public static func chosen(preference: String, realName: String, login: String) -> String {
    [preference, realName, login].map(cleaned).first { !$0.isEmpty } ?? unknown
  }

  /// Placeholder for an unknown name.
  static let unknown = "somebody"

  /// Returns the name sanitized by `cleaned`; `unknown` if that is empty.
  public static func sanitized(_ name: String) -> String {
    let name = cleaned(name)
    return name.isEmpty ? unknown : name
  }

  /// Returns the name sanitized for storing and sending: on one line, without surrounding spaces, truncated, and
  /// without excess combining marks; empty if nothing in it is visible.
  public static func cleaned(_ name: String) -> String {
    var counter = ExternalText.ScalarCounter()
    let line = name.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      let scalar = scalar.isAllowedInText ? scalar : " "
      counter.add(scalar)
      return counter.marks > ExternalText.maximumMarks ? nil : scalar
    }
    let truncated = trimmed(trimmed(line[...]).prefix(InputLimits.userNameLength))
    return truncated.contains(where: \.isVisible) ? String(String.UnicodeScalarView(truncated)) : ""
  }

  private static func trimmed(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let start = text.drop { $0.properties.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return [] }
    return start[...end]
  }
}
