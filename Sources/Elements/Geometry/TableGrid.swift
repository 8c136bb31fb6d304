/// A focusable cell of the periodic table.
public enum TableCell: Sendable, Hashable {
  case element(Int)
  case placeholder(TablePlaceholder)
}

/// The cells of the periodic table by position, and arrow-key navigation between them: to the next cell of the row or
/// column, over any gap.
public struct TableGrid: Sendable, Hashable {
  private struct Place: Sendable, Hashable {
    let column: Int
    let row: Int
  }

  /// All cells, sorted by row and column.
  public let cells: [TableCell]
  private let places: [TableCell: Place]

  /// The grid of a table. A placeholder is included only if its cell is free and its target exists.
  public init(_ table: PeriodicTable) {
    var places: [TableCell: Place] = [:]
    for element in table.elements {
      places[.element(element.number)] = Place(column: element.column, row: element.row)
    }
    let taken = Set(places.values)
    for placeholder in TablePlaceholder.allCases {
      let place = Place(column: placeholder.column, row: placeholder.row)
      if table[placeholder.rawValue] != nil, !taken.contains(place) {
        places[.placeholder(placeholder)] = place
      }
    }
    self.places = places
    cells = places.sorted { ($0.value.row, $0.value.column) < ($1.value.row, $1.value.column) }
      .map(\.key)
  }

  /// The visible placeholders.
  public var placeholders: [TablePlaceholder] {
    TablePlaceholder.allCases.filter { places[.placeholder($0)] != nil }
  }

  /// Returns the next cell in a direction; nil at the edge of the table.
  public func neighbor(of cell: TableCell, _ direction: Direction) -> TableCell? {
    guard let place = places[cell] else { return nil }
    switch direction {
    case .left: return cells.last { isInRow($0, place) { $0.column < place.column } }
    case .right: return cells.first { isInRow($0, place) { $0.column > place.column } }
    case .up: return cells.last { isInColumn($0, place) { $0.row < place.row } }
    case .down: return cells.first { isInColumn($0, place) { $0.row > place.row } }
    }
  }

  private func isInRow(_ cell: TableCell, _ place: Place, _ matches: (Place) -> Bool) -> Bool {
    places[cell].map { $0.row == place.row && matches($0) } ?? false
  }

  private func isInColumn(_ cell: TableCell, _ place: Place, _ matches: (Place) -> Bool) -> Bool {
    places[cell].map { $0.column == place.column && matches($0) } ?? false
  }
}
