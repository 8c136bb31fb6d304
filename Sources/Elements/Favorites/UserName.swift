/// The name under which the user's favorites go.
public enum UserName {
  /// Unicode characters that a name has at most.
  public static let maximumLength = 200

  /// The name that the user has chosen; where there is none, the login's real name; where that is not
  /// known, the login.
  public static func chosen(preference: String, realName: String, login: String) -> String {
    [preference, realName, login].map(cleaned).first { !$0.isEmpty } ?? unknown
  }

  /// A name that stands for one that is not known.
  static let unknown = "somebody"

  /// The name as `cleaned` makes it, and `unknown` where that is empty: every part of the program takes it.
  public static func kept(_ name: String) -> String {
    let name = cleaned(name)
    return name.isEmpty ? unknown : name
  }

  /// The name as it may be kept and sent: on one line, without space around it, not too long, and without
  /// surplus marks; empty where nothing in it can be seen.
  public static func cleaned(_ name: String) -> String {
    var gauge = ExternalText.Gauge()
    let line = name.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      let scalar = scalar.isAllowedInText ? scalar : " "
      gauge.take(scalar)
      return gauge.marks > ExternalText.maximumMarks ? nil : scalar
    }
    let kept = trimmed(trimmed(line[...]).prefix(maximumLength))
    return kept.contains(where: \.isVisible) ? String(String.UnicodeScalarView(kept)) : ""
  }

  private static func trimmed(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let start = text.drop { $0.properties.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return [] }
    return start[...end]
  }
}
