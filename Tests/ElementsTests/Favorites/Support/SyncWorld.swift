import Elements

/// A model of the program and a server, as one value. Each event is an act that gives another such value.
struct SyncWorld: Hashable {
  static let user = "Ada"
  static let url = "https://example.org"

  /// The state on disk.
  var state = FavoritesState(installation: "one")
  var machine = SyncMachine()
  var server: ModelServer
  private(set) var now: Int64 = 1
  /// The user's favorites, as marked here and on other computers.
  private(set) var wanted: Set<Int> = []
  /// Number of lists since an outdated one, up to `oldListDistance`: at most one of three in a row is outdated.
  private var listsSinceOld = oldListDistance
  private static let oldListDistance = 2

  init(_ server: ModelServer) { self.server = server }

  enum Act: Hashable {
    // Acts of the user and of the environment.
    case toggle(Int)
    case elsewhere(Int)
    case someoneElse
    case kill, retry, changeNetwork, watch
    // Outcomes of the current step.
    case succeed
    case timePasses
    case oldList
    case failBefore(SyncProblem, retryAfter: Int64? = nil)
    case failAfter(SyncProblem)
    case killBefore, killAfter
    // Responses to an addition: another favorite, without or with adding the requested one, and a captive portal's
    // page.
    case mismatchBefore, mismatchAfter, unread
  }

  var step: SyncMachine.Step { machine.nextStep(for: state, at: now) }

  /// The acts possible now.
  var acts: [Act] {
    let common: [Act] = [
      .toggle(1), .toggle(2), .elsewhere(3), .someoneElse, .kill, .retry, .changeNetwork, .watch,
    ]
    let failures: [Act] = [
      .failBefore(.server(.noResponse(""))), .failBefore(.server(.status(429)), retryAfter: 60_000),
      .failBefore(.server(.status(403))),
    ]
    switch step {
    case .idle: return common
    case .wait: return common + [.timePasses]
    case .fetchList:
      return common + [.succeed] + (listsSinceOld < Self.oldListDistance ? [] : [.oldList])
        + failures
    case .send(let entry):
      let answers: [Act] = entry.action == .add ? [.mismatchBefore, .mismatchAfter, .unread] : []
      return common + [.succeed, .failAfter(.server(.timedOut)), .killBefore, .killAfter] + failures
        + answers
    }
  }

  mutating func perform(_ act: Act) {
    switch act {
    case .toggle(let number): toggle(number)
    case .elsewhere(let number):
      if !server.has(number, by: Self.user) { server.add(number, by: Self.user) }
      wanted.insert(number)
    case .someoneElse:
      if server.has(1, by: "Bert") {
        server.remove(1, by: "Bert")
      } else {
        server.add(1, by: "Bert")
      }
    case .kill: machine = SyncMachine()
    case .retry: take(.retryRequested)
    case .changeNetwork: take(.networkChanged)
    case .watch: take(.listShown)
    case .timePasses: if case .wait(let end) = step { now = end }
    case .succeed: exchange { _, _ in nil }
    case .oldList: list(server.oldRecords, isOld: true)
    case .failBefore(let problem, let retryAfter):
      begin()
      take(.failed(problem, retryAfter: retryAfter))
    case .failAfter(let problem): exchange { _, _ in .failed(problem) }
    case .killBefore:
      begin()
      machine = SyncMachine()
    case .killAfter:
      exchange { _, _ in .retryRequested }
      machine = SyncMachine()
    case .mismatchBefore: answer { .mismatched($0) }
    case .mismatchAfter: exchange { entry, _ in .mismatched(entry) }
    case .unread: answer { .unread($0, .unusable(.verbatim(""))) }
    }
  }

  /// Responds to the request in place of the server.
  private mutating func answer(_ event: (OutboxEntry) -> SyncMachine.Event) {
    guard case .send(let entry) = step else { return }
    begin()
    take(event(entry))
  }

  private mutating func toggle(_ number: Int) {
    if state.isMine(number) {
      state.unstar(number)
      wanted.remove(number)
    } else {
      state.star(number, by: Self.user, at: 0)
      wanted.insert(number)
    }
  }

  private mutating func take(_ event: SyncMachine.Event) {
    machine.handle(event, at: now, random: 0)
  }

  private mutating func begin() {
    if case .send(let entry) = step { state.begin(entry.id, random: "world") }
  }

  private mutating func list(_ records: [Favorite], isOld: Bool) {
    let result = state.receive(records, from: Self.url, user: Self.user, machine.memory)
    listsSinceOld = isOld ? 0 : min(listsSinceOld + 1, Self.oldListDistance)
    take(.listed(result))
  }

  /// Performs the step. `answer` returns an event that replaces the server's response.
  private mutating func exchange(
    _ answer: (OutboxEntry, String?) -> SyncMachine.Event?
  ) {
    switch step {
    case .idle, .wait: break
    case .fetchList: list(server.records, isOld: false)
    case .send(let entry):
      begin()
      let id = server.take(entry, key: state.outbox.first?.key ?? "")
      if let event = answer(entry, id) { return take(event) }
      state.finish(entry.id, serverID: id)
      take(.sent(entry, serverID: id))
    }
  }

  // MARK: Invariants

  /// A violation of the invariants that always hold; nil if there is none.
  var fault: String? {
    if server.arrived != server.arrived.sorted() { return "not in order: \(server.arrived)" }
    if Set(state.mine.map(\.number)).count < state.mine.count { return "an element twice" }
    if !doubled.isEmpty { return "doubled: \(doubled)" }
    return nil
  }

  /// A violation of the invariants after a complete sync; nil if there is none.
  var faultAtRest: String? {
    let mine = Set(state.mine.map(\.number))
    let served = server.records.filter { $0.favoritedBy == Self.user }
    if !state.outbox.isEmpty { return "not sent: \(state.outbox)" }
    if mine != wanted { return "wanted \(wanted), has \(mine)" }
    if !doubled.isEmpty { return "doubled: \(doubled)" }
    if Set(served.map(\.number)) != wanted { return "wanted \(wanted), server has \(served)" }
    for favorite in state.mine
    where !served.contains(where: {
      $0.number == favorite.number && $0.serverID == favorite.serverID
    }) {
      return "the server's name of \(favorite) is not its own"
    }
    let others = server.records.filter { $0.favoritedBy != Self.user }
    return state.others == others ? nil : "others \(state.others), server has \(others)"
  }

  private var doubled: [Int] {
    let numbers = server.records.filter { $0.favoritedBy == Self.user }.map(\.number).sorted()
    return zip(numbers, numbers.dropFirst()).filter { $0 == $1 }.map(\.0)
  }

  /// The world after the next successful step, with retries by the user; nil when idle.
  var afterSuccess: SyncWorld? {
    var world = self
    switch step {
    case .idle where machine.isStopped: world.perform(.retry)
    case .idle: return nil
    case .wait: world.perform(.timePasses)
    case .fetchList, .send: world.perform(.succeed)
    }
    return world
  }

  /// The world a minute later, when the list is shown.
  var watchedLater: SyncWorld {
    var world = self
    world.now += 60_000
    world.perform(.watch)
    return world
  }
}
