import Elements
import GLib

/// Returns a text of the model in the user's language. Any thread.
/// - Parameter mark: the decimal mark of its numbers; nil for that of the language.
func tr(_ message: Message, decimalMark mark: Character? = nil) -> String {
  func texts(_ arguments: [Message]) -> [String] { arguments.map { tr($0, decimalMark: mark) } }
  return switch message {
  case .verbatim(let text): text
  case .number(let text): tr(number: text, decimalMark: mark ?? Translation.decimalMark)
  case .elementName(let english): ElementNames.ofUser[english]
  case .elementNameInSentence(let english):
    NameInSentence.text(ElementNames.ofUser[english], in: ElementNames.ofUser.tag)
  case .description(let text): Translation.description(text)
  case .format(let text, let arguments):
    Translation.filled(Translation.text(text), texts(arguments))
  case .plural(let forms, let count, let arguments):
    Translation.filled(
      Translation.text(forms.singular, forms.plural, count), texts(arguments))
  }
}

/// Returns an example for the search in the user's language.
func tr(example: SearchExample) -> String {
  example.text(
    translatedBy: { ElementNames.searched($0) }, describedBy: { Translation.description($0) })
}

/// Returns a number of the model, perhaps with its unit, with the decimal mark of the user's language, and the unit as
/// there: `1064,18 °C`, `19,3 г/см³`.
func tr(number text: String, decimalMark mark: Character = Translation.decimalMark) -> String {
  UnitNames.text(Translation.number(text, mark: mark), in: Translation.language)
}

/// Returns the parts with the separator of lists of the user's language, `a, b`; empty without parts.
func tr(list parts: [String]) -> String {
  parts.dropFirst().reduce(parts.first ?? "") { tr("{1}, {2}", $0, $1) }
}

/// Returns the parts with a middle dot between them, `a · b`; empty without parts.
func tr(dotted parts: [String]) -> String {
  parts.dropFirst().reduce(parts.first ?? "") { tr("{1} · {2}", $0, $1) }
}

/// Returns numbers as a list, with a semicolon where the decimal mark is a comma: `1.5, 2`, `1,5; 2`.
func tr(numbers: [String]) -> String {
  guard Translation.decimalMark == ",", numbers.contains(where: { $0.contains(".") }) else {
    return tr(list: numbers)
  }
  return numbers.map { tr(number: $0) }.joined(separator: "; ")
}
