/// What substances and forms of elements are called in a language, and what is asked of them, each with the English words.
/// Read from `substance-names.tsv`.
public struct SubstanceNames: Sendable {
  /// The English words by those of the language, in lower case.
  private(set) var english: [String: String] = [:]
  /// The names without spaces between words, the longest first.
  private(set) var unspaced: [[Unicode.Scalar]] = []

  /// The first words of the names.
  private(set) var firstWords: Set<String> = []

  /// The first word of the language for English words, as it is displayed.
  private(set) var shown: [String: String] = [:]

  /// The English words that are asked, units of amounts, and ions, which are no names of substances.
  static let asked = NamedIon.names.union([
    "molar mass", "formula", "refractive index", "mol", "mmol", "g", "kg", "mg", "L", "mL",
    "atoms", "molecules", "percentage", "charge", "electrons", "ion", "radius ion",
  ])
  /// Those of which one is meant without a number: the mass of a liter of mercury.
  static let units: Set<String> = ["mol", "kg", "L"]

  /// The first words of what is asked, and all of its words without spaces between them.
  private var askedWords: Set<String> = []
  private var askedUnspaced: [[Unicode.Scalar]] = []

  /// True for a text that may ask for an amount, a share or an ion: with a number, a charge, or a word of such questions.
  func mayAsk(_ text: String) -> Bool {
    if text.utf8.contains(where: { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "+") }) { return true }
    let scalars = Array(text.unicodeScalars)
    if scalars.contains(where: \.isUnspaced) {
      return askedUnspaced.contains { word in
        scalars.indices.contains { scalars[$0...].starts(with: word) }
      }
    }
    return QuestionWords.split(text.lowercased()).contains { word in
      word.split { "،,'’".contains($0) }.contains { askedWords.contains(String($0)) }
    }
  }

  /// Returns the English name of an ion, and the word before it in one word with it, German Natrium-sulfat; nil for another
  /// word.
  func ion(endOf word: String) -> (head: Substring, ion: String)? {
    ions.first { word.hasSuffix($0.own) }.map { (word.dropLast($0.own.count), $0.english) }
  }

  /// The names of ions, the longest first.
  private var ions: [(own: String, english: String)] = []

  /// Maximum number of words of a name.
  static let mostWords = 4

  /// Returns the English words for those of the language, in lower case; nil for other words.
  subscript(words: String) -> String? { english[words] }

  /// Reads the file: lines of a language, English words, and the words of the language, which commas separate, with tabs
  /// between them. Any error is a bug of the file.
  /// - Parameter file: its path, for messages.
  /// - Returns: the names by language.
  public static func read(
    bytes: [UInt8], file: String
  ) throws(CatalogError) -> [String: SubstanceNames] {
    var result: [String: SubstanceNames] = [:]
    let rows = try LanguageFile.rows(bytes, file: file, cells: "a language, words and words")
    for row in rows { result[row.language, default: SubstanceNames()].add(row.second, row.first) }
    guard !result.isEmpty else { throw CatalogError(file: file, message: "expected names") }
    for language in result.keys {
      result[language]?.unspaced.sort { $0.count > $1.count }
      result[language]?.ions.sort { $0.own.count > $1.own.count }
    }
    return result
  }

  private mutating func add(_ list: String, _ words: String) {
    for name in list.split(separator: ",") {
      let own = String(name.drop { $0 == " " })
      if shown[words] == nil { shown[words] = own }
      let name = own.lowercased()
      english[name] = words
      if NamedIon.names.contains(words) { ions.append((name, words)) }
      if let first = name.split(separator: " ").first { firstWords.insert(String(first)) }
      let isAsked = Self.asked.contains(words)
      if name.hasUnspacedScript {
        unspaced.append(Array(name.unicodeScalars))
        if isAsked { askedUnspaced.append(Array(name.unicodeScalars)) }
      }
      if isAsked, let first = name.split(separator: " ").first { askedWords.insert(String(first)) }
    }
  }
}
