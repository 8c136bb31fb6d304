@testable import Elements

extension Message {
  /// The text in English, as it is without a translation.
  var english: String {
    switch self {
    case .verbatim(let text): text
    case .format(let text, let arguments): Self.filled(text.withoutContext, arguments)
    case .plural(let forms, let count, let arguments):
      Self.filled(count == 1 ? forms.singular : forms.plural, arguments)
    }
  }

  private static func filled(_ text: String, _ arguments: [Message]) -> String {
    arguments.enumerated().reduce(text) { text, argument in
      text.replacing("{\(argument.offset + 1)}", with: argument.element.english)
    }
  }
}
