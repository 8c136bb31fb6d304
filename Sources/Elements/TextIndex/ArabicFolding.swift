extension String {
  /// The text with Arabic letters that people write in more than one way as one of them: alif with or without hamza, ta
  /// marbuta as ha, alif maqsura as ya, Persian kaf and ya as the Arabic ones; without vowel signs and tatweel.
  var foldingArabic: String {
    guard unicodeScalars.contains(where: \.isArabic) else { return self }
    var folded = UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isArabicMark {
      folded.append(Self.arabicForms[scalar] ?? scalar)
    }
    return String(folded)
  }

  private static let arabicForms: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{622}": "\u{627}", "\u{623}": "\u{627}", "\u{625}": "\u{627}", "\u{671}": "\u{627}",
    "\u{629}": "\u{647}", "\u{649}": "\u{64a}", "\u{6cc}": "\u{64a}", "\u{6a9}": "\u{643}",
  ]
}

extension Unicode.Scalar {
  var isArabic: Bool { 0x600...0x6ff ~= value }

  /// True for vowel signs, a hamza apart from its letter, and tatweel.
  fileprivate var isArabicMark: Bool {
    switch value {
    case 0x610...0x61a, 0x640, 0x64b...0x65f, 0x670, 0x6d6...0x6dc, 0x6df...0x6e8: true
    default: false
    }
  }
}
