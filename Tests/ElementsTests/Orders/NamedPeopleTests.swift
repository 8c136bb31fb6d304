import Testing

@testable import Elements

@Suite("People on the Favorites page")
struct NamedPeopleTests {
  private static let fold: TextFold = { word in
    let plain = word.lowercased()
    return [plain, String(plain.map { $0 == "ë" ? "e" : $0 })]
  }

  private func named(
    _ names: [String], sorting: FavoritesSorting = .manual
  ) throws -> NamedFavorites {
    let favorites = names.enumerated().flatMap { index, name in
      [1, index == 0 ? 8 : 79].map { Favorite(number: $0, favoritedBy: name, time: 1) }
    }
    return NamedFavorites(favorites, sorting: sorting, table: try table(), fold: Self.fold)
  }

  private func table() throws -> PeriodicTable {
    try catalog(
      "["
        + [record(1, "H", "Hydrogen"), record(8, "O", "Oxygen"), record(79, "Au", "Gold")]
        .joined(separator: ",") + "]")
  }

  private func found(_ text: String, among names: [String]) throws -> [String] {
    try named(names).people(named: text).map(\.title.english)
  }

  @Test("A person is found by the beginnings of the words of her name, without case and accents")
  func names() throws {
    let names = ["Ada Lovelace", "Zoë Ada Ng", "Bert", "O’Hara Jr."]
    try expect(found("ada", among: names), equals: ["Ada Lovelace", "Zoë Ada Ng"])
    try expect(found("love ADA", among: names), equals: ["Ada Lovelace"])
    try expect(found("zoe", among: names), equals: ["Zoë Ada Ng"])
    try expect(found("Zoë n", among: names), equals: ["Zoë Ada Ng"])
    try expect(found("o’hara", among: names), equals: ["O’Hara Jr."])
    expect(try found("lace", among: names).isEmpty)
    expect(try found("bert ada", among: names).isEmpty)
    expect(try found(" –", among: names).isEmpty)
  }

  @Test("In a script without spaces any part of a name is found")
  func unspaced() throws {
    try expect(found("太郎", among: ["山田太郎", "山田花子"]), equals: ["山田太郎"])
  }

  @Test("Hidden people have no section, are not found and not counted, until they are shown again")
  func hidden() throws {
    var named = try named(["Ada", "Bert", "Zoe"])
    let all = named.sections
    named.hide(HiddenPeople(["Bert", "Nobody"]))
    expect(named.sections.map(\.id), equals: ["by-Ada", "by-Zoe"])
    expect(named.people(named: "bert").isEmpty)
    expect(named.counts(adding: []).counts, equals: [1: 2, 8: 1, 79: 1])
    let favorites = [Favorite(number: 79, favoritedBy: "Bert", time: 1)]
    let updated = named.updated(favorites, sorting: .manual, table: try table())
    expect(updated.sections.isEmpty, "still hidden after a change")
    named.hide(HiddenPeople())
    expect(named.sections, equals: all)
  }

  @Test("By popularity, elements stand under the number of people who marked them")
  func popular() throws {
    let mine = [8, 79].map { Favorite(number: $0, favoritedBy: "Ada", time: 1) }
    let others = ["Bert", "Zoe"].flatMap { name in
      [79, 1].map { Favorite(number: $0, favoritedBy: name, time: 1) }
    }
    var state = FavoritesState(
      installation: "test", mine: mine, others: others, outbox: [], lastEntry: 0)
    let outline = { (state: FavoritesState) in
      ElementOrder.favorites(state, sorting: .popular).sections(of: try table()).map {
        "\($0.id), \($0.title.english): " + $0.elements.map(\.symbol).joined(separator: " ")
      }
    }
    try expect(
      outline(state),
      equals: [
        "people-3, 3 people: Au", "people-2, 2 people: H", "people-1, 1 person: O",
      ])
    state.others = []
    try expect(
      outline(state), equals: ["mine, Your Favorites: O Au"], "by hand without other people")
  }
}
