extension TextIndex {
  /// The best occurrence where a word was found in a record.
  struct Found: Sendable, Hashable {
    var rank: UInt8
    var text: Int32
    var position: UInt8

    static let none = Found(rank: .max, text: 0, position: 0)
  }

  /// Returns for each record the best occurrence of a word that begins with or contains one of the forms, of equal ones
  /// that in the text given first; nil if cancelled.
  func find(_ forms: [[UInt8]], isCancelled: () -> Bool) -> [Found]? {
    var found = [Found](repeating: .none, count: count)
    let isDone = visit(forms, isCancelled) { occurrence, rank in
      let known = found[Int(occurrence.record)]
      if rank < known.rank || rank == known.rank && occurrence.text < known.text {
        found[Int(occurrence.record)] = Found(
          rank: rank, text: occurrence.text, position: occurrence.position)
      }
    }
    return isDone ? found : nil
  }

  /// Minimum length of a part within a name, in code units.
  static let leastPart = 2

  /// Calls `body` with each occurrence of a word that begins with or contains one of the forms, and its rank. Returns
  /// false if cancelled.
  @inline(__always)
  private func visit(
    _ forms: [[UInt8]], _ isCancelled: () -> Bool, body: (Occurrence, UInt8) -> Void
  ) -> Bool {
    for form in forms where !form.isEmpty {
      for word in words(from: form) {
        let isWhole = Int(wordStarts[word + 1] - wordStarts[word]) == form.count
        for index in Int(occurrenceStarts[word])..<Int(occurrenceStarts[word + 1]) {
          let occurrence = occurrences[index]
          let rank = isWhole ? occurrence.whole : occurrence.prefix
          if rank != .max { body(occurrence, rank) }
        }
      }
      if isCancelled() { return false }
      guard form.count >= Self.leastPart else { continue }
      for (count, word) in nameWords.enumerated() {
        if count % Self.stride == 0, isCancelled() { return false }
        guard contains(form, in: Int(word)) else { continue }
        for index in Int(occurrenceStarts[Int(word)])..<Int(occurrenceStarts[Int(word) + 1]) {
          let occurrence = occurrences[index]
          if occurrence.inner != .max { body(occurrence, occurrence.inner) }
        }
      }
    }
    return true
  }

  /// The words that begin with `form`.
  private func words(from form: [UInt8]) -> Range<Int> {
    let first = partition { $0.lexicographicallyPrecedes(form) }
    let end = partition {
      $0.prefix(form.count).elementsEqual(form) || $0.lexicographicallyPrecedes(form)
    }
    return first..<max(first, end)
  }

  /// The number of words at the beginning for which `holds` is true.
  private func partition(_ holds: (ArraySlice<UInt8>) -> Bool) -> Int {
    var (low, high) = (0, wordCount)
    while low < high {
      let middle = (low + high) / 2
      if holds(word(middle)) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// True if `form` is in a word after its beginning.
  @inline(__always)
  private func contains(_ form: [UInt8], in word: Int) -> Bool {
    let (start, end) = (Int(wordStarts[word]), Int(wordStarts[word + 1]))
    guard end - start > form.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      let (first, second) = (form[0], form[1])
      var position = start + 1
      while position <= end - form.count {
        if bytes[position] == first, bytes[position + 1] == second {
          var offset = 2
          while offset < form.count, bytes[position + offset] == form[offset] { offset += 1 }
          if offset == form.count { return true }
        }
        position += 1
      }
      return false
    }
  }
}
