/// A part of a query.
struct SearchToken: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// Letters and digits, beginning with a letter.
    case word
    /// Text in quotation marks, without them.
    case quoted
    case number(Double, unit: SearchUnit?, tolerance: Double)
    case comparison(SearchCondition.Comparison)
    /// The sign between the ends of a range.
    case range
    case colon
    /// A comma.
    case or
    /// A code with a meaning of its own.
    case fact(SearchFact)
    /// The sign before a word that must not hold.
    case not
    /// The symbol of an element with a charge: `Na+`, which is no sodium.
    case ion
  }

  let kind: Kind
  /// The text; of a number without its unit.
  let text: String
  /// The text of the unit of a number.
  let unitText: String
  /// The words of a property's name, in lower case, with plain digits and apostrophes; a key, `heat_of_fusion`, is one, and
  /// so is a number. Empty for another token.
  let nameWords: [String]
  /// The word in lower case; nil for another token.
  let lowercasedWord: String?
  /// The text as typed, of a word translated into one of the search.
  let typed: String
  /// True for a number with a mark that can be that of decimals and that of thousands.
  let isAmbiguous: Bool

  init(
    _ kind: Kind, _ text: String, unitText: String = "", typed: String? = nil,
    isAmbiguous: Bool = false
  ) {
    (self.kind, self.text, self.unitText) = (kind, text, unitText)
    self.isAmbiguous = isAmbiguous
    self.typed = typed ?? text
    lowercasedWord = kind == .word ? text.lowercased() : nil
    switch kind {
    case .word: nameWords = Self.nameWords(of: lowercasedWord ?? text)
    case .number: nameWords = [text, unitText.lowercased()].filter { !$0.isEmpty }
    default: nameWords = []
    }
  }

  private static func nameWords(of word: String) -> [String] {
    var plain = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      plain.append(scalar == "’" ? "'" : subscripts[scalar] ?? scalar)
    }
    let text = String(plain)
    return text.utf8.contains(UInt8(ascii: "_"))
      ? [text] : text.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
  }

  private static let subscripts: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip("₀₁₂₃₄₅₆₇₈₉".unicodeScalars, "0123456789".unicodeScalars))

  /// The English word between two of which one is chosen.
  static let or = SearchToken(.or, "or")

  var isFact: Bool { if case .fact = kind { true } else { false } }
}

extension [SearchToken] {
  /// The tokens without the comma between the two bounds of a range: `melting point > 300 K, < 400 K`.
  var joiningBounds: Self {
    enumerated().filter { place, token in
      guard token.kind == .or, let (isLower, first) = bound(at: place - 2),
        let (isOther, second) = bound(at: place + 1), isLower != isOther
      else { return true }
      return isLower ? first >= second : second >= first
    }.map(\.element)
  }

  /// Whether the sign at a place is that of a lower bound, and the number behind it.
  private func bound(at place: Int) -> (isLower: Bool, value: Double)? {
    guard indices.contains(place), indices.contains(place + 1),
      case .comparison(let sign) = self[place].kind, let isLower = sign.isLower,
      case .number(let value, let unit, _) = self[place + 1].kind
    else { return nil }
    return (isLower, unit?.base(value) ?? value)
  }
}
