import Testing

@testable import Elements

@Suite("Layout of an element's page")
struct ElementLayoutTests {
  private func layout(
    _ width: Double, _ visibleHeight: Double = 600, textScale: Double = 1,
    isRightToLeft: Bool = false
  ) -> ElementLayout {
    // Like widgets: the narrower, the higher.
    ElementLayout(
      width: width, visibleHeight: visibleHeight, textScale: textScale,
      isRightToLeft: isRightToLeft,
      overviewHeight: { (40_000 / $0).rounded() }, textHeight: { (400_000 / $0).rounded() })
  }

  private static let widths = stride(from: 300.0, through: 2000, by: 7).map { $0 }
  private static let heights = [0.0, 453, 593, 853, 2000]

  @Test("From 860 pixels on the text is beside the tile, below that under the overview")
  func forms() {
    let wide = layout(860)
    #expect(wide.isWide)
    #expect(wide.text.x > wide.tile.maxX)
    #expect(wide.text.y == wide.tile.y)
    let narrow = layout(859)
    #expect(!narrow.isWide)
    #expect(narrow.text.y > narrow.overview.maxY)
  }

  @Test("The default window has a tile of 300 pixels, 40 from its edges")
  func design() {
    #expect(layout(900, 594).tile == Rect(x: 40, y: 40, width: 300, height: 300))
    #expect(layout(900, 594).text.x == 390)
  }

  @Test("The tile has at least 256 pixels, and 60 % of the shorter side if the text has room")
  func tileSize() {
    #expect(layout(360, 453).tile.width == 256)
    #expect(layout(700, 300).tile.width == 256)
    #expect(layout(800, 700).tile.width == 420)
    #expect(layout(1400, 853).tile.width == 512)
    #expect(layout(1250, 903).tile.width == 542)
    #expect(layout(2000, 700).tile.width == 420)
    #expect(layout(300, 2000).tile.width == 256)
    #expect(layout(280, 0).tile.width == 248)
  }

  @Test("The tile grows with the text scale, within the page's width", arguments: [1.25, 1.5, 2])
  func largeText(textScale: Double) {
    for width in Self.widths {
      let tile = layout(width, 593, textScale: textScale).tile
      #expect(tile.width >= min(256 * textScale, width - 32).rounded(), "at \(width)")
    }
    #expect(!layout(900, 594, textScale: textScale).isWide)
    #expect(layout(860 * textScale, textScale: textScale).isWide)
  }

  @Test("The text beside the tile has at least 470 scaled pixels", arguments: [1, 1.5, 2])
  func textColumn(textScale: Double) {
    for width in Self.widths {
      let layout = layout(width, 2000, textScale: textScale)
      guard layout.isWide else { continue }
      #expect(layout.text.width >= (470 * textScale).rounded(.down), "at \(width)")
    }
  }

  @Test("The margin above the tile fits the near edge during a flip")
  func roomForAFlip() {
    for width in Self.widths {
      for height in Self.heights {
        let tile = layout(width, height).tile
        let highest = tile.width / 2 * FlipPerspective.maximumScale
        #expect(tile.center.y - highest >= 0)
      }
    }
  }

  @Test("The reflection is 2 pixels below the tile and has 35 % of its height")
  func reflection() {
    for width in Self.widths {
      let layout = layout(width)
      #expect(layout.reflection.y == layout.tile.maxY + 2)
      #expect(layout.reflection.x == layout.tile.x)
      #expect(layout.reflection.width == layout.tile.width)
      #expect(abs(layout.reflection.height - 0.35 * layout.tile.height) <= 0.5)
      #expect(layout.overview.y > layout.reflection.maxY)
    }
  }

  @Test("Frames do not overlap, and lie within the page", arguments: heights)
  func apart(visibleHeight: Double) {
    for width in Self.widths {
      for (textScale, isRightToLeft) in [(1.0, false), (1, true), (1.5, false), (2, true)] {
        let layout = layout(
          width, visibleHeight, textScale: textScale, isRightToLeft: isRightToLeft)
        let frames = [layout.tile, layout.reflection, layout.overview, layout.text]
        for (index, frame) in frames.enumerated() {
          #expect(frame.x >= 0 && frame.maxX <= width, "at \(width)")
          #expect(frame.y >= 0 && frame.maxY <= layout.height, "at \(width)")
          #expect(frame.x == frame.x.rounded() && frame.width == frame.width.rounded(.down))
          for other in frames[(index + 1)...] { #expect(!frame.intersects(other), "at \(width)") }
        }
      }
    }
  }

  @Test("The wide page is mirrored from right to left")
  func mirrored() {
    for width in Self.widths where width >= ElementLayout.minimumWideWidth {
      let (plain, mirrored) = (layout(width), layout(width, isRightToLeft: true))
      #expect(mirrored.tile.maxX == width - plain.tile.x)
      #expect(mirrored.overview.x == mirrored.tile.x)
      #expect(mirrored.text.maxX == width - plain.text.x)
      #expect(mirrored.height == plain.height)
    }
  }

  @Test("The width of the text is bounded on wide pages")
  func lines() {
    #expect(layout(2000).text.width == ElementLayout.maximumTextWidth)
    #expect(layout(850).text.width == ElementLayout.maximumTextWidth)
  }
}
