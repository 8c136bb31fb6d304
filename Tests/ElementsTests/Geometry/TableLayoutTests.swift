import Testing

@testable import Elements

@Suite("The layout of the periodic table")
struct TableLayoutTests {
  /// All tiles and placeholders.
  private func tiles(_ layout: TableLayout) throws -> [Rect] {
    try wholeTable().elements.map(layout.frame(of:))
      + TablePlaceholder.allCases.map(layout.frame(of:))
  }

  static let sizes: [Size] = [
    Size(width: 900, height: 500), Size(width: 901, height: 760), Size(width: 1080, height: 677),
    Size(width: 1400, height: 900), Size(width: 360, height: 400), Size(width: 2560, height: 1300),
    Size(width: 1080, height: 300), Size(width: 0, height: 0),
  ]

  @Test("The ring around a tile is seen with it, and the heads of the first in a row or column")
  func surroundings() {
    let layout = TableLayout(width: 360, height: 400)
    let tile = layout.frame(column: 14, row: 3)
    let around = layout.surroundings(of: tile, startsRow: false, startsColumn: false)
    #expect(around == Rect(x: tile.x - 12, y: tile.y - 12, width: 68, height: 68))
    let first = layout.surroundings(of: tile, startsRow: true, startsColumn: true)
    #expect(first == Rect(x: 0, y: 0, width: tile.maxX + 12, height: tile.maxY + 12))
    let last = layout.frame(column: 18, row: 10)
    let corner = layout.surroundings(of: last, startsRow: false, startsColumn: false)
    #expect(Point(x: corner.maxX, y: corner.maxY) == Point(x: 900, y: layout.size.height))
  }

  @Test("900 pixels suffice, below the page scrolls")
  func minimum() {
    #expect(TableLayout.minimumSize.width == 900)
    #expect(TableLayout.minimumSize.height < 500)
    let narrow = TableLayout(width: 360, height: 400)
    #expect(narrow.tileSize == 44)
    #expect(narrow.size == TableLayout.minimumSize)
  }

  @Test("Tiles grow with the page from 44 to 72 pixels")
  func tileSize() {
    #expect(TableLayout(width: 900, height: 700).tileSize == 44)
    #expect(TableLayout(width: 1080, height: 677).tileSize == 54)
    #expect(TableLayout(width: 3000, height: 2000).tileSize == 72)
    #expect(TableLayout(width: 3000, height: 600).tileSize < 72)
  }

  @Test("Nothing scrolls from the least size on", arguments: 0..<40)
  func fits(step: Int) {
    let (width, height) = (900 + Double(step) * 37, 500 + Double(step) * 13)
    let layout = TableLayout(width: width, height: height)
    #expect(layout.size == Size(width: width, height: height))
  }

  @Test("No two tiles touch, and all lie on whole pixels within the margins", arguments: sizes)
  func apart(size: Size) throws {
    let layout = TableLayout(width: size.width, height: size.height)
    let tiles = try tiles(layout)
    #expect(tiles.count == 120)
    for (index, tile) in tiles.enumerated() {
      #expect(tile.width == layout.tileSize && tile.height == layout.tileSize)
      #expect(tile.x.rounded() == tile.x && tile.y.rounded() == tile.y)
      #expect(tile.x >= 12 && tile.maxX <= layout.size.width - 12)
      #expect(tile.y >= 12 && tile.maxY <= layout.size.height - 12)
      let grown = Rect(
        x: tile.x - 3, y: tile.y - 3, width: tile.width + 6, height: tile.height + 6)
      #expect(!tiles[(index + 1)...].contains(where: grown.intersects))
    }
  }

  @Test("The table is centered", arguments: sizes)
  func centered(size: Size) {
    let layout = TableLayout(width: size.width, height: size.height)
    let left = layout.periodHeads[0].frame.x
    let right = layout.size.width - layout.frame(column: 18, row: 1).maxX
    #expect(abs(left - right) <= 1)
  }

  @Test("The rows of the f-block stand apart at the foot")
  func foot() {
    let layout = TableLayout(width: 1080, height: 677)
    let last = layout.frame(column: 3, row: 7)
    let lanthanides = layout.frame(column: 3, row: 9)
    let actinides = layout.frame(column: 3, row: 10)
    #expect(lanthanides.y - last.maxY == TableLayout.footGap)
    #expect(actinides.y - lanthanides.maxY == TableLayout.gap)
  }

  @Test("Heads stand above their groups and beside their periods")
  func heads() {
    let layout = TableLayout(width: 1080, height: 677)
    #expect(layout.groupHeads.map(\.number) == Array(1...18))
    #expect(layout.periodHeads.map(\.text) == ["1", "2", "3", "4", "5", "6", "7"])
    for head in layout.groupHeads {
      let tile = layout.frame(column: head.number, row: 1)
      #expect(head.frame.center.x == tile.center.x)
      #expect(head.frame.maxY <= tile.y)
    }
    for head in layout.periodHeads {
      let tile = layout.frame(column: 1, row: head.number)
      #expect(head.frame.center.y == tile.center.y)
      #expect(head.frame.maxX <= tile.x)
    }
  }

  @Test(
    "Preview, its text and the legend lie in the empty space, apart, and wider for larger text",
    arguments: sizes, [1, 1.25, 1.5, 2, 3])
  func preview(size: Size, textScale: Double) throws {
    let layout = TableLayout(width: size.width, height: size.height, textScale: textScale)
    let frames = [layout.previewFrame, layout.previewTextFrame, layout.legendFrame]
    let area = layout.previewArea
    for (index, frame) in frames.enumerated() {
      #expect(frame.x >= area.x && frame.maxX <= area.maxX)
      #expect(frame.y >= area.y && frame.maxY <= area.maxY)
      #expect(!frames[(index + 1)...].contains(where: frame.intersects))
    }
    #expect(try !tiles(layout).contains(where: area.intersects))
    #expect(layout.previewFrame.width >= 88)
    #expect(layout.previewFrame.maxY <= area.maxY)
    #expect(layout.previewTextFrame.width >= 88 * textScale)
    #expect(layout.legendFrame.width >= 256 * textScale)
  }

  @Test("Larger text gets a wider strip of heads")
  func textScale() {
    let layout = TableLayout(width: 1400, height: 900, textScale: 1.5)
    #expect(layout.groupHeads[0].frame.height == 24)
    #expect(layout.periodHeads[0].frame.width == 24)
    #expect(TableLayout.minimumSize(textScale: 1.5).width > 1100)
    #expect(TableLayout.minimumSize(textScale: 0.5) == TableLayout.minimumSize)
  }
}
