import Synchronization

@testable import Elements

/// Searches of the tests, over the installed catalog.
enum Search {
  /// Folding of the letters in the tests; the program's is GLib's.
  static let fold: TextFold = { word in
    let folded = word.lowercased()
    let plain = folded.unicodeScalars.compactMap { accents[$0] ?? ($0.isMark ? nil : String($0)) }
    let ascii = plain.joined()
    return ascii == folded ? [folded] : [folded, ascii]
  }

  private static let accents: [Unicode.Scalar: String] = [
    "é": "e", "è": "e", "ä": "a", "ö": "o", "ü": "u", "ø": "o", "í": "i", "ß": "ss", "ł": "l",
    "ě": "e", "ď": "d",
  ]

  static let index = Result { () throws -> SearchIndex in
    let table = try BuiltIn.table.get()
    let names = try AlternativeNames.read(
      bytes: ProjectFile.resource("names.json"), file: "names.json")
    let places = try PlaceListTests.builtIn.get()
    guard var index = SearchIndex(table, names: names, places: places, fold: fold) else {
      throw ProjectFile.Missing(path: "index")
    }
    index.rare = try rare(names)
    return index
  }

  /// What few questions ask for.
  private static func rare(_ names: AlternativeNames) throws -> RareSearchData {
    let forms = try FormReader.read(bytes: ProjectFile.resource("forms.json"), file: "forms.json")
    let substances = try SubstanceReader.read(
      bytes: ProjectFile.resource("substances.json"), file: "substances.json")
    return RareSearchData(names: { names }, forms: { forms }, substances: { substances })
  }

  /// All that queries can ask for.
  static let data = Result { () throws -> SearchData in
    SearchData(
      try PropertyReader.read(
        bytes: ProjectFile.resource("properties.json"), file: "properties.json"),
      nuclides: try NuclideReader.read(
        bytes: ProjectFile.resource("isotopes.json"), file: "isotopes.json"),
      hazards: try HazardReader.read(
        bytes: ProjectFile.resource("hazards.json"), file: "hazards.json"),
      details: try ElementDetailReader.read(
        bytes: ProjectFile.resource("element-details.json"), file: "element-details.json"),
      fold: fold)
  }

  /// Answers a text with all data.
  static func answer(_ text: String) throws -> SearchResults {
    let data = try data.get()
    guard let results = try index.get().answer(text, knowing: nil, read: { data }) else {
      throw ProjectFile.Missing(path: text)
    }
    return results
  }

  /// The search in a language of the project.
  struct Translated: Sendable {
    let index: SearchIndex
    let data: SearchData

    fileprivate init(_ language: String) throws {
      let translate = try Translations(language)
      let names = try AlternativeNames.read(
        bytes: ProjectFile.resource("names.json"), file: "names.json")
      let made = SearchIndex(
        try BuiltIn.table.get(), names: names, places: try PlaceListTests.builtIn.get(),
        fold: fold, translate: { translate($0) })
      guard var made else { throw ProjectFile.Missing(path: language) }
      made.rare = try rare(names)
      index = made
      let english = try Search.data.get()
      data = SearchData(
        english.properties, nuclides: english.nuclides, hazards: english.hazards,
        details: english.details, fold: fold, translate: { translate($0) })
    }

    func answer(_ text: String) throws -> SearchResults {
      guard let results = index.answer(text, knowing: nil, read: { data }) else {
        throw ProjectFile.Missing(path: text)
      }
      return results
    }
  }

  /// The search in a language of the project. All tests share it, because it takes a while to make.
  static func translated(_ language: String) throws -> Translated {
    try made.withLock { made in
      if let search = made[language] { return search }
      let search = try Translated(language)
      made[language] = search
      return search
    }
  }

  private static let made = Mutex<[String: Translated]>([:])

  static func query(_ text: String) -> SearchQuery { SearchQuery(text, fold: fold) }

  static func results(_ text: String) throws -> SearchResults {
    guard let results = try index.get().search(query(text)) else {
      throw ProjectFile.Missing(path: text)
    }
    return results
  }

  /// Returns the symbols of the elements found, best first.
  static func symbols(_ text: String) throws -> [String] {
    let table = try BuiltIn.table.get()
    return try results(text).hits.map { table.elements[$0.position].symbol }
  }

  /// Returns the hit of an element.
  static func hit(_ symbol: String, _ text: String) throws -> SearchHit? {
    try results(text)[BuiltIn.element(symbol).number]
  }

  /// Returns the matched parts of a text.
  static func pieces(_ match: SearchMatch) -> [String] {
    match.ranges.map { String(decoding: Array(match.text.utf8)[$0], as: UTF8.self) }
  }
}
