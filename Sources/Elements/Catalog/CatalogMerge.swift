/// A complete periodic table, merged from the parts of an external catalog and the built-in one. The parts are
/// appended; of elements with the same number the first is used, and missing ones are filled in from the built-in
/// catalog. Pure and deterministic.
public struct CatalogMerge: Sendable, Hashable {
  /// The merged table; `filledIn` has the numbers of the built-in elements.
  public let table: PeriodicTable
  /// Warnings about the records left out.
  public let warnings: CatalogWarnings

  /// Number of elements from the parts.
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

/// The elements merged so far.
private struct Draft {
  struct Entry {
    let element: AtomicElement
    /// Name of the element's part.
    let part: String
  }

  private(set) var entries: [Entry] = []
  private(set) var warnings = CatalogWarnings()

  /// Appends the new elements of a part.
  mutating func append(_ part: CatalogPart) {
    warnings.add(part.warnings)
    var uniqueKeys = Self.uniqueKeys(of: entries.map(\.element))
    for element in part.elements {
      if let first = entries.first(where: { $0.element.number == element.number }) {
        if first.element != element {
          warnings.add(.differing(element, in: part.name, from: first.part))
        }
        continue
      }
      let entry = Entry(element: element, part: part.name)
      if let key = element.uniqueKeys.first(where: { uniqueKeys[$0] != nil }) {
        reject(entry, key, of: uniqueKeys[key])
        continue
      }
      entries.append(entry)
      for key in element.uniqueKeys { uniqueKeys[key] = element }
    }
  }

  /// Returns the elements of `builtIn` that are missing. An element whose symbol, name or position conflicts with one
  /// of them is removed, and is then filled in as well.
  mutating func fill(from builtIn: PeriodicTable) -> [AtomicElement] {
    while true {
      let numbers = Set(entries.map(\.element.number))
      let missing = builtIn.elements.filter { !numbers.contains($0.number) }
      let uniqueKeys = Self.uniqueKeys(of: missing)
      let clashes = entries.indices.lazy.compactMap { [entries] index in
        entries[index].element.uniqueKeys.first { uniqueKeys[$0] != nil }.map { (index, $0) }
      }
      guard let (index, key) = clashes.first else { return missing }
      reject(entries.remove(at: index), key, of: uniqueKeys[key])
    }
  }

  private static func uniqueKeys(of elements: [AtomicElement]) -> [UniqueKey: AtomicElement] {
    Dictionary(
      elements.flatMap { element in element.uniqueKeys.map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
  }

  private mutating func reject(_ entry: Entry, _ key: UniqueKey, of other: AtomicElement?) {
    guard let other else { return }
    warnings.add(
      CatalogError(
        file: entry.part,
        location: .record(.element(entry.element.number, entry.element.name)),
        message: .format(
          // TRANSLATORS: {1} is “the symbol Au” or the like, {2} is “element 79 (Gold)”.
          translatable("{1} is that of {2}"), key.message, .element(other.number, other.name))))
  }
}

/// A value that must be unique in a table.
private enum UniqueKey: Hashable {
  case symbol(String)
  case name(String)
  case place(column: Int, row: Int)

  var message: Message {
    switch self {
    // TRANSLATORS: {1} is a symbol in a file.
    case .symbol(let text): .format(translatable("the symbol {1}"), .piece(text))
    // TRANSLATORS: {1} is a name in a file.
    case .name(let text): .format(translatable("the name {1}"), .piece(text))
    case .place(let column, let row):
      .format(
        // TRANSLATORS: {1} and {2} are numbers; xpos and ypos are keys of a file.
        translatable("the place at xpos {1}, ypos {2}"), .integer(column), .integer(row))
    }
  }
}

extension AtomicElement {
  /// The values that must be unique in a table.
  fileprivate var uniqueKeys: [UniqueKey] {
    [
      .symbol(symbol.lowercased()), .name(name.lowercased()), .place(column: column, row: row),
    ]
  }
}
