/// The names of countries in one language, read from a text with a line for each: the code of ISO 3166, a tab, the name.
public enum CountryNames {
  /// Maximum length of a file in bytes.
  public static let maximumLength = 100_000

  /// Returns the names by code. Any error is a bug of the file.
  /// - Parameter file: its path, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> [String: String] {
    let text = { (part: ArraySlice<UInt8>) in
      ExternalText(String(decoding: part, as: UTF8.self)).text
    }
    var names: [String: String] = [:]
    for (index, line) in try LanguageFile.lines(bytes, file: file).enumerated() {
      let code = line.prefix { $0 != UInt8(ascii: "\t") }
      guard code.count == 2, line.count > 3 else {
        throw CatalogError(
          file: file, location: .line(index + 1), message: "expected a code and a name")
      }
      names[text(code)] = text(line.dropFirst(3))
    }
    return names
  }
}
