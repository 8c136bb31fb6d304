/// The words of questions. Each text lists English words, separated by commas; its translation lists all words of the
/// language that mean the same. The first English one is what the search knows.
enum SearchWords {
  /// The place of a word in a question.
  enum Role: Sendable, Hashable {
    case word
    /// Without a meaning for the search.
    case skipped
    /// Before a number, in some languages after it: `below 300 K`, `300 K以下`.
    case comparison
    /// Between the ends of a range.
    case range
    /// Before a property, in some languages after it: `highest melting point`, `融点が最も高い`.
    case direction
    /// Before two ends with “and” between them, in some languages after them: `HgとPbの間`.
    case between
    /// After a number.
    case unit
    /// Behind what must not hold: `放射性でない`.
    case negation
    /// Alone.
    case whole
  }

  /// The context of the texts in the translations.
  static let context = "search words"

  /// The texts with the roles of their words.
  static let all: [(role: Role, texts: [String])] = [
    (.range, ranges), (.comparison, comparisons), (.between, between), (.direction, directions),
    (.unit, units),
    (.word, others + properties + facts + classes + superlatives + looks + countries),
    (.negation, negations), (.whole, wholes), (.skipped, skipped),
  ]

  static let skipped = [
    // TRANSLATORS: Words to skip: articles, “of”, “in”, particles, forms of “to be”, “which”; not “not”, “and”, “who”.
    translatable("the, a, of, is, are, which, element, elements", context: "search words")
  ]

  static let comparisons = [
    translatable("below, under, less than, lower than", context: "search words"),
    translatable("above, over, more than, higher than", context: "search words"),
    translatable("at least, not less than", context: "search words"),
    translatable("at most, not more than", context: "search words"),
    translatable("equals, equal to", context: "search words"),
    // TRANSLATORS: Before a year: discovered before 1800.
    translatable("before, earlier than", context: "search words"),
    // TRANSLATORS: Before a year: discovered until 1800.
    translatable("until, up to", context: "search words"),
    // TRANSLATORS: Before a year: discovered after 1800.
    translatable("after, later than", context: "search words"),
    // TRANSLATORS: Before a year: discovered since 1800.
    translatable("since, from", context: "search words"),
    // TRANSLATORS: Before a year: what was known in 1800. Also “known around” and the like.
    translatable("known in, known since", context: "search words"),
  ]

  static let ranges = [
    // TRANSLATORS: Between two elements or numbers: from Sc to Zn, 300 to 500 K. Not “from”, which is skipped.
    translatable("to", context: "search words")
  ]

  static let directions = [
    translatable("highest, greatest, largest value, most, maximum", context: "search words"),
    translatable("lowest, smallest value, least, minimum", context: "search words"),
    translatable("most abundant, most common", context: "search words"),
    translatable("rarest, least abundant, least common", context: "search words"),
  ]

  static let units = [
    // TRANSLATORS: After a number: half-life of 5 years; also beside one: in the year 1800.
    translatable("years, year", context: "search words"),
    translatable("days, day", context: "search words"),
    translatable("hours, hour", context: "search words"),
    translatable("minutes, minute", context: "search words"),
    translatable("seconds, second", context: "search words"),
    translatable("percent, per cent", context: "search words"),
    // TRANSLATORS: After a number.
    translatable("°C, degrees Celsius, degrees, centigrade", context: "search words"),
    // TRANSLATORS: After a number; nothing else than the word, “K” is known.
    translatable("kelvin, kelvins", context: "search words"),
  ]

  static let between = [
    // TRANSLATORS: Beside two elements or numbers: between mercury and lead.
    translatable("between", context: "search words")
  ]
  static let negations = [
    // TRANSLATORS: Only where it follows the word: Japanese でない, Turkish değil. In other languages a dash alone: -
    translatable("not, following what must not hold", context: "search words")
  ]
  static let wholes = [
    // TRANSLATORS: The whole list, if nothing else is typed: “all elements”, “list of elements”, “elements”.
    translatable("all elements", context: "search words")
  ]
  static let others = [
    translatable("and", context: "search words"),
    // TRANSLATORS: Before what must not hold: not radioactive. A dash alone, -, where all such words follow it.
    translatable("not, without, except, no, non", context: "search words"),
    // TRANSLATORS: Question for the discoverer: who discovered oxygen?
    translatable("who, by whom, discoverer", context: "search words"),
    // TRANSLATORS: Question for the place of the discovery.
    translatable("where, in which country", context: "search words"),
    // TRANSLATORS: Question for the year of the discovery.
    translatable("when, in which year", context: "search words"),
    // TRANSLATORS: All forms of the verb, also the noun.
    translatable("discovered, found, discovery", context: "search words"),
    // TRANSLATORS: A number, as in “the five densest elements”.
    translatable("two", context: "search words"),
    translatable("three", context: "search words"),
    translatable("four", context: "search words"),
    translatable("five", context: "search words"),
    translatable("six", context: "search words"),
    translatable("seven", context: "search words"),
    translatable("eight", context: "search words"),
    translatable("nine", context: "search words"),
    translatable("ten", context: "search words"),
  ]
}
