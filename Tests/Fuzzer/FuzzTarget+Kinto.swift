import Elements

extension FuzzTarget {
  /// The answers of a Kinto server.
  static var kinto: FuzzTarget {
    FuzzTarget(
      name: "kinto", samples: answers.map { Array($0.utf8) },
      tokens: [
        "last_modified", "deleted", "true", "id", "data", "existing", "details", "user",
        "project_name", "kinto", "favoritedBy", "number", "e79-", String(repeating: "a", count: 32),
        "9007199254740993", "{", "}", "[", "]", ",", ":", "\"", "null", "-1",
      ].map { Array($0.utf8) },
      decode: { read($0) })
  }

  private static let record =
    #"{"id": "e79-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "last_modified": 1700000000000, "number": 79, "#
    + #""favoritedBy": "Ada", "favoritedAt": "2026-11-21T15:57:42.123Z"}"#

  private static let answers = [
    #"{"data": [\#(record), {"id": "e1-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "last_modified": 5, "#
      + #""deleted": true}]}"#,
    #"{"data": \#(record), "permissions": {"write": ["account:ada"]}}"#,
    #"{"code": 412, "details": {"existing": \#(record)}}"#,
    #"{"code": 403, "errno": 121, "details": {"reason": "name-of-another"}}"#,
    #"{"project_name": "kinto", "user": {"id": "account:ada", "bucket": "x"}}"#,
  ]

  private static func read(_ input: [UInt8]) {
    _ = try? KintoReader.root(bytes: input, server: "k")
    _ = try? KintoReader.record(bytes: input, server: "k")
    _ = KintoReader.existing(bytes: input)
    _ = KintoReader.refusal(bytes: input)
    guard let page = try? KintoReader.page(bytes: input, server: "k") else { return }
    var list = KintoList()
    guard (try? list.take(page, server: "k")) != nil, (try? list.take(page, server: "k")) != nil
    else { return }
    list.finish(at: 1, isWhole: true, now: 0)
    var state = FavoritesState(installation: "k")
    state.star(79, by: "Ada", at: 0)
    state.begin(1, random: "k")
    let owner = String(repeating: "a", count: 32)
    _ = state.receive(
      list.favorites(owner: owner), from: "k", user: "Ada", SyncMachine(.kinto).memory)
    precondition(state.isMine(79))
    precondition(state.mine.allSatisfy { $0.favoritedBy == "Ada" })
  }
}
