/// A class of elements called by a word or phrase: a category, a state, a block, or a name of a group.
struct ElementClass: Sendable, Hashable {
  /// The name, in English, to be translated: `noble gas`.
  let word: String
  /// The spellings found, in lower case: `noble gas`, `noble gases`.
  let names: [String]
  let rule: Rule

  enum Rule: Sendable, Hashable {
    case category(ElementCategory)
    case state(PhysicalState)
    case block(String)
    /// Elements of a group that have been examined chemically.
    case group(Int)
    /// Elements with these atomic numbers.
    case numbers([ClosedRange<Int>])
    case unknown
    case all([ElementCategory])
  }

  var isState: Bool { if case .state = rule { true } else { false } }

  /// True for a class of which nobody knows whether an element of no category belongs to it.
  var needsCategory: Bool { if case .group = rule { true } else { isCategory } }

  var isCategory: Bool {
    switch rule {
    case .category, .all: true
    default: false
    }
  }

  /// True if the element belongs to the class.
  func contains(_ element: AtomicElement) -> Bool {
    switch rule {
    case .category(let category): return element.category == category
    case .state(let state): return element.state == state
    case .block(let block): return element.block == block
    case .group(let group): return element.group == group && element.category != .unknown
    case .numbers(let ranges): return ranges.contains { $0.contains(element.number) }
    case .unknown: return element.category == .unknown || element.state == .unknown
    case .all(let categories): return categories.contains(element.category)
    }
  }

  private init(_ word: String, _ rule: Rule, others: [String] = []) {
    self.word = word
    self.rule = rule
    names = ([word] + others).flatMap { [$0, Self.plural($0)] }
  }

  private static func plural(_ word: String) -> String {
    word.hasSuffix("s") ? word + "es" : word + "s"
  }

  /// All classes.
  static let all: [ElementClass] =
    ElementCategory.allCases.filter { $0 != .unknown }.map { category in
      let others =
        category == .lanthanide
        ? ["lanthanoid"]
        : category == .actinide ? ["actinoid"] : []
      return ElementClass(category.word, .category(category), others: others)
    } + PhysicalState.allCases.filter { $0 != .unknown }.map { ElementClass($0.word, .state($0)) }
    + ["s", "p", "d", "f"].map { block in
      ElementClass(block + " block", .block(block), others: ["block " + block])
    } + [
      ElementClass(translatable("unknown"), .unknown),
      ElementClass(translatable("halogen"), .group(17)),
      ElementClass(translatable("chalcogen"), .group(16)),
      ElementClass(translatable("pnictogen"), .group(15)),
      ElementClass(translatable("coinage metal"), .group(11)),
      ElementClass(
        translatable("rare earth"), .numbers([21...21, 39...39, 57...71]),
        others: ["rare earth metal", "rare earth element", "ree"]),
      ElementClass(
        translatable("transuranium element"), .numbers([93...118]),
        others: ["transuranium", "transuranic", "transuranic element"]),
      ElementClass(
        translatable("superheavy element"), .numbers([104...118]),
        others: ["superheavy", "transactinide"]),
      ElementClass(translatable("noble metal"), .numbers([44...47, 76...79])),
      ElementClass(translatable("platinum-group metal"), .numbers([44...46, 76...78])),
      ElementClass(
        translatable("nonmetal"), .all([.diatomicNonmetal, .polyatomicNonmetal, .nobleGas]),
        others: ["non metal"]),
      ElementClass(
        translatable("metal"),
        .all([
          .alkaliMetal, .alkalineEarthMetal, .postTransitionMetal, .transitionMetal, .lanthanide,
          .actinide,
        ])),
    ]

  private static let byName = Dictionary(
    all.flatMap { one in one.names.map { (words(of: $0), one) } }, uniquingKeysWith: { $1 })

  static func words(of name: String) -> [String] {
    name.split { $0 == " " || $0 == "-" }.map(String.init)
  }

  /// Returns the class with this name.
  /// - Parameter words: in lower case.
  static func named(_ words: [String]) -> ElementClass? { byName[words] }

  /// Maximum number of words of a name.
  static let maximumWords = 4
}
