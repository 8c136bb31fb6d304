import Testing

@testable import Elements

@Suite("Molar masses")
struct MolarMassTests {
  private func result(_ text: String) throws -> FormulaResult {
    let formula = try #require(Formula(text))
    return try #require(try FormulaResult(formula, table: BuiltIn.table.get()))
  }

  @Test("Sulfuric acid has 98.07 g/mol, and an interval that contains IUPAC's")
  func sulfuricAcid() throws {
    let acid = try result("H2SO4")
    expect(acid.exactMass, equals: "98.072")
    expect(acid.molarMass, equals: "98.07")
    expect(acid.interval, equals: .init(lower: "98.070", upper: "98.092"))
    expect(acid.uncertainty == nil)
    expect(acid.parts.map(\.percent), equals: ["2.06", "32.69", "65.25"])
    expect(
      acid.massText.english,
      equals: "98.07\u{A0}g/mol, between 98.070 and 98.092 in normal materials")
  }

  @Test("Without intervals the uncertainties add up")
  func uncertainty() throws {
    // 22.98976928(2) and 18.998403162(5)
    let fluoride = try result("NaF")
    expect(fluoride.exactMass, equals: "41.988172442")
    expect(fluoride.molarMass, equals: "41.98817244")
    expect(fluoride.uncertainty, equals: "0.000000025")
    expect(fluoride.interval == nil)
    try expect(result("Na2F2").uncertainty, equals: "0.000000050")
  }

  @Test("An element without standard atomic weight has its mass number in brackets")
  func massNumbers() throws {
    let oxide = try result("TcO2")
    expect(oxide.withoutWeight, equals: ["Tc"])
    expect(oxide.molarMass, equals: "129")
    expect(oxide.copyText, equals: "[129] g/mol")
    expect(oxide.massText.english, equals: "[129]\u{A0}g/mol")
    expect(oxide.uncertainty == nil)
    expect(oxide.interval == nil)
    expect(oxide.notes.map(\.english).first?.hasPrefix("Tc has no standard") == true)
  }

  @Test("An ion is lighter by the electrons it lost, heavier by those it gained")
  func ions() throws {
    try expect(result("Na+").exactMass, equals: "22.989220700091")
    try expect(result("SO4^2-").exactMass, equals: "96.057097159818")
    try expect(result("Na+").notes.map(\.english), equals: ["Without the mass of 1 electron"])
    try expect(result("SO4^2-").notes.map(\.english), equals: ["With the mass of 2 electrons"])
    expect(try result("H2O").notes.isEmpty)
  }

  @Test("Mass fractions add up to one, and the interval holds the molar mass")
  func properties() throws {
    var random = SplitMix64(seed: 11)
    var count = 0
    for _ in 0..<2000 {
      let text = FormulaTests.random(&random)
      guard let formula = Formula(text) else { continue }
      let result = try #require(try FormulaResult(formula, table: BuiltIn.table.get()))
      count += 1
      expect(abs(result.parts.reduce(0) { $0 + $1.fraction } - 1) < 1e-9, "\(text)")
      expect(result.parts.allSatisfy { $0.fraction > 0 && $0.fraction <= 1 }, "\(text)")
      for part in result.parts {
        let percent = try #require(Double(part.percent))
        expect(abs(percent - part.fraction * 100) <= 0.005 + 1e-9, "\(text) \(part.symbol)")
      }
      let mass = try #require(Double(result.exactMass))
      if let interval = result.interval {
        expect(try #require(Double(interval.lower)) <= mass, "\(text)")
        expect(try #require(Double(interval.upper)) >= mass, "\(text)")
      }
    }
    expect(count > 1500)
  }

  @Test("Twice the formula has twice the mass")
  func doubling() throws {
    for text in ["H2O", "CuSO4·5H2O", "K4Fe(CN)6"] {
      let plain = text.split(separator: "·").joined()
      let one = try #require(ExactDecimal(try result(plain).exactMass))
      let two = try #require(ExactDecimal(try result("(\(plain))2").exactMass))
      let difference = one.multiplied(by: 2)?.subtracting(two)
      expect(difference?.significand, equals: 0, "\(text)")
    }
  }

  @Test("A sum that does not fit is no result, and does no harm")
  func overflow() throws {
    let formula = try #require(Formula("Og100000"))
    expect(try FormulaResult(formula, table: BuiltIn.table.get()) == nil)
    let many = try #require(Formula("H100000"))
    try expect(FormulaResult(many, table: BuiltIn.table.get())?.molarMass, equals: "100800.000")
  }

  @Test("Each interval contains the catalog's conventional weight")
  func intervals() throws {
    let table = try BuiltIn.table.get()
    let conventional = table.elements.filter { $0.atomicWeight.kind == .conventional }
    expect(conventional.map(\.number), equals: AtomicWeightInterval.all.keys.sorted())
    for element in conventional {
      let interval = try #require(AtomicWeightInterval.of(element.number))
      let (lower, upper) = try (#require(Double(interval.lower)), #require(Double(interval.upper)))
      expect(lower < upper)
      // Within the rounding of the conventional weight: oxygen's 15.999 is just below its interval.
      let decimals = try #require(ExactDecimal(element.atomicWeight.digits)).decimals
      let rounding = try #require(Double("0.5e-\(decimals)"))
      expect(
        (lower - rounding)...(upper + rounding) ~= element.atomicWeight.value, "\(element.symbol)")
    }
  }
}
