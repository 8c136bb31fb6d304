import Testing

@testable import Elements

@Suite("Forms of the elements")
struct ElementFormTests {
  private static let forms = Result {
    try FormReader.read(bytes: ProjectFile.resource("forms.json"), file: "forms.json")
  }

  private func lines(_ symbol: String, _ name: String) throws -> [String: String] {
    let (forms, element) = (try Self.forms.get(), try BuiltIn.element(symbol))
    let form = try #require(forms[element.number]?.first { $0.name == name })
    let properties = element.properties(of: form, in: forms, temperatures: .celsius)
    expect(properties.allSatisfy { $0.citation != nil && $0.isKnown })
    return Dictionary(
      uniqueKeysWithValues: properties.map { ($0.id, $0.value.english) })
  }

  @Test("Diamond and graphite have their own figures, each with its form")
  func carbon() throws {
    let diamond = try lines("C", "diamond")
    expect(diamond["diamond-density"], equals: "3.513\u{a0}g/cm³ (diamond)")
    expect(diamond["diamond-refractive_index"], equals: "2.417 (diamond)")
    expect(diamond["diamond-crystal_system"], equals: "cubic")
    let graphite = try lines("C", "graphite")
    expect(graphite["graphite-density"], equals: "2.267\u{a0}g/cm³ (graphite)")
    expect(graphite["graphite-refractive_index"] == nil)
    expect(graphite["graphite-crystal_system"], equals: "hexagonal")
  }

  @Test("White tin exists from 13.2 °C up to its melting point")
  func tin() throws {
    let white = try lines("Sn", "white")
    expect(white["white-exists_from"], equals: "13.20\u{a0}°C (white)")
    expect(white["white-exists_to"], equals: "231.928\u{a0}°C (white)")
    try expect(lines("Sn", "gray")["gray-exists_to"], equals: "13.20\u{a0}°C (gray)")
  }

  @Test("A figure of the element that names a form is the form’s, too")
  func element() throws {
    let forms = try Self.forms.get()
    var count = 0
    for element in try BuiltIn.table.get().elements {
      for form in forms[element.number] ?? [] {
        for key in [FigureKey.density, .molarHeat] {
          guard let figure = element.figures[key], figure.isOf(form: form.name) else { continue }
          expect(form.figure(key.rawValue)?.digits, equals: figure.digits, "\(element.name) \(key)")
          count += 1
        }
      }
    }
    expect(count >= 15, "\(count)")
  }

  @Test("A form has the name of its element")
  func names() throws {
    let carbon = try BuiltIn.element("C")
    let form = try #require(try Self.forms.get()[6]?.first)
    expect(carbon.name(of: form).english, equals: "Carbon (graphite)")
  }

  @Test("Each crystal has a system, and every row its place in the table")
  func table() throws {
    for forms in try Self.forms.get().values.values {
      for form in forms where form.figure("space_group") != nil {
        expect(form.crystalSystem != nil, "\(form.name)")
      }
      let rows = ElementForm.table(of: forms).rows
      expect(
        rows.count, equals: forms.reduce(0) { $0 + $1.figures.count + ($1.cell == nil ? 0 : 8) })
    }
    let rows = ElementForm.table(of: try #require(Self.forms.get()[6])).rows
    expect(rows.contains(["diamond", "lattice_a", "356.679", "pm", "wyckoff-1963"]))
    expect(rows.contains { $0.prefix(4) == ["graphite", "gamma", "120", "°"] })
  }
}
