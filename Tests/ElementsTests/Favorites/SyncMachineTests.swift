import Elements
import Testing

@Suite("Steps of a sync")
struct SyncMachineTests {
  /// A state with one entry in the outbox, and a machine that has received the list.
  private func ready() -> (FavoritesState, SyncMachine) {
    var state = FavoritesState(installation: "test")
    state.star(79, by: "Ada", at: 1)
    var machine = SyncMachine()
    let result = state.receive([], from: "s", user: "Ada", machine.memory)
    machine.handle(.listed(result), at: 0, random: 0)
    return (state, machine)
  }

  @Test("The list is requested first, and nothing else if the outbox is empty")
  func start() {
    var state = FavoritesState(installation: "test")
    var machine = SyncMachine()
    expect(machine.nextStep(for: state, at: 5), equals: .fetchList)
    let result = state.receive([], from: "s", user: "Ada", machine.memory)
    machine.handle(.listed(result), at: 5, random: 0)
    expect(machine.nextStep(for: state, at: 5), equals: .idle)
  }

  @Test("Entries are sent, and the list is requested when the outbox is empty")
  func sending() throws {
    var (state, machine) = ready()
    let entry = try #require(state.outbox.first)
    expect(machine.nextStep(for: state, at: 0), equals: .send(entry))
    state.finish(entry.id, serverID: "1")
    machine.handle(.sent(entry, serverID: "1"), at: 0, random: 0)
    expect(state.mine.first?.serverID, equals: "1")
    expect(machine.nextStep(for: state, at: 0), equals: .fetchList)
  }

  @Test(
    "Each failure doubles the pause, up to 15 minutes; a random part of up to a half is subtracted")
  func pauses() {
    var (state, machine) = ready()
    var pauses: [Int64] = []
    for _ in 0..<12 {
      machine.handle(.failed(.server(.timedOut)), at: 1_000, random: 1)
      guard case .wait(let end) = machine.nextStep(for: state, at: 1_000) else { break }
      pauses.append(end - 1_000)
    }
    expect(pauses.prefix(3), equals: [2_000, 4_000, 8_000])
    expect(pauses.suffix(2), equals: [900_000, 900_000])
    machine.handle(.failed(.server(.timedOut)), at: 0, random: 0)
    expect(machine.nextStep(for: state, at: 0), equals: .wait(until: 450_000))
    state.unstar(79)
    expect(machine.nextStep(for: state, at: 0), equals: .idle, "nothing waits: no clock runs")
  }

  @Test("After the pause the list is requested first")
  func afterThePause() {
    var (state, machine) = ready()
    machine.handle(.failed(.server(.status(500))), at: 0, random: 1)
    expect(machine.nextStep(for: state, at: 1_999), equals: .wait(until: 2_000))
    expect(machine.nextStep(for: state, at: 2_000), equals: .fetchList)
    // Receiving a list does not shorten the pauses of failed requests.
    let result = state.receive([], from: "s", user: "Ada", machine.memory)
    machine.handle(.listed(result), at: 2_000, random: 0)
    expect(machine.problem, equals: .server(.status(500)))
    machine.handle(.failed(.server(.status(500))), at: 2_000, random: 1)
    expect(machine.nextStep(for: state, at: 2_000), equals: .wait(until: 6_000))
  }

  @Test(
    "A requested pause is observed for up to a day, even on another network"
  )
  func retryAfter() {
    var (state, machine) = ready()
    machine.handle(.failed(.server(.status(429)), retryAfter: 60_000), at: 0, random: 0)
    expect(machine.nextStep(for: state, at: 0), equals: .wait(until: 60_000))
    machine.handle(.networkChanged, at: 0, random: 0)
    expect(machine.nextStep(for: state, at: 0), equals: .wait(until: 60_000))
    machine.handle(.failed(.server(.status(503)), retryAfter: .max), at: 0, random: 0)
    expect(machine.nextStep(for: state, at: 0), equals: .wait(until: 86_400_000))
    machine.handle(.retryRequested, at: 0, random: 0)
    expect(machine.nextStep(for: state, at: 0), equals: .fetchList)
  }

  @Test("A network change ends the pause after a failure")
  func networkChange() {
    let (state, start) = ready()
    var machine = start
    machine.handle(.failed(.server(.noResponse(""))), at: 0, random: 0)
    machine.handle(.networkChanged, at: 0, random: 0)
    expect(machine.nextStep(for: state, at: 0), equals: .fetchList)
  }

  @Test(
    "A client error stops syncing until the user retries, and loses nothing",
    arguments: [400, 401, 404, 422])
  func refusals(status: Int) {
    let (state, start) = ready()
    var machine = start
    machine.handle(.failed(.server(.status(status))), at: 0, random: 0)
    expect(machine.isStopped)
    for event in [SyncMachine.Event.networkChanged, .listShown] {
      machine.handle(event, at: 99_999, random: 0)
      expect(machine.nextStep(for: state, at: .max), equals: .idle)
    }
    machine.handle(.retryRequested, at: 0, random: 0)
    expect(machine.nextStep(for: state, at: 0), equals: .fetchList)
    expect(state.outbox.count, equals: 1)
  }

