/// Elements that stand together under one heading of a page. Whether it is collapsed is the
/// page's state, not its own.
public struct ElementSection: Sendable, Hashable, Identifiable {
  /// Stable over starts and translations: `a`, `period-4`, `alkali-metal`.
  public let id: String
  /// The heading, in English; translated where it is shown.
  public let title: String
  /// The letter in the index rail that leads here.
  public let indexTitle: String?
  /// In their order.
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

  /// What a screen reader says: `Alkali metal, 6 elements`.
  public var accessibleName: String { "\(title), \(countText)" }
}
