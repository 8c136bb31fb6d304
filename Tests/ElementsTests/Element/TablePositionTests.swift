import Testing

@testable import Elements

@Suite("Positions by atomic number")
struct TablePositionTests {
  private let all = (1...118).map(TablePosition.init(number:))

  @Test("All elements have distinct positions within the table")
  func places() {
    expect(Set(all.map { [$0.column, $0.row] }).count, equals: 118)
    expect(all.allSatisfy { (1...18).contains($0.column) })
    expect(all.allSatisfy { (1...7).contains($0.row) || (9...10).contains($0.row) })
  }

  @Test("Periods have 2, 8, 8, 18, 18, 32 and 32 elements")
  func periods() {
    expect(
      (1...7).map { period in all.count { $0.period == period } } == [2, 8, 8, 18, 18, 32, 32])
  }

  @Test("Group 3 is Sc, Y, Lu, Lr")
  func groupThree() {
    expect((1...118).filter { all[$0 - 1].group == 3 } == [21, 39, 71, 103])
  }

  @Test("The other lanthanides and actinides have no group, and all thirty are at the foot")
  func foot() {
    expect((1...118).filter { all[$0 - 1].group == nil } == Array(57...70) + Array(89...102))
    expect((1...118).filter { all[$0 - 1].row == 9 } == Array(57...71))
    expect((1...118).filter { all[$0 - 1].row == 10 } == Array(89...103))
  }

  @Test(
    "Well-known elements have their positions",
    arguments: [
      (1, 1, 1, "s"), (2, 18, 1, "s"), (5, 13, 2, "p"), (26, 8, 4, "d"), (79, 11, 6, "d"),
      (72, 4, 6, "d"), (118, 18, 7, "p"), (57, 3, 9, "f"), (71, 17, 9, "d"), (103, 17, 10, "d"),
      (88, 2, 7, "s"), (30, 12, 4, "d"),
    ])
  func known(number: Int, column: Int, row: Int, block: String) {
    let position = all[number - 1]
    expect([position.column, position.row], equals: [column, row])
    expect(position.block, equals: block)
  }
}
