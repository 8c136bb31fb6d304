/// The name that is shown of each element in one language, by its English name.
public struct ElementNames: Sendable, Hashable {
  /// The language's tag as in BCP 47: `de`, `pt-BR`.
  public let tag: String
  /// The language's name.
  public let language: AlternativeNames.Language
  private let names: [String: String]

  /// The English names.
  public static let english = ElementNames(
    tag: "en", language: AlternativeNames.Language(own: "English", english: "English"), names: [:])

  /// - Parameter names: the names by the English ones; an element without one keeps its English name.
  public init(tag: String, language: AlternativeNames.Language, names: [String: String]) {
    (self.tag, self.language, self.names) = (tag, language, names)
  }

  /// Returns the name of the element with an English name; that one for an element of another catalog.
  public subscript(english: String) -> String { names[english] ?? english }

  /// Returns the name of the element with an English name; nil for any other text.
  public func known(_ english: String) -> String? { names[english] }
}

/// The names of the elements in all languages that name each of them, as read from `element-names.tsv`. Only the lines of
/// languages that are asked for are parsed.
public struct ElementNameLists: Sendable {
  private let lines: [(tag: String, bytes: ArraySlice<UInt8>)]
  private let english: [String]

  /// No names.
  public static let none = ElementNameLists(lines: [], english: [])

  private init(lines: [(tag: String, bytes: ArraySlice<UInt8>)], english: [String]) {
    (self.lines, self.english) = (lines, english)
  }

  /// Reads the file: lines of a tag, the language's name in itself and in English, and the names by atomic number, with
  /// tabs between them; the English ones first. Any error is a bug of the file.
  /// - Parameter file: its path, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> ElementNameLists {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      (tag: String(decoding: line.prefix { $0 != tab }, as: UTF8.self), bytes: line)
    }
    guard let first = lines.first, first.tag == ElementNames.english.tag,
      lines.allSatisfy({ $0.bytes.count { $0 == tab } == first.bytes.count { $0 == tab } })
    else {
      throw CatalogError(file: file, message: "expected lines of as many names as the first has")
    }
    return ElementNameLists(
      lines: lines, english: Array(fields(of: first.bytes).dropFirst(leading)))
  }

  /// The tags of the languages, English first.
  public var tags: [String] { lines.map(\.tag) }

  /// Returns the names in the language with a tag. Empty ones are left out.
  public subscript(tag: String) -> ElementNames? {
    guard let line = lines.first(where: { $0.tag == tag }) else { return nil }
    let fields = Self.fields(of: line.bytes)
    guard fields.count > Self.leading else { return nil }
    let pairs = zip(english, fields.dropFirst(Self.leading)).filter { !$0.1.isEmpty }
    return ElementNames(
      tag: tag, language: AlternativeNames.Language(own: fields[1], english: fields[2]),
      names: Dictionary(pairs) { first, _ in first })
  }

  /// Number of fields before the names.
  private static let leading = 3
  private static let tab = UInt8(ascii: "\t")

  private static func fields(of line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: tab, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension ElementNames {
  /// Returns the tags of lists for a user's languages, the most wanted first: those before English.
  /// - Parameter locales: names of locales, `zh_HK.UTF-8`, `sr@latin`.
  public static func tags(for locales: [String]) -> [String] {
    var tags: [String] = []
    for locale in locales {
      let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
      guard let base = parts.first.map(String.init), !["en", "C", "POSIX"].contains(base) else {
        break
      }
      let tag = tag(of: base, parts.dropFirst().map(String.init))
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  /// Chinese is written in traditional characters in some regions; Portuguese names differ in Brazil.
  private static func tag(of language: String, _ parts: [String]) -> String {
    switch language {
    case "zh":
      let isTraditional = parts.contains { ["TW", "HK", "MO", "Hant"].contains($0) }
      return isTraditional ? "zh-TW" : "zh-CN"
    case "pt": return parts.contains("BR") ? "pt-BR" : "pt"
    case "no": return "nb"
    default: return language
    }
  }
}
