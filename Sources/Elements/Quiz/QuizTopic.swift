/// A topic of the quiz: the question, and the kind of its answer.
public enum QuizTopic: String, Sendable, Hashable, CaseIterable {
  /// From the symbol to the name, and from the name to the symbol.
  case name = "symbol-name"
  case symbol = "name-symbol"
  /// From the atomic number to the element.
  case number
  case group, period, state, category
  /// From the electron configuration to the element.
  case configuration
  /// The main oxidation states.
  case oxidation
  /// The year of the discovery.
  case discovery
  /// The appearance, with its color.
  case appearance
  /// The place in the table.
  case place
  /// From a figure, such as the melting point, to the element.
  case property
  /// From the picture of an atom to the element.
  case atom

  /// Returns the title, with a temperature in a unit.
  public func title(in unit: TemperatureUnit) -> Message {
    self == .state ? .format(titleText, .roomTemperature(in: unit)) : .text(titleText)
  }

  private var titleText: String {
    switch self {
    case .name: translatable("Names", context: "topic of the quiz")
    case .symbol: translatable("Symbols", context: "topic of the quiz")
    case .number: translatable("Atomic Numbers", context: "topic of the quiz")
    case .group: translatable("Groups", context: "topic of the quiz")
    case .period: translatable("Periods", context: "topic of the quiz")
    case .state: translatable("States at {1}", context: "topic of the quiz")
    case .category: translatable("Categories", context: "topic of the quiz")
    case .configuration: translatable("Electron Configurations", context: "topic of the quiz")
    case .oxidation: translatable("Oxidation States", context: "topic of the quiz")
    case .discovery: translatable("Years of Discovery", context: "topic of the quiz")
    case .appearance: translatable("Appearance", context: "topic of the quiz")
    case .place: translatable("Places in the Table", context: "topic of the quiz")
    case .property: translatable("Properties", context: "topic of the quiz")
    case .atom: translatable("Atoms", context: "topic of the quiz")
    }
  }

  /// True if the answer is an element, and so a tile of the table.
  public var asksForElement: Bool {
    switch self {
    case .name, .number, .configuration, .place, .property, .atom: true
    default: false
    }
  }
}
