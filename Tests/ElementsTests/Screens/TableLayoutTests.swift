import Testing

@testable import Elements

@Suite("Layout of the periodic table")
struct TableLayoutTests {
  /// All tiles and placeholders.
  private func tiles(_ layout: TableLayout) throws -> [Rect] {
    try completeTable().elements.map(layout.frame(of:))
      + TablePlaceholder.allCases.map(layout.frame(of:))
  }

  static let sizes: [Size] = [
    Size(width: 900, height: 500), Size(width: 901, height: 760), Size(width: 1080, height: 677),
    Size(width: 1400, height: 900), Size(width: 360, height: 400), Size(width: 2560, height: 1300),
    Size(width: 1080, height: 300), Size(width: 0, height: 0),
  ]

  @Test("The area to scroll into view has the focus ring, and the headers at the edges")
  func surroundings() {
    let layout = TableLayout(width: 360, height: 400)
    let tile = layout.frame(column: 14, row: 3)
    let visible = Size(width: 1000, height: 1000)
    let around = layout.surroundings(
      of: tile, startsRow: false, startsColumn: false, visible: visible)
    expect(around, equals: Rect(x: tile.x - 29, y: tile.y - 29, width: 69, height: 69))
    let first = layout.surroundings(
      of: tile, startsRow: true, startsColumn: true, visible: visible)
    expect(first, equals: Rect(x: 0, y: 0, width: tile.maxX + 12, height: tile.maxY + 12))
    let small = layout.surroundings(
      of: tile, startsRow: true, startsColumn: true, visible: Size(width: 300, height: 80))
    expect(small, equals: around)
  }

  @Test("560 pixels are sufficient, below the page scrolls")
  func minimum() {
    expect(TableLayout.minimumSize(textScale: 1).width <= 560)
    expect(TableLayout.minimumSize(textScale: 1).height < 420)
    let narrow = TableLayout(width: 360, height: 400)
    expect(narrow.tileSize, equals: 28)
    expect(narrow.size.width, equals: TableLayout.minimumSize(textScale: 1).width)
  }

  @Test("Tiles grow with both sides of the page from 28 to 112 pixels")
  func tileSize() {
    expect(TableLayout(width: 560, height: 700).tileSize, equals: 28)
    expect(TableLayout(width: 900, height: 700).tileSize, equals: 44)
    expect(TableLayout(width: 1080, height: 677).tileSize, equals: 54)
    expect(TableLayout(width: 1920, height: 999).tileSize, equals: 100)
    expect(TableLayout(width: 4000, height: 3000).tileSize, equals: 112)
    expect(TableLayout(width: 6000, height: 4000, textScale: 3).tileSize, equals: 112)
    expect(TableLayout(width: 4000, height: 400).tileSize < 40)
  }

  @Test("For fingers tiles have 44 pixels, and the page scrolls", arguments: sizes)
  func touched(size: Size) {
    let least = TableLayout.touchedTileSize
    let layout = TableLayout(width: size.width, height: size.height, leastTileSize: least)
    let usual = TableLayout(width: size.width, height: size.height)
    expect(layout.tileSize, equals: max(usual.tileSize, least))
    let needed = TableLayout.minimumSize(textScale: 1, leastTileSize: least)
    expect(layout.size.width, equals: max(size.width, needed.width))
    expect(layout.size.height >= min(needed.height, layout.legendFrame.maxY))
    if usual.tileSize >= least { expect(layout, equals: usual) }
  }

  @Test("Nothing scrolls from the minimum size on", arguments: 0..<40, [1, 1.25, 1.5])
  func fits(step: Int, textScale: Double) {
    let (width, height) = (560 + Double(step) * 37, 520 + Double(step) * 13)
    let layout = TableLayout(width: width, height: height, textScale: textScale)
    expect(layout.size, equals: Size(width: width, height: height))
  }

