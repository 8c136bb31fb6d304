/// A section of a page: elements under a heading. Collapsing is the page's state, not the section's.
public struct ElementSection: Sendable, Hashable, Identifiable {
  /// Identifier, stable across starts and translations: `a`, `period-4`, `alkali-metal`.
  public let id: String
  /// The heading, in English; translated where it is shown.
  public let title: Message
  /// The letter of the index rail that leads to this section.
  public private(set) var indexTitle: String?
  /// The elements in display order.
  public let elements: [AtomicElement]
  /// Number of elements without the search; nil while all are shown.
  public private(set) var totalCount: Int?

  /// Returns the section with the elements of `numbers` only; nil if there are none.
  public func filtered(to numbers: Set<Int>) -> ElementSection? {
    let found = elements.filter { numbers.contains($0.number) }
    guard !found.isEmpty else { return nil }
    return ElementSection(
      id: id, title: title, indexTitle: indexTitle, elements: found, totalCount: elements.count)
  }

  /// `6 elements`, `1 element`; during a search `1 of 6`.
  public var countText: Message {
    guard let totalCount else {
      return .counted(
        elements.count, translatable(singular: "{1} element", plural: "{1} elements"))
    }
    return .format(
      translatable("{1} of {2}"), .verbatim(String(elements.count)), .verbatim(String(totalCount)))
  }

  /// The accessible name: `Alkali metal, 6 elements`.
  public var accessibleName: Message { .format(translatable("{1}, {2}"), title, countText) }
}
