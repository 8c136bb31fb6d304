/// All known nuclides, as read from `isotopes.json`.
public struct NuclideCatalog: Sendable {
  /// The nuclides by atomic number, each list by mass number.
  private let isotopes: [Int: [Nuclide]]
  /// Sources by their keys.
  public let sources: [String: PeriodicTable.SourceNote]

  /// No nuclides.
  public static let none = NuclideCatalog([:], sources: [:])

  init(_ isotopes: [Int: [Nuclide]], sources: [String: PeriodicTable.SourceNote]) {
    self.isotopes = isotopes.mapValues { $0.sorted() }
    self.sources = sources
  }

  /// The isotopes of an element by mass number.
  public subscript(number: Int) -> [Nuclide] { isotopes[number] ?? [] }

  /// All nuclides by atomic number and mass number.
  public var all: [Nuclide] { isotopes.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// The ground state with these numbers; nil if it is not known.
  public func nuclide(_ number: Int, _ massNumber: Int) -> Nuclide? {
    isotopes[number]?.first { $0.massNumber == massNumber && !$0.isIsomer }
  }

  /// The nuclide with a name such as `Au-198`; nil if there is none.
  public func find(_ name: String, in table: PeriodicTable) -> Nuclide? {
    let parts = name.split(separator: "-")
    guard parts.count == 2,
      let element = table.elements.first(where: { $0.symbol == String(parts[0]) })
    else { return nil }
    return self[element.number].first { $0.massText == String(parts[1]) }
  }

  /// The commonest nuclide of an element, or the one that lives longest as far as it was measured.
  public func chief(of number: Int) -> Nuclide? {
    let byLife = NuclideOrder.halfLife.sorted(self[number])
    return NuclideOrder.abundance.sorted(self[number]).first { $0.abundance != nil }
      ?? byLife.first { $0.halfLife.kind == .measured } ?? byLife.first
  }

  /// The sources of the values of nuclides.
  public func sources(of nuclides: [Nuclide]) -> [String: PeriodicTable.SourceNote] {
    let keys = Set(
      nuclides.flatMap { [$0.mass.source, $0.abundance?.source, $0.halfLifeSource] })
    return sources.filter { keys.contains($0.key) }
  }

  /// The nuclide that a decay leaves; nil for fission, and if it is not in the catalog.
  public func daughter(of nuclide: Nuclide, by decay: DecayMode) -> Nuclide? {
    decay.effect.flatMap {
      self.nuclide(nuclide.number + $0.number, nuclide.massNumber + $0.mass)
    }
  }
}

/// The order of a list of nuclides.
public enum NuclideOrder: String, Sendable, CaseIterable {
  case mass
  case abundance
  case halfLife = "half-life"

  public var title: Message {
    switch self {
    case .mass: .text(translatable("Isotope"))
    case .abundance: .text(translatable("Abundance"))
    case .halfLife: .text(translatable("Half-life"))
    }
  }

  /// Sorts nuclides: by mass number, or by falling abundance or half-life.
  public func sorted(_ nuclides: [Nuclide]) -> [Nuclide] {
    switch self {
    case .mass: nuclides.sorted()
    case .abundance:
      nuclides.sorted { ($1.abundance?.value ?? 0, $0) < ($0.abundance?.value ?? 0, $1) }
    case .halfLife:
      nuclides.sorted { ($1.halfLife.seconds, $0) < ($0.halfLife.seconds, $1) }
    }
  }
}
