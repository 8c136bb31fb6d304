/// A section of a page: elements under a heading. Collapsing is the page's state, not the section's.
public struct ElementSection: Sendable, Hashable, Identifiable {
  /// Identifier, stable across starts and translations: `a`, `period-4`, `alkali-metal`.
  public let id: String
  /// The heading, in English; translated where it is shown.
  /// The letter of the index rail that leads to this section.
  public let title: Message
  public let indexTitle: String?
  /// The elements in display order.
  public let elements: [AtomicElement]

  init(id: String, title: Message, indexTitle: String? = nil, elements: [AtomicElement]) {
    self.id = id
    self.title = title
    self.indexTitle = indexTitle
    self.elements = elements
  }

  /// `6 elements`, `1 element`.
  public var countText: Message {
    .counted(elements.count, translatable(singular: "{1} element", plural: "{1} elements"))
  }

  /// The accessible name: `Alkali metal, 6 elements`.
  public var accessibleName: Message { .format(translatable("{1}, {2}"), title, countText) }
}
