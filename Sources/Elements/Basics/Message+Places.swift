extension Message {
  /// The context of the names of discoverers in the translations.
  public static let discoverer = "discoverer"

  /// A text of names of discoverers with commas, `Marie Skłodowska-Curie, Pierre Curie`, each to be translated.
  static func people(_ names: String) -> Message { list(names) { discoverer + "\u{4}" + $0 } }

  /// A text of English names of countries or towns with commas, `Mexico, Sweden`, each to be translated.
  static func places(_ names: String) -> Message { list(names) { $0 } }

  private static func list(_ names: String, text: (String) -> String) -> Message {
    let names = names.utf8.split(separator: UInt8(ascii: ",")).map { name in
      Message.text(text(String(decoding: name.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)))
    }
    guard let first = names.first else { return .verbatim("") }
    return names.dropFirst().reduce(first) { .format(translatable("{1}, {2}"), $0, $1) }
  }
}
