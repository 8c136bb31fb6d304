public import Elements
import GLib

/// Syncs the favorites with one server, under one user name, until `end`. Everything that blocks is done on a thread
/// of its own, which runs only while there is work: with an empty outbox there is neither thread nor timer. Only one
/// instance of the program syncs at a time; the thread of another sleeps until it gets the lock. In one instance, a
/// sync makes its first request after the last response to its predecessor (`SyncMutex`).
public final class FavoritesSync: Sendable {
  private struct State {
    var machine: SyncMachine
    var lastList: ReceivedList?
    var status: SyncStatus
    /// True from `wake` until the thread starts its work.
    var isQueued = false
    var isWorking = false
    var hasEnded = false
  }

  private let server: SyncServer
  private let userName: String
  private let userAgent: String
  private let store: any FavoritesStore
  private let secrets: any SecretStore
  private let environment: any SyncEnvironment
  private let seconds: Double
  private let record: @Sendable (Favorite) -> String
  private let onStatus: @Sendable (SyncStatus) -> Void
  private let onRequest: SyncRequestHandler?
  /// What the dialect of Kinto knows.
  private let kinto = Guarded(KintoDialect.Memory())

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
  ///   - secrets: store of the server's token or password, by `SyncServer.id`.
  ///   - turn: the same for all syncs of one store.
  ///   - seconds: timeout of a request up to the last byte.
  ///   - record: returns the JSON record of a favorite.
  ///   - onStatus: called on any thread when the status changes.
  ///   - onRequest: called after each request, for measurements.
  public init(
    server: SyncServer, userName: String, userAgent: String, store: any FavoritesStore,
    secrets: any SecretStore, environment: any SyncEnvironment = SystemSyncEnvironment(),
    mutex: SyncMutex = SyncMutex(), seconds: Double = 30,
    record: @escaping @Sendable (Favorite) -> String,
    onStatus: @escaping @Sendable (SyncStatus) -> Void, onRequest: SyncRequestHandler? = nil
  ) {
    self.server = server
    self.userName = userName
    self.userAgent = userAgent
    self.store = store
    self.secrets = secrets
    self.environment = environment
    self.mutex = mutex
    self.seconds = seconds
    self.record = record
    self.onStatus = onStatus
    self.onRequest = onRequest
    state = Guarded(
      State(
        machine: SyncMachine(server.kind),
        status: SyncStatus(host: server.address.host, kind: server.kind)))
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
    state.withLock { $0.hasEnded = true }
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
    var (connected, goesOn): (Connected?, Bool) = (nil, true)
    while goesOn, !hasEnded {
      // A predecessor may still have the lock.
      mutex.wait()
      acquireLock()
      goesOn = mutex.withLock {
        defer { if hasEnded { releaseLock() } }
        return !hasEnded && takeStep(&connected)
      }
    }
    state.withLock { $0.isWorking = false }
    if hasEnded { releaseLock() }
  }

  /// Executes the next step. Returns false if it is to wait or rest.
  private func takeStep(_ connected: inout Connected?) -> Bool {
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
      if !isFollowing(by: step) { show(isBusy: true) }
      // Without the lock, another instance may send the same.
      if !hasLostLock { handle(outcome(of: step, key, &connected)) }
      if let pause = connected?.connection.takeBackoff() { handle(.slowedDown(pause)) }
      return true
    }
  }

  /// True for one of the many requests of a list in view: as long as nothing changes, nobody is told of it.
  private func isFollowing(by step: SyncMachine.Step) -> Bool {
    step == .fetchList && server.kind.isFollowed
      && state.withLock {
        $0.machine.problem?.isRefusal ?? ($0.status.time != nil && $0.status.pendingCount == 0)
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
      state.withLock { $0.machine = SyncMachine(server.kind) }
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
    of step: SyncMachine.Step, _ key: String, _ connected: inout Connected?
  ) -> SyncMachine.Event {
    do throws(SyncFailure) {
      let dialect = try connection(&connected).dialect
      guard case .send(let entry) = step else { return receive(try dialect.list()) }
      switch entry.action {
      case .add:
        let favorite = Favorite(
          number: entry.number, favoritedBy: entry.favoritedBy, time: entry.time)
        switch try dialect.add(entry, key: key, json: record(favorite)) {
        case .stored(let id): return finish(entry, serverID: id)
        case .mismatched: return .mismatched(entry)
        case .undecodable(let problem): return .unread(entry, problem)
        }
      case .remove:
        try dialect.remove(entry, key: key)
        return finish(entry, serverID: entry.serverID)
      }
    } catch {
      if case .send(let entry) = step, error.problem.isRefusal {
        store.changeAndWait { $0.unbegin(entry.id) }
      }
      return .failed(error.problem, retryAfter: error.retryAfter)
    }
  }

  private func finish(_ entry: OutboxEntry, serverID: String?) -> SyncMachine.Event {
    store.changeAndWait { $0.finish(entry.id, serverID: serverID) }
    return .sent(entry, serverID: serverID)
  }

  /// A connection, and what is said through it.
  private typealias Connected = (connection: SyncConnection, dialect: any SyncDialect)

  private func connection(_ connected: inout Connected?) throws(SyncFailure) -> Connected {
    if let connected { return connected }
    let connection = try SyncConnection(
      server.address, authorization: try server.authorization(from: secrets, cancellable),
      userAgent: userAgent, seconds: seconds,
      cancellable, whileSending: sendingCancellable, onRequest: onRequest)
    let dialect: any SyncDialect =
      switch server.kind {
      case .simple: SimpleDialect(server.address, connection)
      case .kinto: KintoDialect(server, connection, kinto, environment)
      }
    connected = (connection, dialect)
    return (connection, dialect)
  }

  private func receive(_ list: FavoriteList) -> SyncMachine.Event {
    let (memory, last) = state.withLock { ($0.machine.memory, $0.lastList) }
    let (id, name) = (server.id, userName)
    let received = store.changeAndWait {
      ReceivedList(list, into: &$0, after: last, from: id, user: name, memory)
    }.result
    guard let received else { return .failed(.notStored("")) }
    let time = environment.time
    state.withLock {
      ($0.lastList, $0.status.time, $0.status.warnings) = (received, time, list.warnings)
    }
    if received.result.isUnclear, let warning = list.warnings.first.first {
      return .failed(.unusable(warning.text))
    }
    return .listed(received.result)
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
