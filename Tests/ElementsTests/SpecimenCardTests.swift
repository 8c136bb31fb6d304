import Testing

@testable import Elements

@Suite("The card on a tile's back")
struct SpecimenCardTests {
  private func card(_ symbol: String, _ unit: TemperatureUnit = .kelvin) throws -> SpecimenCard {
    SpecimenCard(try BuiltIn.element(symbol), temperatureUnit: unit)
  }

  private func value(_ id: String, on card: SpecimenCard) -> String? {
    (card.figures + card.place + [card.discovery]).first { $0.id == id }?.value.english
  }

  @Test("It tells what identifies an element, each figure with its unit")
  func gold() throws {
    let card = try card("Au")
    #expect(
      card.figures.map(\.title) == [
        "State", "Category", "Atomic weight", "Melting point", "Boiling point", "Density",
      ])
    #expect(card.place.map(\.title) == ["Group", "Period", "Block"])
    #expect(card.place.map(\.value.english) == ["11", "6", "d"])
    #expect(value("phase", on: card) == "solid")
    #expect(value("category", on: card) == "transition metal")
    #expect(value("atomic_mass", on: card) == "196.966570(4)")
    #expect(value("melt", on: card) == "1337.33\u{a0}K")
    #expect(value("density", on: card) == "19.3\u{a0}g/cm³")
    #expect(card.discovery.value.english == "known since antiquity")
  }

  @Test("Temperatures stand in the unit asked for")
  func units() throws {
    #expect(value("melt", on: try card("Au", .celsius))?.contains("1064.18\u{a0}°C") == true)
    #expect(value("boil", on: try card("Au", .fahrenheit))?.contains("°F") == true)
  }

  @Test("What nobody knows reads unknown, what is only predicted says so")
  func unknown() throws {
    let oganesson = try card("Og")
    #expect(value("phase", on: oganesson) == "unknown")
    #expect(value("boil", on: oganesson) == "unknown")
    #expect(value("density", on: oganesson) == "unknown")
    #expect(try value("melt", on: card("Fr"))?.contains("predicted") == true)
    #expect(value("atomic_mass", on: oganesson) == "[294]")
    #expect(oganesson.figures[2].title == "Mass number")
  }

  @Test("Who found it follows the year")
  func discovery() throws {
    #expect(try card("P").discovery.value.english == "1669 by Hennig Brand")
    #expect(try card("Ts").discovery.value.english.hasPrefix("2010 by Joint Institute"))
  }

  @Test("No fact of any element is empty or stands twice")
  func all() throws {
    for element in try wholeTable().elements {
      for unit in TemperatureUnit.allCases {
        let card = SpecimenCard(element, temperatureUnit: unit)
        let facts = card.figures + card.place + [card.discovery]
        #expect(facts.allSatisfy { !$0.value.english.isEmpty && !$0.title.isEmpty })
        #expect(Set(facts.map(\.id)).count == facts.count)
      }
    }
  }
}
