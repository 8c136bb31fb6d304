/// What queries can ask for beyond the catalog, as read from the files of properties, nuclides, hazards and details.
public struct SearchData: Sendable {
  /// The properties that queries can name.
  public let vocabulary: SearchVocabulary
  let properties: PropertyList
  let nuclides: NuclideCatalog
  let hazards: HazardTable
  let details: ElementDetailTable
  /// The nuclides that occur in nature, as far as they are primordial or made by the decay of those.
  private let naturalNuclides: Set<Nuclide>
  /// The atomic numbers of their elements.
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
    naturalNuclides = Self.natural(in: nuclides)
    natural = Set(naturalNuclides.map(\.number))
  }

  /// The primordial nuclides, and those that their decays make.
  private static func natural(in nuclides: NuclideCatalog) -> Set<Nuclide> {
    var waiting = nuclides.all.filter(\.isPrimordial)
    var seen = Set(waiting)
    while let parent = waiting.popLast() {
      for decay in parent.decays where decay.isObserved && decay.relation != "<" {
        guard let daughter = nuclides.daughter(of: parent, by: decay) else { continue }
        if seen.insert(daughter).inserted { waiting.append(daughter) }
      }
    }
    return seen
  }

  /// Whether a fact about isotopes holds for a nuclide; nil if it is about anything else, or not known.
  func holds(_ fact: SearchFact, for nuclide: Nuclide) -> Bool? {
    switch fact {
    case .stable: nuclide.halfLife.kind == .stable
    case .radioactive: nuclide.halfLife.kind != .stable
    case .primordial: nuclide.isPrimordial
    case .natural: naturalNuclides.contains(nuclide) ? true : nil
    default: nil
    }
  }
}

extension Nuclide {
  /// True for a nuclide that has existed since before the Earth did: natural material has a known share of it, and it
  /// lives long enough. Uranium-234 is always made anew.
  var isPrimordial: Bool { abundance != nil && halfLife.seconds > Self.leastLife }

  /// A tenth of a billion years, in seconds: a 45th of the Earth's age.
  private static let leastLife = 1e8 * 365.25 * 86_400
}
