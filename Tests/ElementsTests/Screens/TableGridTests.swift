import Testing

@testable import Elements

@Suite("Arrow keys in the periodic table")
struct TableGridTests {
  private func grid() throws -> TableGrid { TableGrid(try completeTable()) }

  @Test("There are 118 elements and two placeholders")
  func cells() throws {
    let grid = try grid()
    expect(grid.cells.count, equals: 120)
    expect(grid.cells.first, equals: .element(1))
    expect(grid.cells.last, equals: .element(103))
    expect(grid.placeholders, equals: [.lanthanides, .actinides])
    expect(TablePlaceholder.allCases.map(\.title), equals: ["57–71", "89–103"])
  }

  @Test("Arrow keys reach every cell from hydrogen")
  func reachable() throws {
    let grid = try grid()
    var reached: Set<TableCell> = [.element(1)]
    var frontier = [TableCell.element(1)]
    while let cell = frontier.popLast() {
      for direction in Direction.allCases {
        if let next = grid.neighbor(of: cell, direction), reached.insert(next).inserted {
          frontier.append(next)
        }
      }
    }
    expect(reached.count, equals: 120)
  }

  @Test(
    "Arrow keys skip gaps",
    arguments: [
      (TableCell.element(1), Direction.right, TableCell.element(2)),
      (.element(2), .left, .element(1)), (.element(4), .right, .element(5)),
      (.element(12), .right, .element(13)), (.element(56), .right, .placeholder(.lanthanides)),
      (.placeholder(.lanthanides), .right, .element(72)),
      (.placeholder(.lanthanides), .down, .placeholder(.actinides)),
      (.placeholder(.actinides), .down, .element(57)), (.element(57), .down, .element(89)),
      (.element(104), .down, .element(58)), (.element(58), .up, .element(104)),
      (.element(39), .down, .placeholder(.lanthanides)), (.element(117), .down, .element(71)),
      (.element(89), .up, .element(57)),
    ])
  func gaps(cell: TableCell, direction: Direction, next: TableCell) throws {
    try expect(grid().neighbor(of: cell, direction), equals: next)
  }

  @Test(
    "Arrow keys stop at the edges",
    arguments: [
      (TableCell.element(1), Direction.up), (.element(1), .left), (.element(2), .right),
      (.element(118), .down), (.element(87), .down), (.element(21), .up), (.element(57), .left),
      (.element(71), .right), (.element(103), .down),
    ])
  func edges(cell: TableCell, direction: Direction) throws {
    expect(try grid().neighbor(of: cell, direction) == nil)
  }

  @Test("An arrow key and its opposite lead back")
  func back() throws {
    let grid = try grid()
    let opposites: [(Direction, Direction)] = [(.left, .right), (.up, .down)]
    for cell in grid.cells {
      for (there, back) in opposites + opposites.map({ ($0.1, $0.0) }) {
        guard let next = grid.neighbor(of: cell, there) else { continue }
        expect(grid.neighbor(of: next, back), equals: cell)
      }
    }
  }

  @Test("A placeholder is left out if its cell is taken or its row is missing")
  func placeholders() throws {
    let other = [record(57, "La", "Lanthanum", #""xpos": 3, "ypos": 6"#)]
    expect(TableGrid(try catalog("[\(other[0])]")).placeholders.isEmpty)
    expect(TableGrid(try catalog("[\(record(1, "H", "Hydrogen"))]")).placeholders.isEmpty)
    expect(TableGrid(try catalog("[\(record(1, "H", "Hydrogen"))]")).cells, equals: [.element(1)])
  }
}
