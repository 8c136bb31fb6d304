/// Elements by symbol, under initial letters.
public struct SymbolOrder: ElementOrder {
  public let id = "symbol"
  public let title = translatable("Symbol")
  public let showsIndex = true

  public init() {}

  /// A section for each initial letter, identified by the letter in lower case.
  public func sections(of table: PeriodicTable) -> [ElementSection] {
    letterSections(of: table.bySymbolInitial)
  }
}
