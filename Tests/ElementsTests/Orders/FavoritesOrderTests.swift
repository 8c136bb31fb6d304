import Testing

@testable import Elements

@Suite("Order of favorites")
struct FavoritesOrderTests {
  private func favorites() -> FavoritesState {
    let mine = [(79, 2), (1, 9), (8, 4)].map {
      Favorite(number: $0.0, favoritedBy: "Ada", time: Int64($0.1))
    }
    let others = [(8, "bert"), (1, "Zoe"), (79, "bert"), (1, "Al")].map {
      Favorite(number: $0.0, favoritedBy: $0.1, time: 1)
    }
    return FavoritesState(
      installation: "test", mine: mine, others: others, outbox: [], lastEntry: 0)
  }

  private func outline(_ sorting: FavoritesSorting) throws -> [String] {
    let table = try catalog(
      "["
        + [record(1, "H", "Hydrogen"), record(8, "O", "Oxygen"), record(79, "Au", "Gold")]
        .joined(separator: ",") + "]")
    return ElementOrder.favorites(favorites(), sorting: sorting).sections(of: table).map {
      section in
      section.id + ": " + section.elements.map(\.symbol).joined(separator: " ")
    }
  }

  @Test("The user's favorites are first, then other people's by name")
  func hand() throws {
    try expect(
      outline(.manual), equals: ["mine: Au H O", "by-Al: H", "by-bert: O Au", "by-Zoe: H"])
  }

  @Test("Favorites are sorted by name, or by time with the newest first")
  func sorted() throws {
    try expect(outline(.name).first, equals: "mine: Au H O")
    try expect(outline(.time).first, equals: "mine: H O Au")
    try expect(outline(.name)[2], equals: "by-bert: Au O")
  }

  @Test("Empty sections and elements missing from the catalog are left out")
  func missing() throws {
    let table = try catalog("[" + record(79, "Au", "Gold") + "]")
    let sections = ElementOrder.favorites(favorites(), sorting: .manual).sections(of: table)
    expect(sections.map(\.id), equals: ["mine", "by-bert"])
    expect(
      sections.map(\.accessibleName.english),
      equals: ["Your Favorites, 1 element", "bert, 1 element"])
    let none = ElementOrder.favorites(FavoritesState(installation: "test"), sorting: .manual)
    expect(none.sections(of: table).isEmpty)
  }
}

@Suite("Other people's favorites by name")
struct NamedFavoritesTests {
  private func favorites(_ count: Int) -> [Favorite] {
    (0..<count).map {
      Favorite(number: $0 % 2 == 0 ? 1 : 79, favoritedBy: "Name \($0 % 100)", time: Int64($0))
    }
  }

  private func table() throws -> PeriodicTable {
    try catalog(
      "[" + [record(1, "H", "Hydrogen"), record(79, "Au", "Gold")].joined(separator: ",") + "]")
  }

  @Test("An update gives the same sections as computing them again")
  func updated() throws {
    let table = try table()
    let smaller = try catalog("[" + record(79, "Au", "Gold") + "]")
    var named = NamedFavorites([], sorting: .manual, table: table)
    expect(named.sections.isEmpty)
    for (count, sorting, table) in [
      (1000, FavoritesSorting.manual, table), (1000, .name, table), (1000, .time, table),
      (999, .time, table), (999, .time, smaller), (0, .manual, table),
    ] {
      expect(!named.isUpToDate(favorites(count), sorting: sorting, table: table))
      named = named.updated(favorites(count), sorting: sorting, table: table)
      expect(named.isUpToDate(favorites(count), sorting: sorting, table: table))
      let anew = NamedFavorites(favorites(count), sorting: sorting, table: table)
      expect(named.sections, equals: anew.sections)
    }
  }

  @Test("A long name has a short, unique identifier that is the same after a restart")
  func identifiers() {
    expect(FavoritesOrder.section(of: "Bert"), equals: "by-Bert")
    let long = (0..<1000).map {
      FavoritesOrder.section(of: "\($0)" + String(repeating: "é", count: 190))
    }
    expect(Set(long).count, equals: long.count)
    expect(long.allSatisfy { $0.utf8.count < 40 })
    expect(
      FavoritesOrder.section(of: String(repeating: "a", count: 200)),
      equals: "by-96245ce14f7a5b0d-200")
  }
}

@Suite("The star")
struct StarShapeTests {
  @Test(
    "Five points are on the circle, the others at half the radius, and both sides are equally wide")
  func shape() {
    let radii = StarShape.corners.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
    for (index, radius) in radii.enumerated() {
      expect(abs(radius - (index % 2 == 0 ? 1 : 0.5)) < 0.001)
    }
    for (corner, mirrored) in zip(StarShape.corners.dropFirst(), StarShape.corners.reversed()) {
      expect(abs(corner.x + mirrored.x) < 0.001 && abs(corner.y - mirrored.y) < 0.001)
    }
  }
}
