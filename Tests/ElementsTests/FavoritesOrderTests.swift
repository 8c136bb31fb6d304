import Testing

@testable import Elements

@Suite("The order of favorites")
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
    return FavoritesOrder(favorites(), sorting: sorting).sections(of: table).map { section in
      section.id + ": " + section.elements.map(\.symbol).joined(separator: " ")
    }
  }

  @Test("The user's own come first, then other people's by their names")
  func hand() throws {
    #expect(try outline(.hand) == ["mine: Au H O", "by-Al: H", "by-bert: O Au", "by-Zoe: H"])
  }

  @Test("By name, and by time with the newest first")
  func sorted() throws {
    #expect(try outline(.name).first == "mine: Au H O")
    #expect(try outline(.time).first == "mine: H O Au")
    #expect(try outline(.name)[2] == "by-bert: Au O")
  }

  @Test("A section without elements is not there, nor is an element that the catalog lacks")
  func missing() throws {
    let table = try catalog("[" + record(79, "Au", "Gold") + "]")
    let sections = FavoritesOrder(favorites(), sorting: .hand).sections(of: table)
    #expect(sections.map(\.id) == ["mine", "by-bert"])
    #expect(sections.map(\.accessibleName) == ["Your Favorites, 1 element", "bert, 1 element"])
    let none = FavoritesOrder(FavoritesState(installation: "test"), sorting: .hand)
    #expect(none.sections(of: table).isEmpty)
  }
}

@Suite("The star")
struct StarShapeTests {
  @Test("Five points lie on the circle, the others half as far, and it is as wide on both sides")
  func shape() {
    let radii = StarShape.corners.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
    for (index, radius) in radii.enumerated() {
      #expect(abs(radius - (index % 2 == 0 ? 1 : 0.5)) < 0.001)
    }
    for (corner, mirrored) in zip(StarShape.corners.dropFirst(), StarShape.corners.reversed()) {
      #expect(abs(corner.x + mirrored.x) < 0.001 && abs(corner.y - mirrored.y) < 0.001)
    }
  }
}
