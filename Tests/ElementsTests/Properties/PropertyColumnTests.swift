import Testing

@testable import Elements

@Suite("Property columns")
struct PropertyColumnTests {
  private static func column(_ id: String) throws -> PropertyColumn {
    try #require(PropertyColumn.columns(of: try BuiltIn.table.get()).first { $0.id == id })
  }

  @Test("The catalog's numeric properties are columns, each once, in the order of their groups")
  func columns() throws {
    let columns = PropertyColumn.columns(of: try BuiltIn.table.get())
    expect(Set(columns.map(\.id)).count, equals: columns.count)
    expect(Set(FigureKey.allCases.map(\.rawValue)).isSubset(of: columns.map(\.id)))
    let groups = columns.compactMap { PropertyColumn.Group.allCases.firstIndex(of: $0.group) }
    expect(groups, equals: groups.sorted())
  }

  @Test("Densities of gases are in the unit of the others, digit for digit")
  func densities() throws {
    let column = try Self.column("density")
    expect(column.unit, equals: "g/cm³")
    let hydrogen = try #require(column.values[1])
    expect(hydrogen.digits == "0.00008988" && hydrogen.figure.unit == "g/L")
    expect(column.values[79]?.digits, equals: "19.3")
    expect(column.rank(of: 76), equals: 1)
  }

  @Test("A property in two lists is one column, with the first list's values")
  func merged() throws {
    let table = try BuiltIn.table.get()
    let catalog = PropertyColumn.columns(of: table)
    let heat = try Self.column("heat_of_vaporization")
    let figure = try #require(Figure(digits: "1.5", unit: heat.unit))
    let value = try #require(PropertyColumn.Value(figure))
    let other = PropertyColumn(
      id: heat.id, title: heat.title, group: heat.group, unit: heat.unit,
      values: [79: value, 118: value])
    let merged = PropertyColumn.merge(catalog, [other])
    expect(merged.count, equals: catalog.count)
    let column = try #require(merged.first { $0.id == heat.id })
    expect(column.values[79] == heat.values[79] && column.values[118] == value)
  }

  @Test("Ranks count from the highest")
  func ranks() throws {
    let column = try Self.column("melt")
    expect(column.rankText(of: 74)?.english, equals: "highest of \(column.values.count)")
    expect(column.rankText(of: 1)?.english, equals: "lowest of \(column.values.count)")
    expect(column.rankText(of: 79)?.english, equals: "43 of \(column.values.count)")
    expect(column.rankText(of: 2) == nil)
  }

  @Test("A histogram counts every value once")
  func histogram() throws {
    let table = try BuiltIn.table.get()
    let light = table.elements.filter { $0.number < 50 }
    for column in PropertyColumn.columns(of: table) {
      let scale = PropertyScale(try #require(column.range))
      for bins in [1, 7, 36] {
        let histogram = PropertyHistogram(column, scale, bins: bins)
        expect(histogram.counts.reduce(0, +), equals: column.values.count, "\(column.id)")
        let lightest = PropertyHistogram(column, scale, bins: bins, of: light)
        expect(lightest.counts.reduce(0, +), equals: column.values.keys.count { $0 < 50 })
        expect(lightest.maximum, equals: histogram.maximum)
      }
    }
  }

  @Test(
    "A number on a tile has three significant digits",
    arguments: [
      ("1337.33", "1337"), ("13.99", "14.0"), ("9.225554", "9.23"), ("0.534", "0.534"),
      ("0.0899", "0.0899"), ("0.0000899", "9.0e−5"), ("22.5872", "22.6"), ("453.65", "454"),
      ("-0.07", "−0.07"), ("2.21e-8", "2.2e−8"), ("0", "0"), ("0.00", "0.00"), ("14", "14"),
      ("123456", "123\u{2009}456"), ("1.5e+10", "1.5e10"), ("x", "x"),
    ])
  func short(digits: String, text: String) {
    expect(NumberFormat.short(digits), equals: text)
  }

  @Test(
    "On a scale, a power of ten is written out",
    arguments: [
      ("0.0000899", "9\u{a0}×\u{a0}10⁻⁵"), ("2.21e-8", "2.2\u{a0}×\u{a0}10⁻⁸"),
      ("1.5e+10", "1.5\u{a0}×\u{a0}10¹⁰"), ("1337.33", "1337"), ("x", "x"),
    ])
  func shortText(digits: String, text: String) {
    expect(NumberFormat.shortText(digits), equals: text)
  }

  @Test(
    "On a tile, a power of ten has no spaces",
    arguments: [
      ("0.0000899", "9×10⁻⁵"), ("2.21e-8", "2.2×10⁻⁸"), ("1.5e+10", "1.5×10¹⁰"),
      ("1337.33", "1337"), ("123456", "123\u{2009}456"), ("x", "x"),
    ])
  func tightText(digits: String, text: String) {
    expect(NumberFormat.tightText(digits), equals: text)
  }
}