  @Test("The legend is aligned to columns, or below the table without room for it")
  func legend() {
    let wide = TableLayout(width: 1080, height: 677)
    expect(wide.legendColumns, equals: 2)
    expect(wide.legendFrame.x, equals: wide.frame(column: 7, row: 1).x)
    expect(wide.legendFrame.maxX, equals: wide.frame(column: 12, row: 1).maxX)
    expect(wide.previewFrame.x, equals: wide.frame(column: 3, row: 1).x)
    expect(wide.previewFrame.y, equals: wide.frame(column: 3, row: 1).y)
    let medium = TableLayout(width: 690, height: 600)
    expect(medium.legendColumns, equals: 4, "a fifth column would be empty")
    expect(medium.legendFrame, equals: Rect(x: 57, y: medium.legendFrame.y, width: 592, height: 72))
    let narrow = TableLayout(width: 560, height: 700)
    expect(narrow.legendFrame.y > narrow.frame(column: 3, row: 10).maxY)
    expect(narrow.legendFrame.maxY <= narrow.size.height)
    expect(narrow.legendColumns, equals: 4)
  }

  @Test("Tiles do not touch, and lie on whole pixels within the margins", arguments: sizes)
  func apart(size: Size) throws {
    let layout = TableLayout(width: size.width, height: size.height)
    let tiles = try tiles(layout)
    expect(tiles.count, equals: 120)
    for (index, tile) in tiles.enumerated() {
      expect(tile.width == layout.tileSize && tile.height == layout.tileSize)
      expect(tile.x.rounded() == tile.x && tile.y.rounded() == tile.y)
      expect(tile.x >= 3 && tile.maxX <= layout.size.width - 3)
      expect(tile.y >= 3 && tile.maxY <= layout.size.height - 3)
      let grown = Rect(
        x: tile.x - 1, y: tile.y - 1, width: tile.width + 2, height: tile.height + 2)
      expect(!tiles[(index + 1)...].contains(where: grown.intersects))
    }
  }

  @Test("The table is centered", arguments: sizes)
  func centered(size: Size) {
    let layout = TableLayout(width: size.width, height: size.height)
    let left = layout.periodHeaders[0].frame.x
    let right = layout.size.width - layout.frame(column: 18, row: 1).maxX
    expect(abs(left - right) <= 1)
  }

  @Test("The rows of the f-block are separate at the foot")
  func foot() {
    let layout = TableLayout(width: 1080, height: 677)
    let last = layout.frame(column: 3, row: 7)
    let lanthanides = layout.frame(column: 3, row: 9)
    let actinides = layout.frame(column: 3, row: 10)
    expect(lanthanides.y - last.maxY, equals: TableLayout.footGap)
    expect(actinides.y - lanthanides.maxY, equals: TableLayout.gap)
  }

  @Test("Headers are above their groups and beside their periods")
  func headers() {
    let layout = TableLayout(width: 1080, height: 677)
    expect(layout.groupHeaders.map(\.number), equals: Array(1...18))
    expect(layout.periodHeaders.map(\.text), equals: ["1", "2", "3", "4", "5", "6", "7"])
    for header in layout.groupHeaders {
      let tile = layout.frame(column: header.number, row: 1)
      expect(header.frame.center.x, equals: tile.center.x)
      expect(header.frame.maxY <= tile.y)
    }
    for header in layout.periodHeaders {
      let tile = layout.frame(column: 1, row: header.number)
      expect(header.frame.center.y, equals: tile.center.y)
      expect(header.frame.maxX <= tile.x)
    }
  }

  @Test(
    "Preview, its text, the legend and the tiles do not overlap",
    arguments: sizes, [1, 1.25, 1.5, 2, 3])
  func preview(size: Size, textScale: Double) throws {
    let layout = TableLayout(width: size.width, height: size.height, textScale: textScale)
    let frames = [layout.previewFrame, layout.previewTextFrame, layout.legendFrame]
    let tiles = try tiles(layout)
    for (index, frame) in frames.enumerated() {
      expect(frame.width > 0 && frame.height > 0)
      expect(!tiles.contains(where: frame.intersects))
      expect(!frames[(index + 1)...].contains(where: frame.intersects))
      expect(frame.maxX <= layout.size.width && frame.maxY <= layout.size.height)
    }
    expect(layout.previewTextFrame.width >= 80 * textScale || textScale > 1.5)
    expect(
      layout.legendFrame.width / Double(layout.legendColumns) >= 119 * textScale
        || size.width < 260 * textScale)
  }

