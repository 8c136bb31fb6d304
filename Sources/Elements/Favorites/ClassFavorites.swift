/// The number of people who marked each element, the user included and hidden people left out. A pure value.
public struct ClassFavorites: Sendable, Hashable {
  /// The numbers of people by atomic number, at least 1.
  public private(set) var counts: [Int: Int] = [:]

  /// Identifier of the coloring of the Table in actions and in the saved state.
  public static let id = "class_favorites"
  /// The title of the coloring.
  // TRANSLATORS: A coloring of the table by the number of people in the class who marked an element as a favorite.
  public static let title = translatable("Favorites of the class")

  /// Counts the favorites of all people.
  /// - Parameters:
  ///   - mine: the user's favorites, each element once.
  ///   - others: other people's, each element once per name.
  public init(mine: [Favorite], others: [Favorite], hidden: HiddenPeople = HiddenPeople()) {
    var numbers = [Int](repeating: 0, count: Favorite.numbers.upperBound + 1)
    for favorite in mine { numbers[favorite.number] += 1 }
    for favorite in others where hidden.names.isEmpty || !hidden.contains(favorite.favoritedBy) {
      numbers[favorite.number] += 1
    }
    for (number, count) in numbers.enumerated() where count > 0 { counts[number] = count }
  }

  /// Returns true if there are favorites of other people who are not hidden.
  public static func isOffered(_ others: [Favorite], hidden: HiddenPeople) -> Bool {
    others.contains { !hidden.contains($0.favoritedBy) }
  }

  /// The numbers as a column by which the Table is colored.
  public var column: PropertyColumn {
    PropertyColumn(
      id: Self.id, title: Self.title, group: .other, unit: nil,
      values: counts.compactMapValues { count in
        Figure(digits: String(count)).flatMap { PropertyColumn.Value($0) }
      }, countsPeople: true)
  }

  /// Returns a number of people in words: `7 people`.
  public static func text(of count: Int) -> Message { PropertyColumn.people(count) }
}

extension TableColoring {
  /// The coloring by the number of people who marked an element.
  public static let classFavorites = TableColoring.property(ClassFavorites.id)

  /// The name of a coloring; nil for a property of the elements, whose column has the name.
  public var titleWithoutColumn: String? { title ?? (isOfClass ? ClassFavorites.title : nil) }

  /// True for the coloring by the number of people.
  public var isOfClass: Bool { self == .classFavorites }
}
