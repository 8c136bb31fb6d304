import Testing

@testable import Elements

@Suite("Orders and their sections")
struct OrdersTests {
  private func table() throws -> PeriodicTable {
    let records = [
      record(11, "Na", "Sodium", #""phase": "Solid", "category": "alkali metal""#),
      record(3, "Li", "Lithium", #""phase": "Solid", "category": "alkali metal""#),
      record(80, "Hg", "Mercury", #""phase": "Liquid", "category": "transition metal""#),
      record(14, "Si", "Silicon", #""phase": "Solid", "category": "metalloid""#),
      record(1, "H", "Hydrogen", #""phase": "Gas", "category": "diatomic nonmetal""#),
      record(47, "Ag", "Silver", #""phase": "Solid", "category": "transition metal""#),
      record(118, "Og", "Oganesson"),
    ]
    return try catalog("[" + records.joined(separator: ",") + "]")
  }

  private func outline(_ order: ElementOrder) throws -> [String] {
    order.sections(of: try table()).map { section in
      section.id + ": " + section.elements.map(\.symbol).joined(separator: " ")
    }
  }

  @Test("Names are under initial letters")
  func name() throws {
    try expect(outline(.name()), equals: ["h: H", "l: Li", "m: Hg", "o: Og", "s: Si Ag Na"])
  }

  @Test("Symbols are under initial letters")
  func symbol() throws {
    try expect(outline(.symbol), equals: ["a: Ag", "h: H Hg", "l: Li", "n: Na", "o: Og", "s: Si"])
  }

  @Test("Numbers are under periods")
  func number() throws {
    try expect(
      outline(.number),
      equals: [
        "period-1: H", "period-2: Li", "period-3: Na Si", "period-5: Ag", "period-6: Hg",
        "period-7: Og",
      ])
    expect(ElementOrder.number.sections(of: try table()).first?.title.english, equals: "Period 1")
  }

  @Test("Elements of a state are sorted by number")
  func state() throws {
    try expect(
      outline(.state), equals: ["solid: Li Na Si Ag", "liquid: Hg", "gas: H", "unknown: Og"])
  }

  @Test("Category sections are in the order of the categories, in the grid, too")
  func category() throws {
    let expected = [
      "diatomic-nonmetal: H", "alkali-metal: Li Na", "metalloid: Si", "transition-metal: Ag Hg",
      "unknown: Og",
    ]
    try expect(outline(.category), equals: expected)
    try expect(outline(.grid), equals: expected)
  }

  @Test("Every order has every element once", arguments: (ElementOrder.lists() + [.grid]).map(\.id))
  func complete(id: String) throws {
    let table = try completeTable()
    let order = try #require((ElementOrder.lists() + [.grid]).first { $0.id == id })
    let numbers = order.sections(of: table).flatMap { $0.elements.map(\.number) }
    expect(numbers.sorted(), equals: Array(1...118))
    let ids = order.sections(of: table).map(\.id)
    expect(Set(ids).count, equals: ids.count)
  }

  @Test("A header has the number of its elements")
  func count() throws {
    let sections = ElementOrder.category.sections(of: try table())
    expect(sections[0].accessibleName.english, equals: "Diatomic nonmetal, 1 element")
    expect(sections[1].accessibleName.english, equals: "Alkali metal, 2 elements")
  }

  @Test("Only names and symbols have an index rail")
  func index() throws {
    expect(
      (ElementOrder.lists() + [.grid]).filter { !$0.indexTitles.isEmpty }.map(\.id) == [
        "name", "symbol",
      ])
    let table = try table()
    for order in ElementOrder.lists() + [.grid] {
      let titles = order.sections(of: table).compactMap(\.indexTitle)
      expect(titles.isEmpty, equals: order.indexTitles.isEmpty)
      expect(titles.allSatisfy(NameLetters.latin.contains))
    }
    expect(NameLetters.latin.count, equals: 26)
  }

  @Test("The tabs are in order, with icons by ID; only the states are grouped")
  func tabs() {
    expect(
      (ElementOrder.lists() + [.grid]).map(\.title.withoutContext) == [
        "Name", "Number", "Symbol", "State", "Category", "Grid",
      ])
    expect(ElementOrder.name().iconName, equals: "elements-name-symbolic")
    expect((ElementOrder.lists() + [.grid]).filter(\.isGrouped).map(\.id) == ["state"])
    expect(
      ElementOrder.lists().map(\.id), equals: ["name", "number", "symbol", "state", "category"])
  }
}

@Suite("Finding elements")
struct PeriodicTableTests {
  private func table() throws -> PeriodicTable {
    let records = [
      record(79, "Au", "Gold"), record(13, "Al", "Aluminium"), record(55, "Cs", "Caesium"),
      record(16, "S", "Sulfur"), record(27, "Co", "Cobalt"),
    ]
    return try catalog("[" + records.joined(separator: ",") + "]")
  }

  @Test(
    "A number, symbol or name finds its element, in upper or lower case",
    arguments: ["79", "Au", "au", "AU", "gold", "Gold", "GOLD", "079"])
  func gold(text: String) throws {
    try expect(table().find(text)?.number, equals: 79)
  }

  @Test(
    "Other spellings are found",
    arguments: [("aluminum", 13), ("Cesium", 55), ("SULPHUR", 16), ("sulfur", 16), ("s", 16)])
  func spellings(text: String, number: Int) throws {
    try expect(table().find(text)?.number, equals: number)
  }

  @Test(
    "Unknown texts find nothing",
    arguments: [
      "", " ", "0", "119", "-79", "79.0", "gol", "Xx", "99999999999999999999", "Au ", "٧٩",
    ])
  func nothing(text: String) throws {
    expect(try table().find(text) == nil)
  }

  @Test("A search by symbol finds no name, and one by name other spellings")
  func apart() throws {
    let table = try table()
    expect(table.element(symbol: "co")?.number, equals: 27)
    expect(table.element(symbol: "gold") == nil)
    expect(table.find("gold")?.number, equals: 79)
    expect(table.find("aluminum")?.number, equals: 13)
    expect(table[80] == nil)
  }

  @Test("The elements are sorted by number, name and symbol")
  func sorted() throws {
    let table = try table()
    expect(table.elements.map(\.number), equals: [13, 16, 27, 55, 79])
    expect(
      NameCollation.english.sorted(table.elements).map(\.name),
      equals: [
        "Aluminium", "Caesium", "Cobalt", "Gold", "Sulfur",
      ])
    expect(table.bySymbol.map(\.symbol), equals: ["Al", "Au", "Co", "Cs", "S"])
  }
}
