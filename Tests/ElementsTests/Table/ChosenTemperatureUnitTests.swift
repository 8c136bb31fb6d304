import Testing

@testable import Elements

@Suite("The unit that was chosen for temperatures")
struct ChosenTemperatureUnitTests {
  private static func column(_ id: String) throws -> PropertyColumn {
    try #require(PropertyColumn.columns(of: try BuiltIn.table.get()).first { $0.id == id })
  }

  @Test(
    "A temperature that is set comes back as it was set",
    arguments: [
      (TemperatureUnit.celsius, "100", "373.15"), (.celsius, "-40", "233.15"),
      (.celsius, "-273.15", "0.00"), (.celsius, "20", "293.15"), (.fahrenheit, "200", "366.48"),
      (.fahrenheit, "68", "293.15"), (.kelvin, "2500", "2500"),
    ])
  func set(unit: TemperatureUnit, shown: String, kelvin: String) {
    expect(unit.exactKelvinDigits(from: shown), equals: kelvin)
    expect(unit.setDigits(fromKelvin: kelvin), equals: shown)
  }

  @Test("A number without a unit is in the chosen one, and one with a unit is not")
  func typed() {
    expect(TemperatureUnit.kelvinDigits(parsing: "100", in: .celsius), equals: "373.15")
    expect(TemperatureUnit.kelvinDigits(parsing: "−10", in: .celsius), equals: "263.15")
    expect(TemperatureUnit.kelvinDigits(parsing: "100 K", in: .celsius), equals: "100")
    expect(TemperatureUnit.kelvinDigits(parsing: "212", in: .fahrenheit), equals: "373.15")
    expect(TemperatureUnit.kelvinDigits(parsing: "-300", in: .celsius) == nil)
  }

  @Test("A slider stops at whole degrees")
  func whole() {
    expect(TemperatureUnit.kelvin.wholeDigits(near: 1000.2), equals: "1000")
    expect(TemperatureUnit.celsius.wholeDigits(near: 1000.2), equals: "1000.15")
    expect(TemperatureUnit.fahrenheit.wholeDigits(near: 366.3), equals: "366.48")
  }

  @Test("A column of temperatures is in the unit, and others have their conditions in it")
  func columns() throws {
    let melting = try Self.column("melt")
    let celsius = melting.shown(in: .celsius)
    expect(celsius.unit, equals: "°C")
    expect(celsius.values[79]?.digits, equals: "1064.18")
    expect(celsius.values.count, equals: melting.values.count)
    expect(celsius.rank(of: 79), equals: melting.rank(of: 79))
    expect(celsius.shownTemperature, equals: .celsius)
    expect(melting.shown(in: .kelvin), equals: melting)
    let density = try Self.column("density")
    let fahrenheit = density.shown(in: .fahrenheit)
    expect(fahrenheit.values, equals: density.values)
    expect(fahrenheit.unit, equals: density.unit)
    expect(fahrenheit.shownTemperature, equals: .kelvin)
    let bromine = try #require(density.values[35])
    expect(fahrenheit.text(of: bromine).english.hasSuffix("(at 77\u{a0}°F)"))
    expect(density.text(of: bromine).english.hasSuffix("(at 298.15\u{a0}K)"))
  }

  @Test("The Table tells values, ranges and states in the unit")
  func painter() throws {
    let (gold, iron) = (try BuiltIn.element("Au"), try BuiltIn.element("Fe"))
    let painter = TablePainter(
      .property("melt"), column: try Self.column("melt"), temperature: 2500, unit: .celsius)
    expect(painter.paint(of: gold).value, equals: "1064")
    expect(
      painter.valueText(of: 79)?.english.hasPrefix("Melting point, 1064.18\u{a0}°C, ") == true)
    expect(
      painter.stateText(of: iron).english, equals: "liquid from 1538 to 2861\u{a0}°C")
    let stored = try #require(PropertyBrush([painter.storedDigits("1000"), ""]))
    expect(stored.lower, equals: "1273.15")
    expect(painter.shown(stored)?.lower, equals: "1000")
    let density = TablePainter(
      .property("density"), column: try Self.column("density"), unit: .celsius)
    expect(density.storedDigits("10"), equals: "10")
    expect(density.shown(stored), equals: stored)
  }

  @Test("A plot has its axis and its text in the unit, and selects by kelvin")
  func plot() throws {
    let table = try BuiltIn.table.get()
    let columns = PropertyColumn.columns(of: table)
    let plots = [TemperatureUnit.kelvin, .celsius].compactMap { unit in
      Plot(PlotState(), of: table, columns: columns.map { $0.shown(in: unit) })
    }
    expect(plots.count, equals: 2)
    expect(Plot.title(of: plots[1].yColumn).english, equals: "Melting point in °C")
    expect(plots[1].text(of: 79)?.english.hasSuffix("Melting point 1064.18\u{a0}°C") == true)
    let brush = try #require(PlotBrush(x: "", y: "1300 1400"))
    expect(brush.numbers(in: plots[0]).contains(79))
    expect(brush.numbers(in: plots[1]), equals: brush.numbers(in: plots[0]))
  }
}
