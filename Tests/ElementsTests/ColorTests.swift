import Testing

@testable import Elements

@Suite("The colors of the categories")
struct ColorTests {
  /// DESIGN.md gives distances to three places: so are they compared.
  private func leastDistance(in style: Style, for vision: Vision) -> Double {
    let colors = ElementCategory.allCases.map {
      LinearColor($0.color(for: style)).seen(with: vision)
    }
    let distances = colors.indices.flatMap { first in
      colors[(first + 1)...].map { colors[first].distance(to: $0) }
    }
    return ((distances.min() ?? 0) * 1000).rounded() / 1000
  }

  @Test("Any two are 0.105 apart in light and 0.100 in dark")
  func normalVision() {
    #expect(leastDistance(in: .light, for: .normal) == 0.105)
    #expect(leastDistance(in: .dark, for: .normal) == 0.100)
  }

  @Test(
    "Any two are at least 0.064 apart for people who do not see all colors",
    arguments: Style.allCases, [Vision.protanopia, .deuteranopia, .tritanopia])
  func reducedVision(style: Style, vision: Vision) {
    #expect(leastDistance(in: style, for: vision) >= 0.064)
  }

  @Test("Text has a contrast of 6.6 in light and 4.6 in dark", arguments: ElementCategory.allCases)
  func contrast(category: ElementCategory) {
    for (style, least) in [(Style.light, 6.6), (.dark, 4.6)] {
      let tile = LinearColor(category.color(for: style))
      #expect(tile.contrast(with: LinearColor(category.textColor(for: style))) >= least)
    }
  }

  @Test(
    "Text at 85 % of its strength keeps 4.5 on light tiles", arguments: ElementCategory.allCases)
  func paleText(category: ElementCategory) {
    let (tile, text) = (category.color(for: .light), category.textColor(for: .light))
    let mixed = RGB(
      red: text.red * 0.85 + tile.red * 0.15, green: text.green * 0.85 + tile.green * 0.15,
      blue: text.blue * 0.85 + tile.blue * 0.15)
    #expect(LinearColor(tile).contrast(with: LinearColor(mixed)) >= 4.5)
  }

  @Test("Black and white measure as WCAG and OKLab say")
  func measures() {
    let black = LinearColor(RGB(hex: 0x000000))
    let white = LinearColor(RGB(hex: 0xffffff))
    #expect(abs(black.contrast(with: white) - 21) < 1e-9)
    #expect(abs(black.distance(to: white) - 1) < 1e-4)
  }

  @Test("Hexadecimal digits are red, green and blue")
  func hexadecimal() {
    #expect(RGB(hex: 0xff8000) == RGB(red: 1, green: 128.0 / 255, blue: 0))
    #expect(ElementCategory.transitionMetal.color(for: .light) == RGB(hex: 0x85bcf7))
    #expect(ElementCategory.transitionMetal.color(for: .dark) == RGB(hex: 0x10598d))
  }
}
