import Testing

@testable import Elements

@Suite("Figures and their formatting")
struct FigureTests {
  private let thin = "\u{2009}"
  private let space = "\u{A0}"

  @Test("Digits are grouped by thin spaces from 10 000 on")
  func grouping() {
    expect(NumberFormat.text("9999.99999"), equals: "9999.99999")
    expect(NumberFormat.text("10000"), equals: "10\(thin)000")
    expect(NumberFormat.text("461000"), equals: "461\(thin)000")
    expect(NumberFormat.text("1234567.12345"), equals: "1\(thin)234\(thin)567.12345")
    expect(NumberFormat.text("-12345"), equals: "−12\(thin)345")
  }

  @Test("Digits are unchanged, trailing zeros and exponents included")
  func digits() {
    expect(NumberFormat.text("6.940"), equals: "6.940")
    expect(NumberFormat.text("1.00e-15"), equals: "1.00\u{A0}×\u{A0}10⁻¹⁵")
    expect(NumberFormat.text("-2E+5"), equals: "−2\u{A0}×\u{A0}10⁵")
    expect(Figure(digits: "6.940")?.text, equals: "6.940")
  }

  @Test("Oxidation states have a sign")
  func signs() {
    expect([-4, 0, 3].map(NumberFormat.signed), equals: ["−4", "0", "+3"])
  }

  @Test("The uncertainty is in parentheses after the last digits")
  func uncertainty() {
    let weight = Figure(digits: "22.98976928", uncertainty: "2")
    expect(weight?.textWithUncertainty, equals: "22.98976928(2)")
    expect(Figure(digits: "18.998")?.textWithUncertainty, equals: "18.998")
  }

  @Test("A no-break space is between number and unit")
  func unit() {
    let density = Figure(digits: "19.3", unit: "g/cm³")
    expect(density?.displayText.english, equals: "19.3\(space)g/cm³")
  }

  @Test("A unit that begins with a number is multiplied")
  func factor() {
    let figure = Figure(
      digits: "3.87", unit: "6.7·10²² cm⁻³", second: .init(digits: "3.9", source: nil))
    let text = "3.87\u{a0}×\u{a0}6.7·10²² cm⁻³"
    expect(figure?.displayText.english == text && figure?.quantity(in: .kelvin) == text)
    expect(figure?.secondText(in: .kelvin), equals: "3.9\u{a0}×\u{a0}6.7·10²² cm⁻³")
    expect(figure?.parts(in: .kelvin).unit, equals: "×\u{a0}6.7·10²² cm⁻³")
  }

  @Test("A prediction is marked as such")
  func prediction() {
    let boil = Figure(digits: "1740", unit: "K", kind: .predicted)
    expect(boil?.displayText.english, equals: "≈\(space)1740\(space)K, predicted")
    let energy = Figure(digits: "13.59", unit: "eV", uncertainty: "12", kind: .predicted)
    expect(energy?.displayText.english, equals: "13.59(12)\(space)eV, predicted")
  }

  @Test("A conventional weight is marked as such, and a mass number is in brackets")
  func weights() {
    expect(
      Figure(digits: "6.94", kind: .conventional)?.displayText.english, equals: "6.94, conventional"
    )
    expect(Figure(digits: "223", kind: .massNumber)?.displayText.english, equals: "[223]")
  }

  @Test("Conditions follow in parentheses")
  func conditions() {
    let melt = Figure(digits: "0.95", unit: "K", conditions: [.pressure: "2500"])
    expect(melt?.displayText.english, equals: "0.95\(space)K (at 2500\(space)kPa)")
  }

  @Test("The conditions are told by their parts, temperatures in the unit of the user")
  func partsOfConditions() {
    let gas = Figure(
      digits: "343", unit: "m/s", conditions: [.phase: "gas", .temperature: "293.15"])
    expect(
      gas?.displayText(in: [.celsius]).english, equals: "343\(space)m/s (at 20\(space)°C)")
    expect(gas?.note(in: .fahrenheit)?.english, equals: "at 68\(space)°F")
    let here: Conditions = [.phase: "gas", .temperature: "273.15", .pressure: "101.325"]
    expect(here.text(in: .kelvin)?.english, equals: "at 273.15\(space)K, 1\(space)atm")
    let white: Conditions = [.other: "pure", .form: "white"]
    expect(white.text(in: .kelvin)?.english, equals: "white, pure")
    expect(Conditions.none.text(in: .kelvin) == nil)
  }

  @Test("A figure must be a finite number", arguments: ["", "abc", "1e999", "nan", "inf"])
  func refused(digits: String) {
    expect(Figure(digits: digits) == nil)
  }

  @Test("The value is the number of the digits")
  func value() {
    expect(Figure(digits: "1337.33")?.value, equals: 1337.33)
  }

  @Test("Plain text for other programs has no grouping, and ordinary spaces and hyphens")
  func plain() {
    let text = "−12\(thin)345.60\u{A0}K (at 2.5\u{A0}MPa)"
    expect(NumberFormat.plain(text), equals: "-12345.60 K (at 2.5 MPa)")
    expect(NumberFormat.plain(NumberFormat.text("-1.5e-15") + "\u{A0}m"), equals: "-1.5e-15 m")
    expect(NumberFormat.plain("[Xe] 4f¹⁴, −1, +3"), equals: "[Xe] 4f¹⁴, -1, +3")
  }
}

@Suite("Temperatures")
struct TemperatureTests {
  @Test(
    "Kelvin convert to degrees Celsius exactly",
    arguments: [
      ("1337.33", "1064.18"), ("1811", "1538"), ("273.15", "0.00"), ("0.95", "-272.20"),
      ("373.124", "99.974"), ("234.321", "-38.829"), ("4.222", "-268.928"),
    ])
  func celsius(kelvin: String, celsius: String) {
    expect(TemperatureUnit.celsius.digits(fromKelvin: kelvin), equals: celsius)
  }

