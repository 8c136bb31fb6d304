import Testing

@testable import Elements

@Suite("The layout of an element's page")
struct ElementLayoutTests {
  private func layout(
    _ width: Double, _ visibleHeight: Double = 600, textScale: Double = 1,
    isRightToLeft: Bool = false, overview: Double = 200
  ) -> ElementLayout {
    // As widgets are: the narrower, the higher.
    ElementLayout(
      width: width, visibleHeight: visibleHeight, textScale: textScale,
      isRightToLeft: isRightToLeft,
      heights: .init(
        overview: { _ in overview }, keyFigures: { (60_000 / $0).rounded() },
        text: { (600_000 / $0).rounded() }))
  }

  private static let widths = stride(from: 300.0, through: 2000, by: 7).map { $0 }
  private static let heights = [0.0, 453, 593, 853, 2000]

  @Test("From 860 pixels on there are two columns, with the key figures above the text")
  func forms() {
    let wide = layout(860)
    expect(wide.isWide)
    expect(wide.keyFigures.x > wide.tile.maxX)
    expect(wide.keyFigures.y, equals: wide.tile.y)
    expect(wide.text.y > wide.keyFigures.maxY)
    expect(wide.overview.y > wide.reflection.maxY)
    let narrow = layout(859)
    expect(!narrow.isWide)
    expect(narrow.keyFigures.y > narrow.reflection.maxY)
    expect(narrow.overview.y > narrow.keyFigures.maxY)
    expect(narrow.text.y > narrow.overview.maxY)
  }

  @Test(
    "In two columns the tile has 256 to 320 pixels, and the left column fits the visible height")
  func wideTile() {
    expect(layout(1400, 0).tile.width, equals: 320)
    expect(layout(1400, 2000).tile.width, equals: 320)
    expect(layout(1400, 300).tile.width, equals: 256)
    expect(layout(900, 2000).tile.width, equals: 300)
    for height in stride(from: 630.0, through: 900, by: 9) {
      let layout = layout(1400, height)
      expect(layout.overview.maxY + ElementLayout.narrowMargin <= height + 1, "at \(height)")
      expect(layout.tile.width > 256 && layout.tile.width <= 320)
    }
  }

  @Test("In one column the tile has 240 pixels, and the key figures begin in the smallest window")
  func narrowTile() {
    for width in [360.0, 700, 850] {
      let layout = layout(width, 687)
      expect(layout.tile.width, equals: 240)
      expect(layout.reflection.height, equals: 48)
      expect(layout.keyFigures.y < 340)
    }
  }

  @Test("The tile grows with the text, as far as the width allows", arguments: [1.25, 1.5, 2])
  func largeText(textScale: Double) {
    for width in Self.widths {
      let layout = layout(width, 593, textScale: textScale)
      let least = (layout.isWide ? 256.0 : 240) * textScale
      expect(layout.tile.width >= min(least, width - 32).rounded(), "at \(width)")
    }
    expect(!layout(900, 594, textScale: textScale).isWide)
    expect(layout(860 * textScale, textScale: textScale).isWide)
  }

  @Test("The text beside the tile has 470 pixels of its own size at least", arguments: [1, 1.5, 2])
  func textColumn(textScale: Double) {
    for width in Self.widths {
      let layout = layout(width, 2000, textScale: textScale)
      guard layout.isWide else { continue }
      expect(layout.text.width >= (470 * textScale).rounded(.down), "at \(width)")
    }
  }

  @Test("There is room above the tile for the edge that comes nearer in a flip")
  func roomForAFlip() {
    for width in Self.widths {
      for height in Self.heights {
        let tile = layout(width, height).tile
        let highest = tile.width / 2 * FlipPerspective.maximumScale
        expect(tile.center.y - highest >= 0)
      }
    }
  }

  @Test("The reflection begins 2 pixels under the tile and has its width")
  func reflection() {
    for width in Self.widths {
      let layout = layout(width)
      expect(layout.reflection.y, equals: layout.tile.maxY + 2)
      expect(layout.reflection.x, equals: layout.tile.x)
      expect(layout.reflection.width, equals: layout.tile.width)
      expect(
        layout.reflection.height, equals: ReflectionGeometry.depth(under: layout.tile.height))
    }
  }

  @Test("Nothing overlaps, and nothing reaches out of the page", arguments: heights)
  func apart(visibleHeight: Double) {
    for width in Self.widths {
      for (textScale, isRightToLeft) in [(1.0, false), (1, true), (1.5, false), (2, true)] {
        let layout = layout(
          width, visibleHeight, textScale: textScale, isRightToLeft: isRightToLeft)
        let frames = [
          layout.tile, layout.reflection, layout.overview, layout.keyFigures, layout.text,
        ]
        for (index, frame) in frames.enumerated() {
          expect(frame.x >= 0 && frame.maxX <= width, "at \(width)")
          expect(frame.y >= 0 && frame.maxY <= layout.height, "at \(width)")
          expect(frame.x == frame.x.rounded() && frame.width == frame.width.rounded(.down))
          for other in frames[(index + 1)...] { expect(!frame.intersects(other), "at \(width)") }
        }
      }
    }
  }

  @Test("From right to left the wide page is the mirror of the other")
  func mirrored() {
    for width in Self.widths where width >= ElementLayout.wide {
      let (plain, mirrored) = (layout(width), layout(width, isRightToLeft: true))
      expect(mirrored.tile.maxX, equals: width - plain.tile.x)
      expect(mirrored.overview.x, equals: mirrored.tile.x)
      expect(mirrored.text.maxX, equals: width - plain.text.x)
      expect(mirrored.keyFigures.maxX, equals: width - plain.keyFigures.x)
      expect(mirrored.height, equals: plain.height)
    }
  }

  @Test("Lines of text stay readable however wide the page is")
  func lines() {
    expect(layout(2000).text.width, equals: ElementLayout.widestText)
    expect(layout(850).text.width, equals: ElementLayout.widestText)
  }

  @Test("The left column stays where it is on the screen while the right one scrolls")
  func columnInView() {
    let page = layout(900, 687)
    expect(page.height > 687)
    for scroll in stride(from: 0, through: page.height - 687, by: 13) {
      expect(page.columnOffset(scroll: scroll), equals: scroll)
    }
    expect(layout(800, 687).columnOffset(scroll: 100), equals: 0, "one column scrolls as a whole")
  }

  @Test("A left column higher than the window scrolls to its end, and stays there")
  func highColumn() {
    let page = layout(900, 500, overview: 400)
    let hidden = page.overview.maxY + ElementLayout.narrowMargin - 500
    expect(hidden > 0)
    expect(page.columnOffset(scroll: hidden / 2), equals: 0)
    expect(page.columnOffset(scroll: hidden + 50), equals: 50)
    let last = page.columnOffset(scroll: page.height - 500)
    expect(page.overview.maxY + last <= page.height)
  }
}
