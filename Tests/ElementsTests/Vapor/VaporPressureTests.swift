import Testing

@testable import Elements

@Suite("Vapor pressures")
struct VaporPressureTests {
  private static let builtIn = Result {
    try VaporPressureReader.read(
      bytes: ProjectFile.resource("vapor-pressure.json"), file: "vapor-pressure.json")
  }

  private func curve(_ symbol: String) throws -> VaporPressure {
    try #require(try Self.builtIn.get()[try BuiltIn.element(symbol).number])
  }

  /// Textbook values, in kelvin at 1 kPa and at 10 kPa.
  @Test(
    "Elements boil under vacuum where tables say, within 2 %",
    arguments: [
      ("Hg", 1, 449.0), ("Hg", 10, 523), ("Na", 1, 802), ("Na", 10, 946), ("Zn", 10, 990),
      ("Cd", 10, 861), ("Ag", 10, 2055), ("Pb", 10, 1660), ("K", 1, 706), ("Cs", 10, 752),
      ("Mn", 10, 1955), ("Au", 10, 2620), ("S", 10, 590), ("Br", 10, 275.7), ("Cl", 10, 197),
      ("O", 10, 72.7), ("N", 100, 77.2), ("Hg", 1000, 786), ("Ar", 1000, 116.6),
      ("Xe", 1000, 218.6),
    ] as [(String, Double, Double)])
  func textbook(symbol: String, pressure: Double, kelvin: Double) throws {
    let found = try #require(try curve(symbol).vaporization(at: pressure))
    expect(abs(found.kelvin / kelvin - 1) < 0.02, "\(found.kelvin)")
  }

  @Test(
    "At 1 atm each boils within 1 % of the catalog's boiling point, and never earlier if pressed more"
  )
  func boilingPoints() throws {
    var checked = 0
    for element in try BuiltIn.table.get().elements {
      guard let curve = try Self.builtIn.get()[element.number] else { continue }
      let boiling = try #require(element.figures[.boilingPoint]?.value)
      let found = try #require(curve.vaporization(at: Pressure.atmosphere))
      expect(abs(found.kelvin / boiling - 1) < 0.01, "\(element.symbol) \(found.kelvin)")
      let temperatures = stride(from: 0.0, through: 4, by: 0.01).compactMap {
        curve.vaporization(at: RealFunctions.exponential($0 * RealFunctions.logarithm(10)))?.kelvin
      }
      expect(temperatures, equals: temperatures.sorted())
      checked += 1
    }
    expect(checked, equals: 57)
    expect(try Self.builtIn.get().count(at: 10) > 45)
  }

  @Test("Beyond its curve nothing is said; above the critical pressure nothing boils")
  func ends() throws {
    expect(try curve("Na").vaporization(at: 200) == nil)
    expect(try curve("Ar").vaporization(at: 1) == nil)
    try expect(curve("N").vaporization(at: 5000), equals: .critical(126.192))
    try expect(curve("He").vaporization(at: 1000), equals: .critical(5.1953))
    expect(try curve("He").vaporization(at: 5000) == nil)
    expect(try Self.builtIn.get()[6] == nil)
    try expect(curve("Na").vaporization(at: 101.325), equals: .point(1156.09))
  }

  @Test(
    "States follow temperature and pressure",
    arguments: [
      ("Na", 1000.0, 10.0, PhysicalState.gas), ("Na", 900, 10, .liquid), ("Na", 300, 10, .solid),
      ("Cl", 293.15, 1000, .liquid), ("Br", 293.15, 10, .gas), ("Hg", 900, 5000, .liquid),
      // Iodine and thulium sublime in a vacuum; nitrogen is a fluid above its critical pressure.
      ("I", 345, 1, .gas), ("I", 340, 1, .solid), ("Tm", 1700, 1, .gas), ("Tm", 1500, 1, .solid),
      ("N", 130, 5000, .gas), ("N", 120, 5000, .liquid), ("He", 1, 1000, .liquid),
      // Carbon has no curve, sodium none above 1 atm: they are shown at 1 atm.
      ("C", 5000, 10, .gas), ("Na", 1100, 1000, .liquid), ("Og", 300, 10, .unknown),
    ])
  func states(symbol: String, kelvin: Double, pressure: Double, state: PhysicalState) throws {
    let painter = TablePainter(
      .state, temperature: kelvin, pressure: pressure, vapor: try Self.builtIn.get())
    expect(painter.state(of: try BuiltIn.element(symbol)), equals: state)
  }

