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
      let wanted = Self.isOneEnergy(text, translate) ? Self.ionizationEnergy : english
      try Self.compare(search.answer(text), Search.remembered(wanted), "\(language): \(text)")
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
      let title = translate(section.title)
      let wanted =
        Self.isOneEnergy(title, translate)
        ? Self.ionizationEnergy : section.words.joined(separator: " ")
      let (english, text) = (try Search.remembered("Pb " + wanted), "Pb " + title)
      let found = try search.answer(text)
      expect(!english.answers.isEmpty, "\(section.id)")
      expect(found.answers.map(\.id), equals: english.answers.map(\.id), "\(language): \(text)")
    }
  }

  @Test(
    "The label of a line of a card beside an element or a nuclide asks for its value, as in English",
    arguments: try ProjectFile.languages())
  func cardLabels(_ language: String) throws {
    let (translate, search) = (try Translations(language), try Search.translated(language))
    for label in Extent.part(of: CardLabel.allCases, each: Self.step) {
      let named = label.section == .isotopes ? "U-238" : "Au"
      let english = try Search.remembered(named + " " + label.words.joined(separator: " "))
      let text = named + " " + translate(label.title)
      let found = try search.answer(text)
      expect(found.answers.map(\.id), equals: english.answers.map(\.id), "\(language): \(text)")
      // Uranium-238 has none.
      expect(english.answers.isEmpty == (label == .measuredLimit), "\(text)")
    }
  }

  private static let ionizationEnergy = "ionization energy"

  /// True for the plural of ionization energy where the language lists it as a form of the word, or has no other.
  private static func isOneEnergy(_ title: String, _ translate: Translations) -> Bool {
    let entry = SearchWords.all.first {
      SearchWording.listed($0.text).first == ionizationEnergy
    }
    let forms = entry.map { SearchWording.listed(translate($0.text)) } ?? []
    let words = SearchLexer.nameWords(of: title)
    return forms.contains { SearchLexer.nameWords(of: $0) == words }
  }

  private static func compare(_ found: SearchResults, _ wanted: SearchResults, _ text: String) {
    expect(!wanted.hits.isEmpty, "\(text)")
    expect(found.hits.map(\.number), equals: wanted.hits.map(\.number), "\(text)")
    expect(found.problems.isEmpty, "\(text): \(found.problems.map(\.english))")
  }
}
