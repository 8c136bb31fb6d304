extension PlaceIndex {
  /// The places found by a text.
  public struct Found: Sendable, Hashable {
    /// Indices of the places, in their order; nil for all, without a word to search for.
    public let places: [Int32]?
    /// Index of the best one: the whole name, or its beginning, or that of a word; the first of equal ones.
    public let best: Int?

    /// All places.
    public static let all = Found(places: nil, best: nil)
  }

  /// Maximum number of words searched together.
  private static let maximumWords = 16
  /// Least length of a part within a word, in code units.
  private static let leastPart = 2

  /// A place whose name or country has each word: in the name at any position, in the country at the beginning of a
  /// word, or its whole code. Nil if cancelled.
  public func search(_ text: String, isCancelled: () -> Bool = { false }) -> Found? {
    let words = Self.words(text, fold).prefix(Self.maximumWords)
    guard !words.isEmpty else { return .all }
    let whole = Array(words.joined(separator: [0x20]))
    let queries = words.map { Query(word: $0, countries: countries(with: $0)) }
    var places: [Int32] = []
    var best: (rank: Int, place: Int)?
    for place in 0..<count {
      if place.isMultiple(of: TextIndex.stride), isCancelled() { return nil }
      let name = (place > 0 ? Int(ends[place - 1]) : 0)..<Int(ends[place])
      var rank = Rank.wordStart
      for query in queries {
        guard let found = self.rank(of: query, in: name, of: place) else {
          rank = -1
          break
        }
        rank = max(rank, found)
      }
      guard rank >= 0 else { continue }
      places.append(Int32(place))
      if begins(name, with: whole) {
        rank = name.count == whole.count ? Rank.whole : Rank.start
      }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, place) }
    }
    return Found(places: places, best: best?.place)
  }

  private enum Rank {
    static let whole = 0
    static let start = 1
    static let wordStart = 2
    static let part = 3
    static let country = 4
  }

  private struct Query {
    let word: [UInt8]
    /// True for each country that has the word.
    let countries: [Bool]
  }

  private func countries(with word: [UInt8]) -> [Bool] {
    countryWords.map { country in
      country.code.contains(word) || country.name.contains { $0.starts(with: word) }
    }
  }

  private func rank(of query: Query, in name: Range<Int>, of place: Int) -> Int? {
    switch find(query.word, in: name) {
    case .some(true): Rank.wordStart
    case .some(false): Rank.part
    case nil: query.countries[table.countryIndex(at: place)] ? Rank.country : nil
    }
  }

  private func begins(_ name: Range<Int>, with text: [UInt8]) -> Bool {
    name.count >= text.count && folded[name].starts(with: text)
  }

  /// Returns true for a word that begins with `word`, false for one that has it later; nil if there is none.
  @inline(__always)
  private func find(_ word: [UInt8], in name: Range<Int>) -> Bool? {
    guard name.count >= word.count else { return nil }
    return folded.withUnsafeBufferPointer { bytes in
      let first = word[0]
      var isPart = false
      var place = name.lowerBound
      while place <= name.upperBound - word.count {
        if bytes[place] == first {
          var offset = 1
          while offset < word.count, bytes[place + offset] == word[offset] { offset += 1 }
          if offset == word.count {
            if place == name.lowerBound || bytes[place - 1] == 0x20 { return true }
            isPart = word.count >= Self.leastPart
          }
        }
        place += 1
      }
      return isPart ? false : nil
    }
  }
}
