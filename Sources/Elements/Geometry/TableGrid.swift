/// What the keyboard can stand on in the periodic table.
public enum TableCell: Sendable, Hashable {
  case element(Int)
  case placeholder(TablePlaceholder)
}

/// Which cell stands where in the periodic table, and how arrow keys walk between them: to the
/// next cell of the row or column, over any gap.
public struct TableGrid: Sendable, Hashable {
  private struct Place: Sendable, Hashable {
    let column: Int
    let row: Int
  }

  /// All cells, by row and column.
  public let cells: [TableCell]
  private let places: [TableCell: Place]

  /// A placeholder stands there only if its place is free and what it leads to exists.
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

  /// The placeholders that are shown.
  public var placeholders: [TablePlaceholder] {
    TablePlaceholder.allCases.filter { places[.placeholder($0)] != nil }
  }

  /// The next cell in that direction; `nil` at the edge of the table.
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
