/// A text of the model that the user reads: English text with numbered placeholders, and their values. Only the
/// application words it, in the user's language; the model never joins words.
public indirect enum Message: Sendable, Hashable {
  /// The English singular and plural of a text.
  public struct Forms: Sendable, Hashable {
    public let singular: String
    public let plural: String
  }

  /// Text that is shown as it is: digits, symbols, people's names.
  case verbatim(String)
  /// A number, perhaps with its unit, with a decimal point: `1064.18 °C`. Shown with the decimal mark of the user's
  /// language.
  case number(String)
  /// The English name of an element, shown as its name in the user's language.
  case elementName(String)
  /// The English name of an element within a sentence, where most languages have no capital: `tin`.
  case elementNameInSentence(String)
  /// English text to translate; the arguments replace `{1}`, `{2}` …
  case format(String, [Message])
  /// An English description of an element to translate, which only some languages have.
  case description(String)
  /// English text to translate in the form for `count`; the arguments replace `{1}`, `{2}` …
  case plural(Forms, count: Int, [Message])

  /// English text to translate.
  static func text(_ text: String) -> Message { .format(text, []) }

  /// A piece of a file or of what was typed, bounded, in quotation marks.
  static func quoted(_ text: String) -> Message {
    .verbatim("\"\(ExternalText.quote(text))\"")
  }

  /// Form of an element or condition of a value, in the data's English: `white`, `per mole of H₂`.
  public static func condition(_ text: String) -> Message {
    .text(translatable(text, context: formOrCondition))
  }

  /// The context of these texts, as in `scripts/make-pot`.
  private static let formOrCondition = "form of an element or condition of a value"

  /// English text to translate, with arguments.
  static func format(_ text: String, _ arguments: Message...) -> Message {
    .format(text, arguments)
  }

  /// The parts with the separator of lists of the user's language, `a, b`; empty without parts.
  static func list(_ parts: [Message]) -> Message {
    guard let first = parts.first else { return .verbatim("") }
    return parts.dropFirst().reduce(first) { .format(translatable("{1}, {2}"), $0, $1) }
  }

  /// The parts with a middle dot between them, `a · b`; empty without parts.
  static func dotted(_ parts: [Message]) -> Message {
    guard let first = parts.first else { return .verbatim("") }
    return parts.dropFirst().reduce(first) { .format(translatable("{1} · {2}"), $0, $1) }
  }

  /// English text to translate in the form for `count`, with the count as `{1}`.
  static func counted(_ count: Int, _ forms: Forms) -> Message {
    .plural(forms, count: count, [.number(NumberFormat.text(String(count)))])
  }
}
