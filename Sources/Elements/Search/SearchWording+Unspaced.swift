/// Texts of languages without spaces between words.
extension SearchWording {
  /// Maximum length of a run of letters that is divided, in Unicode scalars.
  private static let maximumRun = 100

  /// Returns a query with spaces between the words of `融点<300K` and `金の密度`, and letters, digits and signs of full
  /// width as in ASCII. A run of letters with an unknown word stays whole.
  /// - Parameter names: more words.
  func spaced(_ text: String, names: UnspacedWords) -> String {
    guard text.unicodeScalars.contains(where: { $0.value >= 0x3000 }) else {
      return withoutDots(withoutColons(text))
    }
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars.prefix(InputLimits.queryLength) {
      if let voiced = scalar.voicing(scalars.last) {
        scalars[scalars.count - 1] = voiced
      } else {
        scalars.append(scalar.halfWidth)
      }
    }
    writeOrdinals(&scalars)
    var result = String.UnicodeScalarView()
    var position = 0
    while position < scalars.count {
      let run = scalars[position...].prefix(while: \.isWordPart)
      guard !run.isEmpty else {
        result.append(scalars[position])
        // A degree ends a unit, and a power one before another script: 1200℃以上, 1g/cm³的.
        let isDegree = "℃℉".unicodeScalars.contains(scalars[position])
        let isPower = "²³".unicodeScalars.contains(scalars[position])
        if isDegree || isPower && scalars.dropFirst(position + 1).first?.isUnspaced == true {
          result.append(" ")
        }
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

  /// Writes the digit of a Japanese ordinal, 2番目, as a letter.
  private func writeOrdinals(_ scalars: inout [Unicode.Scalar]) {
    let letters = Array("一二三四五六七八九".unicodeScalars)
    for place in scalars.indices.dropLast() where scalars[place + 1] == "番" {
      guard let digit = Int(String(scalars[place])), digit > 0,
        place == 0 || Int(String(scalars[place - 1])) == nil
      else { continue }
      scalars[place] = letters[digit - 1]
    }
  }

  /// The fewest words that a run of letters consists of; nil if it has an unknown one. Letters and digits of other scripts
  /// are one word each.
  private func divided(_ run: [Unicode.Scalar], _ names: UnspacedWords) -> [[Unicode.Scalar]]? {
    guard run.count <= Self.maximumRun else { return nil }
    let letters = run.map(\.lowercasedASCII)
    // The number of words from each position on, and the length of the first; nil if they are not known.
    var best = [(count: Int, length: Int)?](repeating: nil, count: run.count + 1)
    best[run.count] = (0, 0)
    for start in run.indices.reversed() {
      for length in lengths(at: start, of: letters, names) {
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
    at start: Int, of run: [Unicode.Scalar], _ names: UnspacedWords
  ) -> [Int] {
    guard run[start].isUnspaced else {
      let isInside = start > 0 && !run[start - 1].isUnspaced
      let length = run[start...].prefix { !$0.isUnspaced }.count
      // Also one with letters of both: EC番号.
      let mixed = unspaced.lengths(at: run[start...]).filter { known in
        let word = String(String.UnicodeScalarView(run[start..<start + known]))
        return known > length && !meanings(of: CollectionOfOne(key([word]))).isEmpty
      }
      return isInside ? [] : mixed + [length]
    }
    let rest = run[start...]
    return (unspaced.lengths(at: rest) + names.lengths(at: rest)).sorted(by: >)
  }
}

extension Unicode.Scalar {
  /// True for Chinese and Japanese letters.
  var isUnspaced: Bool {
    switch value {
    case 0x3005, 0x3041...0x30ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff,
      0x20000...0x323af:
      true
    default: false
    }
  }

  /// The letter that this mark of Japanese makes of the one before it, が of か; nil for another mark or letter.
  fileprivate func voicing(_ letter: Unicode.Scalar?) -> Unicode.Scalar? {
    guard 0x3099...0x309a ~= value, let letter,
      let voiced = Unicode.Scalar(letter.value + value - 0x3098)
    else { return nil }
    return String(letter) + String(self) == String(voiced) ? voiced : nil
  }

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

extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// True for what may call an element among other words: a symbol in its own case, and a word that is no small one.
  var mayCallElement: Bool {
    Formula.knownSymbols.contains(self) || count > 2 || hasUnspacedScript
  }

  /// True if a letter is of a script that has no spaces between words.
  var hasUnspacedScript: Bool { unicodeScalars.contains(where: \.isUnspaced) }
}
