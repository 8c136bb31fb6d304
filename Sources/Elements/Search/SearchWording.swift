/// What the words of the user's language mean in the words of the search: translates the words of a question, so that its
/// parser knows one language only. Immutable; empty in English.
struct SearchWording: Sendable {
  /// A meaning of a word or phrase.
  struct Meaning: Sendable {
    let role: SearchWords.Role
    /// The words of the search.
    let words: [String]

    /// True for words between others.
    var joins: Bool {
      role == .range || ["and", SearchToken.or.text, "nor"].contains(words[0]) && words.count == 1
    }
    /// True if the words may be symbols in another case.
    var mayBeSymbol: Bool { joins || role == .skipped || role == .comparison }
  }

  let fold: TextFold
  /// The mark before the decimals of numbers.
  let decimalMark: Unicode.Scalar
  /// The tag of the language.
  let language: String
  /// True if tables in the language call main groups A, and no other ones.
  let hasMainGroupsA: Bool
  /// False in English.
  private var isTranslated = false
  /// The meanings by their words, folded, with spaces between them.
  private(set) var meanings: [String: [Meaning]] = [:]
  /// The words of these that are none as they stand: their accents are left out.
  private var unaccented: Set<String> = []
  /// Maximum number of words of the phrases of several words, by their first word.
  private var phraseLengths: [String: Int] = [:]
  /// The words with which a clause begins behind a comma.
  private(set) var relatives: Set<String> = []
  /// The words that begin or end a question for yes or no.
  private(set) var whether: Set<String> = []
  /// Single words that are offered in place of misspelt ones, and what those are compared with.
  private(set) var words: [(word: String, form: [UInt8])] = []
  /// The words and names of a language without spaces between words.
  private(set) var unspaced = UnspacedWords()
  /// The names of the elements.
  private(set) var names = InflectedNames()
  /// The symbols by those names of elements that a dot divides, in lower case: Catalan gal·li.
  var dotted: [String: String] = [:]
  /// The words of the names of discoverers, in lower case without accents, and those that have other forms.
  private(set) var peopleWords: Set<String> = []
  private(set) var people = InflectedNames()
  /// The English titles of sections by those of one word, which have other forms.
  var titles = InflectedNames()

  /// Maximum number of words that a translation lists.
  private static let maximumCount = 120

  /// No other language than English.
  static let english = SearchWording { [$0] }

  private init(fold: @escaping TextFold) {
    self.fold = fold
    (decimalMark, hasMainGroupsA, language) = (".", false, "en")
    addEnglish()
  }

  /// Adds the English words that mean the same as the first of their list, which the parser knows. What names a property
  /// by itself, or several, stays as it is.
  private mutating func addEnglish() {
    let kept = Set(SearchVocabulary.usualNames.flatMap(\.1) + SearchVocabulary.everydayNames.keys)
    // Before their parts: valence electrons before valence.
    for name in kept.sorted() where name.contains(" ") {
      add(name, Meaning(role: .word, words: SearchLexer.nameWords(of: name)), unless: [])
    }
    for text in SearchWords.english {
      let listed = Self.listed(text)
      guard let first = listed.first else { continue }
      let meaning = Meaning(role: .word, words: SearchLexer.nameWords(of: first))
      for phrase in listed { add(phrase, meaning, unless: kept) }
    }
  }

  /// The words of a language, and the names of the elements, which are never other words.
  /// - Parameters:
  ///   - further: other names of the elements.
  ///   - people: the names of discoverers.
  ///   - language: its tag.
  ///   - decimalMark: the mark before the decimals of numbers.
  ///   - translate: returns the translation of an English text, or the text itself if there is none.
  init(
    elements: [AtomicElement], further: [String] = [], people: [String] = [],
    language: String = "en", decimalMark: Unicode.Scalar = ".", fold: @escaping TextFold,
    translate: (String) -> String
  ) {
    (self.fold, self.decimalMark, self.language) = (fold, decimalMark, language)
    hasMainGroupsA = Self.languagesOfMainGroupsA.contains(language)
    let texts = SearchWords.all.map { ($0.role, $0.text) }
    guard texts.contains(where: { translate($0.1).withoutContext != $0.1.withoutContext }) else {
      addEnglish()
      return
    }
    isTranslated = true
    let own = elements.map { translate($0.name) }
    insert(own + further)
    for (element, name) in zip(elements, own) { insertDotted(name.lowercased(), element.symbol) }
    let known = Self.known(texts.map(\.1))
    let names = Set((elements.flatMap { [$0.symbol, $0.name] } + own).map { $0.lowercased() })
    for (role, text) in texts {
      add(translate(text), of: text, role, unless: known, names)
    }
    addLabels(unless: known, translate)
    addEnglish()
    insertPeople(people)
  }

