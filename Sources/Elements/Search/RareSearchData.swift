/// What few questions want, each read when one does.
public struct RareSearchData: Sendable {
  /// The names of the elements in other languages.
  let names: @Sendable () -> AlternativeNames
  /// The forms of the elements.
  let forms: @Sendable () -> FormTable
  /// Substances by name.
  let substances: @Sendable () -> SubstanceTable

  /// Nothing.
  public static let none = RareSearchData(
    names: { .none }, forms: { .none }, substances: { .none })

  public init(
    names: @escaping @Sendable () -> AlternativeNames,
    forms: @escaping @Sendable () -> FormTable,
    substances: @escaping @Sendable () -> SubstanceTable
  ) {
    (self.names, self.forms, self.substances) = (names, forms, substances)
  }
}
