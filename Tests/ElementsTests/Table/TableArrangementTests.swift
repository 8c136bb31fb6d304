import Testing

@testable import Elements

/// All arrangements that differ.
let arrangements = TableForm.allCases.flatMap { form in
  TableArrangement.choices(in: form).map { TableArrangement(form, $0) }
}

@Suite("Places in the forms of the periodic table")
struct TableArrangementTests {
  private func place(_ number: Int, _ arrangement: TableArrangement) throws -> [Int] {
    let cell = arrangement.cell(of: try #require(try completeTable()[number]))
    return [cell.column, cell.row]
  }

  @Test(
    "The standard form has three choices for group 3, the long form two, the left-step form one")
  func choices() {
    expect(TableArrangement.choices(in: .standard), equals: GroupThree.allCases)
    expect(TableArrangement.choices(in: .long), equals: [.lanthanum, .lutetium])
    expect(TableArrangement.choices(in: .leftStep), equals: [.lutetium])
    expect(arrangements.count, equals: 6)
    expect(TableArrangement(.long).groupThree, equals: .lutetium)
    expect(TableArrangement(.leftStep, .lanthanum).groupThree, equals: .lutetium)
  }

  @Test(
    "No two of the 118 elements have one place, and all are within the table",
    arguments: arrangements)
  func distinct(arrangement: TableArrangement) throws {
    let cells = try completeTable().elements.map(arrangement.cell(of:))
    expect(Set(cells).count, equals: 118)
    for cell in cells {
      expect((1...arrangement.columns).contains(cell.column))
      expect(
        (1...arrangement.rows).contains(cell.row) || arrangement.footRows.contains(cell.row))
    }
    expect(Set(cells.map(\.column)), equals: Set(1...arrangement.columns))
  }

  @Test("Without a catalog's cells the standard form is the same")
  func standard() {
    let arrangement = TableArrangement()
    for number in 1...118 {
      let position = TablePosition(number: number)
      let cell = arrangement.cell(ofNumber: number)
      expect([cell.column, cell.row], equals: [position.column, position.row], "\(number)")
    }
  }

  @Test("In each row the atomic numbers rise from left to right", arguments: arrangements)
  func order(arrangement: TableArrangement) throws {
    let elements = try completeTable().elements
    for row in 1...10 {
      let inRow = elements.filter { arrangement.cell(of: $0).row == row }
        .sorted { arrangement.cell(of: $0).column < arrangement.cell(of: $1).column }
      expect(inRow.map(\.number), equals: inRow.map(\.number).sorted(), "row \(row)")
    }
  }

  @Test("In the long form a row is a period", arguments: [GroupThree.lanthanum, .lutetium])
  func periods(choice: GroupThree) throws {
    let arrangement = TableArrangement(.long, choice)
    for element in try completeTable().elements {
      expect(arrangement.cell(of: element).row, equals: element.period)
    }
  }

  @Test(
    "In the left-step form the rows end with two elements of the s-block, 2, 2, 8, 8, 18, 18, 32 and 30 long"
  )
  func leftStep() throws {
    let arrangement = TableArrangement(.leftStep)
    let elements = try completeTable().elements
    let rows = (1...8).map { row in
      elements.filter { arrangement.cell(of: $0).row == row }.map(\.number)
    }
    expect(rows.map(\.count), equals: [2, 2, 8, 8, 18, 18, 32, 30])
    expect(rows[0] == [1, 2] && rows[1] == [3, 4] && rows[2] == Array(5...12))
    expect(try place(2, arrangement) == [32, 1] && place(4, arrangement) == [32, 2])
    expect(try place(57, arrangement) == [1, 7] && place(71, arrangement) == [15, 7])
    try expect(place(118, arrangement), equals: [30, 8])
  }

  @Test("A column has one group, under its header", arguments: arrangements)
  func groups(arrangement: TableArrangement) throws {
    let columns = Dictionary(
      uniqueKeysWithValues: arrangement.groupColumns.map { ($0.column, $0.group) })
    expect(columns.count, equals: 18)
    for element in try completeTable().elements {
      let cell = arrangement.cell(of: element)
      // Helium stands above beryllium in the left-step form.
      if arrangement.form == .leftStep, element.number == 2 { continue }
      if arrangement.footRows.contains(cell.row) { continue }
      expect(columns[cell.column], equals: arrangement.group(of: element), "\(element.number)")
    }
  }

  @Test("The s-, d- and p-block have whole columns", arguments: arrangements)
  func blocks(arrangement: TableArrangement) throws {
    var blocks: [Int: Set<String>] = [:]
    for element in try completeTable().elements where element.number != 2 {
      let cell = arrangement.cell(of: element)
      if arrangement.footRows.contains(cell.row) { continue }
      blocks[cell.column, default: []].insert(arrangement.block(of: element))
    }
    expect(blocks.values.allSatisfy { $0.count == 1 })
    let count = { block in blocks.values.count { $0 == [block] } }
    let f = arrangement.form == .standard ? 0 : 14
    expect([count("s"), count("p"), count("d"), count("f")], equals: [2, 6, 10, f])
  }

  @Test(
    "Group 3 is Sc, Y and the chosen elements",
    arguments: [(GroupThree.lanthanum, [21, 39, 57, 89]), (.lutetium, [21, 39, 71, 103])])
  func groupThree(choice: GroupThree, members: [Int]) throws {
    let table = try completeTable()
    for form in [TableForm.standard, .long] {
      let arrangement = TableArrangement(form, choice)
      expect(
        table.elements.filter { arrangement.group(of: $0) == 3 }.map(\.number), equals: members)
      let cells = try members.map { try place($0, arrangement) }
      expect(Set(cells.map { $0[0] }).count, equals: 1)
      expect(cells.map { $0[1] }, equals: [4, 5, 6, 7])
      let lutetium = try #require(table[71])
      expect(arrangement.block(of: lutetium) == (choice == .lanthanum ? "f" : "d"))
      expect(
        arrangement.positionText(of: lutetium).english
          == (choice == .lanthanum ? "period 6" : "group 3, period 6"))
    }
  }

  @Test("A place in words is one element’s: between its neighbors, where there is no group")
  func placeTexts() throws {
    let table = try completeTable()
    let texts = table.elements.map { TableArrangement().placeText(of: $0, in: table).english }
    expect(Set(texts).count, equals: table.elements.count)
    expect(texts[78], equals: "group 11, period 6")
    let (before, after) = (table.elements[63].name, table.elements[65].name)
    expect(
      texts[64], equals: "period 6, between \(before.lowercased()) and \(after.lowercased())")
  }

  @Test("Each element is in the row of a header of its period", arguments: arrangements)
  func heads(arrangement: TableArrangement) throws {
    let heads = arrangement.periodHeads
    for element in try completeTable().elements {
      let cell = arrangement.cell(of: element)
      if arrangement.footRows.contains(cell.row) { continue }
      let isTrailing = arrangement.hasTrailingHeads && cell.column > 30
      let head = heads.first { $0.row == cell.row && $0.isTrailing == isTrailing }
      expect(head?.period, equals: element.period, "\(element.number)")
    }
  }

  @Test(
    "Arrow keys reach every cell, and placeholders are only in the standard form",
    arguments: arrangements)
  func reachable(arrangement: TableArrangement) throws {
    let grid = TableGrid(try completeTable(), arrangement)
    let cells = arrangement.groupThree == .placeholders ? 120 : 118
    var reached: Set<TableCell> = [.element(1)]
    var frontier = [TableCell.element(1)]
    while let cell = frontier.popLast() {
      for direction in Direction.allCases {
        guard let next = grid.neighbor(of: cell, direction) else { continue }
        if reached.insert(next).inserted { frontier.append(next) }
      }
    }
    expect(grid.cells.count == cells && reached.count == cells)
  }

  @Test("The small table has a square for each element in every form", arguments: arrangements)
  func miniature(arrangement: TableArrangement) throws {
    let width = MiniatureTableLayout.widths(of: arrangement).upperBound
    let layout = MiniatureTableLayout(width: width, arrangement)
    expect(width <= 340)
    let squares = try completeTable().elements.map(layout.frame(of:))
    for (index, square) in squares.enumerated() {
      expect(
        square.x >= 0 && square.maxX <= layout.size.width && square.maxY <= layout.size.height)
      expect(!squares[(index + 1)...].contains(where: square.intersects))
    }
  }
}
