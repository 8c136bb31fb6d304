/// Words of languages without spaces between words, by their first letter.
struct UnspacedWords: Sendable {
  private var words: [Unicode.Scalar: [[Unicode.Scalar]]] = [:]

  /// Adds a word once, before shorter ones.
  mutating func insert(_ word: String) {
    let scalars = word.unicodeScalars.map(\.lowercasedASCII)
    guard let first = scalars.first, words[first]?.contains(scalars) != true else { return }
    let known = words[first] ?? []
    let place = known.firstIndex { $0.count < scalars.count } ?? known.count
    words[first, default: []].insert(scalars, at: place)
  }

  /// The lengths of the words with which a text begins, the longest first.
  /// - Parameter text: in lower case where it is of ASCII.
  func lengths(at text: ArraySlice<Unicode.Scalar>) -> [Int] {
    guard let first = text.first, let known = words[first] else { return [] }
    return known.filter { text.starts(with: $0) }.map(\.count)
  }
}

extension Unicode.Scalar {
  /// The small letter of ASCII for a large one; itself for another one.
  var lowercasedASCII: Unicode.Scalar {
    0x41...0x5a ~= value ? Unicode.Scalar(UInt8(value + 0x20)) : self
  }
}