  @Test("The range of a state is told with the pressure's temperatures")
  func texts() throws {
    func text(_ symbol: String, _ kelvin: Double, _ pressure: Double) throws -> String {
      TablePainter(
        .state, temperature: kelvin, pressure: pressure, vapor: try Self.builtIn.get()
      ).stateText(of: try BuiltIn.element(symbol)).english
    }
    try expect(text("Na", 900, 10), equals: "liquid from 370.944 to 948\u{a0}K")
    try expect(text("I", 300, 1), equals: "solid up to 342\u{a0}K")
    try expect(text("N", 300, 5000), equals: "supercritical from 126\u{a0}K")
    try expect(text("Fe", 2500, 5000), equals: "liquid from 1811 to 3134\u{a0}K, at 1 atm")
    try expect(text("Og", 300, 10), equals: "unknown")
  }

  @Test(
    "Faulty files are refused",
    arguments: [
      #"{"number": 1, "points": "1/10", "source": "a"}"#,
      #"{"number": 1, "points": "1/10 2/9", "source": "a"}"#,
      #"{"number": 1, "points": "1/10 1/11", "source": "a"}"#,
      #"{"number": 1, "points": "-1/10 2/11", "source": "a"}"#,
      #"{"number": 1, "points": "nan/10 2/11", "source": "a"}"#,
      #"{"number": 1, "points": "1/10 2/1e300", "source": "a"}"#,
      #"{"number": 1, "points": "1/10 2/11"}"#,
      #"{"number": 200, "points": "1/10 2/11", "source": "a"}"#,
    ])
  func faults(record: String) {
    let text = "{\"elements\": [\(record)], \"sources\": {\"a\": {\"title\": \"A\"}}}"
    #expect(throws: CatalogError.self) {
      try VaporPressureReader.read(bytes: Array(text.utf8), file: "vapor-pressure.json")
    }
  }
}

@Suite("Pressures")
struct PressureTests {
  @Test(
    "A typed pressure may have a unit",
    arguments: [
      ("10", "10"), ("10 kPa", "10"), ("2 bar", "200"), ("1 atm", "101.325"), ("0.5 MPa", "500"),
      ("2,5 atm", "253.3125"), ("760 Torr", "101.325"), ("5000 Pa", "5"), ("10 MPa", "10000"),
      ("0.5", nil), ("11 MPa", nil), ("-5 bar", nil), ("5 K", nil), ("", nil), ("bar", nil),
      ("2,5 bar", "250"), ("1e999 bar", nil), ("99999999999999999999", nil),
    ] as [(String, String?)])
  func typed(text: String, digits: String?) {
    expect(Pressure.digits(parsing: text), equals: digits)
  }

  @Test("Texts are in kilopascals below 1 MPa, in megapascals from there on")
  func texts() {
    expect(Pressure.text(nil), equals: "1\u{a0}atm")
    expect(Pressure.text("10"), equals: "10\u{a0}kPa")
    expect(Pressure.text("253.3125"), equals: "253.3125\u{a0}kPa")
    expect(Pressure.text("2500"), equals: "2.5\u{a0}MPa")
    expect(Pressure.text("10000.0"), equals: "10\u{a0}MPa")
  }

  @Test("The slider has two significant digits and reaches both ends")
  func slider() {
    expect(Pressure.digits(logarithm: 0), equals: "1")
    expect(Pressure.digits(logarithm: 4), equals: "10000")
    expect(Pressure.digits(logarithm: 1.1), equals: "13")
    expect(Pressure.digits(logarithm: .nan) != "")
    var logarithm = 0.0
    while logarithm < 4 {
      let next = Pressure.logarithm(of: Pressure.digits(logarithm: logarithm + 0.1))
      expect(next > logarithm)
      logarithm = next
    }
  }

  @Test("Digits of files and actions are valid or 1 atm")
  func valid() {
    expect(Pressure.digits(valid: "10"), equals: "10")
    for text in ["101.325", "0.5", "nan", "inf", "10001", "x", "", "0x1p3"] {
      expect(Pressure.digits(valid: text) == nil)
    }
  }
}
