import Testing

@testable import Elements

@Suite("Exact decimals")
struct ExactDecimalTests {
  @Test(
    "Digits are preserved",
    arguments: ["0", "7", "22.98976928", "6.940", "-38.829", "0.00", "0.08988", "100000"])
  func roundTrip(digits: String) {
    expect(ExactDecimal(digits)?.text, equals: digits)
  }

  @Test(
    "Exponents are expanded",
    arguments: [("1.5e3", "1500"), ("1.5E-3", "0.0015"), ("2e0", "2"), ("1.25e+1", "12.5")])
  func exponents(digits: String, text: String) {
    expect(ExactDecimal(digits)?.text, equals: text)
  }

  @Test(
    "Invalid or overlong numbers are rejected",
    arguments: [
      "", "-", "--1", "1.2.3", "abc", "1e", "1e99", "12345678901234567890",
      "0."
        + String(
          repeating: "1", count: 19), "1e3e4", "9.3e18",
    ])
  func refused(digits: String) {
    expect(ExactDecimal(digits) == nil)
  }

  @Test(
    "Halves are rounded away from zero",
    arguments: [
      ("0.5", 0, "1"), ("-0.5", 0, "-1"), ("0.49", 0, "0"), ("2.345", 2, "2.35"),
      ("-2.345", 2, "-2.35"), ("196.966570", 3, "196.967"), ("9.9996", 3, "10.000"),
      ("22.98976928", 3, "22.990"),
    ])
  func rounding(digits: String, decimals: Int, text: String) {
    expect(ExactDecimal(digits)?.rounded(toDecimals: decimals).text, equals: text)
  }

  @Test("Rounding adds no decimals")
  func roundingKeepsShortNumbers() {
    expect(ExactDecimal("6.94")?.rounded(toDecimals: 3).text, equals: "6.94")
    expect(ExactDecimal("223")?.rounded(toDecimals: 3).text, equals: "223")
  }

  @Test("Differences have the decimals of the more precise operand, and overflow is rejected")
  func subtraction() throws {
    let small = ExactDecimal(significand: 5, decimals: 3)
    try expect(#require(ExactDecimal("1.5")).subtracting(small)?.text, equals: "1.495")
    let large = ExactDecimal(significand: .max, decimals: 0)
    expect(large.subtracting(small) == nil)
    expect(large.multiplied(by: 2) == nil)
  }
}
