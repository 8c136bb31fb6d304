import Elements
import ElementsStore
import GLib

/// What the user has done to favorites and can undo.
private enum FavoritesAct {
  case removal(Favorite, index: Int)
  case removalOfImported(Favorite)
  case importing([Favorite])
}

/// The favorites that all windows share, above the store that keeps them. Made once by the application and
/// handed down. A change is seen at once, and kept while one goes on.
@MainActor
final class Favorites {
  /// What is wrong with the store, unless that has been told and put aside.
  var problem: FavoritesProblem? { reported == dismissed ? nil : reported }
  /// Whether it is known what the store has.
  private(set) var isLoaded = false
  /// Whether what the store has kept before is among what is shown.
  private(set) var hasRead = true
  /// The name under which the user marks elements.
  var userName: @MainActor () -> String

  private let store: any FavoritesStore
  private var pending = PendingFavorites(FavoritesState(installation: ""))
  /// The last change that the store has made, told with each of its reports.
  private let lastApplied = Guarded(0)
  /// What can be undone, the last act last.
  private var acts: [FavoritesAct] = []
  private var reported: FavoritesProblem?
  private var dismissed: FavoritesProblem?
  private var isOpen = false
  private let markObservers = Observers<Set<Int>>()
  private let observers = Observers<Void>()

  /// Favorites over `store`, which `open` reads.
  init(store: any FavoritesStore, userName: @escaping @MainActor () -> String) {
    self.store = store
    self.userName = userName
  }

  /// Everybody's favorites, with the changes that are still on their way to the store.
  var state: FavoritesState { pending.shown }

  /// Reads what the store has, and follows it from then on.
  func open() {
    guard !isOpen else { return }
    isOpen = true
    store.open { [weak self, lastApplied] report in
      let last = lastApplied.withLock { $0 }
      Task { @MainActor [weak self] in self?.take(report, including: last) }
    }
  }

  private func take(_ report: FavoritesReport, including last: Int) {
    isLoaded = true
    hasRead = report.hasRead
    // What is over is told once, and stays until the user has seen it.
    if report.problem != nil || reported?.isOver != true { reported = report.problem }
    show { $0.keep(report.state, including: last) }
  }

  /// Lets what is shown change, and tells whom it concerns.
  private func show(_ change: (inout PendingFavorites) -> Void) {
    let before = Set(state.mine.map(\.number))
    change(&pending)
    let marked = before.symmetricDifference(state.mine.map(\.number))
    if !marked.isEmpty { markObservers.notify(marked) }
    observers.notify()
  }

  /// Calls `handler` with the numbers of the elements that have become favorites of the user's or have
  /// ceased to be, until the returned token is dropped.
  func observeMarks(_ handler: @escaping @MainActor (Set<Int>) -> Void) -> Observation {
    markObservers.add(handler)
  }

  /// Calls `handler` when anything has changed, until the returned token is dropped.
  func observe(_ handler: @escaping @MainActor () -> Void) -> Observation {
    observers.add(handler)
  }

  // MARK: Changes

  /// Makes a change, which is shown at once.
  private func change(_ change: @escaping PendingFavorites.Change) {
    open()
    var id = 0
    show { id = $0.add(change) }
    let applied = id
    store.change(
      { [lastApplied] state in
        change(&state)
        lastApplied.withLock { $0 = max($0, applied) }
      },
      done: { _ in })
  }

  /// Marks an element as a favorite, or takes the mark away. Returns whether it is one then.
  @discardableResult
  func toggle(_ number: Int) -> Bool {
    if let index = state.mine.firstIndex(where: { $0.number == number }) {
      acts.append(.removal(state.mine[index], index: index))
      change { $0.unstar(number) }
      return false
    }
    acts.removeAll { if case .removal(let old, _) = $0 { old.number == number } else { false } }
    let (name, time) = (userName(), Clock.time)
    change { $0.star(number, by: name, at: time) }
    return true
  }

  /// Whether there is something to undo.
  var canUndo: Bool { actCount > 0 }

  /// How much there is to undo.
  var actCount: Int { acts.count }

  /// Brings what was removed last back to its place, or takes back what was imported since.
  func undo() {
    let name = userName()
    switch acts.popLast() {
    case .removal(let favorite, let index)?: change { $0.restore(favorite, at: index) }
    case .removalOfImported(let favorite)?: change { $0.include([favorite], user: name) }
    case .importing(let favorites)?: change { $0.exclude(favorites) }
    case nil: break
    }
  }

  /// Moves a favorite to another place in the order set by hand.
  func move(_ number: Int, to index: Int) { change { $0.move(number, to: index) } }

  /// Moves a favorite down by so many places in the order set by hand, up where negative.
  func move(_ number: Int, by distance: Int) {
    if let index = place(of: number, movedBy: distance) { move(number, to: index) }
  }

  /// Whether there is a place so far down, up where negative.
  func canMove(_ number: Int, by distance: Int) -> Bool {
    place(of: number, movedBy: distance) != nil
  }

  private func place(of number: Int, movedBy distance: Int) -> Int? {
    let place = state.mine.firstIndex { $0.number == number }.map { $0 + distance }
    return place.flatMap { state.mine.indices.contains($0) ? $0 : nil }
  }

  /// Gives all favorites of the user's another name, also those that `undo` brings back.
  func rename(to name: String) {
    acts = acts.map { act in
      guard case .removal(let old, let index) = act else { return act }
      return .removal(
        Favorite(number: old.number, favoritedBy: name, time: old.time), index: index)
    }
    change { $0.rename(to: name) }
  }

  /// Makes the imported favorites under a name the user's own, who goes under it from now on.
  func adopt(_ name: String) { change { $0.adopt(name) } }

  /// Adds the favorites of a file to those that are there. Returns how many are new.
  func include(_ favorites: [Favorite]) -> Int {
    let name = userName()
    let before = Set(state.all.map(\.mark))
    var after = state
    after.include(favorites, user: name)
    let new = after.all.filter { !before.contains($0.mark) }
    if !new.isEmpty { acts.append(.importing(new)) }
    change { $0.include(favorites, user: name) }
    return new.count
  }

  /// The favorite of somebody else's that has come from a file; nil where there is none, or a server lists it.
  func imported(_ number: Int, by name: String) -> Favorite? {
    state.others.first {
      $0.number == number && $0.favoritedBy == name && $0.serverID == nil
    }
  }

  /// Removes a favorite of somebody else's that has come from a file.
  func removeImported(_ favorite: Favorite) {
    acts.append(.removalOfImported(favorite))
    change { $0.exclude([favorite]) }
  }

  // MARK: The store

  /// Tries again to keep what could not be kept.
  func retry() { store.retry() }

  /// Puts aside what the store has told is wrong.
  func dismissProblem() {
    dismissed = reported
    observers.notify()
  }

  /// Seconds that the end of the program waits for changes to be kept.
  private static let lastPatience = 2.0

  /// Waits until all changes are kept, when the program ends. Returns what keeps them from there.
  func finish() -> FavoritesProblem? {
    isOpen ? store.finish(within: Self.lastPatience) : nil
  }
}
