/// The label of a line in a card whose lines are no properties: `EC number`.
public enum CardLabel: Sendable, Hashable, CaseIterable {
  case ecNumber, additiveNumber
  case cellAtoms, cellEdges, cellAngles
  /// Of nuclides; those with a property of the same name are asked for by that.
  case measuredLimit, spin, discoveryYear, decayChain

  /// The label in English, to be translated.
  public var title: String {
    switch self {
    case .ecNumber: translatable("EC number")
    case .additiveNumber: translatable("E number as an additive")
    case .cellAtoms: translatable("Atoms in the cell")
    case .cellEdges: translatable("Edges", context: "unit cell")
    case .cellAngles: translatable("Angles", context: "unit cell")
    case .measuredLimit: translatable("Measured limit")
    case .spin: translatable("Spin and parity")
    case .discoveryYear: translatable("Year of discovery")
    case .decayChain: translatable("Decay chain")
    }
  }

  /// The section of the element's page that has the line.
  var section: PageSection {
    switch self {
    case .ecNumber, .additiveNumber: .hazards
    case .cellAtoms, .cellEdges, .cellAngles: .crystal
    case .measuredLimit, .spin, .discoveryYear, .decayChain: .isotopes
    }
  }

  /// The value of a line; nil for another line, or if it is unknown.
  public func value(of hazards: ElementHazards) -> Message? {
    switch self {
    case .ecNumber: .verbatim(hazards.ecNumber)
    case .additiveNumber: hazards.additiveNumber.map(Message.verbatim)
    default: nil
    }
  }

  /// The value of a line, lengths in picometers and angles in degrees; nil for another line.
  public func value(of cell: UnitCell) -> Message? {
    switch self {
    case .cellAtoms: .verbatim(String(cell.atomCount))
    case .cellEdges: Self.list(["a", "b", "c"], cell.edges, "\u{a0}pm")
    case .cellAngles: Self.list(["α", "β", "γ"], cell.angles, "°")
    default: nil
    }
  }

  /// The value of a line; nil for another line, or if it is unknown.
  public func value(of nuclide: Nuclide) -> Message? {
    switch self {
    case .measuredLimit: nuclide.halfLife.kind == .stable ? nil : nuclide.halfLife.limit?.text
    case .spin: nuclide.spinText
    case .discoveryYear: nuclide.discoveryYear.map { .verbatim(String($0)) }
    default: nil
    }
  }

  /// The lines that have a value, in the order of the card.
  public static func lines(
    _ value: (CardLabel) -> Message?
  ) -> [(label: CardLabel, value: Message)] {
    allCases.compactMap { label in value(label).map { (label, $0) } }
  }

  private static func list(_ names: [String], _ digits: [String], _ unit: String) -> Message {
    // A comma may be the decimal mark.
    .dotted(zip(names, digits).map { .number("\($0)\u{a0}=\u{a0}\($1)\(unit)") })
  }
}
