import Testing

@testable import Elements

@Suite("Exporting favorites")
struct FavoriteExportTests {
  private let favorites = [
    Favorite(number: 79, favoritedBy: "Ada \"L.\"", time: 1_795_276_662_123, serverID: "7"),
    Favorite(number: 2, favoritedBy: "Ada", time: 0),
  ]

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("JSON reads back in the same order")
  func roundTrip() throws {
    let text = try completeTable().exported(favorites: favorites, as: .json)
    let records = try FavoriteReader.read(bytes: Array(text.utf8), file: "test.json", limit: 9)
      .records
    expect(
      records,
      equals: [
        FavoriteRecord(number: 79, favoritedBy: "Ada \"L.\"", id: "7", time: 1_795_276_662_123),
        FavoriteRecord(number: 2, favoritedBy: "Ada", time: 0),
      ])
  }

  @Test("A record has the element's fields, which the catalog reader decodes")
  func catalogRecord() throws {
    let table = try completeTable()
    let read = try catalog(table.exported(favorites: favorites, as: .json))
    expect(read.elements, equals: [table[2], table[79]].compactMap { $0 })
  }

  @Test("Each level is indented by two spaces")
  func indentation() throws {
    let text = try lines(completeTable().exported(favorites: favorites, as: .json))
    expect(
      text.prefix(6),
      equals: [
        "[", "  {", "    \"id\": \"7\",", "    \"favoritedBy\": \"Ada \\\"L.\\\"\",",
        "    \"favoritedAt\": \"2026-11-21T15:57:42.123Z\",", "    \"name\": \"Name79\",",
      ])
    expect(text.suffix(3), equals: ["  }", "]", ""])
    let alone = try lines(completeTable().exported(favorite: favorites[1]))
    expect(alone.first, equals: "{")
    expect(alone[1], equals: "  \"favoritedBy\": \"Ada\",")
    expect(alone.last, equals: "}")
  }

  @Test("A favorite of an element missing from the catalog has its number")
  func unknownElement() throws {
    let table = try catalog("[" + record(1, "H", "Hydrogen") + "]")
    let text = table.exported(favorites: favorites, as: .json)
    let records = try FavoriteReader.read(bytes: Array(text.utf8), file: "test.json", limit: 9)
      .records
    expect(records.map(\.number), equals: [79, 2])
    expect(table.exported(favorites: favorites, as: .csv).split(separator: "\r\n").count, equals: 1)
  }

  @Test("CSV has the catalog's rows, in the user's order")
  func csv() throws {
    let table = try completeTable()
    let rows = table.exported(favorites: favorites, as: .csv).split(separator: "\r\n")
    let all = table.exported(as: .csv).split(separator: "\r\n")
    expect(rows, equals: [all[0], all[79], all[2]])
  }

  @Test("Without favorites the list is empty")
  func none() throws {
    try expect(completeTable().exported(favorites: [], as: .json), equals: "[]\n")
  }
}