  /// Adds a list of words with the meaning of an English one.
  /// - Parameter names: the names of elements, which are never other words.
  private mutating func add(
    _ translated: String, of text: String, _ role: SearchWords.Role, unless known: Set<String>,
    _ names: Set<String>
  ) {
    guard translated.withoutContext != text.withoutContext, let english = Self.listed(text).first
    else { return }
    if role == .relative || role == .whether {
      let keys = Self.listed(translated).map { key([$0.lowercased()]) }
      // Swedish är is not år.
      return role == .relative
        ? relatives.formUnion(keys.map(\.plain)) : whether.formUnion(keys.map(\.exact))
    }
    let words = role == .unit ? [english] : SearchLexer.nameWords(of: english)
    let meaning = Meaning(role: role, words: words)
    for phrase in Self.listed(translated).prefix(Self.maximumCount) {
      // Small words may be symbols in another case: French la, au, Spanish y, Polish po. Joining words may be
      // skipped in English: Czech and Spanish a.
      let isName = !meaning.mayBeSymbol && names.contains(phrase.lowercased())
      // Portuguese no is “in the”, Polish to is “that”; a unit is one beside a number only: French an.
      let isOwn =
        meaning.joins || role == .unit || role == .skipped && ["no", "to"].contains(phrase)
      if !isName { add(phrase, meaning, unless: isOwn ? [] : known) }
      // Which is denser, iron or lead: German dichter als without als.
      let parts = phrase.split(separator: " ").map(String.init)
      if words.last == "than", parts.count > 1, Self.thanWords.contains(parts[parts.count - 1]) {
        add(parts.dropLast().joined(separator: " "), meaning, unless: known.union(names))
      }
    }
  }

  /// “Than” at the end of comparatives.
  private static let thanWords: Set<String> = [
    "als", "dan", "end", "än", "kuin", "než", "niż", "od", "ніж", "за", "від", "чем", "que", "di",
    "من",
  ]

  /// Adds what the interface calls properties, classes and lines.
  private mutating func addLabels(unless known: Set<String>, _ translate: (String) -> String) {
    for property in SearchProperty.ofCatalog {
      let words = SearchLexer.nameWords(of: property.name)
      for name in property.names(translatedBy: translate) {
        add(name, Meaning(role: .word, words: words), unless: known)
      }
    }
    for block in ["s", "p", "d", "f"] {
      let title = translate(translatable("{1} block")).replacing("{1}", by: block)
      add(title, Meaning(role: .word, words: [block, "block"]), unless: known)
    }
    let classes = ElementClass.all.map { ($0.word, ElementClass.words(of: $0.word)) }
    let structures = SearchFact.structures.map { ($0, SearchLexer.nameWords(of: $0)) }
    for (name, words) in classes + structures + Self.labels + Self.cardLabels {
      add(translate(name), Meaning(role: .word, words: words), unless: known)
    }
    addTitles(unless: known, translate)
  }

  /// Adds the names of discoverers, in scripts without spaces between words as their parts.
  private mutating func insertPeople(_ names: [String]) {
    for name in names {
      for word in TextWord.words(of: name, fold: fold) {
        let text = String(decoding: Array(name.utf8)[word.range], as: UTF8.self)
        if text.hasUnspacedScript { unspaced.insert(text) }
        let plain = key([text.lowercased()]).plain
        peopleWords.insert(plain)
        if text.first?.isUppercase == true { people.insert(text, plain: plain) }
      }
    }
  }

  /// The languages whose tables call main groups A and the other ones B.
  private static let languagesOfMainGroupsA: Set<String> = [
    "ar", "ca", "cs", "de", "es", "it", "pl", "pt_BR", "ru", "tr", "uk", "zh_CN",
  ]

  /// True for one word of the language, which is no formula then: Turkish SIVI.
  func isWord(_ text: String) -> Bool {
    guard isTranslated, text.utf8.count >= Self.leastWordLength,
      text.unicodeScalars.allSatisfy(\.isWordPart),
      !Formula.knownSymbols.contains(text)
    else { return false }
    return meanings(of: CollectionOfOne(key([text.lowercased()]))).contains {
      $0.role == .word && !$0.joins
    }
  }

