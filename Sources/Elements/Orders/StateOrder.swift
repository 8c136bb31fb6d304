/// Elements by state at 20 °C and 1 atm, then by number.
public struct StateOrder: ElementOrder {
  public let id = "state"
  public let title = translatable("State")
  public let isGrouped = true

  public init() {}

  /// Sections in the order of `PhysicalState`, identified by its raw value.
  public func sections(of table: PeriodicTable) -> [ElementSection] {
    PhysicalState.allCases.compactMap { state in
      table.byState[state].map {
        ElementSection(id: state.rawValue, title: .text(state.title), elements: $0)
      }
    }
  }
}
