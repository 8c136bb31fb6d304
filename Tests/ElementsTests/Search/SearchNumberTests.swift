import Testing

@testable import Elements

/// Numbers as the program writes them, and as people type them.
@Suite("Numbers in the search")
struct SearchNumberTests {
  private static let marks: [Unicode.Scalar] = [".", ","]

  private func number(
    _ text: String, _ mark: Unicode.Scalar
  ) throws -> (value: Double, token: SearchToken) {
    let tokens = SearchLexer.tokens(
      of: text.withPlainDigits, units: try Search.data.get().vocabulary.units, mark: mark)
    let token = try #require(tokens.first, "\(text)")
    guard tokens.count == 1, case .number(let value, _, _) = token.kind else {
      throw ProjectFile.Missing(path: "\(text): \(tokens.map(\.text))")
    }
    return (value, token)
  }

  @Test("A number is read as the program writes it, in each language and unit", arguments: marks)
  func written(_ mark: Unicode.Scalar) throws {
    var random = SplitMix64(seed: 58)
    let own = try Search.data.get().properties.columns.compactMap(\.unit)
    // A unit that begins with digits is a factor of another kind of numbers.
    let known = try Search.data.get().vocabulary.units
    let units =
      [nil]
      + Set(own + SearchUnit.all.map { $0.symbols[0] }).sorted()
      .filter { $0.first?.isNumber == false }
      // Others are units of some properties only, and words of their own before those are known.
      .filter { SearchUnit.prefix(of: Array($0.unicodeScalars)[...], or: known) != nil }
      .map { Optional($0) }
    expect(units.count > 30)
    for round in 0..<10_000 {
      let digits = Self.digits(&random)
      let unit = units[round % units.count]
      let written = NumberFormat.quantity(NumberFormat.text(digits), unit)
      let shown = Self.shown(written, mark)
      let others = UnitNames.languages.map { UnitNames.text(shown, in: $0) }
      for text in [shown, "\u{2068}\(shown)\u{2069}"] + others {
        let (value, token) = try number(text, mark)
        expect(value == Double(digits), "\(text): \(value)")
        expect(!token.isAmbiguous, "\(text)")
      }
    }
  }

  /// A number of up to nine digits, with or without decimals or a power of ten.
  private static func digits(_ random: inout SplitMix64) -> String {
    func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    let length = 1 + below(9)
    let whole = String(1 + below(Int(PowerOfTen.value(length)) - 1))
    let sign = below(3) == 0 ? "-" : ""
    switch below(3) {
    case 0: return sign + whole
    case 1: return sign + whole + "." + String(1_000_000 + below(1_000_000)).dropFirst(1 + below(6))
    default: return sign + String(1 + below(9)) + "." + whole + "e\(below(60) - 30)"
    }
  }

