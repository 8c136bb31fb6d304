extension String {
  /// The text with digits of other scripts and Roman numerals of one character as in ASCII, and without the marks that
  /// texts from right to left have around numbers; the dot of a Japanese formula as elsewhere, a dash before a number that is
  /// no range as its minus, or behind a symbol as that of a nuclide, and the Cyrillic letter of degrees as the Latin one.
  var withPlainDigits: String {
    guard unicodeScalars.contains(where: { $0.value >= 0x400 }) else { return self }
    var plain = UnicodeScalarView()
    let scalars = Array(unicodeScalars)
    for (index, scalar) in scalars.enumerated() where !scalar.isDirectionMark {
      if scalar == "‐" || scalar == "‑" || scalar == "－" {
        plain.append("-")
      } else if scalar == "–" || scalar == "‒" {
        let isBeforeDigit = scalars.dropFirst(index + 1).first?.isPlainDigit == true
        // C–14 is a nuclide.
        let isInside = isBeforeDigit && plain.last?.properties.isAlphabetic == true
        plain.append(isInside ? "-" : isBeforeDigit && plain.endsBeforeSign ? "−" : "–")
      } else if scalar == "С" || scalar == "с", let mark = plain.last(where: { $0 != " " }),
        mark == "°" || mark == "º", scalars.dropFirst(index + 1).first?.isWordPart != true
      {
        plain.append("C")
      } else if let digit = scalar.plainDigit {
        plain.append(digit)
      } else if 0x2160...0x2168 ~= scalar.value {
        let numeral = RomanNumeral.text(of: Int(scalar.value) - 0x215f)
        plain.append(contentsOf: numeral.unicodeScalars)
      } else if scalar == "・", plain.last.map({ 0x30...0x39 ~= $0.value || $0 == ")" }) == true {
        // CuSO4・5H2O
        plain.append("·")
      } else {
        plain.append(scalar == "٪" ? "%" : scalar)
      }
    }
    return String(plain)
  }
}

extension String.UnicodeScalarView {
  /// True at the beginning, and behind a space, a bracket or a comparison that no number precedes.
  fileprivate var endsBeforeSign: Bool {
    guard let last else { return true }
    guard " <>=≤≥(".unicodeScalars.contains(last) || last.properties.isWhitespace else {
      return false
    }
    return self.last { !$0.properties.isWhitespace }?.isPlainDigit != true
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainDigit: Bool { 0x30...0x39 ~= value || plainDigit != nil }

  /// The digit of ASCII with the same value as this one of Arabic or Persian; nil for another character.
  fileprivate var plainDigit: Unicode.Scalar? {
    switch value {
    case 0x660...0x669: Unicode.Scalar(value - 0x660 + 0x30)
    case 0x6f0...0x6f9: Unicode.Scalar(value - 0x6f0 + 0x30)
    default: nil
    }
  }

  fileprivate var isDirectionMark: Bool {
    switch value {
    case 0x61c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text in lower case with two letters for one with an umlaut, as where a keyboard has none: `fluessig` for `flüssig`.
  var withDigraphs: String {
    guard unicodeScalars.contains(where: { Self.digraphs[$0] != nil }) else { return self }
    return unicodeScalars.reduce(into: "") { $0 += Self.digraphs[$1] ?? String($1) }
  }

  private static let digraphs: [Unicode.Scalar: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe", "å": "aa",
  ]
}
