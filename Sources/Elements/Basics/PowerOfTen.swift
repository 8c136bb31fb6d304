/// Powers of ten, as numbers and in writing.
enum PowerOfTen {
  /// The writing before the superscripts, ` × 10`, with spaces that do not break.
  static let prefix = "\(NumberFormat.unitSeparator)×\(NumberFormat.unitSeparator)10"
  private static let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
  private static let signs: [Character: Character] = ["-": "⁻", "+": "⁺"]

  /// Returns 10 to the power of `exponent`, correctly rounded.
  static func value(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }

  /// ` × 10⁹`
  static func times(_ exponent: Int) -> String { prefix + superscript(String(exponent)) }

  /// Returns digits and signs as superscripts: `-5` is `⁻⁵`.
  static func superscript(_ text: String) -> String {
    String(
      text.map { character in
        signs[character]
          ?? character.wholeNumberValue.flatMap { $0 < 10 ? digits[$0] : nil } ?? character
      })
  }

  /// Returns the digits and signs of the superscripts at the start of a text: `-5` for `⁻⁵`.
  static func digits<Text: StringProtocol>(ofSuperscripts text: Text) -> String {
    var result = ""
    for character in text {
      if let sign = signs.first(where: { $0.value == character })?.key {
        result.append(sign)
      } else if let digit = digits.firstIndex(of: character) {
        result += String(digit)
      } else {
        break
      }
    }
    return result
  }
}
