import Elements
import Testing

@Suite("When favorites are exchanged with the server")
struct SyncMachineTests {
  /// One favorite waits, and the list has come.
  private func ready() -> (FavoritesState, SyncMachine) {
    var state = FavoritesState(installation: "test")
    state.star(79, by: "Ada", at: 1)
    var machine = SyncMachine()
    let result = state.receive([], from: "s", user: "Ada", machine.memory)
    machine.take(.listed(result), at: 0, random: 0)
    return (state, machine)
  }

  @Test("At the start the list is asked for, and with nothing to send that is all")
  func start() {
    var state = FavoritesState(installation: "test")
    var machine = SyncMachine()
    #expect(machine.next(for: state, at: 5) == .fetchList)
    let result = state.receive([], from: "s", user: "Ada", machine.memory)
    machine.take(.listed(result), at: 5, random: 0)
    #expect(machine.next(for: state, at: 5) == .rest)
  }

  @Test("What waits is sent, the list asked for when nothing waits any more")
  func sending() throws {
    var (state, machine) = ready()
    let entry = try #require(state.outbox.first)
    #expect(machine.next(for: state, at: 0) == .send(entry))
    state.finish(entry.id, serverID: "1")
    machine.take(.sent(entry, serverID: "1"), at: 0, random: 0)
    #expect(state.mine.first?.serverID == "1")
    #expect(machine.next(for: state, at: 0) == .fetchList)
  }

  @Test("Each failure doubles the pause, up to a quarter of an hour; chance takes up to half of it")
  func pauses() {
    var (state, machine) = ready()
    var pauses: [Int64] = []
    for _ in 0..<12 {
      machine.take(.failed(.server(.late)), at: 1_000, random: 1)
      guard case .wait(let end) = machine.next(for: state, at: 1_000) else { break }
      pauses.append(end - 1_000)
    }
    #expect(pauses.prefix(3) == [2_000, 4_000, 8_000])
    #expect(pauses.suffix(2) == [900_000, 900_000])
    machine.take(.failed(.server(.late)), at: 0, random: 0)
    #expect(machine.next(for: state, at: 0) == .wait(until: 450_000))
    state.unstar(79)
    #expect(machine.next(for: state, at: 0) == .rest, "nothing waits: no clock runs")
  }

  @Test("After the pause the list comes first")
  func afterThePause() {
    var (state, machine) = ready()
    machine.take(.failed(.server(.status(500))), at: 0, random: 1)
    #expect(machine.next(for: state, at: 1_999) == .wait(until: 2_000))
    #expect(machine.next(for: state, at: 2_000) == .fetchList)
    // A list that comes is no reason to be less patient with what cannot be sent.
    let result = state.receive([], from: "s", user: "Ada", machine.memory)
    machine.take(.listed(result), at: 2_000, random: 0)
    #expect(machine.problem == .server(.status(500)))
    machine.take(.failed(.server(.status(500))), at: 2_000, random: 1)
    #expect(machine.next(for: state, at: 2_000) == .wait(until: 6_000))
  }

  @Test(
    "A server that asks for a pause gets it, up to a day; another network is no reason to come back"
  )
  func retryAfter() {
    var (state, machine) = ready()
    machine.take(.failed(.server(.status(429)), retryAfter: 60_000), at: 0, random: 0)
    #expect(machine.next(for: state, at: 0) == .wait(until: 60_000))
    machine.take(.networkChanged, at: 0, random: 0)
    #expect(machine.next(for: state, at: 0) == .wait(until: 60_000))
    machine.take(.failed(.server(.status(503)), retryAfter: .max), at: 0, random: 0)
    #expect(machine.next(for: state, at: 0) == .wait(until: 86_400_000))
    machine.take(.retried, at: 0, random: 0)
    #expect(machine.next(for: state, at: 0) == .fetchList)
  }

  @Test("Another network ends the pause after a failure")
  func networkChange() {
    let (state, start) = ready()
    var machine = start
    machine.take(.failed(.server(.noAnswer(""))), at: 0, random: 0)
    machine.take(.networkChanged, at: 0, random: 0)
    #expect(machine.next(for: state, at: 0) == .fetchList)
  }

  @Test(
    "A refusal stops until the user retries, and loses nothing", arguments: [400, 401, 404, 422])
  func refusals(status: Int) {
    let (state, start) = ready()
    var machine = start
    machine.take(.failed(.server(.status(status))), at: 0, random: 0)
    #expect(machine.isStopped)
    for event in [SyncMachine.Event.networkChanged, .watched] {
      machine.take(event, at: 99_999, random: 0)
      #expect(machine.next(for: state, at: .max) == .rest)
    }
    machine.take(.retried, at: 0, random: 0)
    #expect(machine.next(for: state, at: 0) == .fetchList)
    #expect(state.outbox.count == 1)
  }

