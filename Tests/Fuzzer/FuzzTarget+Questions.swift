import Elements
import ElementsStore
import GLib

extension FuzzTarget {
  /// The search in all languages, with texts of up to 4,000 characters of the words that it knows: a line with the
  /// language, and the text.
  /// - Parameter folder: has the translations and the names of the elements.
  static func questions(of table: PeriodicTable, in folder: String) -> FuzzTarget {
    let files = DataFileCache(DataDirectory(path: folder))
    let languages = Translations.all(in: folder).map { Language($0, table, files) }
    return FuzzTarget(
      name: "question", samples: languages.isEmpty ? [] : [[]], tokens: [],
      decode: { input in
        let line = input.prefix { $0 != UInt8(ascii: "\n") }
        let tag = String(decoding: line, as: UTF8.self)
        let text = String(decoding: input.dropFirst(line.count + 1), as: UTF8.self)
        languages.first { $0.tag == tag }?.answer(text)
      }, isSlow: true,
      make: { random in
        let language = languages.randomElement(using: &random)
        return language.map { Array("\($0.tag)\n\($0.text(using: &random))".utf8) } ?? []
      })
  }

  /// The search in a language.
  private struct Language {
    let tag: String
    private let index: SearchIndex?
    private let data: SearchData
    /// The words that it knows in that language, and those of every language.
    private let words: [String]

    /// Maximum length of a text in Unicode scalars.
    private static let maximumLength = 4000

    init(_ translations: Translations, _ table: PeriodicTable, _ files: DataFileCache) {
      tag = translations.tag
      index = SearchIndex.make(of: table, files, translate: { translations[$0] })
      data = files.searchData { translations[$0] }
      let titles =
        SearchProperty.ofCatalog.map(\.title) + files.contents(of: .properties).columns.map(\.title)
      words =
        translations.searchWords
        + (titles + table.elements.map(\.name)).flatMap { [$0, translations[$0]] }
    }

    func answer(_ text: String) {
      if let answer = index?.answer(text, knowing: data, read: { data }) {
        FuzzTarget.check(answer)
      }
    }

    /// Some words, repeated or not, with or without spaces, some misspelt, or a reaction.
    func text(using random: inout SplitMix64) -> String {
      let length =
        Bool.random(using: &random) ? Self.maximumLength : Int.random(in: 1...999, using: &random)
      let separators = [" ", " ", "", ", ", "-", "\u{3000}", " + "]
      let separator = separators.randomElement(using: &random) ?? ""
      let isRepeated = Int.random(in: 0..<4, using: &random) > 0
      let count = isRepeated ? Int.random(in: 1...6, using: &random) : length
      let isReaction = Int.random(in: 0..<10, using: &random) == 0
      var scalars =
        isReaction
        ? reaction(atMost: length, using: &random)
        : list(of: count, separator, atMost: length, using: &random)
      if Int.random(in: 0..<3, using: &random) == 0 { misspell(&scalars, using: &random) }
      while isRepeated, !isReaction, !scalars.isEmpty, scalars.count < length { scalars += scalars }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars.prefix(length))
      return String(view)
    }

    /// So many words, mostly of one kind.
    private func list(
      of count: Int, _ separator: String, atMost length: Int, using random: inout SplitMix64
    ) -> [Unicode.Scalar] {
      let sources = [words, words, FuzzTarget.parts, FuzzTarget.formulas + FuzzTarget.symbols]
      let source = sources.randomElement(using: &random) ?? words
      var scalars: [Unicode.Scalar] = []
      for _ in 0..<count where scalars.count < length {
        let isForeign = Int.random(in: 0..<6, using: &random) == 0
        let list = isForeign ? sources.randomElement(using: &random) ?? words : source
        scalars += Array((list.randomElement(using: &random) ?? "").unicodeScalars)
        scalars += separator.unicodeScalars
      }
      return scalars
    }

    /// An equation of long formulas.
    private func reaction(
      atMost length: Int, using random: inout SplitMix64
    ) -> [Unicode.Scalar] {
      let terms = Int.random(in: 2...20, using: &random)
      let arrow = Int.random(in: 1..<terms, using: &random)
      var scalars: [Unicode.Scalar] = []
      for number in 0..<terms {
        if number > 0 { scalars += (number == arrow ? " -> " : " + ").unicodeScalars }
        let end = scalars.count + Int.random(in: 1...length / terms + 1, using: &random)
        while scalars.count < end {
          let symbol = Self.symbols.randomElement(using: &random) ?? ""
          scalars += (symbol + String(Int.random(in: 1...9, using: &random))).unicodeScalars
        }
      }
      return scalars
    }

    private static let symbols = ["H", "O", "C", "N", "Fe", "Cu", "S", "Cl", "K", "Mn", "(OH)"]

    /// Replaces, drops or doubles letters.
    private func misspell(_ scalars: inout [Unicode.Scalar], using random: inout SplitMix64) {
      for _ in 0...scalars.count / 20 {
        guard let index = scalars.indices.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: scalars.remove(at: index)
        case 1: scalars.insert(scalars[index], at: index)
        default: scalars[index] = scalars.randomElement(using: &random) ?? scalars[index]
        }
      }
    }
  }
}
