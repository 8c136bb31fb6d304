extension TextIndex {
  /// Collects the words of texts in any order, then sorts them by their code units.
  struct Builder {
    /// First text of each record, and the number of texts.
    var textStarts: [Int32] = [0]
    var textCount: Int32 = 0
    /// The words, concatenated as they come.
    private var bytes: [UInt8] = []
    private var entries: [Entry] = []

    /// An occurrence of a word.
    private struct Entry {
      /// The first eight code units, for a quick comparison.
      let key: UInt64
      let start: Int
      let length: Int
      let place: Place
      let isName: Bool
    }

    mutating func add(_ text: Text, record: Int, fold: TextFold) {
      let words = TextWord.words(of: text.text, fold: fold)
      for (position, word) in words.enumerated().prefix(maximumPosition) {
        let ranks = Ranks(text.use, isAll: words.count == 1, isFirst: position == 0)
        let place = Place(
          record: Int32(record), text: textCount, position: UInt8(position), whole: ranks.whole,
          prefix: ranks.prefix, inner: ranks.inner)
        for form in word.forms {
          entries.append(
            Entry(
              key: Self.key(form), start: bytes.count, length: form.count, place: place,
              isName: text.use == .name))
          bytes += form
        }
      }
      textCount += 1
    }

    private static func key(_ word: [UInt8]) -> UInt64 {
      var key: UInt64 = 0
      for position in 0..<8 {
        key = key << 8 | (position < word.count ? UInt64(word[position]) : 0)
      }
      return key
    }

    /// Writes the sorted words and their places.
    mutating func finish(_ index: inout TextIndex) {
      let bytes = bytes
      entries.sort { left, right in
        if left.key != right.key { return left.key < right.key }
        let order = Self.compare(left, right, bytes)
        return order == 0 ? left.place.text < right.place.text : order < 0
      }
      index.places.reserveCapacity(entries.count)
      var last: Entry?
      for entry in entries {
        let isSame = last.map { $0.key == entry.key && Self.compare($0, entry, bytes) == 0 }
        if isSame != true {
          if last != nil { index.endWord() }
          index.bytes += bytes[entry.start..<entry.start + entry.length]
        }
        index.places.append(entry.place)
        let word = Int32(index.wordCount)
        if entry.isName, index.nameWords.last != word { index.nameWords.append(word) }
        last = entry
      }
      if last != nil { index.endWord() }
      index.textStarts = textStarts
    }

    /// Compares two words with the same key: negative, zero or positive.
    private static func compare(_ left: Entry, _ right: Entry, _ bytes: [UInt8]) -> Int {
      var offset = 8
      let end = min(left.length, right.length)
      while offset < end {
        let (one, other) = (bytes[left.start + offset], bytes[right.start + offset])
        if one != other { return one < other ? -1 : 1 }
        offset += 1
      }
      return left.length - right.length
    }
  }

  /// Ends the word whose code units and places were appended last.
  private mutating func endWord() {
    wordStarts.append(Int32(bytes.count))
    placeStarts.append(Int32(places.count))
  }

  /// The ranks of matches of a word; `UInt8.max` is no match.
  private struct Ranks {
    let whole: UInt8
    let prefix: UInt8
    let inner: UInt8

    /// - Parameters:
    ///   - isAll: true for the only word of its text.
    ///   - isFirst: true for the first word.
    init(_ use: Use, isAll: Bool, isFirst: Bool) {
      let start: SearchRank = isFirst ? .namePrefix : .wordPrefix
      let ranks: (SearchRank?, SearchRank?, SearchRank?) =
        switch use {
        case .code(let rank): (isAll ? rank : .wordPrefix, .wordPrefix, nil)
        case .name: (isAll ? .name : start, start, .substring)
        case .alternativeName: (isAll ? .alternativeName : .wordPrefix, .wordPrefix, nil)
        case .text: (.field, .field, nil)
        case .whole: (.field, nil, nil)
        }
      whole = ranks.0?.rawValue ?? .max
      prefix = ranks.1?.rawValue ?? .max
      inner = ranks.2?.rawValue ?? .max
    }
  }
}
