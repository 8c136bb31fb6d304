/// A whole periodic table out of the parts of a catalog from elsewhere and the built-in one. The parts are
/// appended; of elements with the same number the first stands, and what is missing is filled in from the built-in
/// catalog. Pure: the same parts always make the same table.
public struct CatalogMerge: Sendable, Hashable {
  /// What is shown. Its `filledIn` tells which elements are the built-in ones.
  public let table: PeriodicTable
  /// What of the parts is not in the table, and why.
  public let warnings: CatalogWarnings

  /// How many elements are those of the parts.
  public var count: Int { table.elements.count - table.filledIn.count }

  /// - Parameter parts: in the order in which they are appended.
  public init(_ parts: [CatalogPart], over builtIn: PeriodicTable) {
    var draft = Draft()
    for part in parts { draft.append(part) }
    let filling = draft.fill(from: builtIn)
    var sources = builtIn.sources
    for part in parts.reversed() { sources.merge(part.sources) { $1 } }
    table = PeriodicTable(
      elements: draft.entries.map(\.element) + filling, sources: sources,
      filledIn: Set(filling.map(\.number)))
    warnings = draft.warnings
  }
}

/// The elements that were taken over so far.
private struct Draft {
  struct Entry {
    let element: AtomicElement
    /// The name of the part that it is from.
    let part: String
  }

  private(set) var entries: [Entry] = []
  private(set) var warnings = CatalogWarnings()

  /// Adds what is new in a part.
  mutating func append(_ part: CatalogPart) {
    warnings.add(part.warnings)
    var claims = Self.claims(of: entries.map(\.element))
    for element in part.elements {
      if let first = entries.first(where: { $0.element.number == element.number }) {
        if first.element != element {
          warnings.add(.differing(element, in: part.name, from: first.part))
        }
        continue
      }
      let entry = Entry(element: element, part: part.name)
      if let claim = element.claims.first(where: { claims[$0] != nil }) {
        refuse(entry, claim, of: claims[claim])
        continue
      }
      entries.append(entry)
      for claim in element.claims { claims[claim] = element }
    }
  }

  /// The elements of `builtIn` that are missing. An element that takes the symbol, the name or the place of one of
  /// them goes, and is itself filled in then.
  mutating func fill(from builtIn: PeriodicTable) -> [AtomicElement] {
    while true {
      let numbers = Set(entries.map(\.element.number))
      let missing = builtIn.elements.filter { !numbers.contains($0.number) }
      let claims = Self.claims(of: missing)
      let clashes = entries.indices.lazy.compactMap { [entries] index in
        entries[index].element.claims.first { claims[$0] != nil }.map { (index, $0) }
      }
      guard let (index, claim) = clashes.first else { return missing }
      refuse(entries.remove(at: index), claim, of: claims[claim])
    }
  }

  private static func claims(of elements: [AtomicElement]) -> [String: AtomicElement] {
    Dictionary(
      elements.flatMap { element in element.claims.map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
  }

  private mutating func refuse(_ entry: Entry, _ claim: String, of other: AtomicElement?) {
    guard let other else { return }
    warnings.add(
      CatalogError(
        file: entry.part, place: .record("element \(entry.element.number) (\(entry.element.name))"),
        message: "\(claim) is that of element \(other.number) (\(other.name))"))
  }
}

extension AtomicElement {
  /// What no other element may have.
  fileprivate var claims: [String] {
    [
      "the symbol \(symbol.lowercased())", "the name \(name.lowercased())",
      "the place at xpos \(column), ypos \(row)",
    ]
  }
}
