import CGLib
import Glibc

/// Returns the translation of `text` in the user's language; the English text if there is none. Any thread.
/// - Parameters:
///   - arguments: replace `{1}`, `{2}` … of the text; placeholders without an argument stay as they are.
///   - context: distinguishes texts that are equal in English only.
public func tr(_ text: String, _ arguments: String..., context: String? = nil) -> String {
  Translation.filled(Translation.text(text, context: context), arguments)
}

/// Returns the translation of `singular` or `plural`, by the plural rule of the user's language. Any thread.
/// - Parameters:
///   - count: chooses the form; the number shown is one of the arguments.
///   - arguments: replace `{1}`, `{2}` … of the text.
public func ntr(
  _ singular: String, _ plural: String, _ count: Int, _ arguments: String...
) -> String {
  Translation.filled(Translation.text(singular, plural, count), arguments)
}

/// Message catalogs of the program's gettext domain, and formats with numbered placeholders.
public enum Translation {
  /// Reads catalogs from `DIRECTORY/LANGUAGE/LC_MESSAGES/DOMAIN.mo`, in UTF-8 (`bindtextdomain`).
  /// - Parameter parts: parts of the texts with catalogs of their own, `DOMAIN-PART.mo`.
  public static func bind(to directory: String, parts: [String] = []) {
    let domain = ApplicationIdentity.current.textDomain
    for domain in [domain] + parts.map({ "\(domain)-\($0)" }) {
      bindtextdomain(domain, directory)
      bind_textdomain_codeset(domain, "UTF-8")
    }
  }

  /// The tag of the language of the texts: `en`, `de`, `pt_BR`.
  public static var language: String {
    // TRANSLATORS: The tag of the language of this catalog, as in its file name: de, pt_BR.
    tr("en", context: "language tag")
  }

  /// Languages that write numbers with a decimal point; the others write a comma (Unicode CLDR). Arabic texts of the
  /// program have Western digits, with a point.
  private static let withPoint: Set<Substring> = ["ar", "en", "he", "hi", "ja", "ko", "th", "zh"]

  /// The decimal mark of the language of the texts: a point or a comma.
  public static var decimalMark: Character {
    withPoint.contains(language.prefix { $0 != "_" }) ? "." : ","
  }

