/// The order of words by their code units. A word is a range in an array of the code units of many words.
enum WordOrder {
  private static let prefixLength = 8

  /// Returns the first eight code units of a word, for a quick comparison.
  static func prefix(of word: Range<Int>, in bytes: [UInt8]) -> UInt64 {
    var prefix: UInt64 = 0
    for offset in 0..<prefixLength {
      prefix = prefix << 8 | (offset < word.count ? UInt64(bytes[word.lowerBound + offset]) : 0)
    }
    return prefix
  }

  /// Compares two words whose prefixes are equal: negative, zero or positive.
  static func compare(_ one: Range<Int>, _ other: Range<Int>, in bytes: [UInt8]) -> Int {
    var offset = prefixLength
    let end = min(one.count, other.count)
    while offset < end {
      let (mine, yours) = (bytes[one.lowerBound + offset], bytes[other.lowerBound + offset])
      if mine != yours { return mine < yours ? -1 : 1 }
      offset += 1
    }
    return one.count - other.count
  }
}
