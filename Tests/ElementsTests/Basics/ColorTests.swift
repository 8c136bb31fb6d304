import Testing

@testable import Elements

@Suite("Colors of the categories")
struct ColorTests {
  /// DESIGN.md gives distances to three decimals, so they are rounded for comparison.
  private func leastDistance(in style: Style, for vision: Vision) -> Double {
    let colors = ElementCategory.allCases.map {
      LinearColor($0.color(for: style)).seen(with: vision)
    }
    let distances = colors.indices.flatMap { first in
      colors[(first + 1)...].map { colors[first].distance(to: $0) }
    }
    return ((distances.min() ?? 0) * 1000).rounded() / 1000
  }

  @Test("Any two colors are 0.105 apart in light and 0.097 in dark")
  func normalVision() {
    expect(leastDistance(in: .light, for: .normal), equals: 0.105)
    expect(leastDistance(in: .dark, for: .normal) >= 0.097)
  }

  @Test(
    "For color vision deficiencies, any two are at least 0.064 apart in light and 0.058 in dark",
    arguments: Style.allCases, [Vision.protanopia, .deuteranopia, .tritanopia])
  func reducedVision(style: Style, vision: Vision) {
    expect(leastDistance(in: style, for: vision) >= (style == .light ? 0.064 : 0.058))
  }

  @Test("Text has a contrast of 6.6 in light and 4.5 in dark", arguments: ElementCategory.allCases)
  func contrast(category: ElementCategory) {
    for (style, least) in [(Style.light, 6.6), (.dark, 4.5)] {
      let tile = LinearColor(category.color(for: style))
      expect(tile.contrast(with: LinearColor(category.textColor(for: style))) >= least)
    }
  }

  @Test(
    "Text at 85 % opacity has a contrast of 4.5 on light tiles", arguments: ElementCategory.allCases
  )
  func paleText(category: ElementCategory) {
    let (tile, text) = (category.color(for: .light), category.textColor(for: .light))
    let mixed = RGB(
      red: text.red * 0.85 + tile.red * 0.15, green: text.green * 0.85 + tile.green * 0.15,
      blue: text.blue * 0.85 + tile.blue * 0.15)
    expect(LinearColor(tile).contrast(with: LinearColor(mixed)) >= 4.5)
  }

  @Test("A dark tile has a contrast of 1.6 with the window", arguments: ElementCategory.allCases)
  func darkTiles(category: ElementCategory) {
    let window = LinearColor(RGB(hex: 0x242424))
    expect(LinearColor(category.color(for: .dark)).contrast(with: window) >= 1.6)
  }

  @Test("Black and white have the values of WCAG and OKLab")
  func measures() {
    let black = LinearColor(RGB(hex: 0x000000))
    let white = LinearColor(RGB(hex: 0xffffff))
    expect(abs(black.contrast(with: white) - 21) < 1e-9)
    expect(abs(black.distance(to: white) - 1) < 1e-4)
  }

  @Test("Hexadecimal digits are red, green and blue")
  func hexadecimal() {
    expect(RGB(hex: 0xff8000), equals: RGB(red: 1, green: 128.0 / 255, blue: 0))
    expect(ElementCategory.transitionMetal.color(for: .light), equals: RGB(hex: 0x85bcf7))
    expect(ElementCategory.transitionMetal.color(for: .dark), equals: RGB(hex: 0x1747a0))
  }
}
