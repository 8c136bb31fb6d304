import Testing

@testable import Elements

@Suite("The forms chosen in place of their elements")
struct ChosenFormsTests {
  private static let forms = Result {
    try FormReader.read(bytes: ProjectFile.resource("forms.json"), file: "forms.json")
  }
  private static let properties = Result {
    try PropertyReader.read(
      bytes: ProjectFile.resource("properties.json"), file: "properties.json")
  }

  private func chosen(_ choices: (Int, String)...) throws -> ChosenForms {
    let forms = try Self.forms.get()
    var choice = FormChoice()
    for (number, name) in choices {
      let isChosen = choice.choose(name, of: number, in: forms)
      expect(isChosen)
    }
    return forms.chosen(choice)
  }

  private func value(_ id: String, of element: AtomicElement) -> String? {
    element.propertyGroups().flatMap(\.properties).first { $0.id == id }?.value.english
  }

  @Test("Diamond has its density, heat capacity and crystal; what it has not is the element’s")
  func diamond() throws {
    let carbon = try BuiltIn.element("C")
    let diamond = try chosen((6, "diamond")).element(carbon)
    expect(diamond.shownName.english, equals: "Carbon (diamond)")
    expect(value("density", of: carbon), equals: "2.267\u{a0}g/cm³ (graphite)")
    expect(value("density", of: diamond), equals: "3.513\u{a0}g/cm³ (diamond)")
    expect(value("molar_heat", of: diamond), equals: "6.1\u{a0}J/(mol·K) (diamond)")
    expect(value("crystal_structure", of: diamond), equals: "cubic (diamond)")
    for id in ["electronegativity_pauling", "atomic_mass", "boil", "thermal_conductivity"] {
      expect(value(id, of: diamond), equals: value(id, of: carbon), "\(id)")
    }
  }

  @Test("Properties beyond the catalog are those of the form, with their sources")
  func further() throws {
    let (list, forms) = (try Self.properties.get(), try chosen((6, "diamond"), (50, "gray")))
    let changed = forms.list(list)
    for column in list.columns {
      let own = try #require(changed[column.id])
      let differing = own.values.filter { column.values[$0.key] != $0.value }.keys.sorted()
      switch column.id {
      case "mohs_hardness":
        expect(differing, equals: [6])
        expect(own.values[6]?.digits, equals: "10")
        expect(own.greatest?.digits, equals: "10")
      case "standard_entropy", "space_group": expect(differing, equals: [6, 50])
      default: expect(differing, equals: [], "\(column.id)")
      }
    }
    expect(changed.sources["mohs-scale"] != nil && list.sources["mohs-scale"] == nil)
  }

  @Test("A form without a measured density has that of its crystal, as calculated")
  func calculated() throws {
    let tin = try chosen((50, "gray")).element(try BuiltIn.element("Sn"))
    expect(value("density", of: tin), equals: "5.766\u{a0}g/cm³, calculated (gray)")
  }

  @Test("Each figure of each form is shown, in the unit of its column and with its form")
  func all() throws {
    let columns = PropertyColumn.merge(
      PropertyColumn.columns(of: try BuiltIn.table.get()), try Self.properties.get().columns)
    var count = 0
    for (number, forms) in try Self.forms.get().values {
      for form in forms {
        let chosen = try chosen((number, form.name))
        for column in columns {
          guard let figure = chosen.figure(column.id, of: number) else { continue }
          expect(figure.conditions, equals: form.name)
          expect(chosen.column(column).values[number]?.figure, equals: figure, "\(column.id)")
          count += 1
        }
      }
    }
    expect(count > 80, "\(count)")
  }

  @Test("A choice is read as it was written, and a form that there is not is none")
  func texts() throws {
    let forms = try Self.forms.get()
    var choice = FormChoice()
    let chosen = [(6, "diamond"), (50, "gray"), (79, "diamond"), (6, "gray")].map {
      choice.choose($0.1, of: $0.0, in: forms)
    }
    expect(chosen, equals: [true, true, false, false])
    expect(choice.text, equals: "6=diamond 50=gray")
    expect(FormChoice(choice.text), equals: choice)
    let isUsual = choice.choose(FormChoice.usual, of: 50, in: forms)
    expect(isUsual && choice.text == "6=diamond")
    for text in ["6", "x=y", "6=unknown", "=", "6=diamond=x"] {
      expect(forms.chosen(FormChoice(text)), equals: forms.chosen(FormChoice()), "\(text)")
    }
  }

  @Test("A comparison has a form as a column, named in its heading")
  func comparison() throws {
    let table = try BuiltIn.table.get()
    let elements = try ["C", "Sn"].map { try BuiltIn.element($0) }
    let sheet = ComparisonSheet(
      elements, columns: PropertyColumn.columns(of: table), forms: try chosen((6, "diamond")))
    let row = try #require(sheet.groups.flatMap(\.rows).first { $0.id == "density" })
    expect(row.cells.map(\.digits), equals: ["3.513", "7.287"])
    expect(
      sheet.spokenText(of: row, column: 0).english,
      equals: "Density, Carbon (diamond), 3.513\u{a0}g/cm³ (diamond)")
    expect(sheet.csv.hasPrefix("Property,Unit,Carbon (diamond),Tin"))
  }

  @Test("A plot has the point of the form, and names it")
  func plot() throws {
    let (table, forms) = (try BuiltIn.table.get(), try chosen((50, "gray"), (6, "diamond")))
    var state = PlotState()
    state.y = PlotState.Axis("density")
    let columns = PropertyColumn.columns(of: table)
    let plot = try #require(
      Plot(state, of: table, columns: columns.map { forms.column($0) }, forms: forms))
    let usual = try #require(Plot(state, of: table, columns: columns))
    expect(plot.forms.map(\.english), equals: ["Carbon (diamond)", "Tin (gray)"])
    expect(usual.forms, equals: [])
    let (diamond, carbon) = (try #require(plot[6]), try #require(usual[6]))
    expect(diamond.y > carbon.y && plot[79]?.y == usual[79]?.y)
    expect(
      plot.text(of: 6)?.english,
      equals: "Carbon (diamond), Atomic number 6, Density 3.513\u{a0}g/cm³ (diamond)")
    expect(plot.csv.split(whereSeparator: \.isNewline).contains("C,Carbon (diamond),6,3.513"))
  }
}
