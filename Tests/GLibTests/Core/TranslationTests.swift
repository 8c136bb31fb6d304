import CGLib
import Glibc
import TestSupport
import XCTest

@testable import GLib

final class TranslationTests: QuietTestCase {
  private static let texts = [
    "Gold": "Oro",
    "{1} of {2}": "{2}, {1}",
    "Copied {1}": "Copiado {1} {3} {x} {",
    "{1} favorite\0{1} favorites": "{1} favorito\0{1} favoritos",
    "source\u{4}File": "Archivo",
    "File": "Fichero",
  ]

  func testATextWithoutTranslationIsReturnedUnchanged() {
    for text in ["Sodium", "a text in no catalog – 钠", ""] { XCTAssertEqual(tr(text), text) }
    XCTAssertEqual(ntr("{1} row", "{1} rows", 1, "1"), "1 row")
    XCTAssertEqual(ntr("{1} row", "{1} rows", 3, "3"), "3 rows")
  }

  func testTextsComeFromTheBoundCatalog() throws {
    try Self.withCatalog { XCTAssertEqual(tr("Gold"), "Oro") }
    XCTAssertEqual(tr("Gold"), "Gold")
  }

  func testATranslationMayReorderArguments() throws {
    XCTAssertEqual(tr("{1} of {2}", "3", "7"), "3 of 7")
    try Self.withCatalog { XCTAssertEqual(tr("{1} of {2}", "3", "7"), "7, 3") }
  }

  func testAWrongPlaceholderStays() throws {
    try Self.withCatalog { XCTAssertEqual(tr("Copied {1}", "a"), "Copiado a {3} {x} {") }
  }

  func testAnArgumentIsNoFormat() {
    XCTAssertEqual(tr("{1} of {2}", "{2}", "%s%n"), "{2} of %s%n")
  }

  func testThePluralFollowsTheCatalog() throws {
    try Self.withCatalog {
      XCTAssertEqual(ntr("{1} favorite", "{1} favorites", 1, "1"), "1 favorito")
      // In this catalog zero is singular.
      XCTAssertEqual(ntr("{1} favorite", "{1} favorites", 0, "0"), "0 favorito")
      XCTAssertEqual(ntr("{1} favorite", "{1} favorites", 2, "2"), "2 favoritos")
    }
  }

  func testAContextDistinguishesEqualTexts() throws {
    XCTAssertEqual(tr("File", context: "source"), "File")
    try Self.withCatalog {
      XCTAssertEqual(tr("File"), "Fichero")
      XCTAssertEqual(tr("File", context: "source"), "Archivo")
      XCTAssertEqual(tr("File", context: "another"), "File")
    }
  }

  func testATextMayHaveItsContextBeforeIt() throws {
    XCTAssertEqual(tr("source\u{4}File"), "File")
    try Self.withCatalog {
      XCTAssertEqual(tr("source\u{4}File"), "Archivo")
      XCTAssertEqual(tr("another\u{4}File"), "File")
    }
  }

  func testAnInsertedValueKeepsItsDirectionInArabic() throws {
    try Self.withCatalog(["language tag\u{4}en": "ar"]) {
      XCTAssertEqual(Translation.language, "ar")
      XCTAssertEqual(tr("{1} of {2}", "3109 K", "7"), "\u{2068}7\u{2069}, \u{2068}3109 K\u{2069}")
      XCTAssertEqual(Translation.plain(tr("{1} of {2}", "3109 K", "7")), "7, 3109 K")
      XCTAssertEqual(tr("Gold"), "Oro")
    }
    XCTAssertEqual(Translation.language, "en")
  }

  func testAnInsertedTextOfInsertedValuesKeepsItsDirectionInArabic() throws {
    try Self.withCatalog(["language tag\u{4}en": "ar", "{1} {2}": "{1} {2}"]) {
      for (name, mark) in [("العدد", "\u{2067}"), ("melting point", "\u{2068}")] {
        let inner = tr("{1} {2}", name, "5")
        XCTAssertEqual(inner, "\u{2068}\(name)\u{2069} \u{2068}5\u{2069}")
        let direction = name.utf8.count > name.count ? "\u{200f}" : ""
        XCTAssertEqual(
          tr("Copied {1}", inner), "\(direction)Copiado \(mark)\(inner)\u{2069} {3} {x} {")
        XCTAssertEqual(Translation.plain(tr("{1} {2}", inner, "7")), "\(name) 5 7")
      }
    }
  }

