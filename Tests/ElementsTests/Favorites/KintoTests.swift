import Testing

@testable import Elements

extension KintoList {
  /// Takes over the pages of a request.
  mutating func take(
    _ pages: [KintoReader.Page], at time: Int64, isWhole: Bool, now: Int64, server: String
  ) throws(CatalogError) {
    if isWhole { self = KintoList() }
    for page in pages { try take(page, server: server) }
    finish(at: time, isWhole: isWhole, now: now)
  }
}

@Suite("Kinto")
struct KintoTests {
  static let ada = String(repeating: "a", count: 32)
  static let bert = String(repeating: "b", count: 32)

  static func json(_ number: Int, _ owner: String, _ name: String, version: Int = 1) -> String {
    """
    {"id": "e\(number)-\(owner)", "last_modified": \(version), "number": \(number), \
    "favoritedBy": "\(name)", "favoritedAt": "1970-01-01T00:00:01Z"}
    """
  }

  func page(_ records: String...) throws -> KintoReader.Page {
    let text = #"{"data": ["# + records.joined(separator: ", ") + "]}"
    return try KintoReader.page(bytes: Array(text.utf8), server: "s")
  }

  @Test("A page has favorites, deleted records, and malformed ones with a warning")
  func pages() throws {
    let page = try page(
      Self.json(79, Self.ada, "Ada", version: 7),
      #"{"id": "e1-\#(Self.ada)", "last_modified": 8, "deleted": true}"#,
      Self.json(79, "0", "Ada"),
      #"{"id": "e2-\#(Self.bert)", "last_modified": 9, "number": 3, "favoritedBy": "Bert"}"#,
      #"{"id": "..", "last_modified": 9}"#, #"{"id": "x", "last_modified": -1}"#, "3")
    expect(page.records.map(\.version), equals: [7, 8, 1, 9])
    expect(page.records[1].content, equals: .deleted)
    expect(page.records[2...].allSatisfy { $0.content == .malformed })
    let gold = Favorite(
      number: 79, favoritedBy: "Ada", time: 1000, serverID: "e79-\(Self.ada)")
    expect(page.records[0].favorite, equals: gold)
    expect(page.warnings.count, equals: 5)
  }

  @Test(
    "Anything but a list of records is an error",
    arguments: [
      "", "[]", "{}", #"{"data": {}}"#, #"{"data": [}"#, "<html>", #"{"data": null}"#,
      "{\"data\": [1]",
    ])
  func noPages(_ text: String) {
    #expect(throws: CatalogError.self) {
      try KintoReader.page(bytes: Array(text.utf8), server: "s")
    }
  }

