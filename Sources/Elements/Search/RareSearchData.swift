/// What few questions want, each read when one does.
public struct RareSearchData: Sendable {
  /// The names of the elements in other languages.
  let names: @Sendable () -> AlternativeNames
  /// The forms of the elements.
  let forms: @Sendable () -> FormTable
  /// Substances by name.
  let substances: @Sendable () -> SubstanceTable
  /// All ionization energies.
  let ionization: @Sendable () -> IonizationTable
  /// The names of substances and forms in other languages than English, by language.
  let otherNames: @Sendable () -> [String: SubstanceNames]

  /// Nothing.
  public static let none = RareSearchData(
    names: { .none }, forms: { .none }, substances: { .none }, ionization: { .none },
    otherNames: { [:] })

  public init(
    names: @escaping @Sendable () -> AlternativeNames,
    forms: @escaping @Sendable () -> FormTable,
    substances: @escaping @Sendable () -> SubstanceTable,
    ionization: @escaping @Sendable () -> IonizationTable,
    otherNames: @escaping @Sendable () -> [String: SubstanceNames]
  ) {
    (self.names, self.forms) = (names, forms)
    (self.substances, self.ionization, self.otherNames) = (substances, ionization, otherNames)
  }
}
