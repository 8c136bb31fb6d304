/// A place in column 3 that leads to a row at the foot of the table. It is no element.
public enum TablePlaceholder: Int, Sendable, Hashable, CaseIterable, Identifiable {
  /// The raw value is the number of the element it leads to.
  case lanthanides = 57
  case actinides = 89

  public var id: Int { rawValue }
  /// Where it stands, from 1.
  public var column: Int { 3 }
  /// Where it stands, from 1.
  public var row: Int { self == .lanthanides ? 6 : 7 }

  /// As written in its place: `57–71`.
  public var title: String { self == .lanthanides ? "57–71" : "89–103" }

  /// What a screen reader says.
  public var accessibleName: String {
    switch self {
    case .lanthanides: translatable("57–71, to the lanthanides")
    case .actinides: translatable("89–103, to the actinides")
    }
  }
}
