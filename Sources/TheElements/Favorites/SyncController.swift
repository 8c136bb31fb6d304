import Elements
import ElementsStore
import GLib

/// Sync of the favorites with the server set in Preferences, if there is one. One instance, made by the application
/// and passed on.
@MainActor
final class SyncController {
  /// The status of sync; nil without a server.
  private(set) var status: SyncStatus? {
    didSet { if status != oldValue { observers.notify() } }
  }
  /// The store of the server's token or password.
  let secrets: any SecretStore

  private let library: Library
  private let favorites: Favorites
  private let store: any FavoritesStore
  private let observers = Observers<Void>()
  private var observations: [Observation] = []
  private var server: SyncServer?
  private var userName = ""
  private var sync: FavoritesSync?
  private let mutex = SyncMutex()
  private let detector = Worker()
  private let cancellable = Cancellable()
  /// The elements whose records are sent to the server.
  private let table = Guarded<PeriodicTable?>(nil)
  /// Number of `FavoritesSync` objects so far; the present one's ID.
  private var count = 0
  /// Other people's favorites, whose changes set the pace.
  private var others: [Favorite] = []
  private var pace = SyncPace(at: 0)
  /// ID of the newest entry of the outbox.
  private var newestEntry: Int64 = 0
  /// Number of changes in the outbox.
  private(set) var waiting = 0

  /// Sync of `favorites`, which are saved in `store`. Idle before `follow`.
  init(
    _ library: Library, _ favorites: Favorites, store: any FavoritesStore,
    secrets: any SecretStore
  ) {
    self.library = library
    self.favorites = favorites
    self.store = store
    self.secrets = secrets
  }

  /// Follows the server and the user name in `settings`.
  func follow(_ settings: Settings) {
    let server: [Setting] = [.favoritesAddress, .favoritesKind, .favoritesClass, .favoritesAccount]
    for setting in server + [.userName] {
      settings.onChange(ofKey: setting.key) { [weak self, weak settings] in
        if let settings { self?.read(settings) }
      }
    }
    observations = [
      library.observe { [weak self] in self?.start() },
      favorites.observe { [weak self] in self?.favoritesChanged() },
    ]
    read(settings)
  }

  /// Asks a server of which kind it is, and calls `handler` if it answers. Nothing is asked before `follow`.
  func detectKind(
    of address: WebAddress, _ handler: @escaping @MainActor @Sendable (ServerKind) -> Void
  ) {
    guard !observations.isEmpty else { return }
    detector.run { [cancellable] in
      ServerDetection.kind(of: address, userAgent: Program.userAgent, cancellable)
    } then: { kind in
      if let kind { handler(kind) }
    }
  }

  private func read(_ settings: Settings) {
    let server = settings.syncServer
    let name = UserName.current(preference: settings.string(Setting.userName.key))
    guard server != self.server || name != userName else { return }
    if server != self.server { end() }
    (self.server, userName) = (server, name)
    restart()
  }

  /// Ends the present sync and starts another with the same server, as after a change of the token.
  func restart() {
    sync?.endAfterSending()
    forget()
    start()
    favoritesChanged()
  }

  /// Ends the present sync.
  func end() {
    sync?.end()
    forget()
  }

  private func forget() {
    sync = nil
    status = nil
  }

  private func start() {
    // During a reload the last table is used.
    guard let shown = library.table else { return }
    table.withLock { $0 = shown }
    guard sync == nil, let server else { return }
    favorites.open()
    count += 1
    let number = count
    let made = FavoritesSync(
      server: server, userName: userName,
      userAgent: Program.userAgent, store: store,
      secrets: secrets, mutex: mutex,
      record: { [table] favorite in
        table.withLock { $0 }?.exported(favorite: favorite) ?? ""
      },
      onStatus: { [weak self] status in
        Task { @MainActor [weak self] in self?.take(status, ofExchange: number) }
      })
    sync = made
    status = SyncStatus(host: server.address.host, kind: server.kind)
    made.wake()
  }

  private func take(_ status: SyncStatus, ofExchange number: Int) {
    // Ignores a late status of a former sync.
    if sync != nil, number == count { self.status = status }
  }

  private func favoritesChanged() {
    let state = favorites.state
    if server == nil, favorites.isLoaded, state.others.contains(where: { $0.serverID != nil }) {
      // Without a server, nothing updates other people's favorites.
      store.change({ $0.forgetOthers() }, done: { _ in })
    }
    if state.others != others {
      others = state.others
      pace.changed(at: Self.now)
    }
    let (entry, count) = (state.lastEntry, state.outbox.count)
    let isNew = entry != newestEntry || (count == 0) != (waiting == 0)
    if count != waiting {
      waiting = count
      observers.notify()
    }
    guard isNew else { return }
    newestEntry = entry
    // Observers are notified before the store has the change.
    Task { @MainActor [weak self] in self?.sync?.wake() }
  }

  /// Retries at once.
  func retry() { sync?.take(.retryRequested) }

  /// Requests the list, unless it is new: the Favorites page is being shown.
  func watch() {
    pace = SyncPace(at: Self.now)
    watchAgain()
  }

  /// Requests the list again, unless it is new: the Favorites page is still in view.
  func watchAgain() { sync?.take(.listShown) }

  /// Milliseconds until the list in view is to be requested again; nil if this server's is not.
  var watchPause: Int64? {
    status?.kind.isFollowed ?? false ? pace.pause(at: Self.now) : nil
  }

  private static var now: Int64 { Int64(Clock.monotonicSeconds * 1000) }

  /// Calls `handler` when the status or the number of waiting changes changes, until the returned token is dropped.
  func observe(_ handler: @escaping @MainActor () -> Void) -> Observation {
    observers.add(handler)
  }
}
