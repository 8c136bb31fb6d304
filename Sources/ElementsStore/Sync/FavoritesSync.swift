public import Elements
import GLib

/// Syncs the favorites with one server, under one user name, until `end`. Everything that blocks is done on a thread
/// of its own, which runs only while there is work: with an empty outbox there is neither thread nor timer. Only one
/// instance of the program syncs at a time; the thread of another sleeps until it gets the lock. In one instance, a
/// sync makes its first request after the last response to its predecessor (`SyncMutex`).
public final class FavoritesSync: Sendable {
  private struct State {
    var machine = SyncMachine()
    var status: SyncStatus
    /// True from `wake` until the thread starts its work.
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
  private let mutex: SyncMutex
  private let cancellable = Cancellable()
  /// Cancels the request that sends a change.
  private let sendingCancellable = Cancellable()
  /// Taken with the first request.
  private let exchangeLock = Guarded<FileLock?>(nil)

  /// - Parameters:
  ///   - userAgent: program name and version, sent as `User-Agent`.
  ///   - secrets: store of the server's token, by address.
  ///   - turn: the same for all syncs of one store.
  ///   - seconds: timeout of a request up to the last byte.
  ///   - record: returns the JSON record of a favorite.
  ///   - onStatus: called on any thread when the status changes.
  public init(
    address: WebAddress, userName: String, userAgent: String, store: any FavoritesStore,
    secrets: any SecretStore, environment: any SyncEnvironment = SystemSyncEnvironment(),
    mutex: SyncMutex = SyncMutex(), seconds: Double = 30,
    record: @escaping @Sendable (Favorite) -> String,
    onStatus: @escaping @Sendable (SyncStatus) -> Void
  ) {
    self.address = address
    self.userName = userName
    self.userAgent = userAgent
    self.store = store
    self.secrets = secrets
    self.environment = environment
    self.mutex = mutex
    self.seconds = seconds
    self.record = record
    self.onStatus = onStatus
    state = Guarded(State(status: SyncStatus(host: address.host)))
  }

  /// Starts the thread, at the start and after a change of the favorites. Returns immediately.
  public func wake() {
    let isNew = state.withLock { state in
      guard !state.isQueued, !state.hasEnded else { return false }
      state.isQueued = true
      return true
    }
    if isNew { worker.run { [weak self] in self?.work() } }
  }

  /// Hands an outside event to the state machine. Returns immediately.
  public func take(_ event: SyncMachine.Event) {
    handle(event)
    wake()
  }

  /// Cancels the current request and stops syncing. Returns immediately.
  public func end() {
    sendingCancellable.cancel()
    endAfterSending()
  }

  /// Stops syncing before a successor for the same server. Cancels the current request unless it sends a change: the
  /// server may process that later, so the successor waits for the response. Returns immediately.
  public func endAfterSending() {
    let isIdle = state.withLock { state in
      state.hasEnded = true
      return !state.isQueued && !state.isWorking
    }
    if isIdle { releaseLock() }
    cancellable.cancel()
    environment.cancel()
  }

  /// True while neither thread nor queued work exists; a timer may still be set.
  public var isIdle: Bool { state.withLock { !$0.isQueued && !$0.isWorking } }

  private var hasEnded: Bool { state.withLock { $0.hasEnded } }

  private func handle(_ event: SyncMachine.Event) {
    state.withLock {
      $0.machine.handle(event, at: environment.now, random: environment.random())
    }
  }

  // MARK: On the thread

  /// Executes steps until the state machine waits or rests.
  private func work() {
    environment.cancel()
    state.withLock { ($0.isQueued, $0.isWorking) = (false, true) }
    var (server, goesOn): (FavoritesServer?, Bool) = (nil, true)
    while goesOn, !hasEnded {
      // A predecessor may still have the lock.
      mutex.wait()
      acquireLock()
      goesOn = mutex.withLock {
        defer { if hasEnded { releaseLock() } }
        return !hasEnded && takeStep(&server)
      }
    }
    state.withLock { $0.isWorking = false }
    if hasEnded { releaseLock() }
  }

