extension Message {
  /// A text of English names of countries or towns with commas, `Mexico, Sweden`, each to be translated.
  static func places(_ names: String) -> Message {
    let names = names.utf8.split(separator: UInt8(ascii: ",")).map { name in
      Message.text(String(decoding: name.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self))
    }
    guard let first = names.first else { return .verbatim("") }
    return names.dropFirst().reduce(first) { .format(translatable("{1}, {2}"), $0, $1) }
  }
}
