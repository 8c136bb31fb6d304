/// The names of elements within sentences.
public enum NameInSentence {
  /// The languages that write them with a capital there, too, by the first part of their tag.
  private static let withCapital: Set<String> = ["de", "lb", "uk"]

  /// Returns a name as it stands within a sentence of a language: `tin`, `Zinn`.
  /// - Parameter language: a tag, `en`.
  public static func text(_ name: String, in language: String) -> String {
    let base = language.languageOfTag
    guard !withCapital.contains(base), let first = name.first else { return name }
    let letter =
      switch (base, first) {
      case ("tr", "İ"): "i"
      case ("tr", "I"): "ı"
      default: first.lowercased()
      }
    return letter + name.dropFirst()
  }
}
