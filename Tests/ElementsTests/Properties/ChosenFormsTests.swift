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

  @Test("Diamond has its figures; of the atom it has the element’s, and of the substance no others")
  func diamond() throws {
    let carbon = try BuiltIn.element("C")
    let diamond = try chosen((6, "diamond")).element(carbon)
    expect(diamond.shownName.english, equals: "Carbon (diamond)")
    expect(value("density", of: carbon), equals: "2.267\u{a0}g/cm³ (graphite)")
    expect(value("density", of: diamond), equals: "3.513\u{a0}g/cm³ (diamond)")
    expect(value("molar_heat", of: diamond), equals: "6.1\u{a0}J/(mol·K) (diamond)")
    expect(value("crystal_structure", of: diamond), equals: "cubic (diamond)")
    for id in [
      "electronegativity_pauling", "atomic_mass", "covalent_radius", "oxidation_states",
      "discovery_year", "name_origin", "electron_configuration",
    ] {
      expect(
        value(id, of: diamond) != nil && value(id, of: diamond) == value(id, of: carbon), "\(id)")
    }
    expect(value("boil", of: diamond), equals: "unknown")
    expect(value("melt", of: diamond), equals: "unknown")
    for id in ["appearance", "cas"] {
      expect(value(id, of: diamond) == nil && value(id, of: carbon) != nil, "\(id)")
    }
    let graphite = try chosen((6, "graphite")).element(carbon)
    expect(value("appearance", of: graphite), equals: "black (graphite)")
  }

  @Test(
    "Ozone, deuterium, gray tin and γ iron have nothing of oxygen, hydrogen, white tin and α iron")
  func others() throws {
    let (list, table) = (try Self.properties.get(), try BuiltIn.table.get())
    func shown(_ number: Int, _ name: String) throws -> [String: String] {
      let forms = try chosen((number, name))
      let element = forms.element(try #require(table[number]))
      let groups = element.propertyGroups() + element.furtherGroups(of: forms.list(list))
      return Dictionary(
        uniqueKeysWithValues: groups.flatMap(\.properties).map { ($0.id, $0.value.english) })
    }
    let ozone = try shown(8, "ozone")
    expect(ozone["melt"], equals: "80\u{a0}K (ozone)")
    expect(ozone["boil"], equals: "161.8\u{a0}K (ozone)")
    expect(ozone["phase"], equals: "gas")
    expect(ozone["density"], equals: "unknown")
    for id in ["speed_of_sound", "appearance", "cas", "thermal_conductivity", "critical_pressure"] {
      expect(ozone[id] == nil, "\(id)")
    }
    let deuterium = try shown(1, "deuterium")
    expect(deuterium["atomic_mass"], equals: "2.014101777844 (deuterium)")
    expect(deuterium["melt"], equals: "unknown")
    expect(deuterium["triple_point_temperature"], equals: "18.724\u{a0}K (deuterium)")
    expect(deuterium["nuclear_spin"] != nil && deuterium["first_ionization_energy"] != nil)
    let iron = try shown(26, "gamma")
    expect(iron["lattice_a"], equals: "359.1\u{a0}pm (gamma)")
    expect(iron["space_group"], equals: "225 (gamma)")
    for id in ["magnetic_moment", "molar_volume", "youngs_modulus", "lattice_ratio", "resistivity"]
    {
      expect(iron[id] == nil, "\(id)")
    }
    let tin = try shown(50, "gray")
    for id in ["appearance", "thermal_conductivity", "superconduction_temperature"] {
      expect(tin[id] == nil, "\(id)")
    }
    expect(tin["phase"], equals: "solid")
    expect(tin["metallic_radius"] != nil && tin["stable_isotopes"] != nil)
  }

  @Test("Properties beyond the catalog are those of the form, with their sources")
  func further() throws {
    let (list, forms) = (try Self.properties.get(), try chosen((6, "diamond"), (50, "gray")))
    let changed = forms.list(list)
    let hardness = try #require(changed["mohs_hardness"])
    expect(hardness.values[6]?.digits, equals: "10")
    expect(hardness.greatest?.digits, equals: "10")
    expect(hardness.values[50] == nil && list["mohs_hardness"]?.values[50] != nil)
    expect(changed["speed_of_sound"]?.values[6]?.figure.conditions[.form], equals: "diamond")
    expect(changed.sources["mohs-scale"] != nil && list.sources["mohs-scale"] == nil)
  }

  @Test("Of a form each figure of the substance names it, and each of the atom is the element’s")
  func allOfSubstance() throws {
    let table = try BuiltIn.table.get()
    let columns = PropertyColumn.merge(
      PropertyColumn.columns(of: table), try Self.properties.get().columns)
    for (number, forms) in try Self.forms.get().values {
      let element = try #require(table[number])
      for form in forms {
        let chosen = try chosen((number, form.name))
        for column in columns {
          let (own, usual) = (chosen.column(column), column)
          let label = "\(element.symbol) \(form.name) \(column.id)"
          if SubstanceProperties.contains(column.id, in: column.group) {
            expect((own.values[number]?.figure.conditions[.form] ?? form.name) == form.name, label)
          } else if column.id != "atomic_mass" || form.name != "deuterium" {
            expect(own.values[number] == usual.values[number], label)
          }
          let rest = own.values.filter { $0.key != number }
          expect(rest == usual.values.filter { $0.key != number }, label)
        }
        for (key, figure) in chosen.element(element).figures {
          expect(figure.conditions[.form] == form.name || element.figures[key] == figure, "\(key)")
          expect(!key.isOfSubstance || figure.conditions[.form] == form.name, "\(key)")
        }
      }
    }
  }

  @Test("Magnetic and crystal properties, of which some are of the atom, are decided one by one")
  func decided() throws {
    let columns = try Self.properties.get().columns
    func atomic(_ group: PropertyColumn.Group) -> [String] {
      columns.filter { $0.group == group && !SubstanceProperties.contains($0.id, in: group) }
        .map(\.id)
    }
    expect(
      atomic(.magnetic),
      equals: [
        "unpaired_electrons", "nuclear_spin", "nuclear_magnetic_moment",
        "nuclear_quadrupole_moment",
      ])
    expect(atomic(.crystal), equals: [])
    for group in [PropertyColumn.Group.thermal, .mechanical, .electric, .optical] {
      expect(atomic(group), equals: [])
    }
  }

  @Test("A form has its own cell, whose edges are those of its lattice")
  func cells() throws {
    var count = 0
    for (number, forms) in try Self.forms.get().values {
      for form in forms {
        let chosen = try chosen((number, form.name))
        let edges = ["lattice_a", "lattice_b", "lattice_c"].compactMap {
          chosen.figure($0, of: number)?.digits
        }
        expect(edges, equals: form.cell?.edges ?? [], "\(number) \(form.name)")
        count += form.cell == nil ? 0 : 1
      }
    }
    expect(count, equals: 32)
    let iron = try #require(try chosen((26, "gamma"))[26])
    let cell = try #require(iron.cell)
    expect(iron.structure(cell).english, equals: "gamma, face-centered cubic")
    expect(cell.atomCount == 4 && cell.atoms.count == 14)
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
          expect(figure.conditions[.form], equals: form.name)
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
    expect(
      plot.axisTitle(of: plot.yColumn).english,
      equals: "Density in g/cm³ (C: diamond, Sn: gray)")
    expect(plot.axisTitle(of: plot.xColumn).english, equals: "Atomic number")
    expect(usual.axisTitle(of: usual.yColumn).english, equals: "Density in g/cm³")
    let (diamond, carbon) = (try #require(plot[6]), try #require(usual[6]))
    expect(diamond.y > carbon.y && plot[79]?.y == usual[79]?.y)
    expect(
      plot.text(of: 6)?.english,
      equals: "Carbon (diamond) · Atomic number 6 · Density 3.513\u{a0}g/cm³ (diamond)")
    expect(plot.csv.split(whereSeparator: \.isNewline).contains("C,Carbon (diamond),6,3.513"))
  }
}
