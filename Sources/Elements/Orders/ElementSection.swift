/// Elements that stand together under one heading of a page. Whether it is collapsed is the
/// page's state, not its own.
public struct ElementSection: Sendable, Hashable, Identifiable {
  /// Stable over starts and translations: `a`, `period-4`, `alkali-metal`.
  public let id: String
  /// The heading.
  public let title: Message
  /// The letter in the index rail that leads here.
  public let indexTitle: String?
  /// In their order.
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

  /// What a screen reader says: `Alkali metal, 6 elements`.
  public var accessibleName: Message { .format(translatable("{1}, {2}"), title, countText) }
}
