import Testing

@testable import Elements

/// What the labels of classes, legends, lines and properties say, typed into the search.
@Suite("The words of the interface are found")
struct InterfaceWordTests {
  /// Ordinary runs try every so many labels.
  private static let step = 5

  /// The labels with the English words of the search.
  private static let named: [(label: String, english: String)] =
    ElementClass.all.filter { $0.rule != .unknown }.map { ($0.word, $0.word) }
    + SearchWording.labels.map { ($0.label, $0.words.joined(separator: " ")) }

  @Test(
    "A class, a state and a line of an element find the same as in English",
    arguments: try ProjectFile.languages())
  func labels(_ language: String) throws {
    let (translate, search) = (try Translations(language), try Search.translated(language))
    for (label, english) in Extent.part(of: Self.named, each: Self.step) {
      let text = translate(label)
      try Self.compare(search.answer(text), Search.remembered(english), "\(language): \(text)")
    }
    for block in ["s", "p", "d", "f"] {
      let text = translate("{1} block").replacing("{1}", by: block)
      try Self.compare(
        search.answer(text), Search.remembered("\(block) block"), "\(language): \(text)")
    }
  }

  @Test(
    "The title of a property asks for its values, as in English",
    arguments: try ProjectFile.languages())
  func properties(_ language: String) throws {
    let (translate, search) = (try Translations(language), try Search.translated(language))
    let titles = SearchProperty.ofCatalog.map(\.title) + search.data.properties.columns.map(\.title)
    for title in Extent.part(of: Set(titles).sorted(), each: Self.step) {
      let text = translate(title)
      try Self.compare(
        search.answer(text), Search.remembered(title.withoutContext), "\(language): \(text)")
    }
  }

  @Test(
    "The title of a section beside an element opens it there, as in English",
    arguments: try ProjectFile.languages())
  func sections(_ language: String) throws {
    let (translate, search) = (try Translations(language), try Search.translated(language))
    for section in Extent.part(of: PageSection.called, each: Self.step) {
      let english = try Search.remembered("Pb " + section.words.joined(separator: " "))
      let text = "Pb " + translate(section.title)
      let found = try search.answer(text)
      expect(!english.answers.isEmpty, "\(section.id)")
      expect(found.answers.map(\.id), equals: english.answers.map(\.id), "\(language): \(text)")
    }
  }

  private static func compare(_ found: SearchResults, _ wanted: SearchResults, _ text: String) {
    expect(!wanted.hits.isEmpty, "\(text)")
    expect(found.hits.map(\.number), equals: wanted.hits.map(\.number), "\(text)")
    expect(found.problems.isEmpty, "\(text): \(found.problems.map(\.english))")
  }
}
