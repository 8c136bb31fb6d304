import Testing

@testable import Elements

/// Numbers as people write and copy them.
@Suite struct OwnNumberTests {
  @Test(
    "A number keeps its digits",
    arguments: [
      ("19.3", "19.3"), ("19.30", "19.30"), ("0.0899", "0.0899"), (".5", "0.5"), ("5.", "5"),
      ("-3", "-3"), ("+3", "3"), ("−38.83", "-38.83"), ("–1", "-1"), ("007", "7"), ("0", "0"),
      ("00", "0"), ("-0.0", "-0.0"), ("1e-8", "1e-8"), ("1E+5", "1e5"), ("2.2e-08", "2.2e-08"),
      ("2.2×10⁻⁸", "2.2e-8"), ("2.2 × 10⁻⁸", "2.2e-8"), ("2.2·10^-8", "2.2e-8"),
      ("2.2 x 10^8", "2.2e8"), ("1 234", "1234"), ("1\u{2009}234\u{2009}567.5", "1234567.5"),
      ("1'234.5", "1234.5"), ("1,234.5", "1234.5"), ("1,234,567", "1234567"),
      ("12\u{a0}345", "12345"), ("٣٫٥", "3,5"), ("१२.५", "12.5"),
      ("1.00000000000000000000", "1.00000000000000000000"),
    ])
  func numbers(text: String, digits: String) {
    let mark: OwnNumber.Mark = digits.contains(",") ? .comma : .point
    let expected = digits.contains(",") ? "3.5" : digits
    expect(OwnNumber.digits(of: text, mark), equals: expected)
  }

  @Test(
    "A decimal comma is one",
    arguments: [
      ("1,5", "1.5"), ("1.234,5", "1234.5"), ("-0,25", "-0.25"), ("1.234.567", "1234567"),
      ("2,2×10⁻⁸", "2.2e-8"),
    ])
  func commas(text: String, digits: String) {
    expect(OwnNumber.digits(of: text, .comma), equals: digits)
  }

  @Test(
    "Another text is no number",
    arguments: [
      "", "-", "+", ".", "e5", "1e", "1e+", "1e1000", "1e999", "abc", "1.2.3", "1 23", "1,23,4",
      "12,34",
      "1 2345", "--1", "1-2", "5–6", "1x", "1x9", "1x10", "1×10^", "0x10", "½", "Ⅷ", "1\u{301}",
      "22.98(2)",
      "[223]", "<5", "~5", "5 K", "1\u{0}", "\u{202e}1", "∞", "inf", "nan", "1e5e5", "1'2",
      String(repeating: "1", count: 61), String(repeating: " ", count: 5000) + "1",
    ])
  func faults(text: String) {
    expect(OwnNumber.digits(of: text, .point) == nil)
  }

  @Test("Numbers of a table share their decimal mark")
  func marks() {
    expect(OwnNumber.mark(of: ["1", "2"]), equals: .point)
    expect(OwnNumber.mark(of: ["1,5", "2,25", "x.y"]), equals: .comma)
    expect(OwnNumber.mark(of: ["1,500", "2.25"]), equals: .point)
    expect(OwnNumber.mark(of: ["1.234,5", "2.5"]), equals: .comma)
    expect(OwnNumber.mark(of: ["1,234.5", "2,5"]), equals: .point)
  }
}