  @Test("A large preview is as high as its space, and overlaps nothing", arguments: [1, 1.4, 2])
  func largePreview(textScale: Double) throws {
    for size in Self.sizes + [Size(width: 1920, height: 1080), Size(width: 1280, height: 720)] {
      let layout = TableLayout(
        width: size.width, height: size.height, textScale: textScale, hasLargePreview: true)
      let text = layout.previewTextFrame(endingAt: layout.propertyLegendFrame)
      let groups = [
        [layout.previewFrame, layout.previewTextFrame, layout.legendFrame],
        layout.hasTextBeside ? [layout.previewFrame, text, layout.propertyLegendFrame] : [],
      ]
      let tiles = try tiles(layout)
      for frames in groups {
        for (index, frame) in frames.enumerated() {
          expect(!tiles.contains(where: frame.intersects))
          expect(!frames[(index + 1)...].contains(where: frame.intersects))
        }
      }
    }
    let screen = TableLayout(width: 1920, height: 1080, textScale: 1.4, hasLargePreview: true)
    expect(screen.previewFrame.height, equals: screen.previewArea.height)
    expect(screen.hasTextBeside)
    expect(!TableLayout(width: 1920, height: 1080, textScale: 1.4).hasTextBeside)
  }

  @Test("Larger text gets a wider strip of headers")
  func textScale() {
    let layout = TableLayout(width: 1400, height: 900, textScale: 1.5)
    expect(layout.groupHeaders[0].frame.height, equals: 24)
    expect(layout.periodHeaders[0].frame.width, equals: 24)
    expect(
      TableLayout.minimumSize(textScale: 1.5).width,
      equals: TableLayout.minimumSize(textScale: 1).width)
    expect(TableLayout.minimumSize(textScale: 0.5), equals: TableLayout.minimumSize(textScale: 1))
  }

  @Test("In larger text tiles have 44 pixels where the table alone has room", arguments: [1.5, 2])
  func leastTileSize(textScale: Double) {
    let least = { TableLayout.leastTileSize(in: Size(width: $0, height: $1), textScale: textScale) }
    expect(least(1080, 577), equals: 44)
    expect(least(1800, 1000), equals: 44)
    expect(least(1080, 380) < 40)
    for (width, height) in [(1080.0, 577.0), (700, 577), (1080, 380)] {
      let layout = TableLayout(
        width: width, height: height, textScale: textScale, leastTileSize: least(width, height))
      expect(layout.size.width, equals: width)
      let usual = TableLayout(width: width, height: height, textScale: textScale)
      expect(layout.tileSize >= usual.tileSize)
    }
    expect(
      TableLayout.leastTileSize(in: Size(width: 1080, height: 577), textScale: 1),
      equals: TableLayout.tileSizes.lowerBound)
  }

  @Test("A narrow table has tiles for fingers, and its legend elsewhere", arguments: [1.0, 2.0])
  func testNarrow(textScale: Double) {
    let layout = TableLayout(narrowWidth: 350, height: 400, textScale: textScale)
    expect(layout.tileSize, equals: 44)
    expect(layout.legendFrame.width, equals: 0)
    expect(layout.frame(column: 18, row: 10).maxX <= layout.size.width)
    expect(layout.frame(column: 18, row: 10).maxY <= layout.size.height)
    expect(layout.previewTextFrame.width > 200)
  }

  @Test("In a narrow window the text of the preview is visible", arguments: [1.0, 1.5, 2.0])
  func testNarrowPreview(textScale: Double) {
    let layout = TableLayout(
      narrowWidth: 900, height: 400, textScale: textScale, visibleWidth: 350)
    expect(layout.previewTextFrame.maxX < 350)
    expect(layout.previewTextFrame.width >= 80 * max(1, textScale * 0.9))
    expect(layout.previewTextFrame.x > layout.previewFrame.maxX)
  }

  @Test("With the legend below, much free height is above the table, too")
  func testHeadroom() {
    let (low, high) = (
      TableLayout(width: 690, height: 460), TableLayout(width: 690, height: 680)
    )
    expect(low.tileSize, equals: high.tileSize)
    expect(low.groupHeaders[0].frame.y, equals: 3)
    let above = high.groupHeaders[0].frame.y
    expect(above > 20)
    expect(high.size.height - high.legendFrame.maxY > above)
  }
}
