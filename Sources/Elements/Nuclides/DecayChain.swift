/// The decays that follow one another from a nuclide on, to stable nuclides or those whose daughter is not known. Each
/// nuclide decays once in it, so that it ends whatever a file says.
public struct DecayChain: Sendable, Hashable {
  /// One decay.
  public struct Step: Sendable, Hashable {
    public let parent: Nuclide
    public let decay: DecayMode
    public let daughter: Nuclide
  }

  public let start: Nuclide
  /// The chief decays, one after the other.
  public let main: [Step]
  /// The other decays with at least `leastShare`, and those that follow them.
  public let branches: [Step]

  /// Least share of a branch in percent.
  public static let leastShare = 0.1
  /// Maximum number of steps of either kind.
  static let mostSteps = 500

  public init(from start: Nuclide, in catalog: NuclideCatalog) {
    self.start = start
    var (main, seen, last) = ([Step](), Set([Self.key(start)]), start)
    while main.count < Self.mostSteps, let step = Self.chief(of: last, in: catalog),
      seen.insert(Self.key(step.daughter)).inserted
    {
      main.append(step)
      last = step.daughter
    }
    self.main = main
    branches = Self.branches(from: [start] + main.map(\.daughter), besides: main, in: catalog)
  }

  /// The last nuclide of the chief decays.
  public var end: Nuclide { main.last?.daughter ?? start }

  /// `14 steps to ²⁰⁶Pb`; nil without a step.
  public func text(in table: PeriodicTable) -> Message? {
    guard !main.isEmpty, let element = table[end.number] else { return nil }
    // TRANSLATORS: The number of decays, and the last nuclide.
    let forms = translatable(singular: "{1} step to {2}", plural: "{1} steps to {2}")
    return .plural(
      forms, count: main.count,
      [.verbatim(String(main.count)), .verbatim(end.sign(element.symbol))])
  }

  private static func chief(of parent: Nuclide, in catalog: NuclideCatalog) -> Step? {
    guard let decay = parent.chiefDecay, let daughter = catalog.daughter(of: parent, by: decay)
    else { return nil }
    return Step(parent: parent, decay: decay, daughter: daughter)
  }

  /// Returns the decays of some nuclides, and of their daughters, that are not in the main line.
  private static func branches(
    from nuclides: [Nuclide], besides main: [Step], in catalog: NuclideCatalog
  ) -> [Step] {
    let ways = Set(main.map { [key($0.parent), key($0.daughter)] })
    var (waiting, seen, steps) = (nuclides, Set(nuclides.map(key)), [Step]())
    var next = 0
    while next < waiting.count, steps.count < mostSteps {
      let parent = waiting[next]
      next += 1
      var daughters: Set<Int> = []
      for step in decays(of: parent, in: catalog) {
        let daughter = key(step.daughter)
        guard !ways.contains([key(parent), daughter]), daughters.insert(daughter).inserted else {
          continue
        }
        steps.append(step)
        if seen.insert(daughter).inserted { waiting.append(step.daughter) }
      }
    }
    return Array(steps.prefix(mostSteps))
  }

  /// The decays of a nuclide with a share, and the chief one.
  private static func decays(of parent: Nuclide, in catalog: NuclideCatalog) -> [Step] {
    guard parent.halfLife.kind != .stable else { return [] }
    let chief = parent.chiefDecay
    return parent.decays.compactMap { decay in
      guard decay == chief || decay.share >= leastShare && decay.relation != "<" else { return nil }
      return catalog.daughter(of: parent, by: decay).map {
        Step(parent: parent, decay: decay, daughter: $0)
      }
    }
  }

  private static func key(_ nuclide: Nuclide) -> Int {
    (nuclide.number * 1000 + nuclide.massNumber) * 2 + (nuclide.isIsomer ? 1 : 0)
  }
}
