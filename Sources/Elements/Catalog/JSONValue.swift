/// A JSON value. Numbers keep their digits exactly as written.
enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value for error messages: `the text "hot"`.
  var summary: Message {
    switch self {
    case .null: .verbatim("null")
    case .bool(let value): .verbatim(value ? "true" : "false")
    case .number(let digits):
      // TRANSLATORS: {1} is a number found in a file.
      .format(translatable("the number {1}"), .verbatim(ExternalText.quote(digits).text))
    case .string(let text):
      // TRANSLATORS: {1} is a text found in a file, in quotation marks.
      .format(translatable("the text {1}"), .quoted(text))
    case .array(let values):
      values.isEmpty
        ? .text(translatable("an empty list", context: "value in a file")) : .aList
    case .object: .anObject
    }
  }
}

/// A JSON syntax error.
struct JSONError: Error, Sendable, Hashable {
  /// The line, from 1.
  let line: Int
  let message: Message
}
