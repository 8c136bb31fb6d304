import Testing

@testable import Elements

/// Extreme and invalid numbers, in every calculation of the model.
@Suite struct CatalogExtremesTests {
  static let numbers = [
    "0", "-0", "1e308", "-1e308", "1.7976931348623157e308", "1e309", "1e-320", "-1e-400",
    "4.9e-324",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "92233720368547758.07", "0.000000000000000001", "0.0000000000000000001", "999999999999999999",
    "999.999999999999999999999999999", "999.5", "1e18", "1e19", "1e-18", "1e-19",
    "12345678901234567.5",
    "-272.995", "0.5e18", "1e99999999999999999999", "1E+0", "1e-0",
  ]

  @Test(
    "No number in a catalog crashes the program", arguments: Extent.part(of: numbers, each: 4))
  func figures(digits: String) throws {
    let keys = ["atomic_mass"] + FigureKey.allCases.map(\.rawValue)
    for key in keys + ["number", "group", "period", "xpos", "ypos", "discovery_year"] {
      let fields = key == "atomic_mass" ? "" : #", "\#(key)": \#(digits)"#
      let number = key == "number" ? "" : #""number": 79, "#
      let weight = key == "atomic_mass" ? digits : "197"
      let text =
        #"[{\#(number)"symbol": "Au", "name": "Gold", "atomic_mass": \#(weight), "#
        + #""units": {"\#(key)": "K"}, "shells": [], "oxidation_states": []\#(fields)}]"#
      // Accepted values must not crash; most are accepted.
      guard let table = try? catalog(text), let gold = table.elements.first else { continue }
      use(gold, of: table)
    }
    for key in ["shells", "oxidation_states"] {
      let fields = #""\#(key)": [\#(Array(repeating: digits, count: 10).joined(separator: ","))]"#
      guard let table = try? catalog("[" + record(79, "Au", "Gold", fields) + "]") else {
        continue
      }
      if let gold = table[79] { use(gold, of: table) }
    }
  }

  @Test("No two numbers in a catalog crash the colors of the Table", arguments: numbers)
  func colors(digits: String) throws {
    for other in Self.numbers {
      let text =
        "[" + record(1, "H", "Hydrogen", #""melt": \#(digits)"#) + ","
        + record(2, "He", "Helium", #""melt": \#(other)"#) + "]"
      guard let table = try? catalog(text) else { continue }
      for column in PropertyColumn.columns(of: table) {
        for isLogarithmic in [false, true] { use(column, isLogarithmic: isLogarithmic, of: table) }
      }
    }
  }

  /// Calls every calculation on a property.
  private func use(_ column: PropertyColumn, isLogarithmic: Bool, of table: PeriodicTable) {
    let painter = TablePainter(
      .property(column.id), column: column, isLogarithmic: isLogarithmic, temperature: 300)
    guard let scale = painter.scale, let range = column.range else { return }
    for element in table.elements { _ = painter.paint(of: element) }
    for value in column.values.values {
      expect(0...1 ~= scale.position(of: value.number))
      expect(value.number < range.upperBound || scale.position(of: value.number) >= 0.5)
    }
    expect(
      PropertyHistogram(column, scale, bins: 10).counts.reduce(0, +), equals: column.values.count)
    for step in 0...10 {
      expect(range.contains(scale.number(at: Double(step) / 10)))
      expect(!scale.digits(at: Double(step) / 10).isEmpty)
    }
    expect(scale.ticks(atMost: 6).allSatisfy { 0...1 ~= $0.position })
  }

  /// Calls every calculation on an element.
  private func use(_ element: AtomicElement, of table: PeriodicTable) {
    for display in TemperatureDisplay.all {
      expect(!element.propertyGroups(temperatures: display).isEmpty)
      expect(!TileBackText(element, temperatures: display).figures.isEmpty)
    }
    expect(0...1000 ~= element.neutrons)
    let layout = AtomLayout(element)
    expect(layout.nucleons.count, equals: element.number + element.neutrons)
    expect(layout.electronRadius.isFinite)
    expect(!element.tileWeight.isEmpty && !element.atomDescription.english.isEmpty)
    for format in ExportFormat.allCases { expect(!table.exported(as: format).isEmpty) }
  }

  @Test("Favorites accept any number and time and clamp them", arguments: numbers)
  func favorites(digits: String) throws {
    for member in [#""number": \#(digits)"#, #""number": "\#(digits)""#, #""id": \#(digits)"#] {
      let text = #"[{"number": 1, "favoritedBy": "A", "id": 1}, {"favoritedBy": "B", \#(member)}]"#
      let list = try FavoriteReader.list(bytes: Array(text.utf8), server: "s")
      expect(list.favorites.count + list.warnings.count, equals: 2)
    }
    expect(Timestamp.time(of: digits) == nil)
  }
}
