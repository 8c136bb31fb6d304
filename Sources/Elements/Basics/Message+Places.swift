extension Message {
  /// The context of the names of discoverers in the translations.
  public static let discoverer = "discoverer"

  /// A text of names of discoverers with commas, `Marie Skłodowska-Curie, Pierre Curie`, each to be translated.
  static func people(_ names: String) -> Message {
    list(names) { .text(discoverer + "\u{4}" + $0) }
  }

  /// A text of names of discoverers, each as `name` writes it.
  static func people(_ names: String, name: (String) -> String) -> Message {
    list(names) { .verbatim(name($0)) }
  }

  /// A name of a discoverer in another script without the Latin form behind it: `キュリー夫人` of `キュリー夫人（Marie Curie）`.
  public static func withoutLatinForm(_ name: String) -> String {
    guard let end = name.firstIndex(where: { $0 == "(" || $0 == "（" }), end > name.startIndex
    else { return name }
    let own = name[..<end]
    return String(own.last == " " ? own.dropLast() : own)
  }

  /// A text of English names of countries or towns with commas, `Mexico, Sweden`, each to be translated.
  static func places(_ names: String) -> Message { list(names) { .text($0) } }

  private static func list(_ names: String, part: (String) -> Message) -> Message {
    let names = names.utf8.split(separator: UInt8(ascii: ",")).map { name in
      part(String(decoding: name.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self))
    }
    guard let first = names.first else { return .verbatim("") }
    return names.dropFirst().reduce(first) { .format(translatable("{1}, {2}"), $0, $1) }
  }
}
