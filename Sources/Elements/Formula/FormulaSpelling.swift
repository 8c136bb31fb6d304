/// A formula as people write it, brought into the form that `FormulaParser` reads.
enum FormulaSpelling {
  private static let states = ["(s)", "(l)", "(g)", "(aq)", "(cr)"]

  /// Drops marks of text systems, blanks and the state: `H_2SO_4`, `H2 O`, `CuSO4 · 5 H2O`, `NaCl(aq)`.
  static func plain(_ text: String) -> String {
    var text = text
    for state in states where text.hasSuffix(state) && text.utf8.count > state.utf8.count {
      text = String(text.dropLast(state.utf8.count))
      while text.last == " " { text.removeLast() }
    }
    return withoutBlanks(withDots(withoutMarks(text)))
  }

  /// The formula or equation within the marks of LaTeX, `\\ce{H2O}`, `$H_2O$`, with the digits of ASCII.
  static func unwrapped(_ text: String) -> String {
    var text = text.withPlainDigits
    if text.utf8.count > 2, text.first == "$", text.last == "$" {
      text = String(text.dropFirst().dropLast())
    }
    let command = "\\ce{"
    guard text.hasPrefix(command), text.last == "}" else { return text }
    return String(text.dropFirst(command.count).dropLast())
  }

  /// Most characters of water at the end of a formula, with its number and blanks.
  private static let longestWater = 20

  /// Replaces what people write before water: `CuSO4 x 5H2O`, `CuSO4:5H2O`, `CuSO4 5H2O`.
  private static func withDots(_ text: String) -> String {
    let typed = Array(text)
    var characters = typed
    for index in characters.indices.dropFirst().dropLast() where ":xX ".contains(characters[index])
    {
      let isApart = characters[index - 1] == " " && characters[index + 1] == " "
      let rest = typed[(index + 1)...].drop { $0 == " " }
      let isSign =
        characters[index] == " "
        ? (characters[index - 1].isLetter || ")]0123456789".contains(characters[index - 1]))
          && rest.count <= longestWater && rest.first != "H"
          && rest.drop { $0.isNumber || $0 == " " }.elementsEqual("H2O")
        : characters[index] == ":" || isApart
      if isSign, rest.first?.isNumber == true || rest.starts(with: "H2O") {
        characters[index] = "·"
      }
    }
    return String(characters)
  }

  /// `H_{12}` and `H_2` without the marks of a subscript; other braces stay.
  private static func withoutMarks(_ text: String) -> String {
    guard text.contains("_") else { return text }
    var (result, isSubscript) = ("", false)
    var previous: Character?
    for character in text {
      if character == "{", previous == "_" {
        isSubscript = true
      } else if character == "}", isSubscript {
        isSubscript = false
      } else if character != "_" {
        result.append(character)
      }
      previous = character
    }
    return result
  }

  /// Joins pieces that each begin with a symbol or a bracket, if a number of atoms is among them; blanks beside the dot
  /// of an adduct go, too.
  private static func withoutBlanks(_ text: String) -> String {
    let pieces = text.split(separator: " ")
    guard pieces.count > 1, text.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return text }
    let dots: Set<Character> = ["·", "*", ".", "•", "⋅", "∙"]
    for (index, piece) in pieces.enumerated() {
      guard let first = piece.first else { return text }
      let isAfterDot = index > 0 && (pieces[index - 1].last.map(dots.contains) ?? false)
      let isSymbol = first.isUppercase || first == "(" || first == "["
      let isNumber = first.isNumber && isAfterDot
      guard isSymbol || isNumber || dots.contains(first) else { return text }
    }
    return pieces.joined()
  }

  /// Takes the number of formula units off: `2H2O`, `3 NaOH`; nil without one above 0.
  static func coefficient(of text: String) -> (count: String, formula: String)? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let rest = text.dropFirst(digits.count).drop { $0 == " " }
    guard (1...9).contains(digits.count), digits.first?.isNumber == true,
      digits.last?.isNumber == true, let first = rest.first,
      first.isUppercase || first == "(" || first == "[",
      digits.utf8.contains(where: { 0x31...0x39 ~= $0 })
    else { return nil }
    return (String(digits), String(rest))
  }
}
