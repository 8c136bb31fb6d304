import Testing

@testable import Elements

@Suite("Layout of the forms of the periodic table")
struct TableFormLayoutTests {
  private static let sizes: [Size] = [
    Size(width: 1080, height: 600), Size(width: 1400, height: 900), Size(width: 1920, height: 870),
    Size(width: 2560, height: 1300), Size(width: 990, height: 400), Size(width: 0, height: 0),
  ]

  private func tiles(_ layout: TableLayout) throws -> [Rect] {
    try completeTable().elements.map(layout.frame(of:))
  }

  @Test("Tiles are apart, on whole pixels, within the margins", arguments: arrangements, sizes)
  func apart(arrangement: TableArrangement, size: Size) throws {
    let layout = TableLayout(width: size.width, height: size.height, arrangement)
    let tiles = try tiles(layout)
    for (index, tile) in tiles.enumerated() {
      expect(tile.width == layout.tileSize && TableLayout.tileSizes.contains(tile.width))
      expect(tile.x.rounded() == tile.x && tile.y.rounded() == tile.y)
      expect(tile.x >= 3 && tile.maxX <= layout.size.width - 3)
      expect(tile.y >= 3 && tile.maxY <= layout.size.height - 3)
      expect(!tiles[(index + 1)...].contains(where: tile.intersects))
    }
  }

  @Test("Nothing scrolls from the minimum size on", arguments: arrangements, [1, 1.5])
  func fits(arrangement: TableArrangement, textScale: Double) {
    let least = TableLayout.minimumSize(textScale: textScale, arrangement)
    expect(least.width < 1000)
    for step in 0..<20 {
      let size = Size(
        width: least.width + Double(step) * 57, height: least.height + 60 + Double(step) * 23)
      let layout = TableLayout(
        width: size.width, height: size.height, textScale: textScale, arrangement)
      expect(layout.size, equals: size)
    }
  }

  @Test(
    "Preview, legends, headers and tiles do not overlap", arguments: arrangements, sizes)
  func spaces(arrangement: TableArrangement, size: Size) throws {
    for textScale in [1.0, 1.5, 2] {
      let layout = TableLayout(
        width: size.width, height: size.height, textScale: textScale, arrangement)
      let tiles = try tiles(layout)
      let heads = (layout.groupHeaders + layout.periodHeaders).map(\.frame)
      for legend in [layout.legendFrame, layout.propertyLegendFrame] {
        let frames = [layout.previewFrame, legend] + heads
        for (index, frame) in frames.enumerated() {
          expect(frame.width > 0 && frame.height > 0)
          expect(!tiles.contains(where: frame.intersects))
          expect(!frames[(index + 1)...].contains(where: frame.intersects))
          expect(frame.maxX <= layout.size.width && frame.maxY <= layout.size.height)
        }
      }
      let text = layout.previewTextFrame
      expect(text.width >= 80 && !text.intersects(layout.legendFrame))
      expect(!tiles.contains(where: text.intersects))
    }
  }

  @Test(
    "The signs of the states have their meaning in the empty space of every form",
    arguments: arrangements, sizes)
  func stateKey(arrangement: TableArrangement, size: Size) throws {
    let layout = TableLayout(width: size.width, height: size.height, arrangement)
    let key = layout.stateKeyFrame
    expect(key.width > 0 && key.height > 0)
    expect(!(try tiles(layout)).contains(where: key.intersects))
    let parts =
      [layout.previewFrame, layout.legendFrame, layout.propertyLegendFrame]
      + (layout.groupHeaders + layout.periodHeaders).map(\.frame)
    expect(!parts.contains(where: key.intersects))
  }

  @Test(
    "At 1920 pixels the legend is in the empty space, at 1080 below 32 columns",
    arguments: arrangements)
  func legendAbove(arrangement: TableArrangement) {
    let large = TableLayout(width: 1920, height: 870, arrangement)
    expect(large.hasLegendAbove)
    expect(large.legendFrame.width / Double(large.legendColumns) >= 132)
    expect(large.propertyLegendFrame.height >= 140 && large.propertyLegendFrame.width >= 500)
    let usual = TableLayout(width: 1080, height: 600, arrangement)
    expect(usual.hasLegendAbove == (arrangement.form == .standard))
    guard arrangement.form != .standard else { return }
    expect(usual.legendFrame.y > usual.frame(column: 1, row: arrangement.rows).maxY)
    expect(usual.legendColumns == 6 && usual.propertyLegendFrame.height == 160)
  }

  @Test(
    "Legends begin on a column, in the empty space and below the table", arguments: arrangements)
  func legendOnColumns(arrangement: TableArrangement) {
    for size in [(1920.0, 870.0), (1080, 600), (900, 600)] {
      let layout = TableLayout(width: size.0, height: size.1, arrangement)
      let columns = (1...arrangement.columns).map { layout.frame(column: $0, row: 1).x }
      let entry = layout.legendFrame.width / Double(layout.legendColumns)
      for index in 0..<layout.legendColumns {
        let x = layout.legendFrame.x + Double(index) * entry
        expect(columns.contains { abs($0 - x) <= 4 }, "\(size) \(index)")
      }
      let property = layout.propertyLegendFrame
      let start = property.x - (layout.hasLegendAbove ? TableLayout.textInset : 0)
      expect(columns.contains(start), "\(size)")
    }
  }

  @Test("Headers are above their columns and beside their rows", arguments: arrangements)
  func headers(arrangement: TableArrangement) throws {
    let layout = TableLayout(width: 1400, height: 900, arrangement)
    let table = try completeTable()
    expect(layout.groupHeaders.map(\.number), equals: Array(1...18))
    for header in layout.groupHeaders {
      let column = try #require(arrangement.groupColumns.first { $0.group == header.number }).column
      expect(header.frame.center.x, equals: layout.frame(column: column, row: 1).center.x)
    }
    let francium = layout.frame(of: try #require(table[87]))
    let seven = try #require(layout.periodHeaders.last)
    expect(seven.number == 7 && seven.frame.center.y == francium.center.y)
    expect(seven.isTrailing == (arrangement.form == .leftStep))
    expect(seven.isTrailing ? seven.frame.x > francium.maxX : seven.frame.maxX <= francium.x)
  }

  @Test("A narrow window scrolls tiles of 44 pixels in every form", arguments: arrangements)
  func narrow(arrangement: TableArrangement) throws {
    let layout = TableLayout(narrowWidth: 350, height: 400, visibleWidth: 350, arrangement)
    expect(layout.tileSize, equals: 44)
    expect(
      try tiles(layout).allSatisfy { $0.maxX <= layout.size.width && $0.maxY <= layout.size.height }
    )
    expect(layout.previewTextFrame.maxX < 350 && layout.previewTextFrame.width >= 80)
    let unknown = TableLayout(narrowWidth: 350, height: 400, visibleWidth: 0, arrangement)
    expect(unknown.previewTextFrame.width, equals: 0)
  }

  @Test("Tiles on their way are between their places")
  func travel() {
    let (start, end) = (
      Rect(x: 0, y: 10, width: 54, height: 54), Rect(x: 100, y: 50, width: 31, height: 31)
    )
    expect(start.between(end, 0) == start && start.between(end, 1) == end)
    expect(start.between(end, 0.5), equals: Rect(x: 50, y: 30, width: 43, height: 43))
  }
}
