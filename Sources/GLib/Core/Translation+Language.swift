import CGLib
import Glibc

/// The language of a process that does not follow the desktop.
extension Translation {
  /// Tags of the languages that have a catalog, `de` and `pt_BR`; English needs none.
  public static var installed: [String] {
    let domain = ApplicationIdentity.current.textDomain
    guard let bound = bindtextdomain(domain, nil) else { return [] }
    let directory = String(cString: bound)
    return Files.names(in: directory).filter {
      Files.exists("\(directory)/\($0)/LC_MESSAGES/\(domain).mo")
    }.sorted()
  }

  /// Greatest number of languages in `LANGUAGE`, and of bytes of one of them.
  private static let (mostLanguages, languageLength) = (8, 32)

  /// Bounds `LANGUAGE`: gettext looks for the catalogs of each language for each text, and takes its name for that of a
  /// folder.
  static func boundLanguages() {
    guard let languages = Environment.value("LANGUAGE") else { return }
    let bound = bounded(languages)
    if bound != languages { Environment.set("LANGUAGE", bound) }
  }

  /// Returns the first languages of a list whose names begin with a letter, and have letters, digits and `_@.-`.
  static func bounded(_ languages: String) -> String {
    let names = languages.utf8.lazy.split(separator: UInt8(ascii: ":")).filter { name in
      name.count <= languageLength && name.first.map(isLetter) == true
        && name.allSatisfy { isLetter($0) || 48...57 ~= $0 || "_@.-".utf8.contains($0) }
    }
    return names.prefix(mostLanguages).map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: ":")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 97...122 ~= byte | 32 }

  /// The variables of the environment that choose the language, by which `use` chooses another one.
  private static let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES"] + categories
  private static let categories = [
    "LC_COLLATE", "LC_CTYPE", "LC_MEASUREMENT", "LC_MONETARY", "LC_NUMERIC", "LC_PAPER", "LC_TIME",
  ]
  private static let original = Guarded<[String: String?]>([:])

  /// Shows texts in a language, whatever that of the environment is, and sorts them so if a locale of it is installed;
  /// before GTK starts and threads are started. Returns false if gettext cannot, because no locale but C is installed.
  /// - Parameter language: a tag of those installed, or `en`.
  public static func use(_ language: String) -> Bool {
    original.withLock {
      $0 = Dictionary(uniqueKeysWithValues: variables.map { ($0, Environment.value($0)) })
    }
    Environment.set("LANGUAGE", language)
    // Where the locale is C, gettext ignores LANGUAGE.
    if language != "en", isC(setlocale(LC_MESSAGES, nil)) { useLocale(for: language) }
    sortTexts(in: language)
    // So that gettext reads the environment again.
    setlocale(LC_MESSAGES, "")
    return language == "en" || !isC(setlocale(LC_MESSAGES, nil), orUTF8: false)
  }

  /// Restores the environment as before `use`, for the program that is executed next.
  public static func restoreEnvironment() {
    for (name, value) in original.withLock({ $0 }) { Environment.restore(name, value) }
  }

  private static func isC(_ locale: UnsafeMutablePointer<CChar>?, orUTF8: Bool = true) -> Bool {
    let name = locale.map { String(cString: $0) } ?? "C"
    return name == "C" || name == "POSIX" || orUTF8 && name.hasPrefix("C.")
  }

  /// Sets the locale of the messages only to the first one installed: of the language, of any other one.
  private static func useLocale(for language: String) {
    set("LC_MESSAGES", to: LC_MESSAGES, locales(of: language) + ["en_US"] + regions + ["C"])
  }

  /// Sets the locale by which texts are sorted to one of the language, unless that of the environment is one.
  private static func sortTexts(in language: String) {
    let current = setlocale(LC_COLLATE, "").map { String(cString: $0) } ?? "C"
    guard current.prefix(while: { $0 != "_" && $0 != "." }) != language.prefix(while: { $0 != "_" })
    else { return }
    set("LC_COLLATE", to: LC_COLLATE, locales(of: language))
  }

  private static func locales(of language: String) -> [String] {
    regions.filter { $0.prefix { $0 != "_" } == language.prefix { $0 != "_" } }
  }

  /// Sets a category, and its variable of the environment, to the first of these locales that is installed.
  private static func set(_ variable: String, to category: Int32, _ names: [String]) {
    let locale = names.lazy.map { $0 + ".UTF-8" }.first { setlocale(category, $0) != nil }
    guard let locale else { return }
    if let all = Environment.value("LC_ALL"), !all.isEmpty {
      for category in ["LC_MESSAGES"] + categories { Environment.set(category, all) }
      Environment.restore("LC_ALL", nil)
    }
    Environment.set(variable, locale)
  }

  /// Locales that may be installed.
  private static let regions = [
    "ar_EG", "ca_ES", "cs_CZ", "da_DK", "de_DE", "en_GB", "es_ES", "fi_FI", "fr_FR", "it_IT",
    "ja_JP", "nl_NL", "pl_PL", "pt_BR", "ru_RU", "sv_SE", "tr_TR", "uk_UA", "zh_CN",
  ]
}
