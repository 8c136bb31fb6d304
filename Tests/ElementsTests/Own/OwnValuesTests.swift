import Testing

@testable import Elements

/// Values of the user's own beside ours.
@Suite struct OwnValuesTests {
  @Test("A saved value comes back with digits, unit, source and condition")
  func roundTrip() throws {
    let value = try #require(
      OwnValue(" 1340,50 ", unit: "K", source: "Notebook “3”", condition: "in argon"))
    expect(value.digits, equals: "1340.50")
    let values = OwnValues(entries: [
      OwnValue.key(of: "melt", number: 79): value.record, "melt/0": value.record,
      "melt/x": value.record,
      "/79": value.record, "melt": value.record, "boil/79": "{}", "boil/80": "[",
    ])
    expect(values["melt", 79], equals: value)
    expect(values.properties, equals: ["melt"])
    expect(value.text.english, equals: "1340.50\u{a0}K (in argon)")
    expect(value.textWithSource.english, equals: "1340.50\u{a0}K (in argon), Notebook “3”")
  }

  @Test("Another text is no value", arguments: ["", "a", "1 K", "1e999", "\n", "1\u{0}"])
  func faults(text: String) {
    expect(OwnValue(text) == nil)
    expect(OwnValue("1", source: "a\nb") == nil)
    expect(OwnValue("1", condition: String(repeating: "a", count: 101)) == nil)
  }

  @Test(
    "A temperature is converted with the decimals written",
    arguments: [
      ("1064", "°C", "1337"), ("1064.18", "°C", "1337.33"), ("-38.83", "°C", "234.32"),
      ("1947.52", "°F", "1337.33"), ("32", "°F", "273"), ("1337.33", "K", "1337.33"),
    ])
  func temperatures(digits: String, unit: String, kelvin: String) throws {
    let value = try #require(OwnValue(digits, unit: unit))
    expect(value.value(in: "K")?.digits, equals: kelvin)
    expect(value.value(in: "g/cm³") == nil)
  }

  @Test("A density of a gas is converted into the unit of the column")
  func density() throws {
    expect(OwnValue("0.0899", unit: "g/L")?.value(in: "g/cm³")?.digits, equals: "0.0000899")
    expect(OwnValue.units(of: "g/L"), equals: ["g/L"])
    expect(OwnValue.units(of: "K"), equals: ["K", "°C", "°F"])
    expect(OwnValue.units(of: nil), equals: [])
  }
}
