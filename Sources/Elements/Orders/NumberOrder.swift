/// Elements by atomic number, under periods.
public struct NumberOrder: ElementOrder {
  public let id = "number"
  public let title = translatable("Number")

  public init() {}

  /// Sections `period-1`, `period-2` …, ascending.
  public func sections(of table: PeriodicTable) -> [ElementSection] {
    table.byPeriod.sorted { $0.key < $1.key }.map { period, elements in
      ElementSection(
        id: "period-\(period)",
        title: .format(translatable("Period {1}"), .verbatim(String(period))), elements: elements)
    }
  }
}
