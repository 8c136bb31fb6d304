/// A section of a page: elements under a heading. Collapsing is the page's state, not the section's.
public struct ElementSection: Sendable, Hashable, Identifiable {
  /// Identifier, stable across starts and translations: `a`, `period-4`, `alkali-metal`.
  public let id: String
  /// The heading, in English; translated where it is shown.
  public let title: String
  /// The letter of the index rail that leads to this section.
  public let indexTitle: String?
  /// The elements in display order.
  public let elements: [AtomicElement]

  init(id: String, title: String, indexTitle: String? = nil, elements: [AtomicElement]) {
    self.id = id
    self.title = title
    self.indexTitle = indexTitle
    self.elements = elements
  }

  /// `6 elements`, `1 element`.
  public var countText: String {
    elements.count == 1
      ? translatable("1 element") : "\(elements.count) " + translatable("elements")
  }

  /// The accessible name: `Alkali metal, 6 elements`.
  public var accessibleName: String { "\(title), \(countText)" }
}
