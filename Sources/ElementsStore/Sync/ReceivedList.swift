import Elements
import GLib

/// A server's list as it was received. The list of a class in view is requested again and again, and is mostly as it was:
/// then nothing is computed.
struct ReceivedList: Sendable {
  private let list: FavoriteList
  private let memory: SyncMemory
  /// The favorites, which the list has not changed; nil if it has.
  private let state: FavoritesState?
  let result: FavoritesState.ListResult

  /// Applies a list to the favorites.
  /// - Parameters:
  ///   - last: the list before.
  ///   - others: as those of `FavoritesState.receive`.
  init(
    _ list: FavoriteList, into state: inout FavoritesState, after last: ReceivedList?,
    from server: String, user name: String, _ memory: SyncMemory
  ) {
    (self.list, self.memory) = (list, memory)
    if let last, last.list == list, last.memory == memory, last.state == state {
      (self.state, result) = (state, last.result)
      return
    }
    let before = state
    result = state.receive(list, from: server, user: name, memory) { .installed }
    self.state = state == before ? state : nil
  }
}

extension Confusables {
  /// What characters look like by the program's file, which is read when first wanted.
  fileprivate static let installed: Confusables = {
    guard let data = DataDirectory.find() else { return .none }
    do throws(CatalogError) { return try data.read(.confusables) } catch {
      Log.error(error.description)
      return .none
    }
  }()
}
