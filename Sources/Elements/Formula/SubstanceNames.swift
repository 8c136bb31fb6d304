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

  /// The English words that are asked, and units of amounts, which are no names.
  static let asked: Set<String> = [
    "molar mass", "formula", "refractive index", "mol", "mmol", "g", "kg", "mg", "atoms",
    "molecules", "percentage", "charge", "electrons",
  ]

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
    for language in result.keys { result[language]?.unspaced.sort { $0.count > $1.count } }
    return result
  }

  private mutating func add(_ list: String, _ words: String) {
    for name in list.split(separator: ",") {
      let own = String(name.drop { $0 == " " })
      if shown[words] == nil { shown[words] = own }
      let name = own.lowercased()
      english[name] = words
      if let first = name.split(separator: " ").first { firstWords.insert(String(first)) }
      if name.hasUnspacedScript, !Self.asked.contains(words) {
        unspaced.append(Array(name.unicodeScalars))
      }
    }
  }
}
