/// Units as a country's standard writes them: in Russian and Ukrainian in Cyrillic, `г/см³` of `g/cm³`.
public enum UnitNames {
  /// The languages with units of their own, by the first part of their tag.
  static let languages = ["ru", "uk"]

  /// Units in Latin letters, in Russian, and in Ukrainian if that differs.
  private static let list: [(latin: String, russian: String, ukrainian: String?)] = [
    ("pm", "пм", nil), ("nm", "нм", nil), ("fm", "фм", nil), ("μm", "мкм", nil), ("mm", "мм", nil),
    ("cm", "см", nil), ("dm", "дм", nil), ("m", "м", nil), ("km", "км", nil), ("g", "г", nil),
    ("kg", "кг", nil), ("mg", "мг", nil), ("μg", "мкг", nil), ("ng", "нг", nil), ("L", "л", nil),
    ("mL", "мл", nil), ("mol", "моль", nil), ("mmol", "ммоль", nil), ("J", "Дж", nil),
    ("kJ", "кДж", nil), ("kcal", "ккал", nil), ("K", "К", nil), ("W", "Вт", nil), ("V", "В", nil),
    ("kV", "кВ", nil), ("eV", "эВ", "еВ"), ("keV", "кэВ", "кеВ"), ("MeV", "МэВ", "МеВ"),
    ("Pa", "Па", nil), ("hPa", "гПа", nil), ("kPa", "кПа", nil), ("MPa", "МПа", nil),
    ("GPa", "ГПа", nil), ("bar", "бар", nil), ("kbar", "кбар", nil), ("atm", "атм", nil),
    ("Ω", "Ом", nil), ("μΩ", "мкОм", nil), ("nΩ", "нОм", nil), ("s", "с", nil), ("ms", "мс", nil),
    ("μs", "мкс", nil), ("ns", "нс", nil), ("ps", "пс", nil), ("min", "мин", "хв"),
    ("h", "ч", "год"), ("d", "сут", "доба"), ("b", "б", nil), ("mb", "мб", nil), ("kb", "кб", nil),
  ]

  private static let names: [String: [String: String]] = Dictionary(
    uniqueKeysWithValues: languages.map { language in
      let pairs = list.map {
        ($0.latin, language == "uk" ? $0.ukrainian ?? $0.russian : $0.russian)
      }
      return (language, Dictionary(uniqueKeysWithValues: pairs))
    })

  /// Returns a text with its units as in a language: those behind a number, and a text that is a unit. A unit of which a
  /// part has no name stays as it is.
  /// - Parameter language: a tag, `ru`.
  public static func text(_ text: String, in language: String) -> String {
    guard let names = names[language.languageOfTag] else { return text }
    var (result, word) = ("", "")
    var isAfterNumber = !text.contains(where: \.isWhitespace)
    func finish() {
      let unit = isAfterNumber ? self.unit(word, names) : nil
      result += unit ?? word
      if !word.isEmpty { isAfterNumber = isNumber(word) }
      word = ""
    }
    for character in text {
      if character.isWhitespace {
        finish()
        result.append(character)
      } else {
        word.append(character)
      }
    }
    finish()
    return result
  }

  /// True for a word that ends as a number does: `19.3`, `10⁻⁸`, `1.8(9)`.
  private static func isNumber(_ word: String) -> Bool {
    guard word.first?.isLetter == false, let last = word.last else { return false }
    return last.isNumber || last == ")" || last == "]"
  }

  /// Returns a unit in another script: each of its runs of letters; nil for any other word.
  private static func unit(_ word: String, _ names: [String: String]) -> String? {
    var (result, letters) = ("", "")
    for character in word + " " {
      // A subscript is part of a symbol: a₀.
      if character.isLetter || "₀"..."₉" ~= character {
        letters.append(character == "\u{b5}" ? "μ" : character)
        continue
      }
      if !letters.isEmpty {
        guard let name = names[letters] else { return nil }
        result += name
        letters = ""
      }
      result.append(character)
    }
    return String(result.dropLast())
  }

  /// The symbol of a unit in the languages that have another one.
  static func symbols(of unit: String) -> [String] {
    let all = languages.map { text(unit, in: $0) }.filter { $0 != unit }
    return Set(all).sorted()
  }
}
