/// A cell in column 3 that leads to a row at the foot of the table. Not an element.
public enum TablePlaceholder: Int, Sendable, Hashable, CaseIterable, Identifiable {
  /// The raw value is the atomic number of the target element.
  case lanthanides = 57
  case actinides = 89

  public var id: Int { rawValue }
  /// Column in the table, from 1.
  public var column: Int { 3 }
  /// Row in the table, from 1.
  public var row: Int { self == .lanthanides ? 6 : 7 }

  /// The visible text: `57–71`.
  public var title: String { self == .lanthanides ? "57–71" : "89–103" }

  /// The accessible name.
  public var accessibleName: String {
    switch self {
    case .lanthanides: translatable("57–71, to the lanthanides")
    case .actinides: translatable("89–103, to the actinides")
    }
  }
}