  func testAnArabicTextThatBeginsWithALatinLetterGoesFromRightToLeft() throws {
    let texts = ["File": "CSV ملف", "{1} {2}": "{1} {2}", "{1} row\0{1} rows": "{1} صف\0{1} صفوف"]
    try Self.withCatalog(texts.merging(["language tag\u{4}en": "ar"]) { $1 }) {
      XCTAssertEqual(tr("File"), "\u{200f}CSV ملف")
      XCTAssertEqual(tr("{1} {2}", "Ag", "فضة"), "\u{200f}\u{2068}Ag\u{2069} \u{2068}فضة\u{2069}")
      XCTAssertEqual(tr("{1} {2}", "فضة", "Ag"), "\u{2068}فضة\u{2069} \u{2068}Ag\u{2069}")
      XCTAssertEqual(tr("{1} {2}", "Ag", "Au"), "\u{2068}Ag\u{2069} \u{2068}Au\u{2069}")
      XCTAssertEqual(ntr("{1} row", "{1} rows", 3, "B"), "\u{200f}\u{2068}B\u{2069} صفوف")
      XCTAssertEqual(ntr("{1} row", "{1} rows", 3, "3"), "\u{2068}3\u{2069} صفوف")
      XCTAssertEqual(Translation.plain(tr("File")), "CSV ملف")
      XCTAssertEqual(Translation.text("File"), "CSV ملف", "a text that is searched has no marks")
    }
    try Self.withCatalog(texts) {
      XCTAssertEqual(tr("{1} {2}", "Ag", "فضة"), "Ag فضة", "a name within a Spanish text")
    }
  }

  func testTheDecimalMarkFollowsTheLanguage() throws {
    XCTAssertEqual(Translation.number("1064.18 °C"), "1064.18 °C")
    for (tag, number) in [
      ("de", "1064,18"), ("pt_BR", "1064,18"), ("ja", "1064.18"), ("zh_CN", "1064.18"),
      ("ar", "1064.18"),
    ] {
      try Self.withCatalog(["language tag\u{4}en": tag]) {
        XCTAssertEqual(Translation.number("1064.18"), number, tag)
      }
    }
  }

  func testOnlyPointsBetweenDigitsAreDecimalMarks() {
    for (text, shown) in [
      ("≈ 1.00784(7) × 10⁻⁵", "≈ 1,00784(7) × 10⁻⁵"), ("0.5–1.25 g/cm³", "0,5–1,25 g/cm³"),
      ("5. or .5 of a.u.", "5. or .5 of a.u."), ("[223]", "[223]"), ("", ""), (".", "."),
    ] {
      XCTAssertEqual(Translation.number(text, mark: ","), shown)
      XCTAssertEqual(Translation.number(text, mark: "."), text)
    }
  }

  func testAPartHasACatalogOfItsOwn() throws {
    try Self.withCatalog {
      XCTAssertEqual(Translation.text("Gold", part: "descriptions"), "metal amarillo")
      XCTAssertEqual(Translation.text("File", part: "descriptions"), "File")
      XCTAssertEqual(Translation.installed, ["de_DE.UTF-8"])
    }
    XCTAssertEqual(Translation.text("", part: "descriptions"), "")
  }

  func testOnlyNamesOfLanguagesAreTakenFromTheEnvironment() {
    for (languages, bounded) in [
      (
        "de:pt_BR:sr@latin:zh_Hant:de_DE.UTF-8:es_419",
        "de:pt_BR:sr@latin:zh_Hant:de_DE.UTF-8:es_419"
      ),
      ("../..:de", "de"), ("/etc:.:..:de/../..", ""), ("a b:d\u{e9}:_x:9", ""),
      (":::de::nl:", "de:nl"),
      (String(repeating: "x", count: 33) + ":C", "C"), ("", ""),
      (
        Array(repeating: "nl", count: 1000).joined(separator: ":"),
        Array(repeating: "nl", count: 8).joined(separator: ":")
      ),
    ] {
      XCTAssertEqual(Translation.bounded(languages), bounded)
    }
  }

