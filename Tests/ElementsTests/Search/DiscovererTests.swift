import Testing

@testable import Elements

/// Names of discoverers in other scripts.
@Suite("Discoverers in the user's language")
struct DiscovererTests {
  private static let questions = [
    ["ru", "открыл Дэви", "B Na Mg K Ca Ba"], ["ru", "Хевеши", "Hf"],
    ["uk", "відкрив Деві", "B Na Mg K Ca Ba"],
    ["ja", "デービーが発見した元素", "B Na Mg K Ca Ba"], ["ja", "キュリー夫人", "Po Ra"],
    ["zh_CN", "居里夫人", "Po Ra"], ["zh_CN", "戴维发现的元素", "B Na Mg K Ca Ba"],
    ["ar", "ديفي", "B Na Mg K Ca Ba"], ["ar", "اكتشفه ديفي", "B Na Mg K Ca Ba"],
    ["ru", "Davy", "B Na Mg K Ca Ba"], ["ja", "Davy", "B Na Mg K Ca Ba"],
    ["es", "descubierto por Marie Curie", "Po Ra"], ["it", "scoperti da Curie", "Po Ra"],
    ["ru", "открыла Кюри", "Po Ra"], ["ru", "открыла Мария Кюри", "Po Ra"],
    ["es", "descubierto por Curie", "Po Ra"],
    ["tr", "Davy tarafından keşfedilen", "B Na Mg K Ca Ba"],
    ["ru", "кто открыл кюрий", "Cm"], ["es", "quién descubrió el curio", "Cm"],
    ["pl", "Albert Wielki", "As"], ["pl", "odkryte przez Davy’ego", "B Na Mg K Ca Ba"],
  ]

  @Test(
    "A discoverer is found by the name in the language, and by that in Latin letters",
    arguments: questions)
  func found(_ row: [String]) throws {
    let hits = try Search.translated(row[0]).answer(row[1]).hits
    let wanted = row[2].split(separator: " ").map(String.init)
    expect(Set(hits.map { Formula.symbols[$0.number - 1] }), equals: Set(wanted), "\(row)")
  }

  @Test(
    "The first letter of a name finds all whose names begin with it, also where it is an initial")
  func firstLetters() throws {
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      let found = Set(try Search.answer(String(letter)).hits.map(\.number))
      for element in try BuiltIn.table.get().elements {
        let names = (element.discovery.by ?? "").lowercased().split { !$0.isLetter }
        guard names.contains(where: { $0.first == letter }) else { continue }
        expect(found.contains(element.number), "\(letter): \(element.symbol)")
      }
    }
  }

  @Test("The name is shown with the Latin one beside it, and in English alone")
  func shown() throws {
    let people = Message.people("Marie Skłodowska-Curie, Pierre Curie")
    expect(people.english, equals: "Marie Skłodowska-Curie, Pierre Curie")
    let russian = try Translations("ru")
    let name = russian(Message.discoverer + "\u{4}Pierre Curie")
    expect(name, equals: "Пьер Кюри (Pierre Curie)")
  }

  @Test("Several countries or people of a hit are translated one by one")
  func listed() throws {
    for (language, question, number, wanted) in [
      ("de", "Schweden", 2, Message.places("India, England, Sweden")),
      (
        "ru", "Davy", 5,
        Message.people("Humphry Davy, Joseph Louis Gay-Lussac, Louis Jacques Thénard")
      ),
    ] {
      let hits = try Search.translated(language).answer(question).hits
      expect(hits.first { $0.number == number }?.reason?.message, equals: wanted, "\(question)")
    }
  }

  @Test(
    "Each discoverer has a name in each script, with the Latin one in it",
    arguments: ["ar", "ja", "ru", "uk", "zh_CN"])
  func complete(_ language: String) throws {
    let translate = try Translations(language)
    let institutes = ["Laboratory", "Institute", "University", "Centre"]
    for element in try BuiltIn.table.get().elements {
      for name in SearchMatch.names(in: element.discovery.by ?? "") {
        let own = translate(Message.discoverer + "\u{4}" + name)
        expect(own.unicodeScalars.contains { $0.value > 0x400 }, "\(language): \(name)")
        let isPerson = !institutes.contains { name.hasSuffix($0) || name.contains($0 + " ") }
        let latin = name.split(separator: " ").first.map(String.init) ?? name
        expect(!isPerson || own.contains(latin), "\(language): \(own)")
      }
    }
  }
}
