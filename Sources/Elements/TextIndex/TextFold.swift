/// Returns the forms of a word in which it is found, without case: that with its accents (`césium`), and that without
/// them (`cesium`). Called for words with other letters than ASCII's only. Any thread.
public typealias TextFold = @Sendable (String) -> [String]

/// A word of a text.
struct TextWord: Sendable, Hashable {
  /// The folded forms, the first with its accents. Never empty.
  let forms: [[UInt8]]
  /// Place of the word in the text, in UTF-8 code units.
  let range: Range<Int>
}

extension TextWord {
  /// Maximum number of words of a text; the rest is not searched.
  static let maximumCount = 200
  /// Maximum length of a word in UTF-8 code units; the rest of it is not searched.
  static let maximumLength = 100

  /// Splits a text into words: runs of letters, digits and combining marks.
  /// - Parameter limit: maximum number of words; the rest is left out.
  static func words(
    of text: String, atMost limit: Int = maximumCount, fold: TextFold
  ) -> [TextWord] {
    var words: [TextWord] = []
    var (start, offset, isASCII) = (0, 0, true)
    var word = String.UnicodeScalarView()
    func end() {
      guard offset > start, words.count < limit else { return }
      let forms = Self.forms(of: String(word), isASCII: isASCII, fold)
      if !forms.isEmpty { words.append(TextWord(forms: forms, range: start..<offset)) }
    }
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      if scalar.isWordPart {
        if offset - start < maximumLength { word.append(scalar) }
        if !scalar.isASCII { isASCII = false }
        offset += length
      } else {
        end()
        word = String.UnicodeScalarView()
        offset += length
        (start, isASCII) = (offset, true)
      }
    }
    end()
    return words
  }

  private static func forms(of word: String, isASCII: Bool, _ fold: TextFold) -> [[UInt8]] {
    if isASCII { return [word.utf8.map(\.lowercasedASCII)] }
    var forms: [[UInt8]] = []
    let folded = fold(word)
    for form in folded + folded.suffix(1).map(\.foldingArabic) {
      let bytes = Array(form.utf8)
      if !bytes.isEmpty, !forms.contains(bytes) { forms.append(bytes) }
    }
    return forms
  }

  /// Returns the part of a text that was matched: the word, cut after the letters that fold to `length` code units.
  static func matched(
    _ word: Range<Int>, from start: Int, length: Int, form: Int, in text: String, fold: TextFold
  ) -> Range<Int> {
    let piece = String(decoding: Array(text.utf8)[word], as: UTF8.self)
    guard !piece.utf8.allSatisfy({ $0 < 0x80 }) else {
      return word.lowerBound + start..<min(word.lowerBound + start + length, word.upperBound)
    }
    func folded(_ prefix: Substring) -> Int {
      let forms = forms(of: String(prefix), isASCII: prefix.utf8.allSatisfy { $0 < 0x80 }, fold)
      return (forms.indices.contains(form) ? forms[form] : forms.last ?? []).count
    }
    var (lower, upper) = (0, piece.utf8.count)
    for index in piece.indices {
      let next = piece.index(after: index)
      let count = folded(piece[..<next])
      if count <= start { lower = piece[..<next].utf8.count }
      if count >= start + length {
        upper = piece[..<next].utf8.count
        break
      }
    }
    return word.lowerBound + min(lower, upper)..<word.lowerBound + upper
  }
}

extension UInt8 {
  /// The lower case of an ASCII letter; any other code unit unchanged.
  var lowercasedASCII: UInt8 { 0x41...0x5a ~= self ? self + 0x20 : self }
}

extension Unicode.Scalar {
  /// True for letters, digits and combining marks.
  var isWordPart: Bool {
    if isASCII {
      switch value {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: return true
      default: return false
      }
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    default: return false
    }
  }
}
