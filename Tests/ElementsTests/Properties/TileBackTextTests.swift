import Testing

@testable import Elements

@Suite("Card on a tile's back")
struct TileBackTextTests {
  private func card(_ symbol: String, _ unit: TemperatureDisplay = .kelvin) throws -> TileBackText {
    TileBackText(try BuiltIn.element(symbol), temperatures: unit)
  }

  private func value(_ id: String, on card: TileBackText) -> String? {
    (card.figures + card.position + [card.discovery]).first { $0.id == id }?.value.english
  }

  @Test("The card has identifying facts, each figure with its unit")
  func gold() throws {
    let card = try card("Au")
    expect(
      card.figures.map(\.title.withoutContext),
      equals: [
        "State", "Category", "Atomic weight", "Melting point", "Boiling point", "Density",
      ])
    expect(card.position.map(\.title.withoutContext), equals: ["Group", "Period", "Block"])
    expect(card.position.map(\.value.english), equals: ["11", "6", "d"])
    expect(value("phase", on: card), equals: "solid")
    expect(value("category", on: card), equals: "transition metal")
    expect(value("atomic_mass", on: card), equals: "196.966570(4)")
    expect(value("melt", on: card), equals: "1337.33\u{a0}K")
    expect(value("density", on: card), equals: "19.3\u{a0}g/cm³")
    expect(card.discovery.value.english, equals: "known since antiquity")
  }

  @Test("Temperatures are in the given unit")
  func units() throws {
    expect(value("melt", on: try card("Au", .celsius))?.contains("1064.18\u{a0}°C") == true)
    expect(value("boil", on: try card("Au", .fahrenheit))?.contains("°F") == true)
    for (usesFahrenheit, text) in [(true, "1947.52\u{a0}°F"), (false, "1064.18\u{a0}°C")] {
      let card = try card("Au", .automatic(usesFahrenheit: usesFahrenheit))
      expect(value("melt", on: card), equals: "\(text) · 1337.33\u{a0}K")
    }
  }

  @Test("Unknown values are shown as unknown, predictions as predicted")
  func unknown() throws {
    let oganesson = try card("Og")
    expect(value("phase", on: oganesson), equals: "unknown")
    expect(value("boil", on: oganesson), equals: "unknown")
    expect(value("density", on: oganesson), equals: "unknown")
    expect(try value("melt", on: card("Fr"))?.contains("predicted") == true)
    expect(value("atomic_mass", on: oganesson), equals: "[295]")
    expect(oganesson.figures[2].title, equals: "Mass number")
  }

  @Test("A discoverer is named in the user’s script alone")
  func person() throws {
    let own = ["キュリー夫人（Marie Curie）", "أدير كروفورد (Adair Crawford)", "国家实验室", "(Brand)"]
    expect(
      own.map { Message.withoutLatinForm($0) },
      equals: ["キュリー夫人", "أدير كروفورد", "国家实验室", "(Brand)"])
    let radium = TileBackText(try BuiltIn.element("Ra"), person: { "<\($0)>" })
    expect(
      radium.discovery.value.english, equals: "1898 by <Marie Skłodowska-Curie>, <Pierre Curie>")
  }

  @Test("The discoverer follows the year")
  func discovery() throws {
    try expect(card("P").discovery.value.english, equals: "1669 by Hennig Brand")
    expect(try card("Ts").discovery.value.english.hasPrefix("2010 by Joint Institute"))
    try expect(
      card("He").discovery.value.english,
      equals: "1895: isolated; seen in the light of the Sun in 1868")
    try expect(
      card("V").discovery.value.english, equals: "1801: by del Río; again by Sefström in 1830")
  }

  @Test("No fact of any element is empty or repeated")
  func all() throws {
    for element in try completeTable().elements {
      for unit in TemperatureDisplay.all {
        let card = TileBackText(element, temperatures: unit)
        let facts = card.figures + card.position + [card.discovery]
        expect(facts.allSatisfy { !$0.value.english.isEmpty && !$0.title.isEmpty })
        expect(Set(facts.map(\.id)).count, equals: facts.count)
      }
    }
  }
}
