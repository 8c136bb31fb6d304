/// What queries can ask for beyond the catalog, as read from the files of properties, nuclides, hazards and details.
public struct SearchData: Sendable {
  /// The properties that queries can name.
  public let vocabulary: SearchVocabulary
  let properties: PropertyList
  let nuclides: NuclideCatalog
  let hazards: HazardTable
  let details: ElementDetailTable
  /// The atomic numbers of the elements that occur in nature.
  let natural: Set<Int>

  /// Nothing beyond the catalog.
  public static let none = SearchData(
    .none, nuclides: .none, hazards: .none, details: .none, fold: { [$0] })

  /// - Parameter translate: returns the translation of an English title, by which queries can name a property, too.
  public init(
    _ properties: PropertyList, nuclides: NuclideCatalog, hazards: HazardTable,
    details: ElementDetailTable, fold: TextFold, translate: (String) -> String = { $0 }
  ) {
    vocabulary =
      properties.columns.isEmpty
      ? .catalog(fold: fold, translate: translate)
      : SearchVocabulary(properties, fold: fold, translate: translate)
    self.properties = properties
    self.nuclides = nuclides
    self.hazards = hazards
    self.details = details
    natural = Self.natural(in: nuclides)
  }

  /// The elements with primordial nuclides, and those that their decays make.
  private static func natural(in nuclides: NuclideCatalog) -> Set<Int> {
    let primordial = nuclides.all.filter(\.isPrimordial)
    return Set(primordial.map(\.number)).union(
      primordial.filter { $0.halfLife.kind != .stable }.flatMap { nuclide in
        let chain = DecayChain(from: nuclide, in: nuclides)
        return (chain.main + chain.branches).map(\.daughter.number)
      })
  }
}

extension Nuclide {
  /// True for a nuclide that has existed since before the Earth did: natural material has a known share of it.
  var isPrimordial: Bool { abundance != nil }
}