  func testTheLanguageIsChosenAlsoInTheLocaleC() throws {
    try withTemporaryDirectory { directory in
      let path = "\(directory)/eo/LC_MESSAGES/sample-choice.mo"
      try Files.write(Self.catalog(Self.texts), to: path)
      let (identity, saved) = (ApplicationIdentity.current, setlocale(LC_MESSAGES, nil))
      let locale = saved.map { String(cString: $0) }
      let order = setlocale(LC_COLLATE, nil).map { String(cString: $0) }
      let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_TIME"]
      let environment = variables.map { Environment.value($0) }
      ApplicationIdentity.current = ApplicationIdentity(
        id: identity.id, programName: identity.programName, textDomain: "sample-choice")
      defer {
        ApplicationIdentity.current = identity
        for (name, value) in zip(variables, environment) { Environment.restore(name, value) }
        if let locale { setlocale(LC_MESSAGES, locale) }
        if let order { setlocale(LC_COLLATE, order) }
      }
      Environment.set("LC_ALL", "C")
      setlocale(LC_MESSAGES, "C")
      Translation.bind(to: directory)
      XCTAssertEqual(Translation.installed, ["eo"])
      XCTAssertEqual(tr("Gold"), "Gold")
      XCTAssertTrue(Translation.use("eo"))
      XCTAssertEqual(tr("Gold"), "Oro")
      XCTAssertEqual(Environment.value("LC_TIME"), "C", "only messages are in another locale")
      Translation.restoreEnvironment()
      XCTAssertEqual(Environment.value("LC_ALL"), "C")
      XCTAssertEqual(Environment.value("LANGUAGE"), environment[0])
      XCTAssertTrue(Translation.use("en"))
      XCTAssertEqual(tr("Gold"), "Gold")
      Translation.restoreEnvironment()
    }
  }

  func testTextsAreSortedInTheLanguageChosen() {
    let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_COLLATE", "LC_TIME"]
    let environment = variables.map { Environment.value($0) }
    let locales = [LC_MESSAGES, LC_COLLATE].map { ($0, String(cString: setlocale($0, nil))) }
    defer {
      for (name, value) in zip(variables, environment) { Environment.restore(name, value) }
      for (category, name) in locales { setlocale(category, name) }
    }
    func isSortedByLetters() -> Bool {
      let keys = ["ein", "Ö", "zwei"].map(TextFolding.collationKey(of:))
      return zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
    }
    for all in ["C", "C.UTF-8"] {
      Environment.set("LC_ALL", all)
      setlocale(LC_COLLATE, "")
      XCTAssertFalse(isSortedByLetters())
      let languages = ["dansk", "Deutsch", "suomi", "Türkçe", "русский"]
      XCTAssertEqual(
        languages.sorted {
          TextFolding.collationKey(of: $0)
            .lexicographicallyPrecedes(TextFolding.collationKey(of: $1))
        }, languages, "without regard to case")
      _ = Translation.use("de")
      XCTAssertTrue(isSortedByLetters(), all)
      XCTAssertEqual(Environment.value("LC_TIME"), all, "all else stays in the locale")
      Translation.restoreEnvironment()
      XCTAssertEqual(Environment.value("LC_ALL"), all)
    }
  }

  /// Runs `body` in a locale with the catalog of `texts` and further ones.
  private static func withCatalog(
    _ further: [String: String] = [:], _ body: () throws -> Void
  ) throws {
    try withTemporaryDirectory { directory in
      let path = "\(directory)/de_DE.UTF-8/LC_MESSAGES/sample-translation.mo"
      try Files.write(catalog(texts.merging(further) { $1 }), to: path)
      try Files.write(
        catalog(["Gold": "metal amarillo"]),
        to: "\(Files.parent(of: path))/sample-translation-descriptions.mo")
      let (identity, saved) = (ApplicationIdentity.current, setlocale(LC_MESSAGES, nil))
      let locale = saved.map { String(cString: $0) }
      ApplicationIdentity.current = ApplicationIdentity(
        id: identity.id, programName: identity.programName, textDomain: "sample-translation")
      defer {
        ApplicationIdentity.current = identity
        if let locale { setlocale(LC_MESSAGES, locale) }
      }
      setlocale(LC_MESSAGES, "de_DE.UTF-8")
      Translation.bind(to: directory, parts: ["descriptions"])
      try body()
    }
  }

  /// A compiled gettext catalog (`.mo`) in which only numbers above 1 are plural.
  private static func catalog(_ texts: [String: String]) -> [UInt8] {
    let header =
      "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n"
    let entries = texts.merging(["": header]) { first, _ in first }
      .map { (Array($0.key.utf8), Array($0.value.utf8)) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    let strings = entries.map(\.0) + entries.map(\.1)
    let (first, start) = (7 * 4, 7 * 4 + strings.count * 8)
    var (table, content): ([Int], [UInt8]) = ([], [])
    for string in strings {
      table += [string.count, start + content.count]
      content += string + [0]
    }
    let fields =
      [0x9504_12de, 0, entries.count, first, first + entries.count * 8, 0, start] + table
    return fields.flatMap { field in (0..<4).map { UInt8(field >> ($0 * 8) & 0xff) } } + content
  }
}
