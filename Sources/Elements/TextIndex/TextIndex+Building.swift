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
      /// The code units.
      let word: Range<Int>
      let occurrence: Occurrence
      let isName: Bool
    }

    mutating func add(_ text: Text, record: Int, fold: TextFold) {
      let words = TextWord.words(of: text.text, fold: fold)
      for (position, word) in words.enumerated().prefix(maximumPosition) {
        let ranks = Ranks(text.treatment, isAll: words.count == 1, isFirst: position == 0)
        let occurrence = Occurrence(
          record: Int32(record), text: textCount, position: UInt8(position), whole: ranks.whole,
          prefix: ranks.prefix, inner: ranks.inner)
        for form in word.forms.flatMap({ Self.parts(of: $0, text.treatment) }) {
          let word = bytes.count..<bytes.count + form.count
          bytes += form
          entries.append(
            Entry(
              key: WordOrder.prefix(of: word, in: bytes), word: word, occurrence: occurrence,
              isName: text.treatment == .name))
        }
      }
      textCount += 1
    }

    /// The beginnings by which a word is found: its own, and in a description each letter of a script without spaces.
    private static func parts(of form: [UInt8], _ treatment: Treatment) -> [ArraySlice<UInt8>] {
      guard treatment == .description, form.contains(where: { $0 >= 0x80 }) else {
        return [form[...]]
      }
      var (parts, offset) = ([form[...]], 0)
      for scalar in String(decoding: form, as: UTF8.self).unicodeScalars {
        if offset > 0, scalar.isUnspaced { parts.append(form[offset...]) }
        offset += UTF8.width(scalar)
      }
      return parts
    }

    /// Writes the sorted words and their occurrences.
    mutating func finish(_ index: inout TextIndex) {
      let bytes = bytes
      entries.sort { left, right in
        if left.key != right.key { return left.key < right.key }
        let order = WordOrder.compare(left.word, right.word, in: bytes)
        return order == 0 ? left.occurrence.text < right.occurrence.text : order < 0
      }
      index.occurrences.reserveCapacity(entries.count)
      var last: Entry?
      for entry in entries {
        let isSame = last.map {
          $0.key == entry.key && WordOrder.compare($0.word, entry.word, in: bytes) == 0
        }
        if isSame != true {
          if last != nil { index.endWord() }
          index.bytes += bytes[entry.word]
        }
        index.occurrences.append(entry.occurrence)
        let word = Int32(index.wordCount)
        if entry.isName, index.nameWords.last != word { index.nameWords.append(word) }
        last = entry
      }
      if last != nil { index.endWord() }
      index.textStarts = textStarts
    }
  }

  /// Ends the word whose code units and occurrences were appended last.
  private mutating func endWord() {
    wordStarts.append(Int32(bytes.count))
    occurrenceStarts.append(Int32(occurrences.count))
  }

  /// The ranks of matches of a word; `UInt8.max` is no match.
  private struct Ranks {
    let whole: UInt8
    let prefix: UInt8
    let inner: UInt8

    /// - Parameters:
    ///   - isAll: true for the only word of its text.
    ///   - isFirst: true for the first word.
    init(_ treatment: Treatment, isAll: Bool, isFirst: Bool) {
      let start: SearchRank = isFirst ? .namePrefix : .wordPrefix
      let ranks: (SearchRank?, SearchRank?, SearchRank?) =
        switch treatment {
        case .code(let rank): (isAll ? rank : .wordPrefix, .wordPrefix, nil)
        case .name: (isAll ? .name : start, start, .substring)
        case .alternativeName: (isAll ? .alternativeName : .wordPrefix, .wordPrefix, nil)
        case .text: (.field, .field, nil)
        case .whole: (.field, nil, nil)
        case .description: (.description, .description, nil)
        }
      whole = ranks.0?.rawValue ?? .max
      prefix = ranks.1?.rawValue ?? .max
      inner = ranks.2?.rawValue ?? .max
    }
  }
}
