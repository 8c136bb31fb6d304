/// Numbers as English words in lower case.
enum EnglishNumeral {
  static let all = numbers(
    """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen \
    sixteen seventeen eighteen nineteen twenty
    """)
  static let ordinals = numbers(
    """
    first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth \
    fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
    """)

  /// The number that a word spells or is the place of; nil for another word.
  static func value(of word: String) -> Int? { all[word] ?? ordinals[word] }

  private static func numbers(_ words: String) -> [String: Int] {
    let words = words.split(separator: " ").enumerated()
    return Dictionary(uniqueKeysWithValues: words.map { (String($1), $0 + 1) })
  }
}