  /// Executes the next step. Returns false if it is to wait or rest.
  private func takeStep(_ server: inout FavoritesServer?) -> Bool {
    let (step, key) = nextStep()
    switch step {
    case .idle:
      show(isBusy: false)
      return false
    case .wait(let end):
      let pause = end - environment.now
      show(isBusy: false, nextRetry: environment.time + pause)
      environment.wait(pause) { [weak self] hasNetworkChanged in
        if hasNetworkChanged { self?.handle(.networkChanged) }
        self?.wake()
      }
      if hasEnded { environment.cancel() }
      return false
    case .fetchList, .send:
      show(isBusy: true)
      // Without the lock, another instance may send the same.
      if !hasLostLock { handle(outcome(of: step, key, &server)) }
      return true
    }
  }

  /// Blocks until no other instance syncs the same favorites.
  private func acquireLock() {
    guard !holdsLock else { return }
    for _ in 0..<Self.maximumLockAttempts where !holdsLock {
      releaseLock()
      guard let lock = store.makeExchangeLock() else { return }
      if !lock.tryLock() {
        state.withLock { $0.status.isOtherInstanceSyncing = true }
        show(isBusy: false)
        lock.lock()
        state.withLock { $0.status.isOtherInstanceSyncing = false }
      }
      exchangeLock.withLock { $0 = lock }
    }
    if holdsLock {
      // Another instance may have changed the server's favorites since.
      state.withLock { $0.machine = SyncMachine() }
    } else {
      // Some file systems do not find files by name, and so have no locks.
      releaseLock()
    }
  }

  private func releaseLock() { exchangeLock.withLock { $0 = nil } }

  /// Maximum number of attempts with a lock whose file is removed each time.
  private static let maximumLockAttempts = 10

  private var holdsLock: Bool { exchangeLock.withLock { $0?.isInPlace ?? false } }

  /// True if the lock was taken but its file was removed: another instance may hold a new one.
  private var hasLostLock: Bool { exchangeLock.withLock { $0.map { !$0.isInPlace } ?? false } }

  /// Returns the next step. An entry to be sent is saved as attempted first, and its key returned.
  private func nextStep() -> (SyncMachine.Step, key: String) {
    let (machine, now) = (state.withLock { $0.machine }, environment.now)
    let random = environment.randomText()
    let change = store.changeAndWait { state -> (SyncMachine.Step, key: String, waiting: Int) in
      let step = machine.nextStep(for: state, at: now)
      guard case .send(let entry) = step else { return (step, "", state.outbox.count) }
      state.begin(entry.id, random: random)
      return (step, state.outbox.first?.key ?? "", state.outbox.count)
    }
    guard let (step, key, waiting) = change.result else { return (.idle, "") }
    state.withLock { $0.status.pendingCount = waiting }
    if case .send = step, let problem = change.problem, !problem.isOver {
      handle(.failed(.notStored(ExternalText(problem.message))))
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
      switch entry.action {
      case .add:
        let favorite = Favorite(
          number: entry.number, favoritedBy: entry.favoritedBy, time: entry.time)
        switch try connected.add(entry, key: key, json: record(favorite)) {
        case .stored(let id): return finish(entry, serverID: id)
        case .mismatched: return .mismatched(entry)
        case .undecodable(let problem): return .unread(entry, problem)
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
    store.changeAndWait { $0.finish(entry.id, serverID: serverID) }
    return .sent(entry, serverID: serverID)
  }

  private func connection(
    _ server: inout FavoritesServer?
  ) throws(FavoritesServer.Failure) -> FavoritesServer {
    if let server { return server }
    var token: String?
    if address.allowsSecrets {
      do throws(KeyringFailure) {
        token = try secrets.token(for: address.text, cancellable)
      } catch {
        throw FavoritesServer.Failure(
          problem: error == .locked ? .keyringLocked : .keyringUnavailable)
      }
    }
    let made = try FavoritesServer(
      address, token: token, userAgent: userAgent, seconds: seconds, cancellable,
      whileSending: sendingCancellable)
    server = made
    return made
  }

  private func receive(_ list: FavoriteList) -> SyncMachine.Event {
    let (memory, server, name) = (state.withLock { $0.machine.memory }, address.text, userName)
    let result = store.changeAndWait {
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

  private func show(isBusy: Bool, nextRetry: Int64? = nil) {
    let status = state.withLock { state -> SyncStatus? in
      var status = state.status
      status.isBusy = isBusy
      status.nextRetry = nextRetry
      status.problem = state.machine.problem
      defer { state.status = status }
      return state.hasEnded ? nil : status
    }
    if let status { onStatus(status) }
  }
}