  @Test(
    "Kelvin convert to degrees Fahrenheit exactly",
    arguments: [("1337.33", "1947.52"), ("1811", "2800"), ("273.15", "32.00"), ("0", "-460")])
  func fahrenheit(kelvin: String, fahrenheit: String) {
    expect(TemperatureUnit.fahrenheit.digits(fromKelvin: kelvin), equals: fahrenheit)
  }

  @Test("Kelvin digits are unchanged")
  func kelvin() {
    expect(TemperatureUnit.kelvin.digits(fromKelvin: "302.9146"), equals: "302.9146")
  }

  @Test("Gold melts at 1064.18 °C, and negative temperatures have a minus sign")
  func display() {
    let gold = Figure(digits: "1337.33", unit: "K")
    expect(gold?.displayText(in: [.celsius]).english, equals: "1064.18\u{A0}°C")
    expect(gold?.displayText(in: [.kelvin]).english, equals: "1337.33\u{A0}K")
    let mercury = Figure(digits: "234.321", unit: "K", conditions: [.other: "triple point"])
    expect(mercury?.displayText(in: [.celsius]).english, equals: "−38.829\u{A0}°C (triple point)")
  }

  @Test("The other units follow the chosen one")
  func otherUnits() {
    let gold = Figure(digits: "1337.33", unit: "K")
    func others(_ display: TemperatureDisplay) -> [String]? { gold?.texts(in: display.others) }
    expect(others(.kelvin), equals: ["1064.18\u{A0}°C", "1947.52\u{A0}°F"])
    expect(others(.celsius), equals: ["1337.33\u{A0}K", "1947.52\u{A0}°F"])
    expect(others(.fahrenheit), equals: ["1337.33\u{A0}K", "1064.18\u{A0}°C"])
    for usesFahrenheit in [true, false] {
      expect(others(.automatic(usesFahrenheit: usesFahrenheit)), equals: ["1337.33\u{A0}K"])
    }
  }

  @Test("A prediction is approximate in every unit")
  func predicted() {
    let lawrencium = Figure(digits: "1900", unit: "K", kind: .predicted)
    expect(
      lawrencium?.displayText(in: [.celsius]).english, equals: "≈\u{A0}1627\u{A0}°C, predicted")
    expect(
      lawrencium?.texts(in: TemperatureDisplay.celsius.others),
      equals: [
        "≈\u{A0}1900\u{A0}K", "≈\u{A0}2960\u{A0}°F",
      ])
  }

  @Test("Figures that are not temperatures, or cannot be converted, have no other units")
  func noOtherUnits() {
    expect(Figure(digits: "19.3", unit: "g/cm³")?.texts(in: [.celsius]), equals: [])
    let long = Figure(digits: "300.12345678901234567890", unit: "K")
    for unit in TemperatureUnit.allCases { expect(long?.texts(in: [unit]), equals: []) }
  }

  @Test("The uncertainty is shown in Celsius, not in Fahrenheit")
  func uncertainty() {
    let figure = Figure(digits: "302.9146", unit: "K", uncertainty: "5")
    expect(figure?.displayText(in: [.celsius]).english, equals: "29.7646(5)\u{A0}°C")
    expect(figure?.displayText(in: [.fahrenheit]).english, equals: "85.5763\u{A0}°F")
  }

  @Test("Other units, and digits too long to convert, are unchanged")
  func unchanged() {
    let density = Figure(digits: "19.3", unit: "g/cm³")
    expect(density?.displayText(in: [.celsius]), equals: density?.displayText)
    let long = Figure(digits: "300.12345678901234567890", unit: "K")
    expect(long?.displayText(in: [.celsius]), equals: long?.displayText)
  }

  @Test("A number is copied in plain digits, in the unit shown")
  func plainNumber() {
    let mercury = Figure(
      digits: "234.321", unit: "K", uncertainty: "2", conditions: [.other: "triple point"])
    expect(mercury?.number(in: .celsius), equals: "-38.829")
    expect(mercury?.number(in: .kelvin), equals: "234.321")
    let heavy = Figure(digits: "12345.60", unit: "kg", kind: .predicted)
    expect(heavy?.number(in: .celsius), equals: "12345.60")
    expect(Figure(digits: "294", kind: .massNumber)?.number(in: .kelvin), equals: "294")
  }

  @Test("An uncertainty in the last digits is written out with its unit")
  func uncertaintyWrittenOut() {
    let weight = Figure(digits: "196.966570", uncertainty: "4")
    expect(weight?.uncertaintyText(in: .kelvin), equals: "±0.000004")
    let melting = Figure(digits: "302.9146", unit: "K", uncertainty: "15")
    expect(melting?.uncertaintyText(in: .celsius), equals: "±0.0015\u{A0}°C")
    expect(melting?.uncertaintyText(in: .fahrenheit) == nil)
    expect(Figure(digits: "1")?.uncertaintyText(in: .kelvin) == nil)
  }

  @Test("A quantity is number and unit alone")
  func quantity() {
    let francium = Figure(
      digits: "300", unit: "K", conditions: [.other: "in theory"], kind: .predicted)
    expect(francium?.quantity(in: .celsius), equals: "≈\u{A0}27\u{A0}°C")
    let density = Figure(digits: "19.3", unit: "g/cm³", uncertainty: "1")
    expect(density?.quantity(in: .fahrenheit), equals: "19.3\u{A0}g/cm³")
  }
}