  @Test("The root tells the kind of server, and the user")
  func root() throws {
    func root(_ text: String) throws -> KintoReader.Root {
      try KintoReader.root(bytes: Array(text.utf8), server: "s")
    }
    let kinto = try root(#"{"project_name": "kinto", "user": {"id": "account:ada", "x": 1}}"#)
    expect(kinto, equals: KintoReader.Root(isKinto: true, user: "account:ada"))
    try expect(root(#"{"project_name": "Other"}"#), equals: .init(isKinto: false, user: nil))
    try expect(root(#"{"user": 7}"#), equals: .init(isKinto: false, user: nil))
    #expect(throws: CatalogError.self) { try root("[]") }
    let long = #"{"a": ""# + String(repeating: "x", count: InputLimits.serverAnswerLength) + #""}"#
    #expect(throws: CatalogError.self) { try root(long) }
  }

  @Test("The answer of status 412 may have the record that is there")
  func existing() {
    let text = #"{"code": 412, "details": {"existing": \#(Self.json(8, Self.ada, "Ada"))}}"#
    expect(KintoReader.existing(bytes: Array(text.utf8))?.favorite?.number, equals: 8)
    for text in ["", "{}", #"{"details": {"existing": 3}}"#, #"{"details": []}"#] {
      expect(KintoReader.existing(bytes: Array(text.utf8)) == nil)
    }
  }

  @Test("The answer of status 403 may have a reason that is known")
  func refusals() {
    func refusal(_ text: String) -> SyncRefusal? { KintoReader.refusal(bytes: Array(text.utf8)) }
    for reason in SyncRefusal.allCases {
      let text = #"{"code": 403, "errno": 121, "details": {"reason": "\#(reason.rawValue)"}}"#
      expect(refusal(text), equals: reason)
    }
    let filler = String(repeating: "x", count: InputLimits.serverAnswerLength)
    for text in [
      "", "[]", #"{"code": 403}"#, #"{"details": "name-of-another"}"#,
      #"{"details": {"reason": "x"}}"#, #"{"details": {"reason": 1}}"#,
      #"{"details": {"reason": "not-a-pupil"}, "message": "\#(filler)"}"#,
    ] { expect(refusal(text) == nil, "\(text.prefix(60))") }
  }

  @Test("A list is followed by what changed, and the newest version of a record counts")
  func changes() throws {
    var list = KintoList()
    expect(list.time == nil)
    try list.take(
      [
        page(
          Self.json(79, Self.ada, "Ada", version: 5), Self.json(1, Self.bert, "Bert", version: 6))
      ],
      at: 6, isWhole: true, now: 0, server: "s")
    expect(list.time, equals: 6)
    expect(list.version(of: "e1-\(Self.bert)"), equals: 6)
    let deleted = #"{"id": "e1-\#(Self.bert)", "last_modified": 9, "deleted": true}"#
    try list.take(
      [
        page(deleted, Self.json(79, Self.ada, "Old", version: 4)),
        page(Self.json(3, Self.bert, "B")),
      ],
      at: 9, isWhole: false, now: 0, server: "s")
    let favorites = list.favorites(owner: Self.ada).favorites
    expect(favorites.map(\.number), equals: [79, 3])
    expect(favorites.map(\.favoritedBy), equals: ["Ada", "B"])
    try list.take([page()], at: 3, isWhole: true, now: 0, server: "s")
    expect(list.favorites(owner: Self.ada).favorites.isEmpty)
    expect(list.time, equals: 3)
  }

  @Test("Of malformed records only the user's own may stand for a favorite")
  func malformed() throws {
    func odd(_ id: String) -> String { #"{"id": "\#(id)", "last_modified": 1, "number": 200}"# }
    var list = KintoList()
    try list.take(
      [page(odd("e7-\(Self.ada)"), odd("e8-\(Self.bert)"), odd("x"))], at: 1, isWhole: true, now: 0,
      server: "s")
    let favorites = list.favorites(owner: Self.ada)
    expect(favorites.malformedRecords.map(\.number), equals: [7])
    expect(favorites.warnings.count, equals: 3)
  }

  /// A page with a favorite of each person, whose digests are made of the numbers.
  private static func page(of people: Range<Int>, _ number: Int) -> KintoReader.Page {
    var page = KintoReader.Page()
    page.records = people.map { person in
      let digits = String(person, radix: 16)
      let owner = String(repeating: "0", count: 32 - digits.utf8.count) + digits
      let id = KintoRecord.id(ofElement: number, owner: owner)
      let favorite = Favorite(number: number, favoritedBy: "P\(person)", time: 0, serverID: id)
      return KintoRecord(id: id, version: 1, content: .favorite(favorite))
    }
    return page
  }

  @Test("All elements of a thousand people are accepted, and one favorite more is not")
  func tooMany() throws {
    var list = KintoList()
    for number in Favorite.numbers {
      try list.take(Self.page(of: 0..<1000, number), server: "s")
    }
    expect(list.favorites(owner: Self.ada).favorites.count, equals: InputLimits.classCount)
    try list.take(Self.page(of: 0..<1000, 7), server: "s")
    #expect(throws: CatalogError.self) {
      try list.take(Self.page(of: 1000..<1001, 1), server: "s")
    }
  }

  @Test("A list is as it was until something changes")
  func unchanged() throws {
    var list = KintoList()
    try list.take(
      [page(Self.json(79, Self.bert, "Bert"))], at: 1, isWhole: true, now: 0, server: "s")
    let first = list.favorites(owner: Self.ada)
    try list.take([page()], at: 1, isWhole: false, now: 1, server: "s")
    expect(list.favorites(owner: Self.ada), equals: first)
    expect(list.favorites(owner: Self.bert).owner, equals: Self.bert)
    list.take(nil, id: "e79-\(Self.bert)")
    expect(list.favorites(owner: Self.ada).favorites.isEmpty)
    try list.take(
      [page(#"{"id": "e1-\#(Self.ada)", "last_modified": 1}"#)], at: 2, isWhole: false, now: 2,
      server: "s")
    expect(list.favorites(owner: Self.ada).malformedRecords.map(\.number), equals: [1])
  }

  @Test("Somebody else with the user's name is shown with a mark, and is never the user")
  func namesakes() throws {
    var list = KintoList()
    let pages = try page(
      Self.json(79, Self.bert, "Ada"), Self.json(1, Self.ada, "Ada"), Self.json(2, Self.bert, "B"))
    try list.take([pages], at: 1, isWhole: true, now: 0, server: "s")
    var state = FavoritesState(installation: "one")
    state.star(79, by: "Ada", at: 3)
    let result = state.receive(
      list.favorites(owner: Self.ada), from: "k", user: "Ada", SyncMemory(.kinto))
    expect(!result.isOutboxEmpty)
    expect(state.mine.map(\.number), equals: [79, 1])
    expect(state.others.map(\.favoritedBy), equals: ["B", "Ada (bbbb)"])
  }

  @Test("One list of Kinto is enough")
  func oneList() throws {
    var list = KintoList()
    try list.take([page(Self.json(79, Self.ada, "Ada"))], at: 1, isWhole: true, now: 0, server: "s")
    for (kind, isKnown) in [(ServerKind.kinto, true), (.simple, false)] {
      var state = FavoritesState(installation: "one")
      state.star(79, by: "Ada", at: 1000)
      let memory = SyncMemory(kind)
      let result = state.receive(
        list.favorites(owner: Self.ada), from: "k", user: "Ada", memory)
      expect(result.isOutboxEmpty, equals: isKnown)
      expect(result.memory.hasDoubts, equals: !isKnown)
    }
  }

  @Test(
    "A pause that a good answer asks for holds for everything but a wish of the user, at most a day"
  )
  func backoff() {
    var machine = SyncMachine(.kinto)
    var state = FavoritesState(installation: "one")
    state.star(79, by: "Ada", at: 1)
    machine.handle(.slowedDown(5_000), at: 100, random: 0)
    expect(machine.nextStep(for: state, at: 100), equals: .wait(until: 5_100))
    machine.handle(.networkChanged, at: 200, random: 0)
    expect(machine.nextStep(for: state, at: 200), equals: .wait(until: 5_100))
    machine.handle(.slowedDown(.max), at: 200, random: 0)
    expect(machine.nextStep(for: state, at: 200), equals: .wait(until: 86_400_200))
    machine.handle(.slowedDown(-1), at: 300, random: 0)
    expect(machine.nextStep(for: state, at: 300), equals: .wait(until: 86_400_200))
    machine.handle(.retryRequested, at: 400, random: 0)
    expect(machine.nextStep(for: state, at: 400), equals: .fetchList)
  }

  @Test("A server's address may lack the version of the interface")
  func servers() throws {
    func server(_ text: String, _ account: String = "ada") throws -> SyncServer {
      SyncServer(try WebAddress(text), kind: .kinto, bucket: "10b", account: account)
    }
    for text in ["https://s.org", "https://s.org/", "https://s.org/v1", "https://S.org/v1/"] {
      try expect(server(text).root.text, equals: "https://s.org/v1")
      try expect(server(text).id, equals: "ada@https://s.org/v1/buckets/10b")
    }
    try expect(server("https://s.org/k", "").id, equals: "https://s.org/k/v1/buckets/10b")
    let simple = SyncServer(
      try WebAddress("https://s.org/f"), kind: .simple, bucket: "10b", account: "a")
    expect(simple.id, equals: "https://s.org/f")
    try expect(simple, equals: SyncServer(WebAddress("https://s.org/f")))
  }

  @Test("Names of classes and accounts")
  func names() {
    for text in ["10b", "Class_7-a", "x"] { expect(SyncServer.isBucket(text)) }
    for text in ["", "-a", "_a", "10 b", "é", "a/b", String(repeating: "a", count: 101)] {
      expect(!SyncServer.isBucket(text), "\(text)")
    }
    for text in ["ada", "a.b@c", "A!"] { expect(SyncServer.isAccount(text)) }
    for text in ["", "a:b", "a b", "é", "a\n"] { expect(!SyncServer.isAccount(text)) }
  }

  @Test("The body of an addition has nothing but the favorite")
  func body() {
    let favorite = Favorite(number: 79, favoritedBy: "A\"da", time: 1000, serverID: nil)
    let text = favorite.kintoBody.filter { !$0.isWhitespace }
    expect(
      text,
      equals:
        #"{"data":{"favoritedBy":"A\"da","favoritedAt":"1970-01-01T00:00:01.000Z","number":79}}"#
    )
  }
}
