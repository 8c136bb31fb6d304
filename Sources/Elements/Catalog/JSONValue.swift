/// A JSON value. Numbers keep their digits exactly as written.
enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value for error messages: `the text "hot"`.
  var summary: ExternalText {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): "the number \(ExternalText.quote(digits))"
    case .string(let text): "the text \"\(ExternalText.quote(text))\""
    case .array(let values): values.isEmpty ? "an empty list" : "a list"
    case .object: "an object"
    }
  }
}

/// A JSON syntax error.
struct JSONError: Error, Sendable, Hashable {
  /// The line, from 1.
  let line: Int
  let message: ExternalText
}