  private static let leastWordLength = 3

  private mutating func insert(_ names: [String]) {
    for name in names {
      if name.hasUnspacedScript { unspaced.insert(name) }
      let plain = key([name.lowercased()]).plain
      self.names.insert(name, plain: plain)
      // Czech helium, helia.
      if language == "cs", plain.hasSuffix("ium") {
        self.names.insert(name, plain: plain.dropLast(2) + "a")
      }
    }
  }

  /// Adds a phrase. Its first meaning in a role is kept, and that of English words.
  mutating func add(_ phrase: String, _ meaning: Meaning, unless known: Set<String>) {
    let words = SearchLexer.nameWords(of: phrase)
    guard !words.isEmpty, !known.contains(words.joined(separator: " ")) else { return }
    let keys = words.map { key([$0]) }
    for forms in Set([keys.map(\.exact), keys.map(\.plain), keys.map(\.exact.withDigraphs)]) {
      let key = forms.joined(separator: " ")
      // Danish før is not the English for.
      if forms != words, SearchClauseParser.fillers.contains(key) { continue }
      // Polish złotą is not złota, of gold.
      let isOnlyPlain = forms == keys.map(\.plain) && forms != keys.map(\.exact)
      if isOnlyPlain, words.count == 1, names.isNear(key) { continue }
      // Catalan angles, of a cell, are not English, anglès.
      let isUnaccented = forms == keys.map(\.exact) && unaccented.remove(key) != nil
      if isUnaccented { meanings[key]?.removeAll { $0.role == meaning.role } }
      if meanings[key]?.contains(where: { $0.role == meaning.role }) != true {
        if isOnlyPlain, meanings[key] == nil { unaccented.insert(key) }
        meanings[key, default: []].append(meaning)
      }
      if words.count > 1 {
        phraseLengths[forms[0]] = max(phraseLengths[forms[0]] ?? 1, words.count)
      }
    }
    let text = words.joined()
    if text.hasUnspacedScript {
      unspaced.insert(text)
    } else if meaning.role == .word, words.count == 1, text.unicodeScalars.allSatisfy(\.isWordPart)
    {
      self.words.append((text, Array(keys[0].plain.utf8)))
    }
  }

  /// The words that English gives a meaning; those of a translation do not change it.
  private static func known(_ texts: [String]) -> Set<String> {
    let listed = texts.flatMap { Self.listed($0) }.map { $0.lowercased() }
    let names = SearchProperty.ofCatalog.flatMap(\.names) + SearchVocabulary.usualNames.flatMap(\.1)
    let classes = ElementClass.all.flatMap(\.names).map {
      ElementClass.words(of: $0).joined(separator: " ")
    }
    return Set(listed + names + classes + SearchFact.names)
      .union(SearchClauseParser.fillers)
  }

  // MARK: Keys

  /// What the meanings of words are found by: the words in lower case, and without accents, so that they may be left out.
  struct Key: Sendable {
    let exact: String
    let plain: String
  }

  func key(_ words: [String]) -> Key {
    let forms = words.map { word in
      guard !word.isASCII else { return (exact: word, plain: word) }
      // Folding takes what is not between apostrophes for words of their own: l’oxygène.
      let pieces = word.split(separator: "'" as Character, omittingEmptySubsequences: false).map {
        piece in
        let (piece, folded) = (String(piece), fold(String(piece)))
        return (exact: folded.first ?? piece, plain: folded.last ?? piece)
      }
      let plain = pieces.map(\.plain).joined(separator: "'").foldingArabic
      return (
        exact: pieces.map(\.exact).joined(separator: "'"),
        plain: word.hasUnspacedScript ? word : plain
      )
    }
    return Key(
      exact: forms.map(\.exact).joined(separator: " "),
      plain: forms.map(\.plain).joined(separator: " "))
  }

  /// The meanings of words that follow each other; none if there are none.
  func meanings(of keys: some Collection<Key>) -> [Meaning] {
    meanings[keys.map(\.exact).joined(separator: " ")]
      ?? meanings[keys.map(\.plain).joined(separator: " ")] ?? []
  }

  /// The name of an element of which a word is another form; nil for another word.
  func name(inflected word: String) -> String? { names[key([word.lowercased()]).plain] }

  /// Maximum number of words of a phrase that begins with a word.
  func phraseLength(from word: Key) -> Int {
    max(phraseLengths[word.exact] ?? 1, phraseLengths[word.plain] ?? 1)
  }
}
