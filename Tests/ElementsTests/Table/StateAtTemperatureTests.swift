import Testing

@testable import Elements

@Suite("State at a temperature")
struct StateAtTemperatureTests {
  private static func element(_ symbol: String) throws -> AtomicElement {
    try BuiltIn.element(symbol)
  }

  @Test(
    "States follow the melting and the boiling point",
    arguments: [
      ("Fe", 1800.0, PhysicalState.solid), ("Fe", 1811, .liquid), ("Fe", 3200, .gas),
      ("Hg", 234, .solid), ("Hg", 300, .liquid), ("Hg", 700, .gas), ("Ga", 303, .liquid),
      // Helium does not freeze at 1 atm; carbon and arsenic sublime.
      ("He", 0, .liquid), ("He", 5, .gas), ("C", 4000, .solid), ("C", 4200, .gas),
      ("As", 880, .solid), ("As", 900, .gas),
      // No boiling point is known.
      ("Ra", 900, .solid), ("Ra", 1000, .unknown), ("Og", 300, .unknown), ("Og", 5000, .unknown),
    ])
  func states(symbol: String, kelvin: Double, state: PhysicalState) throws {
    try expect(Self.element(symbol).state(atKelvin: kelvin), equals: state)
  }

  @Test("At 20 °C the state is the catalog's, and next to it the points agree with it")
  func room() throws {
    for element in try BuiltIn.table.get().elements {
      expect(element.state(atKelvin: AtomicElement.roomTemperature), equals: element.state)
      expect(element.state(atKelvin: 293.16), equals: element.state, "\(element.symbol)")
    }
  }

  @Test("A known state never returns from gas to liquid to solid while it gets hotter")
  func order() throws {
    let rank: [PhysicalState: Int] = [.solid: 0, .liquid: 1, .gas: 2]
    for element in try BuiltIn.table.get().elements {
      let states = stride(from: 0.0, through: 6000, by: 7).map(element.state(atKelvin:))
      let ranks = states.compactMap { rank[$0] }
      expect(ranks, equals: ranks.sorted(), "\(element.symbol)")
    }
  }

  @Test("The range of a state is told with its temperatures")
  func texts() throws {
    let iron = try Self.element("Fe")
    expect(iron.stateText(atKelvin: 2500).english, equals: "liquid from 1811 to 3134\u{a0}K")
    expect(iron.stateText(atKelvin: 20).english, equals: "solid up to 1811\u{a0}K")
    expect(iron.stateText(atKelvin: 5000).english, equals: "gas from 3134\u{a0}K")
    try expect(
      Self.element("He").stateText(atKelvin: 1).english, equals: "liquid up to 4.222\u{a0}K")
    try expect(Self.element("Og").stateText(atKelvin: 1).english, equals: "unknown")
  }

  @Test(
    "A typed temperature may have a unit",
    arguments: [
      ("2500", "2500"), (" 1337.33 K", "1337.33"), ("1064.18 °C", "1337.33"), ("32 °F", "273.15"),
      ("−40 °C", "233.15"), ("20,5 C", "293.65"), ("0", "0"), ("6000", "6000"), ("6001", nil),
      ("-1", nil), ("-300 °C", nil), ("hot", nil), ("5 kg", nil), ("", nil), ("1e9999", nil),
    ] as [(String, String?)])
  func typed(text: String, digits: String?) {
    expect(TemperatureUnit.kelvinDigits(parsing: text), equals: digits)
  }

  @Test("A painter gives each tile the color of its class or value")
  func painter() throws {
    let columns = PropertyColumn.columns(of: try BuiltIn.table.get())
    let melting = try #require(columns.first { $0.id == "melt" })
    let (iron, carbon) = (try Self.element("Fe"), try Self.element("C"))
    let painter = TablePainter(.property("melt"), column: melting, temperature: 2500)
    let paint = painter.paint(of: iron)
    expect(paint.value == "1811" && paint.state == .liquid)
    expect(painter.paint(of: carbon).fill == .unknown && painter.paint(of: carbon).value == "–")
    expect(
      painter.valueText(of: 26)?.english, equals: "Melting point, 1811\u{a0}K, 25 of 100 known")
    expect(painter.valueText(of: 6)?.english, equals: "Melting point, unknown")
    let states = TablePainter(.state, temperature: 5000)
    expect(states.paint(of: iron).fill, equals: .classification(.state(.gas)))
    expect(TablePainter().isPlain && !states.isPlain)
    expect(TablePainter().paint(of: iron), equals: TilePaint(iron))
  }

  @Test(
    "Colors of states and blocks keep the contrast of their text, and differ",
    arguments: Style.allCases)
  func contrast(style: Style) {
    for coloring in TableColoring.classes {
      let colors = ElementClassification.all(of: coloring).map { $0.color(for: style) }
      expect(Set(colors).count, equals: colors.count)
      for color in colors {
        expect(
          LinearColor(color).contrast(
            with: LinearColor(ElementCategory.unknown.textColor(for: style))) >= 4.5)
      }
    }
  }
}
