/// The letters under which the names of elements stand in a language: those of the index rail.
public struct NameLetters: Sendable {
  /// The letters in their order; a language that counts two as one (`CH`) has them together.
  public let letters: [String]
  private let script: Script

  private enum Script: Sendable {
    case alphabet
    /// Sections for the rows of the Japanese syllabary, by the readings of the names.
    case kana
    /// Names without their article, and the forms of alif as one.
    case arabic
    /// Latin letters, by the readings of the names.
    case pinyin
  }

  /// - Parameter language: the tag of a language, `de` or `pt_BR`; letters A to Z for one that is not known.
  public init(language: String) {
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
    switch script {
    case .alphabet: name
    case .kana: Self.kana(Self.japaneseReadings[number] ?? name)
    case .arabic: Self.withoutArticle(name)
    case .pinyin: Self.pinyin.indices.contains(number - 1) ? Self.pinyin[number - 1] : name
    }
  }

  /// Returns the text by which the name of a town or country is sorted.
  func sortText(ofPlace name: String) -> String {
    switch script {
    case .alphabet: name
    case .kana:
      Self.kana(name.hasPrefix("日本") ? "にほん" : name.hasPrefix("和光") ? "わこう" : name)
    case .arabic: Self.withoutArticle(name)
    case .pinyin: name.first.flatMap { Self.pinyinOfPlaces[$0] }.map { $0 + name } ?? name
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

/// Readings.
extension NameLetters {
  /// The names of which the first character has a reading of its own, by atomic number.
  private static let japaneseReadings = [
    1: "すいそ", 6: "たんそ", 7: "ちっそ", 8: "さんそ", 16: "いおう", 17: "えんそ", 26: "てつ", 29: "どう",
    30: "あえん", 35: "しゅうそ", 47: "ぎん", 78: "はっきん", 79: "きん", 80: "すいぎん", 82: "なまり",
  ]

  /// The readings of the Chinese characters, by atomic number from 1 on, without tones.
  private static let pinyin = """
    qing hai li pi peng tan dan yang fu nai na mei lü gui lin liu lü ya jia gai kang tai fan ge meng tie gu nie tong
    xin jia zhe shen xi xiu ke ru si yi gao ni mu de liao lao ba yin ge yin xi ti di dian xian se bei lan shi pu nü
    po shan you ga te di huo er diu yi lu ha tan wu lai e yi bo jin gong ta qian bi po ai dong fang lei a tu pu you
    na bu mei ju pei kai ai fei men nuo lao lu du xi bo hei mai da lun ge ni fu mo li tian ao
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// The readings of the characters with which the Chinese names of the places of discoveries begin.
  private static let pinyinOfPlaces: [Character: String] = {
    let readings = """
      阿a 爱ai 奥ao 柏bo 贝bei 伯bo 巴ba 布bu 达da 丹dan 德de 杜du 俄e 法fa 芬fen 弗fu 哥ge 格ge 哈ha 海hai 汉han 加jia \
      卡ka 喀ka 科ke 莱lai 伦lun 罗luo 洛luo 美mei 蒙meng 墨mo 日ri 瑞rui 斯si 图tu 威wei 维wei 乌wu 西xi 锡xi 橡xiang \
      谢xie 雪xue 意yi 印yin 英ying 贡gong 干gan 和he 芝zhi
      """
    let pairs = readings.split(separator: " ").compactMap { item in
      item.first.map { ($0, String(item.dropFirst())) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()

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
