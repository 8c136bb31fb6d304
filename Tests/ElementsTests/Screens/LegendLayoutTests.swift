import Testing

@testable import Elements

@Suite("Layout of the legend")
struct LegendLayoutTests {
  @Test("Entries fill one column after the other")
  func columns() {
    let layout = LegendLayout(count: 11)
    expect(layout.lines, equals: 6)
    expect(layout.cell(of: 5) == (0, 5))
    expect(layout.cell(of: 6) == (1, 0))
    expect(LegendLayout(count: 0).lines, equals: 0)
  }

  @Test(
    "Arrow keys follow the reading order",
    arguments: [
      (0, Direction.down, 1), (5, .down, 6), (6, .up, 5), (1, .right, 7), (7, .left, 1),
      (5, .right, 10), (10, .left, 4),
    ])
  func arrows(index: Int, direction: Direction, next: Int) {
    expect(LegendLayout(count: 11).neighbor(of: index, direction), equals: next)
  }

  @Test(
    "Columns are of the same width, unless an entry needs more",
    arguments: [
      ([80, 90, 60, 70, 100], [100, 100, 100]), ([80, 150, 60, 70, 40], [163, 83, 53]),
      ([80, 300, 60, 70, 230], [150, 35, 115]), ([], [100, 100, 100]),
    ] as [([Double], [Int])])
  func widths(needed: [Double], widths: [Int]) {
    let layout = LegendLayout(count: max(needed.count, 5), columns: 3)
    expect(layout.columnWidths(in: 300, needed: needed), equals: widths)
  }

  @Test("From right to left, left and right are exchanged")
  func mirrored() {
    expect(Direction.allCases.map(\.mirrored), equals: [.right, .left, .up, .down])
  }

  @Test(
    "Arrow keys stop at the edges",
    arguments: [
      (11, 0, Direction.up), (11, 0, .left), (11, 10, .down), (11, 10, .right), (11, 4, .left),
      (1, 0, .right),
    ])
  func edges(count: Int, index: Int, direction: Direction) {
    expect(LegendLayout(count: count).neighbor(of: index, direction) == nil)
  }
}
