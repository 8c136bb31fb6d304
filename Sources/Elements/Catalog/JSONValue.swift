/// A value of a JSON document. Numbers keep their digits exactly as they were written.
enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What an error message says was found: `the text "hot"`.
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

/// Why a document is not JSON, and where.
struct JSONError: Error, Sendable, Hashable {
  /// From 1.
  let line: Int
  let message: ExternalText
}
