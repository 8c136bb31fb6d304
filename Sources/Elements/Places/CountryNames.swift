/// The names of countries in one language, read from a text with a line for each: the code of ISO 3166, a tab, the name.
public enum CountryNames {
  /// Maximum length of a file in bytes.
  public static let maximumLength = 100_000

  /// Returns the names by code. Lines without a code and a name are left out.
  public static func read(_ bytes: [UInt8]) -> [String: String] {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter {
      $0.count > 3 && $0[$0.startIndex + 2] == UInt8(ascii: "\t")
    }
    let text = { (part: ArraySlice<UInt8>) in
      ExternalText(String(decoding: part, as: UTF8.self)).text
    }
    return Dictionary(
      lines.map { (text($0.prefix(2)), text($0.dropFirst(3))) }, uniquingKeysWith: { $1 })
  }
}
