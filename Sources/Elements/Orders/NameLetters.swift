/// The letters under which the names of elements stand in a language: those of the index rail.
public struct NameLetters: Sendable {
  /// The letters in their order; a language that counts two as one (`CH`) has them together.
  public let letters: [String]
  private let script: Script
  private let readings: NameReadings

  private enum Script: Sendable {
    case alphabet
    /// Sections for the rows of the Japanese syllabary, by the readings of the names.
    case kana
    /// Names without their article, and the forms of alif as one.
    case arabic
    /// Latin letters, by the readings of the names.
    case pinyin
  }

  /// - Parameters:
  ///   - language: the tag of a language, `de` or `pt_BR`; letters A to Z for one that is not known.
  ///   - readings: those of the language.
  public init(language: String, readings: NameReadings = .none) {
    self.readings = readings
    letters = Self.lists[language].map { $0.split(separator: " ").map(String.init) } ?? Self.latin
    script =
      switch language {
      case "ar": .arabic
      case "ja": .kana
      case "zh_CN", "zh_TW": .pinyin
      default: .alphabet
      }
  }

  /// A to Z.
  public static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  private static let lists = [
    "ar": "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي",
    "cs": "A B C Č D E F G H CH I J K L M N O P R Ř S Š T U V W X Y Z Ž",
    "da": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
    "el": "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω",
    "et": "A B C D E F G H I J K L M N O P Q R S T U V Õ Ä Ö Ü X Y Z",
    "fi": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö",
    "ja": "あ か さ た な は ま や ら わ",
    "ka": "ა ბ გ დ ე ვ ზ თ ი კ ლ მ ნ ო პ ჟ რ ს ტ უ ფ ქ ღ ყ შ ჩ ც ძ წ ჭ ხ ჯ ჰ",
    "ko": "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ",
    "nb": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
    "pl": "A B C Ć D E F G H I J K L Ł M N O P R S Ś T U V W X Y Z Ź Ż",
    "ru": "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Э Ю Я",
    "sk": "A B C Č D E F G H CH I J K L M N O P Q R S Š T U V W X Y Z Ž",
    "sl": "A B C Č D E F G H I J K L M N O P R S Š T U V Z Ž",
    "sv": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö",
    "tr": "A B C Ç D E F G H I İ J K L M N O Ö P R S Ş T U Ü V Y Z",
    "uk": "А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я",
  ]

  /// True if names are sorted by readings, in the order of code points.
  var hasReadings: Bool { script == .kana || script == .pinyin }

  /// Returns the text by which a name is sorted: its reading, or the name without an article.
  /// - Parameter number: the atomic number.
  func sortText(of name: String, number: Int) -> String {
    sortText(readings.elements[number] ?? name)
  }

  /// Returns the text by which the name of a town or country is sorted.
  func sortText(ofPlace name: String) -> String {
    sortText(readings.ofPlace(name).map { $0 + name } ?? name)
  }

  private func sortText(_ text: String) -> String {
    switch script {
    case .alphabet, .pinyin: text
    case .kana: Self.kana(text)
    case .arabic: Self.withoutArticle(text)
    }
  }

  /// Returns the letter of a text to sort by: the longest of the list with which it begins, with its accents or without
  /// them; its own first letter if the list has none.
  /// - Parameter fold: returns the forms of a word without accents.
  func letter(of text: String, fold: TextFold) -> String {
    if script == .kana { return Self.row(of: text) }
    if let consonant = Self.consonant(of: text) { return consonant }
    guard let first = text.first else { return "" }
    for word in [text] + fold(text) {
      let capitals =
        script == .alphabet && letters.contains("İ") && word.hasPrefix("i")
        ? "İ" + word.dropFirst() : word.uppercased()
      let found = letters.filter(capitals.hasPrefix)
      if let letter = found.max(by: { $0.count < $1.count }) { return letter }
    }
    return first.uppercased()
  }

  /// Position of a letter; after all others for one that the list lacks.
  func position(of letter: String) -> Int { letters.firstIndex(of: letter) ?? letters.count }
}

extension NameLetters {
  /// Hiragana without voicing marks, and large ones for small ones, so that code points are in the order of dictionaries.
  private static func kana(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          let isKatakana = (0x30A1...0x30F6).contains(scalar.value)
          let hiragana = isKatakana ? scalar.value - 0x60 : scalar.value
          return plain[hiragana].flatMap(Unicode.Scalar.init) ?? Unicode.Scalar(hiragana)
        }))
  }

  /// The plain kana of those that are small or have a voicing mark.
  private static let plain: [UInt32: UInt32] = {
    let pairs =
      "ぁあ ぃい ぅう ぇえ ぉお がか ぎき ぐく げけ ごこ ざさ じし ずす ぜせ ぞそ だた ぢち っつ づつ でて どと ばは ぱは びひ ぴひ ぶふ ぷふ べへ ぺへ ぼほ ぽほ ゃや ゅゆ ょよ ゔう"
    return Dictionary(
      uniqueKeysWithValues: pairs.split(separator: " ").map { pair in
        let values = pair.unicodeScalars.map(\.value)
        return (values[0], values[1])
      })
  }()

  /// The row of the syllabary that a reading begins in.
  private static func row(of reading: String) -> String {
    guard let first = reading.unicodeScalars.first else { return "" }
    let starts = "あかさたなはまやらわ".unicodeScalars
    return starts.last { $0.value <= first.value && first.value < 0x3098 }.map(String.init)
      ?? String(first)
  }

  /// The consonant that a Hangul syllable begins with; doubled ones as single ones; nil for another letter. Unicode orders the syllables by
  /// consonant, 588 for each.
  private static func consonant(of text: String) -> String? {
    guard let first = text.unicodeScalars.first, (0xAC00...0xD7A3).contains(first.value) else {
      return nil
    }
    let consonants = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ".map(String.init)
    return consonants[Int(first.value - 0xAC00) / 588]
  }

  private static func withoutArticle(_ name: String) -> String {
    let bare = name.hasPrefix("ال") ? String(name.dropFirst(2)) : name
    guard let first = bare.unicodeScalars.first, (0x0622...0x0625).contains(first.value) else {
      return bare
    }
    return "ا" + String(bare.unicodeScalars.dropFirst())
  }
}
