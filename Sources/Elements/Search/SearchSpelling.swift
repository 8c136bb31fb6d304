extension String {
  /// The text with digits of other scripts and Roman numerals of one character as in ASCII, and without the marks that
  /// texts from right to left have around numbers; the dot of a Japanese formula as elsewhere.
  var withPlainDigits: String {
    guard unicodeScalars.contains(where: { $0.value >= 0x61c }) else { return self }
    var plain = UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isDirectionMark {
      if let digit = scalar.plainDigit {
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

extension Unicode.Scalar {
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
