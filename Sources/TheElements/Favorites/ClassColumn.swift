import Elements
import GLib

/// The number of people who marked each element, as a column by which the Table is colored. Counted on a thread of its own
/// when first wanted, and again when favorites or hidden people have changed.
@MainActor
final class ClassColumn {
  /// The numbers counted last; nil before, and without other people.
  private(set) var column: PropertyColumn?
  private unowned let favorites: Favorites
  private let worker = Worker()
  private let observers = Observers<Void>()
  private var observation: Observation?
  /// Those that wait for the first count.
  private var readers: [@MainActor () -> Void] = []
  /// Number of the newest count.
  private var newest = 0

  init(of favorites: Favorites) { self.favorites = favorites }

  /// True if there are other people whose favorites count.
  var isOffered: Bool {
    ClassFavorites.isOffered(favorites.state.others, hidden: favorites.hidden)
  }

  /// Calls `change` when the column has changed, until the returned token is dropped.
  func observe(_ change: @escaping @MainActor () -> Void) -> Observation {
    observers.add(change)
  }

  /// Counts from now on. Calls `onRead` once the column is there: at once if it is already.
  func read(_ onRead: @escaping @MainActor () -> Void) {
    guard observation == nil else {
      if newest > 0, readers.isEmpty { return onRead() }
      readers.append(onRead)
      return
    }
    readers.append(onRead)
    observation = favorites.observe { [weak self] in self?.count() }
    count()
  }

  private func count() {
    guard favorites.isLoaded else { return }
    newest += 1
    let ticket = newest
    worker.run { [state = favorites.state, hidden = favorites.hidden] in
      let isOffered = ClassFavorites.isOffered(state.others, hidden: hidden)
      let counts = ClassFavorites(mine: state.mine, others: state.others, hidden: hidden)
      return isOffered ? counts.column : nil
    } then: { [weak self] in
      if self?.newest == ticket { self?.take($0) }
    }
  }

  private func take(_ column: PropertyColumn?) {
    let isNew = column != self.column
    self.column = column
    let waiting = readers
    readers = []
    for onRead in waiting { onRead() }
    if isNew { observers.notify() }
  }
}
