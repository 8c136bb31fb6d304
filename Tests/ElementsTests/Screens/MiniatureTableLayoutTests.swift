import Testing

@testable import Elements

@Suite("The small periodic table")
struct MiniatureTableLayoutTests {
  private func squares(_ layout: MiniatureTableLayout) throws -> [Rect] {
    try BuiltIn.table.get().elements.map { layout.frame(of: $0) }
  }

  @Test(
    "Each element has its own square within the table",
    arguments: [0.0, 125, 126, 150, 200, 1000])
  func squares(width: Double) throws {
    let layout = MiniatureTableLayout(width: width)
    let squares = try squares(layout)
    expect(squares.count, equals: 118)
    for (index, square) in squares.enumerated() {
      expect(square.width == square.height && square.width == square.width.rounded())
      expect(square.x >= 0 && square.maxX <= layout.size.width)
      expect(square.y >= 0 && square.maxY <= layout.size.height)
      for other in squares[(index + 1)...] { expect(!square.intersects(other)) }
    }
    expect(squares.map(\.maxX).max(), equals: layout.size.width)
    expect(squares.map(\.maxY).max(), equals: layout.size.height)
  }

  @Test("The size grows with the width, between two limits")
  func widths() {
    expect(MiniatureTableLayout(width: 0).size.width, equals: 125)
    expect(MiniatureTableLayout(width: 150).size.width, equals: 143)
    expect(MiniatureTableLayout(width: 1000).size, equals: Size(width: 179, height: 94))
    expect(MiniatureTableLayout.widths == 125...179)
  }

  @Test("The f-block is half a square below period 7")
  func foot() throws {
    let table = try BuiltIn.table.get()
    let layout = MiniatureTableLayout(width: 1000)
    let (radium, thorium) = (try #require(table[88]), try #require(table[90]))
    expect(layout.frame(of: thorium).y - layout.frame(of: radium).maxY, equals: 1 + 5 + 10)
  }
}
