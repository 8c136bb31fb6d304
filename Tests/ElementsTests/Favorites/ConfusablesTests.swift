import Testing

@testable import Elements

@Suite("Names that look alike")
struct ConfusablesTests {
  static let confusables = Result {
    try Confusables.read(bytes: ProjectFile.resource("confusables.tsv"), file: "f")
  }

  private func isAlike(_ one: String, _ other: String) throws -> Bool {
    let confusables = try Self.confusables.get()
    return !confusables.looks(of: one).isDisjoint(with: confusables.looks(of: other))
  }

  @Test(
    "Invisible characters, case, white space and letters of other scripts tell no names apart",
    arguments: [
      "ada lovelace", " ADA  lovelace ", "Ａda Love\u{200b}lace", "Ada Lovelace\u{fe0f}",
      "A\u{180b}da Love\u{17b4}lace", "Ada\u{34f} Lovelace", "Ada Lovelace\u{e0100}",
      "\u{3164}Ada Lovelace", "Ada\u{2800}Lovelace", "Аdа Lоvеlасе", "Ada 1ovelace", "Ada Iovelace",
      "𝐀𝐝𝐚 Lovelace",
    ])
  func alike(name: String) throws { try expect(isAlike(name, "Ada Lovelace")) }

  @Test("So do letters in parts")
  func parts() throws {
    for (one, other) in [
      ("Zoë", "Zoe\u{308}"), ("가각", "\u{1100}\u{1161}\u{1100}\u{1161}\u{11a8}"), ("Emma", "Ernrna"),
    ] {
      try expect(isAlike(one, other), "\(one)")
    }
  }

  @Test("Other names are others")
  func others() throws {
    for (one, other) in [
      ("Ada", "Ida"), ("Zoë", "Zoe"), ("Ali", "All"), ("李", "季"), ("Анна", "Инна"),
    ] {
      try expect(!isAlike(one, other), "\(one)")
    }
  }

  @Test(
    "A damaged table is an error, also one that was cut off",
    arguments: [
      "\n", "a\n", "a\t\n", "a\t41-\n", "a\t4x\n", "a\t42-41\n", "a\t110000\n", "a\t41  42\n",
      "", "a\t41\nb\t4",
    ])
  func damaged(text: String) {
    expect((try? Confusables.read(bytes: Array(text.utf8), file: "f")) == nil, "\(text)")
  }
}