  /// The text with a decimal mark, as `Translation.number` writes it.
  private static func shown(_ text: String, _ mark: Unicode.Scalar) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isInside =
        index > 0 && index + 1 < scalars.count && scalars[index - 1].properties.numericType != nil
        && scalars[index + 1].properties.numericType != nil
      result.append(scalar == "." && isInside ? mark : scalar)
    }
    return String(result)
  }

  /// A text, its value with a decimal comma, and with a point; a dash for a text that is no single number.
  private static let forms = [
    ["-50,5 °C", "-50.5", "-50.5"], ["−50,5 °C", "-50.5", "-50.5"], ["-50.5", "-50.5", "-50.5"],
    ["50,5", "50.5", "-"], ["3.000", "3000", "3"], ["3,000", "3", "-"], ["3,000 K", "3", "3000"],
    ["3.000 K", "3000", "3"], ["3 000", "3000", "3000"], ["3\u{a0}000", "3000", "3000"],
    ["3\u{202f}000", "3000", "3000"], ["3\u{2009}000", "3000", "3000"], ["3’000", "3000", "3000"],
    ["461 000", "461000", "461000"], ["461 000,5 K", "461000.5", "461000.5"],
    ["461 125 K", "461125", "461125"], ["1.234.567", "1234567", "1234567"],
    ["1.234,5", "1234.5", "-"], ["1,234.5", "1234.5", "-"], ["1,234.5 K", "1234.5", "1234.5"],
    ["1.234,5 K", "1234.5", "1234.5"], ["0.125", "0.125", "0.125"],
    ["1064.180", "1064.18", "1064.18"],
    ["1.587e-8", "1.587e-8", "1.587e-8"], ["1,587 × 10⁻⁸ Ω·m", "1.587e-8", "1.587e-8"],
    ["62(4)", "62", "62"], ["4,463(3) × 10⁹", "4.463e9", "-"], ["62 (4)", "-", "-"],
    ["2·10^-8", "2e-8", "2e-8"], ["2*10^22", "2e22", "2e22"], ["٣٠٠", "300", "300"],
    ["٣٬٠٠٠", "3000", "3000"], ["٥٠٫٥", "50.5", "50.5"], ["۳۰۰", "300", "300"],
    ["-٥٠٫٥ °C", "-50.5", "-50.5"],
  ]

  @Test("A number is read as people type it", arguments: forms)
  func typed(_ row: [String]) throws {
    for (mark, wanted) in zip([",", "."] as [Unicode.Scalar], row.dropFirst()) {
      let found = try? number(row[0], mark).value
      expect(found == Double(wanted), "\(row[0]) with \(mark): \(String(describing: found))")
    }
  }

  @Test("A temperature without a unit is read in kelvin, which is said where another unit is shown")
  func bareTemperatures() throws {
    let data = try Search.data.get()
    var index = try Search.index.get()
    func remarks(_ text: String) throws -> [String] {
      let results = try #require(index.answer(text, knowing: nil, read: { data }))
      expect(!results.hits.isEmpty, "\(text)")
      return results.answers.map(\.title.english).filter { $0.contains("was read as") }
    }
    for text in ["liquid at 500", "melt < 300", "melts between 300 and 400"] {
      index.temperatures = .kelvin
      expect(try remarks(text), equals: [])
      index.temperatures = .automatic(usesFahrenheit: false)
      let wanted = text.split(separator: " ").filter { $0.first?.isNumber == true }
      expect(
        try remarks(text), equals: wanted.map { "“\($0)” was read as \($0)\u{a0}K" }, "\(text)")
    }
    for text in ["liquid at 500 °C", "melt < 300 K", "group 17", "density < 1"] {
      expect(try remarks(text), equals: [], "\(text)")
    }
  }

  @Test(
    "No element is solid below absolute zero", arguments: ["solid at -300 °C", "liquid at -5000 C"])
  func impossibleTemperatures(_ text: String) throws {
    let problems = try Search.answer(text).problems.map(\.english)
    expect(problems.contains { $0.hasSuffix("not in the data") }, "\(problems)")
  }

  @Test("A unit that begins with a number is read behind its multiplication sign")
  func factor() throws {
    let written = NumberFormat.quantity("1.18 × 10⁻⁵", "1/K")
    let found = try Search.answer("thermal expansion = \(written)")
    expect(found.hits.map(\.number), equals: [26, 46])
    expect(found.problems.isEmpty)
  }

  @Test("Two numbers beside each other are two")
  func two() {
    for text in ["235 238", "26 27", "1,2,3", "26, 27", "13 118"] {
      for mark in Self.marks {
        let numbers = SearchLexer.tokens(of: text, mark: mark).filter(\.kind.isNumber)
        expect(numbers.count > 1, "\(text)")
      }
    }
  }

  @Test("Digits of full width are read")
  func wide() throws {
    let japanese = try Search.translated("ja").answer("融点 < －５０．５ °C").hits.map(\.number)
    try expect(
      japanese, equals: Search.answer("melting point < -50.5 °C").hits.map(\.number))
  }

  @Test("Of a number with two readings the search says which one it took")
  func remark() throws {
    let german = try Search.translated("de").answer("Schmelzpunkt > 3.000 K")
    try expect(
      german.hits.map(\.number), equals: Search.answer("melting point > 3000 K").hits.map(\.number))
    expect(german.answers.map(\.line.english), equals: ["“3.000” was read as 3000"])
    try expect(Search.translated("de").answer("Schmelzpunkt > 3.000,5 K").answers.isEmpty)
    try expect(Search.answer("melting point > 3.000 K").answers.isEmpty)
  }
}
