/// A figure from which the quiz asks for the element.
enum QuizFigure: String, Sendable, Hashable, CaseIterable {
  case meltingPoint, boilingPoint, density, electronegativity, atomicWeight

  /// The figure of an element: nothing predicted, and no condition that tells the element, such as `graphite`.
  func figure(of element: AtomicElement) -> Figure? {
    let figure: Figure? =
      switch self {
      case .meltingPoint: element.figures[.meltingPoint]
      case .boilingPoint: element.figures[.boilingPoint]
      case .density: element.figures[.density]
      case .electronegativity: element.figures[.electronegativity]
      case .atomicWeight:
        element.atomicWeight.kind == .massNumber ? nil : element.atomicWeight
      }
    guard let figure, figure.kind != .predicted else { return nil }
    guard let conditions = figure.conditions else { return figure }
    return conditions.hasPrefix("at ") || conditions == Self.sublimes ? figure : nil
  }

  private static let sublimes = "sublimes"

  /// The question with a value, which has its unit.
  func prompt(_ figure: Figure, _ value: Message) -> Message {
    switch self {
    case .meltingPoint: .format(translatable("Which element melts at {1}?"), value)
    case .boilingPoint where figure.conditions == Self.sublimes:
      .format(translatable("Which element sublimes at {1}?"), value)
    case .boilingPoint: .format(translatable("Which element boils at {1}?"), value)
    case .density: .format(translatable("Which element has a density of {1}?"), value)
    case .electronegativity:
      .format(translatable("Which element has an electronegativity (Pauling) of {1}?"), value)
    case .atomicWeight:
      .format(translatable("Which element has a standard atomic weight of {1}?"), value)
    }
  }
}