  /// Returns a number, perhaps with its unit, with the decimal mark in place of the point: `1064,18 °C`. Points that are
  /// not between two digits stay.
  public static func number(_ text: String, mark: Character = decimalMark) -> String {
    let point = UInt8(ascii: ".")
    guard mark != ".", let mark = mark.asciiValue, text.utf8.contains(point) else { return text }
    let bytes = Array(text.utf8)
    func isDigit(_ index: Int) -> Bool { bytes.indices.contains(index) && 48...57 ~= bytes[index] }
    let shown = bytes.indices.map { index in
      bytes[index] == point && isDigit(index - 1) && isDigit(index + 1) ? mark : bytes[index]
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// Names of the user's locales, the most wanted first, `de_AT.UTF-8`, `de` (`g_get_language_names`). In the locale "C",
  /// in which gettext ignores the user's languages, that of the texts.
  public static var locales: [String] {
    let locale = setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C"
    if ["C", "POSIX"].contains(locale) { return [language] }
    var locales: [String] = []
    var next = g_get_language_names()
    while let name = next?.pointee {
      locales.append(String(cString: name))
      next = next?.successor()
    }
    return locales
  }

  /// Adopts the language of the environment and its order of letters, for a program that does not initialize GTK.
  public static func useEnvironment() {
    boundLanguages()
    setlocale(LC_MESSAGES, "")
    setlocale(LC_CTYPE, "")
    setlocale(LC_COLLATE, "")
  }

  /// Returns the translation of a text without placeholders being replaced. A text may have its context before it, with
  /// U+0004 between them.
  /// - Parameter part: the part of the texts that it belongs to, one of those bound.
  public static func text(
    _ text: String, context: String? = nil, part: String? = nil
  ) -> String {
    // gettext has the catalog's header under the empty text.
    guard !text.isEmpty else { return "" }
    let name = ApplicationIdentity.current.textDomain
    let domain = part.map { "\(name)-\($0)" } ?? name
    // gettext may return the very pointer it was given: copy it while that is valid.
    return text.withCString { text in
      guard let context else { return withoutContext(String(cString: g_dgettext(domain, text))) }
      return String(cString: g_dpgettext2(domain, context, text))
    }
  }

  /// Returns a text without the context before U+0004, which an untranslated text keeps.
  private static func withoutContext(_ text: String) -> String {
    text.utf8.firstIndex(of: 4).map { String(text[text.index(after: $0)...]) } ?? text
  }

  /// Returns the translation of a plural text without placeholders being replaced.
  public static func text(_ singular: String, _ plural: String, _ count: Int) -> String {
    singular.withCString { singular in
      plural.withCString { plural in
        String(
          cString: g_dngettext(
            ApplicationIdentity.current.textDomain, singular, plural, gulong(count.magnitude)))
      }
    }
  }

  /// Languages written from right to left. A value inserted into a text of theirs keeps its own direction, or
  /// `3109 K` would become `K 3109`.
  private static let rightToLeft: Set<String> = ["ar", "fa", "he", "ur"]
  private static let (firstStrongIsolate, rightToLeftIsolate, popDirectionalIsolate) = (
    "\u{2068}" as Unicode.Scalar, "\u{2067}" as Unicode.Scalar, "\u{2069}" as Unicode.Scalar
  )
  private static let rightToLeftMark: Unicode.Scalar = "\u{200f}"
  /// First byte in UTF-8 of the Hebrew letters, the lowest ones of a script from right to left.
  private static let firstRightToLeftByte: UInt8 = 0xd6

  /// Returns a value within marks that keep its direction. FIRST STRONG ISOLATE skips values within the value: one with
  /// no other letters would go from left to right, `5 عدد` for `عدد 5`.
  private static func isolated(_ value: String) -> String {
    var (depth, isRightToLeft, hasOwnLetter) = (0, false, false)
    for scalar in value.unicodeScalars {
      switch scalar {
      case firstStrongIsolate, rightToLeftIsolate: depth += 1
      case popDirectionalIsolate: depth -= 1
      case _ where scalar.properties.isAlphabetic:
        hasOwnLetter = hasOwnLetter || depth == 0
        isRightToLeft = isRightToLeft || self.isRightToLeft(scalar)
      default: break
      }
    }
    let first = isRightToLeft && !hasOwnLetter ? rightToLeftIsolate : firstStrongIsolate
    return "\(first)\(value)\(popDirectionalIsolate)"
  }

  /// True for a letter of the Hebrew, Arabic and related scripts.
  private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    0x590...0x8ff ~= letter.value || 0xfb1d...0xfdff ~= letter.value
      || 0xfe70...0xfefc ~= letter.value
  }

  /// Returns a text of a language from right to left in its direction: with a mark before it if it begins with a letter
  /// of another, from which Pango takes the direction of a paragraph, even from one within isolates.
  private static func directed(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= firstRightToLeftByte }) else { return text }
    let letters = text.unicodeScalars.lazy.filter {
      $0.properties.isAlphabetic || $0 == rightToLeftMark
    }
    guard let first = letters.first, first != rightToLeftMark, !isRightToLeft(first),
      letters.contains(where: isRightToLeft), rightToLeft.contains(language)
    else { return text }
    return "\(rightToLeftMark)\(text)"
  }

  /// Returns the text without the marks of direction, as for the name of a file.
  public static func plain(_ text: String) -> String {
    let marks = [firstStrongIsolate, rightToLeftIsolate, popDirectionalIsolate, rightToLeftMark]
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
  }

  /// Returns `format` with `{1}`, `{2}` … replaced by `arguments`, in one pass: braces in arguments are text.
  /// A placeholder without an argument stays as it is. In languages from right to left the values are isolated, and the
  /// result goes from right to left.
  public static func filled(_ format: String, _ arguments: [String]) -> String {
    guard !arguments.isEmpty else { return directed(format) }
    let isIsolated = rightToLeft.contains(language)
    var result = ""
    var rest = format[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      result += rest[..<start]
      rest = rest[start...]
      let next = rest.utf8.index(after: start)
      guard let end = rest.utf8.firstIndex(of: UInt8(ascii: "}")),
        let number = Int(rest[next..<end]), arguments.indices.contains(number - 1)
      else {
        result += "{"
        rest = rest[next...]
        continue
      }
      let argument = arguments[number - 1]
      result += isIsolated ? isolated(argument) : argument
      rest = rest[rest.utf8.index(after: end)...]
    }
    return directed(result + rest)
  }
}
