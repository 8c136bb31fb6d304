extension Message {
  /// The text in English with a decimal point, for what other programs read.
  public var english: String {
    switch self {
    case .verbatim(let text), .number(let text), .elementName(let text), .description(let text):
      text
    case .elementNameInSentence(let name): NameInSentence.text(name, in: "en")
    case .format(let text, let arguments): Self.filled(text.withoutContext, arguments)
    case .plural(let forms, let count, let arguments):
      Self.filled((count == 1 ? forms.singular : forms.plural).withoutContext, arguments)
    }
  }

  /// Replaces `{1}`, `{2}` … in one pass: braces in arguments are text.
  private static func filled(_ text: String, _ arguments: [Message]) -> String {
    var parts = text.split(separator: "{", omittingEmptySubsequences: false)
    var result = String(parts.removeFirst())
    for part in parts {
      let number = part.prefix { $0 != "}" }
      if let index = Int(number), arguments.indices.contains(index - 1), number.count < part.count {
        result += arguments[index - 1].english + part.dropFirst(number.count + 1)
      } else {
        result += "{" + part
      }
    }
    return result
  }
}
