public import Elements
import GLib

/// Exchanges the favorites with one server, under one name of the user's, for as long as it lives. Whatever
/// blocks is done on a thread of its own, which is there only while there is something to do: with nothing
/// to send there is neither thread nor timer. Of several copies of the program one exchanges at a time; the
/// thread of another one sleeps until that has ended.
public final class FavoritesSync: Sendable {
  private struct State {
    var machine = SyncMachine()
    var status: SyncStatus
    /// Whether the thread has been told to look what is to be done, and has not yet.
    var isQueued = false
    var isWorking = false
    var hasEnded = false
  }

  private let address: WebAddress
  private let userName: String
  private let userAgent: String
  private let store: any FavoritesStore
  private let secrets: any SecretStore
  private let environment: any SyncEnvironment
  private let seconds: Double
  private let record: @Sendable (Favorite) -> String
  private let onStatus: @Sendable (SyncStatus) -> Void

  private let state: Guarded<State>
  private let worker = Worker()
  private let cancellable = Cancellable()
  /// Is had from the first exchange on.
  private let turn = Guarded<FileLock?>(nil)

  /// - Parameters:
  ///   - userAgent: the program's name and version, which the server is told.
  ///   - secrets: has the server's token, under its address.
  ///   - seconds: until a whole answer has to be there.
  ///   - record: a favorite as the server is told of it, in JSON.
  ///   - onStatus: is called, on any thread, whenever there is something else to be told of.
  public init(
    address: WebAddress, userName: String, userAgent: String, store: any FavoritesStore,
    secrets: any SecretStore, environment: any SyncEnvironment = SystemSyncEnvironment(),
    seconds: Double = 30, record: @escaping @Sendable (Favorite) -> String,
    onStatus: @escaping @Sendable (SyncStatus) -> Void
  ) {
    self.address = address
    self.userName = userName
    self.userAgent = userAgent
    self.store = store
    self.secrets = secrets
    self.environment = environment
    self.seconds = seconds
    self.record = record
    self.onStatus = onStatus
    state = Guarded(State(status: SyncStatus(host: address.host)))
  }

  /// Looks what is to be done: at the start, and when something new is to be sent. Returns at once.
  public func wake() {
    let isNew = state.withLock { state in
      guard !state.isQueued, !state.hasEnded else { return false }
      state.isQueued = true
      return true
    }
    if isNew { worker.run { [weak self] in self?.work() } }
  }

  /// Tells what has happened outside. Returns at once.
  public func take(_ event: SyncMachine.Event) {
    note(event)
    wake()
  }

  /// Ends what is under way, and does nothing more. Returns at once.
  public func end() {
    state.withLock { $0.hasEnded = true }
    cancellable.cancel()
    environment.cancel()
  }

  /// Whether nothing is done at the moment, and nothing will be before something happens.
  public var isResting: Bool { state.withLock { !$0.isQueued && !$0.isWorking } }

  private var hasEnded: Bool { state.withLock { $0.hasEnded } }

  private func note(_ event: SyncMachine.Event) {
    state.withLock {
      $0.machine.take(event, at: environment.now, random: environment.random())
    }
  }

  // MARK: On the thread

  /// Does step after step, until there is nothing more to be done now.
  private func work() {
    environment.cancel()
    state.withLock { ($0.isQueued, $0.isWorking) = (false, true) }
    defer { state.withLock { $0.isWorking = false } }
    var server: FavoritesServer?
    while !hasEnded {
      awaitTurn()
      let (step, key) = nextStep()
      switch step {
      case .rest: return show(isBusy: false)
      case .wait(let end):
        let pause = end - environment.now
        show(isBusy: false, nextTry: environment.time + pause)
        environment.wait(pause) { [weak self] hasNetworkChanged in
          if hasNetworkChanged { self?.note(.networkChanged) }
          self?.wake()
        }
        if hasEnded { environment.cancel() }
        return
      case .fetchList, .send:
        show(isBusy: true)
        // Without the lock, another copy may just do the same.
        if !hasLostTurn { note(outcome(of: step, key, &server)) }
      }
    }
  }

  /// Blocks while another copy of the program exchanges the same favorites.
  private func awaitTurn() {
    guard !hasTurn else { return }
    for _ in 0..<Self.mostLocks where !hasTurn {
      turn.withLock { $0 = nil }
      guard let lock = store.makeExchangeLock() else { return }
      if !lock.take() {
        state.withLock { $0.status.isElsewhere = true }
        show(isBusy: false)
        lock.wait()
        state.withLock { $0.status.isElsewhere = false }
      }
      turn.withLock { $0 = lock }
    }
    if hasTurn {
      // Whatever was known of the server, another copy may have changed since.
      state.withLock { $0.machine = SyncMachine() }
    } else {
      // Where files are not found by their names there are no locks.
      turn.withLock { $0 = nil }
    }
  }

