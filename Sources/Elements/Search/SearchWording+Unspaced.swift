/// Texts of languages without spaces between words.
extension SearchWording {
  /// Maximum length of a run of letters that is divided, in Unicode scalars.
  private static let maximumRun = 100
  /// Maximum length of a word of a run.
  private static let maximumWord = 30

  /// Returns a query with spaces between the words of `融点<300K` and `金の密度`, and letters, digits and signs of full
  /// width as in ASCII. A run of letters with an unknown word stays whole.
  /// - Parameter names: more words.
  func spaced(_ text: String, names: Set<String>) -> String {
    guard text.unicodeScalars.contains(where: { $0.value >= 0x3000 }) else { return text }
    let scalars = text.unicodeScalars.prefix(SearchLexer.maximumLength).map(\.halfWidth)
    var result = String.UnicodeScalarView()
    var position = 0
    while position < scalars.count {
      let run = scalars[position...].prefix(while: \.isWordPart)
      guard !run.isEmpty else {
        result.append(scalars[position])
        position += 1
        continue
      }
      position += run.count
      let words = run.contains(where: \.isUnspaced) ? divided(Array(run), names) : nil
      for (number, word) in (words ?? [Array(run)]).enumerated() {
        if number > 0 { result.append(" ") }
        result.append(contentsOf: word)
      }
    }
    return String(result)
  }

  /// The fewest words that a run of letters consists of; nil if it has an unknown one. Letters and digits of other scripts
  /// are one word each.
  private func divided(_ run: [Unicode.Scalar], _ names: Set<String>) -> [[Unicode.Scalar]]? {
    guard run.count <= Self.maximumRun else { return nil }
    // The number of words from each position on, and the length of the first; nil if they are not known.
    var best = [(count: Int, length: Int)?](repeating: nil, count: run.count + 1)
    best[run.count] = (0, 0)
    for start in run.indices.reversed() {
      for length in lengths(at: start, of: run, names) {
        guard let rest = best[start + length] else { continue }
        if best[start].map({ rest.count + 1 < $0.count }) ?? true {
          best[start] = (rest.count + 1, length)
        }
      }
    }
    var words: [[Unicode.Scalar]] = []
    var position = 0
    while position < run.count {
      guard let length = best[position]?.length else { return nil }
      words.append(Array(run[position..<position + length]))
      position += length
    }
    return words
  }

  /// The lengths of the words that begin at a position, the longest first.
  private func lengths(
    at start: Int, of run: [Unicode.Scalar], _ names: Set<String>
  ) -> [Int] {
    guard run[start].isUnspaced else {
      let isInside = start > 0 && !run[start - 1].isUnspaced
      return isInside ? [] : [run[start...].prefix { !$0.isUnspaced }.count]
    }
    let limit = min(Self.maximumWord, run.count - start)
    return (1...limit).reversed().filter { length in
      var word = String.UnicodeScalarView()
      word.append(contentsOf: run[start..<start + length])
      let text = String(word)
      return unspaced.contains(text) || names.contains(text)
    }
  }
}

extension Unicode.Scalar {
  /// The letter, digit or sign of ASCII of which this is the form of full width, or that means the same.
  fileprivate var halfWidth: Unicode.Scalar {
    switch value {
    case 0x3000, 0x30fb: " "
    case 0x3001: ","
    case 0x301c, 0xff5e: "–"
    case 0xff01...0xff5d: Unicode.Scalar(UInt32(value - 0xfee0)) ?? self
    default: self
    }
  }
}
