import Testing

@testable import Elements

/// The lists of words that the translations have for the search.
@Suite("The words of the search in each language")
struct SearchWordListTests {
  /// The kinds whose words have about as many forms each.
  private static let kinds = ["fact", "class", "superlative", "look", "country"]
  /// A list has at least this part of the phrases that half of the lists of its kind have.
  private static let leastPart = 4

  @Test("No list is the text of another context", arguments: try ProjectFile.languages())
  func context(_ language: String) throws {
    let translate = try Translations(language)
    for entry in SearchWords.all where !SearchWording.listed(translate(entry.text)).isEmpty {
      let text = translate(entry.text)
      let isOther = text != "-" && translate.others(than: entry.text).contains(text)
      expect(!isOther, "\(language): \(entry.text): \(text)")
    }
  }

  @Test(
    "No list is far shorter than those of its kind", arguments: try ProjectFile.languages())
  func length(_ language: String) throws {
    let translate = try Translations(language)
    for kind in Self.kinds {
      let lists = SearchWords.all.filter { $0.kind == kind }
        .map { ($0.text, SearchWording.listed(translate($0.text)).count) }
      let usual = lists.map(\.1).sorted()[lists.count / 2]
      for (text, count) in lists {
        expect(count * Self.leastPart >= usual, "\(language): \(text): \(count) of \(usual)")
      }
    }
  }
}
