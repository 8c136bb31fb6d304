/// A value that the quiz asks for, in place of an element.
struct QuizValue: Sendable, Hashable {
  /// The value in English.
  let key: String
  /// The value as it is shown.
  let text: Message
  /// The number by which values are near or far, and in whose order they are offered; nil if they have no order.
  var order: Int?
  /// Words that must all differ in a wrong answer: the colors of an appearance.
  var words: Set<String> = []

  /// Least number of years between the right and a wrong answer.
  private static let years = 10

  /// True if a value is really wrong where this one is right.
  func excludes(_ other: QuizValue, _ topic: QuizTopic) -> Bool {
    guard key != other.key else { return false }
    switch topic {
    case .appearance: return words.isDisjoint(with: other.words)
    case .discovery:
      guard let order, let own = other.order else { return false }
      return abs(order - own) >= Self.years
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
      return QuizValue(key: element.category.rawValue, text: .text(element.category.title))
    case .oxidation:
      let states = element.oxidationStates.sorted()
      guard !states.isEmpty else { return nil }
      return QuizValue(
        key: states.map { String($0) }.joined(separator: " "),
        text: .list(states.map { .verbatim(NumberFormat.signed($0)) }))
    case .discovery:
      // A note says that the year is not the only one.
      return element.discovery.note == nil ? element.discovery.year.map { number($0) } : nil
    case .appearance: return appearance(element.appearance)
    case .name, .symbol, .number, .configuration, .place, .property, .atom: return nil
    }
  }

  private static func number(_ number: Int) -> QuizValue {
    QuizValue(key: String(number), text: .verbatim(String(number)), order: number)
  }

  private static func appearance(_ text: String?) -> QuizValue? {
    guard let text else { return nil }
    let words = text.lowercased().split { !$0.isLetter }.compactMap { colors[String($0)] }
    return words.isEmpty ? nil : QuizValue(key: text, text: .description(text), words: Set(words))
  }

  /// The colors that an appearance names; those that are told apart with difficulty are one.
  private static let colors = [
    "black": "black", "brown": "brown", "reddish": "brown", "yellow": "yellow", "gold": "yellow",
    "greenish": "yellow", "silver": "gray", "silvery": "gray", "gray": "gray", "grayish": "gray",
    "steel": "gray", "iron": "gray", "white": "gray", "colorless": "colorless",
  ]
}
