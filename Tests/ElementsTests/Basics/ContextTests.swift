import Testing

@testable import Elements

@Suite("Texts with a context")
struct ContextTests {
  @Test("gettext finds a text by its context, U+0004 and the text")
  func key() {
    expect(translatable("White", context: "form"), equals: "form\u{4}White")
    expect(translatable("White", context: "form").withoutContext, equals: "White")
    expect("White".withoutContext, equals: "White")
    expect("".withoutContext, equals: "")
  }

  @Test("A form of an element and a condition of a value have one")
  func condition() {
    expect(Message.condition("white") != .text("white"))
    expect(Message.condition("white").english, equals: "white")
  }

  @Test(
    "An unknown state and an unknown category have the gender of their titles",
    arguments: [
      ["pl", "nieznany", "nieznana"], ["fr", "inconnu", "inconnue"], ["ar", "مجهولة", "مجهولة"],
    ])
  func unknown(_ row: [String]) throws {
    let translate = try Translations(row[0])
    expect(translate(PhysicalState.unknown.word), equals: row[1])
    expect(translate(ElementCategory.unknown.word), equals: row[2])
    expect(PhysicalState.unknown.word.withoutContext, equals: "unknown")
  }

  @Test("What a machine reads has none")
  func machine() throws {
    let table = try completeTable()
    let hazards = try HazardReader.read(
      bytes: ProjectFile.resource("hazards.json"), file: "hazards.json")
    let sulfur = try #require(hazards[16]).table.csv
    let written =
      ExportFormat.allCases.map { table.exported(as: $0) }.joined() + SearchHelp.markdown
      + sulfur
    expect(!written.utf8.contains(4))
    expect(written.contains("Crystal structure and system"))
  }
}
