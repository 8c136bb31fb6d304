import Elements
import ElementsStore
import GLib

/// Shares the favorites through the server that is set in Preferences, and with none if there is none set. Made
/// once by the application and handed down.
@MainActor
final class SyncController {
  /// What is being done; nil while favorites are not shared.
  private(set) var status: SyncStatus? {
    didSet { if status != oldValue { observers.notify() } }
  }
  /// Keeps the server's token.
  let secrets: any SecretStore

  private let library: Library
  private let favorites: Favorites
  private let store: any FavoritesStore
  private let observers = Observers<Void>()
  private var observations: [Observation] = []
  private var address: WebAddress?
  private var userName = ""
  private var sync: FavoritesSync?
  /// Whose records the server is sent: the elements that were shown last.
  private let table = Guarded<PeriodicTable?>(nil)
  /// How many exchanges there have been.
  private var count = 0
  /// The newest entry of the outbox, and how many there are.
  private var newestEntry: Int64 = 0
  /// How many changes wait to be sent.
  private(set) var waiting = 0

  /// Shares `favorites`, which are in `store`. Does nothing before it follows settings.
  init(
    _ library: Library, _ favorites: Favorites, store: any FavoritesStore,
    secrets: any SecretStore
  ) {
    self.library = library
    self.favorites = favorites
    self.store = store
    self.secrets = secrets
  }

  /// Shares them from now on as the user's settings say.
  func follow(_ settings: Settings) {
    for key in [SettingKey.favoritesAddress, SettingKey.userName] {
      settings.onChange(ofKey: key) { [weak self, weak settings] in
        if let settings { self?.read(settings) }
      }
    }
    observations = [
      library.observe { [weak self] in self?.start() },
      favorites.observe { [weak self] in self?.favoritesChanged() },
    ]
    read(settings)
  }

  private func read(_ settings: Settings) {
    let address = try? WebAddress(settings.string(SettingKey.favoritesAddress))
    let name = UserName.current(preference: settings.string(SettingKey.userName))
    guard address != self.address || name != userName else { return }
    (self.address, userName) = (address, name)
    restart()
  }

  /// Begins anew, as with another token.
  func restart() {
    end()
    start()
    favoritesChanged()
  }

  /// Ends what is under way.
  func end() {
    sync?.end()
    sync = nil
    status = nil
  }

  private func start() {
    // While it is read again the last one is good enough.
    guard let shown = library.table else { return }
    table.withLock { $0 = shown }
    guard sync == nil, let address else { return }
    favorites.open()
    count += 1
    let number = count
    let made = FavoritesSync(
      address: address, userName: userName,
      userAgent: TheElementsApplication.userAgent, store: store,
      secrets: secrets,
      record: { [table] favorite in
        table.withLock { $0 }?.exported(favorite: favorite) ?? ""
      },
      onStatus: { [weak self] status in
        Task { @MainActor [weak self] in self?.take(status, ofExchange: number) }
      })
    sync = made
    status = SyncStatus(host: address.host)
    made.wake()
  }

  private func take(_ status: SyncStatus, ofExchange number: Int) {
    // What an exchange that has ended still told is of no interest.
    if sync != nil, number == count { self.status = status }
  }

  private func favoritesChanged() {
    let state = favorites.state
    if address == nil, favorites.isLoaded, state.others.contains(where: { $0.serverID != nil }) {
      // Nobody tells any more when they go.
      store.change({ $0.forgetOthers() }, done: { _ in })
    }
    let (entry, count) = (state.lastEntry, state.outbox.count)
    let isNew = entry != newestEntry || (count == 0) != (waiting == 0)
    if count != waiting {
      waiting = count
      observers.notify()
    }
    guard isNew else { return }
    newestEntry = entry
    // What is shown is told of before the store has got it.
    Task { @MainActor [weak self] in self?.sync?.wake() }
  }

  /// Tries again at once.
  func retry() { sync?.take(.retryRequested) }

  /// Asks for the list, unless that has just been done: it is about to be looked at.
  func watch() { sync?.take(.listShown) }

  /// Calls `handler` whenever there is another status, until the returned token is dropped.
  func observe(_ handler: @escaping @MainActor () -> Void) -> Observation {
    observers.add(handler)
  }
}
