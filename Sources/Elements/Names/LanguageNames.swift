/// The names of the languages of the program in these languages.
public enum LanguageNames {
  /// The names by tag.
  public static let own = [
    "ar": "العربية", "ca": "català", "cs": "čeština", "da": "dansk", "de": "Deutsch",
    "en": "English",
    "es": "español", "fi": "suomi", "fr": "français", "it": "italiano", "ja": "日本語",
    "nl": "Nederlands", "pl": "polski", "pt_BR": "português (Brasil)", "ru": "русский",
    "sv": "svenska", "tr": "Türkçe", "uk": "українська", "zh_CN": "中文 (简体)",
  ]

  /// Returns a text if it has the form of a tag, `de` or `pt_BR`; nil otherwise.
  public static func tag(_ text: String) -> String? {
    let parts = text.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    guard let language = parts.first, parts.count <= 2, 2...3 ~= language.count,
      language.allSatisfy({ 0x61...0x7a ~= $0 })
    else { return nil }
    let isRegion = { (part: Substring.UTF8View) in
      part.count == 2 && part.allSatisfy { 0x41...0x5a ~= $0 }
    }
    return parts.dropFirst().allSatisfy(isRegion) ? text : nil
  }
}