  /// Locks that are taken in a row because the file of the one before was gone.
  private static let mostLocks = 10

  private var hasTurn: Bool { turn.withLock { $0?.isInPlace ?? false } }

  /// True where the lock was taken, and its file is gone since: another copy may have taken another.
  private var hasLostTurn: Bool { turn.withLock { $0.map { !$0.isInPlace } ?? false } }

  /// The step that is to be done, and the key of the entry that is to be sent, which is marked as attempted.
  private func nextStep() -> (SyncMachine.Step, key: String) {
    let (machine, now) = (state.withLock { $0.machine }, environment.now)
    let random = environment.randomText()
    let change = change { state -> (SyncMachine.Step, key: String, waiting: Int) in
      let step = machine.next(for: state, at: now)
      guard case .send(let entry) = step else { return (step, "", state.outbox.count) }
      state.begin(entry.id, random: random)
      return (step, state.outbox.first?.key ?? "", state.outbox.count)
    }
    guard let (step, key, waiting) = change.result else { return (.rest, "") }
    state.withLock { $0.status.waiting = waiting }
    if case .send = step, let problem = change.problem, !problem.isOver {
      note(.failed(.notStored(ExternalText(problem.message))))
      return nextStep()
    }
    return (step, key)
  }

  private func outcome(
    of step: SyncMachine.Step, _ key: String, _ server: inout FavoritesServer?
  ) -> SyncMachine.Event {
    do throws(FavoritesServer.Failure) {
      let connected = try connection(&server)
      guard case .send(let entry) = step else { return receive(try connected.list()) }
      switch entry.act {
      case .add:
        let favorite = Favorite(
          number: entry.number, favoritedBy: entry.favoritedBy, time: entry.time)
        switch try connected.add(entry, key: key, json: record(favorite)) {
        case .taken(let id): return finish(entry, serverID: id)
        case .mismatched: return .mismatched(entry)
        case .unread(let problem): return .unread(entry, problem)
        }
      case .remove:
        try connected.remove(entry.serverID ?? "", key: key)
        return finish(entry, serverID: entry.serverID)
      }
    } catch {
      return .failed(error.problem, retryAfter: error.retryAfter)
    }
  }

  private func finish(_ entry: OutboxEntry, serverID: String?) -> SyncMachine.Event {
    change { $0.finish(entry.id, serverID: serverID) }
    return .sent(entry, serverID: serverID)
  }

  private func connection(
    _ server: inout FavoritesServer?
  ) throws(FavoritesServer.Failure) -> FavoritesServer {
    if let server { return server }
    var token: String?
    if address.keepsSecrets {
      do throws(SecretsUnanswered) {
        token = try secrets.token(for: address.text, cancellable)
      } catch {
        throw FavoritesServer.Failure(problem: .noSecrets)
      }
    }
    let made = try FavoritesServer(
      address, token: token, userAgent: userAgent, seconds: seconds, cancellable)
    server = made
    return made
  }

  private func receive(_ list: FavoriteList) -> SyncMachine.Event {
    let (memory, server, name) = (state.withLock { $0.machine.memory }, address.text, userName)
    let result = change {
      $0.receive(
        list.favorites, malformedRecords: list.malformedRecords, from: server, user: name, memory)
    }.result
    guard let result else { return .failed(.notStored("")) }
    let time = environment.time
    state.withLock { ($0.status.time, $0.status.warnings) = (time, list.warnings) }
    if result.isUnclear, let warning = list.warnings.first.first {
      return .failed(.unusable(warning.text))
    }
    return .listed(result)
  }

  private func show(isBusy: Bool, nextTry: Int64? = nil) {
    let status = state.withLock { state -> SyncStatus? in
      var status = state.status
      status.isBusy = isBusy
      status.nextTry = nextTry
      status.problem = state.machine.problem
      defer { state.status = status }
      return state.hasEnded ? nil : status
    }
    if let status { onStatus(status) }
  }

  // MARK: The store

  private struct Change<Result: Sendable>: Sendable {
    var result: Result?
    var problem: FavoritesProblem?
    var isDone = false
  }

  /// Changes what the store has, and waits until that is done.
  @discardableResult
  private func change<Result: Sendable>(
    _ body: @escaping @Sendable (inout FavoritesState) -> Result
  ) -> Change<Result> {
    let outcome = Guarded(Change<Result>())
    store.change(
      { state in
        let result = body(&state)
        outcome.withLock { $0.result = result }
      },
      done: { problem in
        outcome.withLock { ($0.problem, $0.isDone) = (problem, true) }
      })
    outcome.wait { $0.isDone }
    return outcome.withLock { $0 }
  }
}