  @Test(
    "A temporary failure is retried automatically",
    arguments: [
      SyncProblem.server(.status(408)), .server(.status(429)), .server(.status(500)),
      .server(.status(503)), .server(.status(301)), .server(.timedOut), .server(.tooLong),
      .server(.noResponse("")), .unusable(.verbatim("")), .redirected(to: ""), .notStored(""),
    ])
  func transient(problem: SyncProblem) {
    let (state, start) = ready()
    var machine = start
    machine.handle(.failed(problem), at: 0, random: 0)
    expect(machine.nextStep(for: state, at: 0), equals: .wait(until: 1_000))
  }

  @Test("A shown list is requested again after a minute")
  func watching() {
    var state = FavoritesState(installation: "test")
    var machine = SyncMachine()
    let result = state.receive([], from: "s", user: "Ada", machine.memory)
    machine.handle(.listed(result), at: 0, random: 0)
    machine.handle(.listShown, at: 59_999, random: 0)
    expect(machine.nextStep(for: state, at: 59_999), equals: .idle)
    machine.handle(.listShown, at: 60_000, random: 0)
    expect(machine.nextStep(for: state, at: 60_000), equals: .fetchList)
  }

  @Test("A favorite that a server accepts but never lists is not sent forever")
  func neverListed() throws {
    var (state, machine) = ready()
    var sent = 0
    for now in 0..<100 {
      switch machine.nextStep(for: state, at: Int64(now)) {
      case .idle, .wait: continue
      case .fetchList:
        let result = state.receive([], from: "s", user: "Ada", machine.memory)
        machine.handle(.listed(result), at: Int64(now), random: 0)
      case .send(let entry):
        sent += 1
        state.finish(entry.id, serverID: "\(sent)")
        machine.handle(.sent(entry, serverID: "\(sent)"), at: Int64(now), random: 0)
      }
    }
    expect(sent, equals: 1)
    expect(machine.isStopped)
    expect(machine.problem, equals: .notListed)
    expect(state.isMine(79) && state.outbox.count == 1, "and waits")
  }

  @Test("A list from before a request does not confirm one from after it")
  func listsAroundASending() {
    var (state, machine) = ready()
    state.begin(1, random: "k")
    func list(at now: Int64) {
      let result = state.receive([], from: "s", user: "Ada", machine.memory)
      machine.handle(.listed(result), at: now, random: 0)
    }
    for _ in 0..<2 { list(at: 0) }
    expect(machine.nextStep(for: state, at: 0), equals: state.outbox.first.map { .send($0) })
    machine.handle(.failed(.server(.timedOut)), at: 0, random: 0)
    list(at: 10_000)
    expect(machine.nextStep(for: state, at: 10_000), equals: .fetchList, "it may be an old list")
    list(at: 10_000)
    expect(machine.nextStep(for: state, at: 10_000), equals: state.outbox.first.map { .send($0) })
  }

  /// Simulates a server that stores nothing and sends this response. Returns the keys it received.
  private func keys(
    _ state: inout FavoritesState, _ machine: inout SyncMachine,
    answer: (OutboxEntry) -> SyncMachine.Event
  ) -> [String?] {
    var keys: [String?] = []
    for now in 0..<100 {
      switch machine.nextStep(for: state, at: Int64(now) * 1_000_000) {
      case .idle, .wait: continue
      case .fetchList:
        let result = state.receive([], from: "s", user: "Ada", machine.memory)
        machine.handle(.listed(result), at: Int64(now) * 1_000_000, random: 0)
      case .send(let entry):
        state.begin(entry.id, random: "\(now)")
        keys.append(state.outbox.first?.key)
        machine.handle(answer(entry), at: Int64(now) * 1_000_000, random: 0)
      }
    }
    return keys
  }

  @Test(
    "A favorite answered with a different one is sent once, and once more when the user retries"
  )
  func altered() {
    var (state, machine) = ready()
    expect(keys(&state, &machine) { .mismatched($0) }.count, equals: 1)
    expect(machine.problem == .notListed && machine.isStopped)
    machine.handle(.retryRequested, at: 200_000_000, random: 0)
    expect(keys(&state, &machine) { .mismatched($0) }.count, equals: 1)
    expect(machine.problem == .notListed && state.outbox.count == 1)
  }

  @Test("A response to a repeated key may be outdated: then another key is tried")
  func replayed() throws {
    var (state, machine) = ready()
    state.begin(1, random: "old")
    let sent = keys(&state, &machine) { .mismatched($0) }
    expect(sent.count == 2 && sent.first == "1-old" && sent.last != "1-old")
    expect(machine.problem, equals: .notListed)
  }

  @Test("An unparsable response is a failure, and the second one is final")
  func unreadable() {
    var (state, machine) = ready()
    let sent = keys(&state, &machine) { .unread($0, .unusable(.verbatim(""))) }
    expect(sent.count == 2 && Set(sent).count == 1)
    expect(machine.problem == .notListed && machine.isStopped)
  }
}
