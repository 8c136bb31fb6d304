import Testing

@testable import Elements

@Suite("Property scale")
struct PropertyScaleTests {
  @Test("Only positive numbers over more than three decades begin logarithmic")
  func decades() {
    expect(PropertyScale.spansDecades(1e-8...1e10))
    expect(PropertyScale.spansDecades(1...1001))
    expect(!PropertyScale.spansDecades(1...1000))
    expect(!PropertyScale.spansDecades(-1...1e9) && !PropertyScale.spansDecades(0...1e9))
  }

  @Test("Positions and numbers correspond, linear and logarithmic", arguments: [false, true])
  func positions(isLogarithmic: Bool) {
    let scale = PropertyScale(2...2000, isLogarithmic: isLogarithmic)
    expect(scale.position(of: 2) == 0 && scale.position(of: 2000) == 1)
    expect(scale.position(of: -5) == 0 && scale.position(of: 9999) == 1)
    for step in 0...50 {
      let position = Double(step) / 50
      expect(abs(scale.position(of: scale.number(at: position)) - position) < 1e-9)
    }
    let middle = scale.number(at: 0.5)
    expect(abs(middle - (isLogarithmic ? 63.245553203 : 1001)) < 1e-6)
  }

  @Test("Only positive numbers have a logarithmic scale")
  func logarithm() {
    expect(!PropertyScale(0...5, isLogarithmic: true).isLogarithmic)
    expect(!PropertyScale(-1...5, isLogarithmic: true).isLogarithmic)
    expect(PropertyScale(0.1...5, isLogarithmic: true).isLogarithmic)
  }

  @Test("A single number is in the middle")
  func single() {
    let scale = PropertyScale(7...7)
    expect(scale.position(of: 7) == 0.5 && scale.ticks(atMost: 5).isEmpty)
  }

  @Test("The colors run from violet to yellow, and dark text has a contrast of 4.6")
  func colors() {
    expect(PropertyScale.color(at: 0), equals: RGB(hex: 0x9b8cdb))
    expect(PropertyScale.color(at: 1), equals: RGB(hex: 0xfdf069))
    expect(PropertyScale.color(at: -1), equals: PropertyScale.color(at: 0))
    let text = ElementCategory.unknown.textColor(for: .light)
    for step in 0...100 {
      let color = PropertyScale.color(at: Double(step) / 100)
      expect(LinearColor(color).contrast(with: LinearColor(text)) >= 4.6, "\(step)")
    }
  }

  @Test("Ticks are round numbers within the scale")
  func ticks() {
    let temperatures = PropertyScale(13.99...3687).ticks(atMost: 6)
    expect(temperatures.map(\.digits), equals: ["1000", "2000", "3000"])
    expect(PropertyScale(-0.3...0.4).ticks(atMost: 8).map(\.digits).contains("0"))
    let densities = PropertyScale(0.00009...22.6, isLogarithmic: true).ticks(atMost: 6)
    expect(densities.map(\.digits), equals: ["0.0001", "0.001", "0.01", "0.1", "1", "10"])
    for tick in temperatures + densities { expect((0...1).contains(tick.position)) }
    for range in [1e-40...2e-40, 1e300...2e300, -1e308...1e308] {
      _ = PropertyScale(range).ticks(atMost: 6)
      _ = PropertyScale(range, isLogarithmic: true).ticks(atMost: 6)
      _ = PropertyScale(range).digits(at: 0.4)
    }
  }

  @Test("A brushed number has three digits of the scale")
  func brushed() {
    expect(PropertyScale(0...4000).digits(at: 0.2501), equals: "1000")
    expect(PropertyScale(0.01...100, isLogarithmic: true).digits(at: 0.5), equals: "1.00")
  }

  @Test("A brush takes its bounds in any order, and open ends")
  func brush() throws {
    let brush = try #require(PropertyBrush(["2500", "1000"]))
    expect(brush.contains(1000) && brush.contains(2500) && !brush.contains(999.9))
    let open = try #require(PropertyBrush(["", "300"]))
    expect(open.contains(-1e9) && !open.contains(301) && open.lower == nil && open.upper == "300")
    expect(PropertyBrush(["", "x"]) == nil && PropertyBrush(["nan", "inf"]) == nil)
    expect(PropertyBrush(["1"]) == nil)
  }
}
