/// A value that the quiz asks for, in place of an element.
struct QuizValue: Sendable, Hashable {
  /// The value in English.
  let key: String
  /// The value as it is shown.
  let text: Message
  /// The number by which values are near or far, and in whose order they are offered; nil if they have no order.
  var order: Int?
  /// What must all differ in a wrong answer: the colors of an appearance, or the oxidation states, of which lists name
  /// more or fewer.
  var words: Set<String> = []
  /// Keys that are right, too, by another convention: group 12 as post-transition metals, the year of another claim.
  var others: Set<String> = []

  /// Least number of years between the right and a wrong answer.
  private static let years = 10

  /// True if a value is really wrong where this one is right.
  func excludes(_ other: QuizValue, _ topic: QuizTopic) -> Bool {
    guard key != other.key, !others.contains(other.key) else { return false }
    switch topic {
    case .appearance, .oxidation: return words.isDisjoint(with: other.words)
    case .discovery:
      guard let own = other.order else { return false }
      return others.union([key]).allSatisfy { year in
        Int(year).map { abs($0 - own) >= Self.years } ?? true
      }
    default: return true
    }
  }
}

extension QuizMaker {
  /// Returns the values of a topic, by atomic number; of what is unknown or disputed there are none.
  static func values(of topic: QuizTopic, _ table: PeriodicTable) -> [Int: QuizValue] {
    Dictionary(
      uniqueKeysWithValues: table.elements.compactMap { element in
        value(of: topic, element).map { (element.number, $0) }
      })
  }

  /// The elements whose group is disputed.
  private static let disputed: Set = [57, 71, 89, 103]

  /// The atomic number of carbon, of whose states some sources call all from −4 to 4 main ones.
  private static let carbon = 6
  /// Years of discovery in other lists, far from the catalog's: magnesia, a slip for neodymium, samarium's lines, a report of
  /// platinum.
  private static let otherYears = [12: 1755, 60: 1925, 62: 1853, 78: 1557]

  private static func value(of topic: QuizTopic, _ element: AtomicElement) -> QuizValue? {
    switch topic {
    case .group:
      return disputed.contains(element.number) ? nil : element.group.map { number($0) }
    case .period: return number(element.period)
    case .state:
      guard element.state != .unknown, element.textKinds["phase"] != .predicted else { return nil }
      return QuizValue(
        key: element.state.rawValue, text: .text(element.state.title),
        order: PhysicalState.allCases.firstIndex(of: element.state))
    case .category:
      guard element.category != .unknown, element.textKinds["category"] != .predicted else {
        return nil
      }
      return QuizValue(
        key: element.category.rawValue, text: .text(element.category.title),
        others: Set(otherCategories(of: element).map(\.rawValue)))
    case .oxidation:
      let states = element.oxidationStates.sorted()
      guard !states.isEmpty, element.number != carbon else { return nil }
      return QuizValue(
        key: states.map { String($0) }.joined(separator: " "),
        text: .list(states.map { .verbatim(NumberFormat.signed($0)) }),
        words: Set(states.map { String($0) }))
    case .discovery:
      // A note says that the year is not the only one.
      guard element.discovery.note == nil, let year = element.discovery.year else { return nil }
      var value = number(year)
      value.others = Set(otherYears[element.number].map { [String($0)] } ?? [])
      return value
    case .appearance: return appearance(element.appearance)
    case .name, .symbol, .number, .configuration, .place, .property, .atom: return nil
    }
  }

  /// The categories to which others count an element: authors draw the lines between them in several places.
  private static func otherCategories(of element: AtomicElement) -> [ElementCategory] {
    switch element.number {
    // Zinc, cadmium, mercury, copernicium: a full d shell.
    case 30, 48, 80, 112: [.postTransitionMetal]
    // The ends of the f block, of which one or the other is in group 3.
    case 57, 71, 89, 103: [.transitionMetal]
    // Along the line between metals and nonmetals.
    case 4, 5, 6, 13, 14, 15, 31, 32, 33, 34, 50, 51, 52, 53, 82, 83, 84, 85:
      [.metalloid, .postTransitionMetal, .polyatomicNonmetal, .diatomicNonmetal]
    default: []
    }
  }

  private static func number(_ number: Int) -> QuizValue {
    QuizValue(key: String(number), text: .verbatim(String(number)), order: number)
  }

  private static func appearance(_ text: String?) -> QuizValue? {
    guard let text else { return nil }
    let named = text.lowercased().split { !$0.isLetter }.map { String($0) }
    let words = named.compactMap { colors[$0] }
    return words.isEmpty || !invisible.isDisjoint(with: named)
      ? nil : QuizValue(key: text, text: .description(text), words: Set(words))
  }

  /// Words for what is smelled and tasted, and is no look.
  private static let invisible: Set = ["odorless", "tasteless", "pungent", "disagreeable"]

  /// The colors that an appearance names; those that are told apart with difficulty are one.
  private static let colors = [
    "black": "black", "brown": "brown", "reddish": "brown", "yellow": "yellow", "gold": "yellow",
    "greenish": "yellow", "silver": "gray", "silvery": "gray", "gray": "gray", "grayish": "gray",
    "steel": "gray", "iron": "gray", "white": "gray", "colorless": "colorless",
  ]
}
