import Testing

@testable import Elements

extension KintoTests {
  @Test(
    "Somebody whose name looks like the user's is shown with a mark",
    arguments: ["Ada\u{200b}", "Ada\u{fe0f}", "А\u{34f}dа", "ADA", "\u{3164}Ada", "𝐀𝐝𝐚"])
  func namesThatLookAlike(name: String) throws {
    let confusables = try Confusables.read(
      bytes: ProjectFile.resource("confusables.tsv"), file: "confusables.tsv")
    var list = KintoList()
    let pages = try page(Self.json(79, Self.bert, name), Self.json(2, Self.bert, "Ida"))
    try list.take([pages], at: 1, isWhole: true, now: 0, server: "s")
    var state = FavoritesState(installation: "one")
    _ = state.receive(
      list.favorites(owner: Self.ada), from: "k", user: "Ada", SyncMemory(.kinto)
    ) { confusables }
    expect(state.others.map(\.favoritedBy), equals: ["Ida", name + " (bbbb)"])
  }
}
