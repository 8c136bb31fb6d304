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
    table[end.number].flatMap { text(endingWith: .verbatim(end.sign($0.symbol))) }
  }

  private func text(endingWith name: Message) -> Message? {
    guard !main.isEmpty else { return nil }
    // TRANSLATORS: The number of decays, and the last nuclide.
    let forms = translatable(singular: "{1} step to {2}", plural: "{1} steps to {2}")
    return .plural(forms, count: main.count, [.verbatim(String(main.count)), name])
  }

  /// The first nuclide, its place in the chart and the chain in words, for a screen reader: `Uranium-238, 92 protons,
  /// 146 neutrons, 4.463(3) × 10⁹ years, 99.2742(10) %, Alpha decay, 100 %, 14 steps to Lead-206`.
  public func speech(in table: PeriodicTable) -> Message? {
    guard let element = table[start.number] else { return nil }
    let place = [element.protonText, AtomicElement.neutronText(start.neutrons)]
    let facts = [
      start.halfLife.text, start.abundance?.displayText,
      start.chiefDecay?.speech(isOnly: start.decays.count == 1),
      table[end.number].flatMap { text(endingWith: end.name(of: $0)) },
    ].compactMap { $0 }
    return (place + facts).reduce(start.name(of: element)) {
      .format(translatable("{1}, {2}"), $0, $1)
    }
  }

  /// The cells of the chart that the arrows from each nuclide to its daughter cross, and those beside their heads.
  public var cells: Set<NuclideChart.Cell> {
    var cells: Set<NuclideChart.Cell> = []
    for step in main + branches {
      let (from, to) = (NuclideChart.Cell(step.parent), NuclideChart.Cell(step.daughter))
      let way = (neutrons: to.neutrons - from.neutrons, number: to.number - from.number)
      // A quarter of a cell from one point to the next one.
      let points = max(4 * max(abs(way.neutrons), abs(way.number)), 1)
      for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
        cells.insert(NuclideChart.Cell(neutrons: to.neutrons + x, number: to.number + y))
      }
      for point in 0...points {
        let part = Double(point) / Double(points)
        cells.insert(
          NuclideChart.Cell(
            neutrons: from.neutrons + Int((part * Double(way.neutrons)).rounded()),
            number: from.number + Int((part * Double(way.number)).rounded())))
      }
    }
    return cells
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
