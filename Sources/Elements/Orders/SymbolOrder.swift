/// Elements by symbol, under initial letters.
public struct SymbolOrder: ElementOrder {
  public let id = "symbol"
  public let title = translatable("Symbol")
  public let showsIndex = true

  public init() {}

  public func sections(of table: PeriodicTable) -> [ElementSection] {
    letterSections(of: table.bySymbolInitial)
  }
}
