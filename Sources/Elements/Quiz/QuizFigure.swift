/// A figure from which the quiz asks for the element.
enum QuizFigure: String, Sendable, Hashable, CaseIterable {
  case meltingPoint, boilingPoint, density, electronegativity, atomicWeight

  /// The figure of an element: nothing predicted, nothing of which two sources have two values, and no condition that
  /// tells the element, such as `graphite`.
  func figure(of element: AtomicElement) -> Figure? {
    guard let figure = anyFigure(of: element), figure.kind != .predicted, !figure.isDisputed else {
      return nil
    }
    let other = figure.conditions[.other]
    return figure.conditions[.form] == nil && (other == nil || other == Self.sublimes)
      ? figure : nil
  }

  /// The figure of an element, though it may not be asked.
  func anyFigure(of element: AtomicElement) -> Figure? {
    switch self {
    case .meltingPoint: element.figures[.meltingPoint]
    case .boilingPoint: element.figures[.boilingPoint]
    case .density: element.figures[.density]
    case .electronegativity: element.figures[.electronegativity]
    case .atomicWeight: element.atomicWeight.kind == .massNumber ? nil : element.atomicWeight
    }
  }

  private static let sublimes = "sublimes"

  /// The question with a value, which has its unit.
  func prompt(_ figure: Figure, _ value: Message) -> Message {
    switch self {
    case .meltingPoint: .format(translatable("Which element melts at {1}?"), value)
    case .boilingPoint where figure.conditions[.other] == Self.sublimes:
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

extension Figure {
  /// The least difference of two figures of which one is right, as a part of them.
  static let leastDifference = 0.1

  /// The values that a figure may have: down to the one and up to the other source, and by its uncertainty.
  var range: ClosedRange<Double> {
    let error =
      uncertainty.flatMap(Double.init).map { error in
        let decimals = digits.split(separator: ".").dropFirst().first?.count ?? 0
        return (0..<decimals).reduce(error) { error, _ in error / 10 }
      } ?? 0
    let values = [value, second.flatMap { Double($0.digits) } ?? value]
    return (values.min() ?? value) - error...(values.max() ?? value) + error
  }

  /// The values that read as this one, if they are rounded to the digits shown; a temperature in a unit. In the figure’s unit.
  func shownRange(in unit: TemperatureUnit) -> ClosedRange<Double> {
    let shown = number(in: unit)
    let decimals = shown.split(separator: ".").dropFirst().first?.count ?? 0
    let (degree, zero) = isTemperature ? unit.scale : (1, 0)
    let middle = Double(shown).map { $0 * degree + zero } ?? value
    let half = PowerOfTen.value(-decimals) / 2 * degree * Self.tie
    return middle - half...middle + half
  }

  /// A tie counts as rounded, whatever binary floats make of it.
  private static let tie = 1 + 1e-6

  /// True if the sources differ so much that another figure might be right.
  var isDisputed: Bool {
    range.upperBound - range.lowerBound > Self.leastDifference * abs(value)
  }

  /// True if no value of a figure is within a part of one of this one; figures of two units are different.
  func excludes(_ other: Figure, by part: Double = leastDifference) -> Bool {
    guard unit == other.unit else { return true }
    let room = part * max(abs(value), abs(other.value))
    return range.lowerBound - other.range.upperBound > room
      || other.range.lowerBound - range.upperBound > room
  }
}
