/// A name of an element in Latin or another language, an old name, or another spelling.
public struct AlternativeName: Sendable, Hashable {
  public let text: String
  /// The languages in which it is the element's name, as in BCP 47: `la`, `de`.
  public let languages: [String]
  /// The languages in which it is a further name, beside another one.
  public let further: [String]
  /// Key of the source.
  public let source: String
}

/// The other names of the elements, as read from `names.json`.
public struct AlternativeNames: Sendable, Hashable {
  /// The names by atomic number.
  public let names: [Int: [AlternativeName]]
  /// The names of the languages by their tags.
  public let languages: [String: Language]
  /// Sources by the key that names refer to.
  public let sources: [String: PeriodicTable.SourceNote]

  /// The names in a language beside those to display.
  /// - Parameter language: its tag, also with an underscore in place of the dash: zh_CN.
  func further(in language: String) -> [String] {
    let tag = String(language.map { $0 == "_" ? "-" : $0 })
    return names.values.joined().filter { $0.further.contains(tag) }.map(\.text).sorted()
  }

  /// The sources of the names of an element.
  public func sources(of number: Int) -> [String: PeriodicTable.SourceNote] {
    let keys = Set((names[number] ?? []).map(\.source))
    return sources.filter { keys.contains($0.key) }
  }

  /// The name of a language.
  public struct Language: Sendable, Hashable {
    /// In the language itself, and in English.
    public let own, english: String
  }

  /// No names.
  public static let none = AlternativeNames(names: [:], languages: [:], sources: [:])

  /// Reads the file: `{"names": {"26": [["ferrum", "la", "latin"]]}, "languages": {"la":
  /// ["lingua Latina", "Latin"]}, "sources": {…}}`. A fourth text names the languages in which it is a further name.
  /// Any error is a bug of the file.
  /// - Parameter file: its path, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> AlternativeNames {
    let value = try CatalogError.naming(file) { () throws(JSONError) in
      try JSONParser.parse(bytes)
    }
    guard case .object(let members) = value, case .object(let records)? = members["names"] else {
      throw CatalogError(file: file, message: "expected the objects \"names\" and \"sources\"")
    }
    let sources = try CatalogReader.notes(members["sources"], file: file)
    var names: [Int: [AlternativeName]] = [:]
    for (key, record) in records {
      guard let number = Int(key), case .array(let entries) = record else {
        throw CatalogError(file: file, message: "expected a list of names for each element")
      }
      let found = entries.compactMap(name)
      guard found.count == entries.count, found.allSatisfy({ sources[$0.source] != nil }) else {
        throw CatalogError(
          file: file, location: .record(.element(number)),
          message: "expected names, each with its languages and a source")
      }
      names[number] = found
    }
    return AlternativeNames(
      names: names, languages: try languages(members["languages"], file), sources: sources)
  }

  /// Reads `{"de": ["Deutsch", "German"]}`.
  private static func languages(
    _ value: JSONValue?, _ file: String
  ) throws(CatalogError) -> [String: Language] {
    guard let value else { return [:] }
    guard case .object(let members) = value else {
      throw CatalogError(file: file, message: "expected an object \"languages\"")
    }
    var languages: [String: Language] = [:]
    for (tag, pair) in members {
      guard case .array(let parts) = pair, parts.count == 2, case .string(let own) = parts[0],
        case .string(let english) = parts[1]
      else {
        throw CatalogError(
          file: file, location: .record(.quoted(tag)),
          message: "expected its name in itself and in English")
      }
      languages[tag] = Language(own: own, english: english)
    }
    return languages
  }

  private static func name(_ value: JSONValue) -> AlternativeName? {
    guard case .array(let parts) = value, (3...4).contains(parts.count) else { return nil }
    let texts = parts.compactMap { if case .string(let text) = $0 { text } else { nil } }
    guard texts.count == parts.count else { return nil }
    let (languages, further) = (texts[1], texts.count == 4 ? texts[3] : "")
    return AlternativeName(
      text: texts[0], languages: languages.split(separator: " ").map(String.init),
      further: further.split(separator: " ").map(String.init), source: texts[2])
  }
}
