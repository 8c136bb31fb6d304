import Elements
import ElementsStore
import GLib

extension FavoritesSync {
  /// A sync with a server of the simple kind.
  convenience init(
    address: WebAddress, userName: String, userAgent: String, store: any FavoritesStore,
    secrets: any SecretStore, environment: any SyncEnvironment = SystemSyncEnvironment(),
    mutex: SyncMutex = SyncMutex(), seconds: Double = 30,
    record: @escaping @Sendable (Favorite) -> String,
    onStatus: @escaping @Sendable (SyncStatus) -> Void
  ) {
    self.init(
      server: SyncServer(address), userName: userName, userAgent: userAgent, store: store,
      secrets: secrets, environment: environment, mutex: mutex, seconds: seconds, record: record,
      onStatus: onStatus)
  }
}
