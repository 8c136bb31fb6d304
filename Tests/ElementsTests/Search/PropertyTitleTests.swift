import Testing

@testable import Elements

/// The full titles of the properties, as the pages have them.
@Suite("Questions with the title of a property")
struct PropertyTitleTests {
  @Test(
    "Each title with an element that has the property is understood",
    arguments: ["en", "de", "fr", "es", "ru", "ja"])
  func all(_ language: String) throws {
    let table = try BuiltIn.table.get()
    let isEnglish = language == "en"
    let search = isEnglish ? nil : try Search.translated(language)
    let translations = isEnglish ? nil : try Translations(language)
    let vocabulary = try search?.data.vocabulary ?? Search.data.get().vocabulary
    for property in vocabulary.properties {
      guard
        let element = table.elements.first(where: {
          property.text(of: $0, in: TemperatureUnit.kelvin) != nil && $0.number > 2
        })
      else { continue }
      let title = isEnglish ? property.title.withoutContext : property.nativeTitle
      let name = translations?(element.name) ?? element.name
      // “Discovered” alone is no title in a question.
      guard !title.isEmpty, title != "Discovered" else { continue }
      let english = ["\(title) of \(name)", "\(name) \(title)"]
      for question in isEnglish ? english : ["\(title) \(name)"] {
        let results = try search?.answer(question) ?? Search.answer(question)
        let isMet = results.answers.contains {
          $0.number == element.number && $0.topic == .property(property.key)
        }
        let problems = results.problems.map(\.english)
        expect(isMet, "\(language): \(question): \(problems) \(results.answers.map(\.id))")
      }
    }
  }
}
