/// Words looked for within short texts, by any part and without case: the find of a page.
public struct TextFind: Sendable {
  private let words: [TextWord]
  private let fold: TextFold

  /// - Returns: nil for a text without a word.
  public init?(_ text: String, fold: @escaping TextFold) {
    words = TextWord.words(of: text, fold: fold)
    self.fold = fold
    if words.isEmpty { return nil }
  }

  /// Returns where the words occur, in UTF-8 code units; nil unless the texts together have all of them.
  /// - Returns: the ranges in each text.
  public func ranges(in texts: [String]) -> [[Range<Int>]]? {
    let own = texts.map { TextWord.words(of: $0, fold: fold) }
    var result = [[Range<Int>]](repeating: [], count: texts.count)
    for word in words {
      var isFound = false
      for (number, text) in texts.enumerated() {
        guard let range = first(of: word, among: own[number], in: text) else { continue }
        result[number].append(range)
        isFound = true
      }
      if !isFound { return nil }
    }
    return result
  }

  private func first(of word: TextWord, among own: [TextWord], in text: String) -> Range<Int>? {
    for candidate in own {
      for form in word.forms {
        for (number, folded) in candidate.forms.enumerated() {
          guard let start = Self.position(of: form, in: folded) else { continue }
          return TextWord.matched(
            candidate.range, from: start, length: form.count, form: number, in: text, fold: fold)
        }
      }
    }
    return nil
  }

  private static func position(of part: [UInt8], in whole: [UInt8]) -> Int? {
    guard part.count <= whole.count else { return nil }
    return (0...whole.count - part.count).first { whole[$0...].starts(with: part) }
  }
}
