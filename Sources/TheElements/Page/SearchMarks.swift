import Elements

/// The hits of the present search, for the items of a page; items that are made later are marked too.
@MainActor
final class SearchMarks {
  private var results: SearchResults?
  /// Atomic number of the best hit on the page.
  private(set) var best: Int?

  /// Takes the results of a search; nil for none.
  /// - Parameter best: the atomic number of the best hit on the page.
  func set(_ results: SearchResults?, best: Int?) {
    (self.results, self.best) = (results, best)
  }

  /// Shows the hits on the items.
  func apply(to items: [any ElementItem]) {
    for item in items {
      let number = item.element.number
      item.show(results?[number], isBest: number == best)
    }
  }
}
