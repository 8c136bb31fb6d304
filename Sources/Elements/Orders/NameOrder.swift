/// Elements by name, under initial letters.
public struct NameOrder: ElementOrder {
  public let id = "name"
  public let title = translatable("Name")
  public let showsIndex = true

  public init() {}

  /// A section for each initial letter, identified by the letter in lower case.
  public func sections(of table: PeriodicTable) -> [ElementSection] {
    letterSections(of: table.byInitial)
  }
}

extension ElementOrder {
  /// Returns a section for each letter, from A to Z.
  func letterSections(of elements: [String: [AtomicElement]]) -> [ElementSection] {
    elements.sorted { $0.key < $1.key }.map { letter, elements in
      ElementSection(
        id: letter.lowercased(), title: .verbatim(letter), indexTitle: letter, elements: elements)
    }
  }
}
