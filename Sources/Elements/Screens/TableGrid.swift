/// A focusable cell of the periodic table.
public enum TableCell: Sendable, Hashable {
  case element(Int)
  case placeholder(TablePlaceholder)
}

/// The cells of the periodic table by position, and arrow-key navigation between them: to the next cell of the row or
/// column, over any gap.
public struct TableGrid: Sendable, Hashable {
  private typealias Position = TableArrangement.Cell

  /// All cells, sorted by row and column.
  public let cells: [TableCell]
  private let positions: [TableCell: Position]

  /// The grid of a table. A placeholder is included only in the standard form without another choice for group 3, if
  /// its cell is free and its target exists.
  public init(_ table: PeriodicTable, _ arrangement: TableArrangement = TableArrangement()) {
    var positions: [TableCell: Position] = [:]
    for element in table.elements {
      positions[.element(element.number)] = arrangement.cell(of: element)
    }
    let taken = Set(positions.values)
    for placeholder in TablePlaceholder.allCases where arrangement.groupThree == .placeholders {
      let position = Position(column: placeholder.column, row: placeholder.row)
      if table[placeholder.rawValue] != nil, !taken.contains(position) {
        positions[.placeholder(placeholder)] = position
      }
    }
    self.positions = positions
    cells = positions.sorted { ($0.value.row, $0.value.column) < ($1.value.row, $1.value.column) }
      .map(\.key)
  }

  /// The visible placeholders.
  public var placeholders: [TablePlaceholder] {
    TablePlaceholder.allCases.filter { positions[.placeholder($0)] != nil }
  }

  /// Returns the next cell in a direction; nil at the edge of the table.
  public func neighbor(of cell: TableCell, _ direction: Direction) -> TableCell? {
    guard let position = positions[cell] else { return nil }
    let line = cells.filter { other in
      direction.isHorizontal
        ? positions[other]?.row == position.row : positions[other]?.column == position.column
    }
    return direction.neighbor(of: cell, in: line)
  }

  /// Returns the last cell in a direction; `cell` itself at the edge of the table.
  public func end(from cell: TableCell, _ direction: Direction) -> TableCell {
    neighbor(of: cell, direction).map { end(from: $0, direction) } ?? cell
  }
}
