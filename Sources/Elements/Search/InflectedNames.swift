/// The names of the elements in the user's language, found also in a form with another ending: `żelaza`, `demirin`, or with
/// another stem: `węgla`, `kullan`.
struct InflectedNames: Sendable {
  /// A name, or the stem of its other forms, in lower case without accents.
  private struct Entry: Sendable {
    let name: String
    let letters: [Unicode.Scalar]
    var isStem = false
    /// True for a Finnish stem in the weak grade.
    var isWeak = false
  }

  /// The names and stems by their first two letters.
  private var entries: [[Unicode.Scalar]: [Entry]] = [:]

  /// Minimum number of letters of a form, and maximum length of a name or form that is looked at.
  private static let (leastLength, maximumLength) = (4, 30)
  /// Maximum number of letters that an ending adds, and that it replaces.
  private static let (mostAdded, mostReplaced) = (2, 1)
  /// Endings of what is no form of a name but a compound, Polish tlenku, of an oxide, beside tlen, German Chlorid, or another
  /// word, Polish litr beside lit.
  private static let compounds: Set<String> = [
    "id", "at", "it", "an", "yl", "ur", "ek", "ku", "ki", "r", "ry", "ид", "ід", "ат", "ит",
  ]

  /// Minimum number of letters at the beginning that a form shares with its name.
  private static let leastCommon = 3

  /// Adds a name.
  /// - Parameter plain: the name in lower case without accents.
  mutating func insert(_ name: String, plain: String) {
    let letters = Array(plain.unicodeScalars)
    guard 1...Self.maximumLength ~= letters.count, !plain.hasUnspacedScript else { return }
    add(Entry(name: name, letters: letters))
    for (stem, isWeak) in [(letters.withoutFleetingVowel, false), (letters.inWeakGrade, true)] {
      if let stem, stem.count >= Self.leastCommon {
        add(Entry(name: name, letters: stem, isStem: true, isWeak: isWeak))
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    entries[Array(entry.letters.prefix(2)), default: []].append(entry)
  }

  /// Returns the name that a word is, or is a form of; of several the one with the fewest letters changed. Nil if there is
  /// none.
  /// - Parameter plain: the word in lower case without accents.
  subscript(plain: String) -> String? {
    (nearest(plain) ?? withoutCase(plain).flatMap(nearest))?.name
  }

  /// A Finnish word without the ending of its case: `raudassa`, `natriumilla`. Nil for another word.
  private func withoutCase(_ plain: String) -> String? {
    let word = plain.unicodeScalars
    guard word.count >= Self.leastLength + 3,
      Self.cases.contains(String(String.UnicodeScalarView(word.suffix(3))))
    else { return nil }
    return String(String.UnicodeScalarView(word.dropLast(3)))
  }

  /// The endings of Finnish cases, without accents.
  private static let cases: Set<String> = ["ssa", "sta", "lla", "lta", "lle", "ksi"]

  /// True for a name, or a form of one that is no longer.
  func isNear(_ plain: String) -> Bool {
    nearest(plain).map { $0.changes <= Self.fewChanges } ?? false
  }

  /// The changes of a form in which one letter is another.
  private static let fewChanges = 2

  private func nearest(_ plain: String) -> (name: String, changes: Int)? {
    let word = Array(plain.unicodeScalars.prefix(Self.maximumLength + 1))
    guard let near = entries[Array(word.prefix(2))] else { return nil }
    var best: (name: String, changes: Int)?
    for entry in near {
      guard let changes = Self.changes(from: entry, to: word) else { continue }
      if changes < best?.changes ?? .max { best = (entry.name, changes) }
    }
    return best
  }

  /// The number of letters by which a word differs from a name at its end; nil if they are too many.
  private static func changes(from entry: Entry, to word: [Unicode.Scalar]) -> Int? {
    if entry.letters == word { return entry.isStem ? nil : 0 }
    guard leastLength...maximumLength ~= word.count else { return nil }
    let common = zip(entry.letters, word).prefix { $0 == $1 }.count
    let (replaced, ending) = (entry.letters.count - common, word[common...])
    // Turkish: çinkonun, altından. Polish: ołowiem. Swedish: guldets.
    let isLong =
      ending.count == 3
      && (["n", "d", "t"].contains(ending.first) && ending.last == "n"
        || ["iem", "ets"].contains { ending.elementsEqual($0.unicodeScalars) })
    guard replaced <= (entry.isStem ? 0 : mostReplaced), common >= leastCommon,
      ending.count <= mostAdded || isLong && !entry.isStem
    else { return nil }
    if !entry.isWeak, compounds.contains(String(String.UnicodeScalarView(ending))) { return nil }
    // A stem is less like a form than a name is, and a form with another consonant: cyny is of cyna rather than cynk.
    let isConsonant = replaced > 0 && !(entry.letters.last?.isVowelOrSoft ?? true)
    return replaced + ending.count + (entry.isStem ? mostAdded : 0) + (isConsonant ? 1 : 0)
  }
}

extension Unicode.Scalar {
  /// True for the vowels, the soft sign and the short i at the end of names, which other endings replace.
  fileprivate var isVowelOrSoft: Bool { "aeiouyıаеёиоуыэюяієїьй".unicodeScalars.contains(self) }
}

extension [Unicode.Scalar] {
  private static let vowels: Set<Unicode.Scalar> = ["a", "e", "i", "o", "u", "y", "е", "ё", "о"]

  /// A Slavic stem, whose last vowel falls out: `węgiel`, `węgl-`; `свинец`, `свинц-`. Nil if none does.
  fileprivate var withoutFleetingVowel: Self? {
    let word = last == "ь" ? Array(dropLast()) : self
    guard let consonant = word.last, !Self.vowels.contains(consonant),
      let vowel = word.dropLast().last, ["e", "е", "ё"].contains(vowel)
    else { return nil }
    let stem = word.dropLast(2)
    return (stem.last == "i" ? stem.dropLast() : stem) + [consonant]
  }

  /// A Finnish stem, whose consonants are in the weak grade, without its vowel: `kulta`, `kull-`; `typpi`, `typ-`. Nil if
  /// it has none.
  fileprivate var inWeakGrade: Self? {
    guard count > 3, let vowel = last, Self.vowels.contains(vowel) else { return nil }
    let (stem, before, consonant) = (Array(dropLast(2)), self[count - 3], self[count - 2])
    switch (before, consonant) {
    case ("k", "k"), ("p", "p"), ("t", "t"): return stem
    case ("l", "t"), ("n", "t"), ("r", "t"): return stem + [before]
    case (_, "t") where Self.vowels.contains(before): return stem + ["d"]
    default: return nil
    }
  }
}