  @Test(
    "What may work later goes on by itself",
    arguments: [
      SyncProblem.server(.status(408)), .server(.status(429)), .server(.status(500)),
      .server(.status(503)), .server(.status(301)), .server(.late), .server(.tooLong),
      .server(.noAnswer("")), .unusable(""), .redirected(to: ""), .notStored(""),
    ])
  func transient(problem: SyncProblem) {
    let (state, start) = ready()
    var machine = start
    machine.take(.failed(problem), at: 0, random: 0)
    #expect(machine.next(for: state, at: 0) == .wait(until: 1_000))
  }

  @Test("A list that is looked at is asked for again when it is a minute old")
  func watching() {
    var state = FavoritesState(installation: "test")
    var machine = SyncMachine()
    let result = state.receive([], from: "s", user: "Ada", machine.memory)
    machine.take(.listed(result), at: 0, random: 0)
    machine.take(.watched, at: 59_999, random: 0)
    #expect(machine.next(for: state, at: 59_999) == .rest)
    machine.take(.watched, at: 60_000, random: 0)
    #expect(machine.next(for: state, at: 60_000) == .fetchList)
  }

  @Test("A server that takes a favorite but never lists it is not told of it for ever")
  func neverListed() throws {
    var (state, machine) = ready()
    var sent = 0
    for now in 0..<100 {
      switch machine.next(for: state, at: Int64(now)) {
      case .rest, .wait: continue
      case .fetchList:
        let result = state.receive([], from: "s", user: "Ada", machine.memory)
        machine.take(.listed(result), at: Int64(now), random: 0)
      case .send(let entry):
        sent += 1
        state.finish(entry.id, serverID: "\(sent)")
        machine.take(.sent(entry, serverID: "\(sent)"), at: Int64(now), random: 0)
      }
    }
    #expect(sent == 1)
    #expect(machine.isStopped)
    #expect(machine.problem == .notKept)
    #expect(state.isMine(79) && state.outbox.count == 1, "and waits")
  }

  @Test("A list from before something was sent does not count together with one from after it")
  func listsAroundASending() {
    var (state, machine) = ready()
    state.begin(1, random: "k")
    func list(at now: Int64) {
      let result = state.receive([], from: "s", user: "Ada", machine.memory)
      machine.take(.listed(result), at: now, random: 0)
    }
    for _ in 0..<2 { list(at: 0) }
    #expect(machine.next(for: state, at: 0) == state.outbox.first.map { .send($0) })
    machine.take(.failed(.server(.late)), at: 0, random: 0)
    list(at: 10_000)
    #expect(machine.next(for: state, at: 10_000) == .fetchList, "it may be an old list")
    list(at: 10_000)
    #expect(machine.next(for: state, at: 10_000) == state.outbox.first.map { .send($0) })
  }

  /// Plays a server that keeps nothing and lists nothing, and answers so. Returns the keys of what it was sent.
  private func keys(
    _ state: inout FavoritesState, _ machine: inout SyncMachine,
    answer: (OutboxEntry) -> SyncMachine.Event
  ) -> [String?] {
    var keys: [String?] = []
    for now in 0..<100 {
      switch machine.next(for: state, at: Int64(now) * 1_000_000) {
      case .rest, .wait: continue
      case .fetchList:
        let result = state.receive([], from: "s", user: "Ada", machine.memory)
        machine.take(.listed(result), at: Int64(now) * 1_000_000, random: 0)
      case .send(let entry):
        state.begin(entry.id, random: "\(now)")
        keys.append(state.outbox.first?.key)
        machine.take(answer(entry), at: Int64(now) * 1_000_000, random: 0)
      }
    }
    return keys
  }

  @Test(
    "A server that answers with another favorite is sent it once, and once more when the user retries"
  )
  func altered() {
    var (state, machine) = ready()
    #expect(keys(&state, &machine) { .mismatched($0) }.count == 1)
    #expect(machine.problem == .notKept && machine.isStopped)
    machine.take(.retried, at: 200_000_000, random: 0)
    #expect(keys(&state, &machine) { .mismatched($0) }.count == 1)
    #expect(machine.problem == .notKept && state.outbox.count == 1)
  }

  @Test("Under a key that was sent before it may be an old answer: then another key is tried")
  func replayed() throws {
    var (state, machine) = ready()
    state.begin(1, random: "old")
    let sent = keys(&state, &machine) { .mismatched($0) }
    #expect(sent.count == 2 && sent.first == "1-old" && sent.last != "1-old")
    #expect(machine.problem == .notKept)
  }

  @Test("An answer that cannot be read is one failure, and the second ends it")
  func unreadable() {
    var (state, machine) = ready()
    let sent = keys(&state, &machine) { .unread($0, .unusable("")) }
    #expect(sent.count == 2 && Set(sent).count == 1)
    #expect(machine.problem == .notKept && machine.isStopped)
  }
}
