/// The sections of the grid: those of `CategoryOrder`, shown as tiles.
public struct GridOrder: ElementOrder {
  public let id = "grid"
  public let title = translatable("Grid")

  public init() {}

  public func sections(of table: PeriodicTable) -> [ElementSection] {
    CategoryOrder().sections(of: table)
  }
}
