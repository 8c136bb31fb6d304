import Synchronization

@testable import Elements

/// Searches of the tests, over the installed catalog.
enum Search {
  /// Folding of the letters in the tests; the program's is GLib's, which takes what is between signs for words.
  static let fold: TextFold = { word in
    let words = word.lowercased().split { $0 == "'" || $0 == "’" }.map(String.init)
    let plain = words.map { word in
      word.unicodeScalars.compactMap { accents[$0] ?? ($0.isMark ? nil : String($0)) }.joined()
    }
    return words + zip(plain, words).filter { $0.0 != $0.1 }.map(\.0)
  }

  private static let accents: [Unicode.Scalar: String] = {
    let groups = [
      "a": "áàâäãåą", "c": "çćč", "d": "ď", "e": "éèêëęě", "g": "ğ", "i": "íìîïı", "l": "ł",
      "n": "ñńň", "o": "óòôöõø", "r": "ř", "s": "śšş", "t": "ť", "u": "úùûüů", "y": "ýÿ",
      "z": "źżž",
      "ss": "ß",
    ]
    var accents: [Unicode.Scalar: String] = [:]
    for (plain, letters) in groups {
      for letter in letters.unicodeScalars { accents[letter] = plain }
    }
    return accents
  }()

  static let index = Result { () throws -> SearchIndex in
    let table = try BuiltIn.table.get()
    let names = try AlternativeNames.read(
      bytes: ProjectFile.resource("names.json"), file: "names.json")
    let places = try PlaceListTests.builtIn.get()
    // As gettext does without a translation.
    let index = SearchIndex(
      table, names: names, places: places, fold: fold, translate: \.withoutContext)
    guard var index else {
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
    let ionization = try IonizationReader.read(
      bytes: ProjectFile.resource("ionization.json"), file: "ionization.json")
    let other = try SubstanceNames.read(
      bytes: ProjectFile.resource("substance-names.tsv"), file: "substance-names.tsv")
    return RareSearchData(
      names: { names }, forms: { forms }, substances: { substances },
      ionization: { ionization }, otherNames: { other })
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

  private static let english = Mutex<[String: SearchResults]>([:])

  /// What an English text finds, answered once for all languages.
  static func remembered(_ text: String) throws -> SearchResults {
    if let known = english.withLock({ $0[text] }) { return known }
    let results = try answer(text)
    english.withLock { $0[text] = results }
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
        fold: fold, decimalMark: withPoint.contains(language) ? "." : ",",
        translate: { translate($0) },
        translateText: { field, text in
          field == .discoverer ? translate(Message.discoverer + "\u{4}" + text) : text
        })
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

  /// The languages that write numbers with a decimal point, as `Translation` has them.
  static let withPoint: Set<String> = ["ar", "ja", "zh_CN"]

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
