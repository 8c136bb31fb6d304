/// The names of the elements in the user's language, found also in a form with another ending: `żelaza`, `demirin`.
struct InflectedNames: Sendable {
  /// The names with their letters in lower case without accents, by the first two letters.
  private var names: [[Unicode.Scalar]: [(name: String, letters: [Unicode.Scalar])]] = [:]

  /// Minimum number of letters of a form, and maximum length of a name or form that is looked at.
  private static let (leastLength, maximumLength) = (4, 30)
  /// Maximum number of letters that an ending adds, and that it replaces.
  private static let (mostAdded, mostReplaced) = (2, 1)

  /// Adds a name.
  /// - Parameter plain: the name in lower case without accents.
  mutating func insert(_ name: String, plain: String) {
    let letters = Array(plain.unicodeScalars)
    guard 1...Self.maximumLength ~= letters.count, !plain.hasUnspacedScript else { return }
    names[Array(letters.prefix(2)), default: []].append((name, letters))
  }

  /// Returns the name that a word is, or is a form of; of several the one with the fewest letters changed. Nil if there is
  /// none.
  /// - Parameter plain: the word in lower case without accents.
  subscript(plain: String) -> String? {
    let word = Array(plain.unicodeScalars.prefix(Self.maximumLength + 1))
    guard let near = names[Array(word.prefix(2))] else { return nil }
    var best: (name: String, changes: Int)?
    for (name, letters) in near {
      guard let changes = Self.changes(from: letters, to: word) else { continue }
      if changes < best?.changes ?? .max { best = (name, changes) }
    }
    return best?.name
  }

  /// The number of letters by which a word differs from a name at its end; nil if they are too many.
  private static func changes(from name: [Unicode.Scalar], to word: [Unicode.Scalar]) -> Int? {
    if name == word { return 0 }
    guard leastLength...maximumLength ~= word.count else { return nil }
    let common = zip(name, word).prefix { $0 == $1 }.count
    let (replaced, ending) = (name.count - common, word[common...])
    // Turkish: çinkonun.
    let isGenitive = ending.count == 3 && ending.first == "n" && ending.last == "n"
    guard replaced <= mostReplaced, common >= 3, ending.count <= mostAdded || isGenitive else {
      return nil
    }
    return replaced + ending.count
  }
}
