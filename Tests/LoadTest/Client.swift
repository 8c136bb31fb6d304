import Elements
import ElementsStore
import GLib

/// One program with its user. Everything but the sync's own work is done on the main thread.
final class Client {
  let server: SyncServer
  let name: String
  /// The favorites that the user wants.
  private(set) var wanted: Set<Int> = []
  /// Number of acts so far.
  private(set) var acts = 0

  private let store: MemoryStore
  private let secrets = SecretMemory()
  private let alarm: Alarm
  private let requests: RequestLog
  private let mutex = SyncMutex()
  private let status = Guarded<SyncStatus?>(nil)
  private var random: SplitMix64
  private var sync: FavoritesSync?

  /// Maximum number of favorites of a user.
  private static let maximumCount = 20

  init(
    _ server: SyncServer, name: String, password: String, _ alarm: Alarm, _ requests: RequestLog,
    seed: UInt64
  ) {
    self.server = server
    self.name = name
    self.alarm = alarm
    self.requests = requests
    random = SplitMix64(seed: seed)
    store = MemoryStore(FavoritesState(installation: name))
    _ = secrets.setToken(password, for: server.id)
  }

  var state: FavoritesState { store.state }

  /// True if nothing waits and nothing has failed.
  var isAtRest: Bool {
    (sync?.isIdle ?? true) && state.outbox.isEmpty && status.withLock { $0?.problem == nil }
  }

  /// Does something that users do.
  func act() {
    acts += 1
    if sync == nil { return start() }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<70: toggle()
    case 70..<93: sync?.take(.listShown)
    case 93..<97: restart()
    default:
      toggle()
      restart()
    }
  }

  /// Requests the list, and sends what waits, at once.
  func retry() {
    if sync == nil { start() }
    sync?.take(.retryRequested)
  }

  /// Ends the program, and breaks its connection.
  func end() {
    sync?.end()
    sync = nil
  }

  private func restart() {
    end()
    start()
  }

  private func start() {
    let server = server
    status.withLock { $0 = nil }
    let made = FavoritesSync(
      server: server, userName: name, userAgent: "load-test/1 ", store: store, secrets: secrets,
      environment: AlarmEnvironment(alarm), mutex: mutex, record: { _ in "" },
      onStatus: { [status] new in status.withLock { $0 = new } },
      onRequest: { [requests] in requests.add($0, $1, $2) })
    sync = made
    made.wake()
  }

  private func toggle() {
    let isAdding =
      wanted.count < 3 || (wanted.count < Self.maximumCount && Bool.random(using: &random))
    let free = (1...118).filter { !wanted.contains($0) }
    guard
      let number = isAdding
        ? free.randomElement(using: &random) : wanted.sorted().randomElement(using: &random)
    else { return }
    let (name, time) = (name, Clock.time)
    wanted.formSymmetricDifference([number])
    store.change { state in
      if isAdding { state.star(number, by: name, at: time) } else { state.unstar(number) }
    } done: { _ in
    }
    sync?.wake()
  }
}
