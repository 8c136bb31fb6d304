import Testing

@testable import Elements

/// The texts about what is wrong in a file that the user opens or a server sends.
@Suite("Texts about faults in files")
struct FaultTextTests {
  /// Faulty catalogs.
  private static let catalogs = [
    "", "[", "[1 2]", "{\"a\" 1}", "{\"a\": 1, \"a\": 2}", "[\"\\x\"]", "[\"\\u12\"]", "[\"a\n\"]",
    "[\"a", "[01]", "[1.]", "[é]", "[ ", "[\n", "1", "{}", "{\"elements\": 1}", "[1]", "[[]]",
    "[null]",
    "[{}]", "[{\"number\": 0}]", "[{\"number\": 1}]", "[{\"number\": 1, \"symbol\": \" \"}]",
    "[\(record(1, "H", "Hydrogen", "\"phase\": \"hot\""))]",
    "[\(record(1, "H", "Hydrogen", "\"block\": \"x\""))]",
    "[\(record(1, "H", "Hydrogen", "\"category\": \"x\""))]",
    "[\(record(1, "H", "Hydrogen", "\"xpos\": 5, \"ypos\": 1"))]",
    "[\(record(1, "H", "Hydrogen", "\"shells\": [\"x\"]"))]",
    "[\(record(1, "H", "Hydrogen", "\"shells\": [1,1,1,1,1,1,1,1,1,1,1]"))]",
    "[\(record(1, "H", "Hydrogen", "\"units\": {\"melt\": 1}"))]",
    "[\(record(1, "H", "Hydrogen", "\"melt\": -1"))]",
    "[\(record(1, "H", "Hydrogen", "\"summary\": \"\\u0007\""))]",
    "[\(record(1, "H", "Hydrogen", weight: "1e999"))]",
    "[\(record(1, "H", "Hydrogen", weight: "5000"))]",
    "{\"elements\": [], \"sources\": 1}", "{\"elements\": [], \"sources\": {\"a\": {}}}",
  ]

  /// Faulty lists of places.
  private static let places = [
    "", "\u{1}", "PK\u{3}\u{4}", "no table", "1", "{\"a\": 1}", "[{\"name\": \"A\"}]",
    "[{\"name\": \"A\", \"lat\": 1}]", "[{\"name\": \"A\", \"lat\": 1, \"lon\": 999}]",
    "[{\"name\": \"A\", \"coord\": {}}]", "[{\"type\": \"Feature\"}]",
    "[{\"type\": \"Feature\", \"geometry\": {\"type\": \"Line\"}}]",
    "[{\"type\": \"Feature\", \"geometry\": {\"type\": \"Point\"}}]", "name,lat\nA,1",
    "name,lat,lon,lat\nA,1,1,1", "name,lat,lon\nA,1,\"1", "name,lat,lon\nA,1,\"1\"x",
    "name,lat,lon\nA,1,1,1",
  ]

  /// Faulty favorites.
  private static let favorites = [
    "", "{}", "[{}]", "[{\"number\": 1, \"favoritedBy\": \"\\u200b\"}]",
    "[{\"number\": 1, \"favoritedBy\": \"a\", \"_id\": []}]",
    "[{\"number\": 1, \"favoritedBy\": \"a\", \"favoritedAt\": \"x\"}]",
    "[{\"notes\": {\"x\": \"y\"}}]",
  ]

  /// The errors of all files.
  private static var errors: [CatalogError] {
    func error(_ body: () throws(CatalogError) -> Void) -> CatalogError? {
      do throws(CatalogError) { try body() } catch { return error }
      return nil
    }
    return catalogs.compactMap { text in
      error { () throws(CatalogError) in
        let part = try CatalogPart(bytes: Array(text.utf8), name: "file")
        if let warning = part.warnings.first.first { throw warning }
      }
    }
      + places.compactMap { text in
        error { () throws(CatalogError) in
          _ = try PlaceReader.read(bytes: Array(text.utf8), file: "file")
        }
      }
      + favorites.compactMap { text in
        error { () throws(CatalogError) in
          _ = try FavoriteReader.read(bytes: Array(text.utf8), file: "file", limit: 10)
        }
      }
  }

  /// The pieces of a message that are not translated.
  private func pieces(of message: Message) -> [String] {
    switch message {
    case .verbatim(let text): [text]
    case .format(_, let arguments), .plural(_, _, let arguments):
      arguments.flatMap { pieces(of: $0) }
    default: []
    }
  }

  @Test("No words of the program are left in English")
  func words() {
    let errors = Self.errors
    expect(errors.count > 50)
    for error in errors {
      for piece in pieces(of: error.text) where piece.contains(" ") {
        // A piece of the file, or names of values or columns.
        let isPiece = piece.hasPrefix("\"") || piece.contains(", ")
        expect(isPiece, "\(error): \(piece)")
      }
    }
  }

  @Test("The English text names file, record, key and what was found")
  func english() {
    let errors = Set(Self.errors.map(\.description))
    for text in [
      "file: expected a list of elements, found the number 1",
      "file, line 1: expected \",\" or \"]\", found \"2\"",
      "file, line 1: \"\\\" cannot be followed by \"x\"",
      "file, line 2, record 1: expected at most 3 columns, found 4",
      "file, element 1 (Hydrogen): \"phase\": expected one of Solid, Liquid, Gas, Unknown, "
        + "found \"hot\"",
    ] { expect(errors.contains(text), "\(text): \(errors.sorted())") }
  }
}
