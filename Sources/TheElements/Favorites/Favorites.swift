import Elements
import ElementsStore
import GLib

/// The favorites shared by all windows, over a `FavoritesStore`. One instance, made by the application and passed on.
/// A change is shown at once and saved in the background.
@MainActor
final class Favorites {
  /// The store's problem; nil without one, and after it was dismissed.
  var problem: FavoritesProblem? { reported == dismissed ? nil : reported }
  /// True once the store has reported for the first time.
  private(set) var isLoaded = false
  /// False if the saved favorites could not be read, so that `state` lacks them.
  private(set) var hasRead = true
  /// The user name for new favorites.
  var userName: @MainActor () -> String

  private let store: any FavoritesStore
  private var pending = PendingFavorites(FavoritesState(installation: ""))
  /// ID of the last change that the store has applied, read with each of its reports.
  private let lastApplied = Guarded(0)
  /// Changes that can be undone, the last one last.
  private var undoStack: [UndoableChange] = []
  private var reported: FavoritesProblem?
  private var dismissed: FavoritesProblem?
  private var isOpen = false
  /// Acts that depend on what is saved, until that is read.
  private var waiting: [@MainActor () -> Void] = []
  private let markObservers = Observers<Set<Int>>()
  private let recordObservers = Observers<Set<RecordTable>>()
  private let observers = Observers<Void>()
  private let writingObservers = Observers<Void>()
  /// The people whose favorites are neither shown nor counted.
  private(set) var hidden = HiddenPeople()
  /// Saves the hidden people.
  var saveHidden: (@MainActor (HiddenPeople) -> Void)?
  /// The Table's coloring by the favorites of all people.
  private(set) lazy var classColumn = ClassColumn(of: self)
  /// The user's notes.
  private(set) lazy var notes = Notes(of: self)
  /// True while the text of a note has the focus, where the keys of the favorites mean the text.
  var isWriting = false {
    didSet { if isWriting != oldValue { writingObservers.notify() } }
  }

  /// Favorites over `store`, which is not opened before `open`.
  init(store: any FavoritesStore, userName: @escaping @MainActor () -> String) {
    self.store = store
    self.userName = userName
  }

  /// The favorites of all users, with the changes not yet saved.
  var state: FavoritesState { pending.shown }

  /// The user's records, with the changes not yet saved; none before the store is opened.
  var records: Records { state.records }

  /// Opens the store and follows its reports.
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
    // A problem that is over is reported once, and stays until the user dismisses it.
    if report.problem != nil || reported?.isOver != true { reported = report.problem }
    show { $0.update(to: report.state, including: last) }
    defer { waiting = [] }
    for act in waiting { act() }
  }

  /// Calls `act` once the favorites are read, which may be now.
  func whenRead(_ act: @escaping @MainActor () -> Void) {
    guard !isLoaded else { return act() }
    waiting.append(act)
    open()
  }

  /// Applies a change to `pending`, then notifies the observers.
  private func show(_ change: (inout PendingFavorites) -> Void) {
    let (before, records) = (Set(state.mine.map(\.number)), state.records)
    change(&pending)
    let marked = before.symmetricDifference(state.mine.map(\.number))
    if !marked.isEmpty { markObservers.notify(marked) }
    let tables = records.changedTables(in: state.records)
    if !tables.isEmpty { recordObservers.notify(tables) }
    observers.notify()
  }

  /// Calls `handler` with the numbers of the elements that were added to or removed from the user's favorites, until
  /// the returned token is dropped.
  func observeMarks(_ handler: @escaping @MainActor (Set<Int>) -> Void) -> Observation {
    markObservers.add(handler)
  }

  /// Calls `handler` with the tables whose records changed, also by another instance of the program, until the
  /// returned token is dropped.
  func observeRecords(_ handler: @escaping @MainActor (Set<RecordTable>) -> Void) -> Observation {
    recordObservers.add(handler)
  }

  /// Calls `handler` on every change, until the returned token is dropped.
  func observe(_ handler: @escaping @MainActor () -> Void) -> Observation {
    observers.add(handler)
  }

  /// Calls `handler` when `isWriting` changes, until the returned token is dropped.
  func observeWriting(_ handler: @escaping @MainActor () -> Void) -> Observation {
    writingObservers.add(handler)
  }

  // MARK: Changes

  /// Changes the user's records: at once in `state`, and in the database.
  func changeRecords(_ change: @escaping @Sendable (inout Records) -> Void) {
    self.change { change(&$0.records) }
  }

  /// Makes a change: shows it at once, and passes it to the store.
  /// - Parameter result: the state with the change, if it is known already.
  private func change(
    _ change: @escaping PendingFavorites.Change, result: FavoritesState? = nil
  ) {
    open()
    var id = 0
    show { id = $0.add(change, result: result) }
    let applied = id
    store.change(
      { [lastApplied] state in
        change(&state)
        lastApplied.withLock { $0 = max($0, applied) }
      },
      done: { _ in })
  }

  /// Makes a change of many favorites, whose names take long to compare: its result is computed on another thread, and
  /// again if the favorites change meanwhile.
  /// - Parameters:
  ///   - prepare: called before the change with the favorites that it adds.
  ///   - done: called after the change with their number.
  private func changeMany(
    _ change: @escaping PendingFavorites.Change,
    prepare: @escaping @MainActor ([Favorite]) -> Void = { _ in },
    done: @escaping @MainActor (Int) -> Void = { _ in }
  ) {
    let before = state
    ActWork.run {
      var after = before
      change(&after)
      let marks = Set(before.all.map(\.mark))
      return (result: after, added: after.all.filter { !marks.contains($0.mark) })
    } then: { [weak self] result, added in
      guard let self else { return }
      guard self.state == before else {
        return self.changeMany(change, prepare: prepare, done: done)
      }
      prepare(added)
      self.change(change, result: result)
      done(added.count)
    }
  }

  /// Adds or removes a favorite. Returns true if the element is one afterwards.
  @discardableResult
  func toggle(_ number: Int) -> Bool {
    if let index = state.mine.firstIndex(where: { $0.number == number }) {
      undoStack.append(.removal(state.mine[index], index: index))
      change { $0.unstar(number) }
      return false
    }
    undoStack.append(.addition(number))
    let (name, time) = (userName(), Clock.time)
    change { $0.star(number, by: name, at: time) }
    return true
  }

  /// Number of changes that can be undone.
  var undoCount: Int { undoStack.count }

  /// Undoes the last addition, removal or import. Returns the number of the one element that the user has added or removed;
  /// nil for another change.
  @discardableResult
  func undo() -> Int? {
    let name = userName()
    switch undoStack.popLast() {
    case .addition(let number)?:
      change { $0.unstar(number) }
      return number
    case .removal(let favorite, let index)?:
      change { $0.restore(favorite, at: index) }
      return favorite.number
    case .removalOfImported(let favorite)?: change { $0.include([favorite], user: name) }
    case .importing(let favorites, let notes, let before)?:
      changeMany({
        $0.exclude(favorites)
        $0.records.exclude(notes, before: before)
      })
    case .hiding(let name)?: showPerson(name)
    case nil: break
    }
    return nil
  }

  /// Moves a favorite to an index of the manual order.
  func move(_ number: Int, to index: Int) { change { $0.move(number, to: index) } }

  /// Renames the user in all their favorites, also in those that `undo` restores.
  func rename(to name: String) {
    undoStack = undoStack.map { change in
      guard case .removal(let old, let index) = change else { return change }
      return .removal(
        Favorite(number: old.number, favoritedBy: name, time: old.time), index: index)
    }
    change { $0.rename(to: name) }
  }

  /// Makes the imported favorites under `name` the user's own; the user takes that name.
  func adopt(_ name: String) { change { $0.adopt(name) } }

  /// Adds imported favorites and notes, and calls `done` with the numbers of new favorites and changed notes.
  /// - Parameter imported: notes by atomic number.
  func include(
    _ favorites: [Favorite], _ imported: [Int: Note] = [:],
    done: @escaping @MainActor (Imported) -> Void
  ) {
    let name = userName()
    let before = notes.all
    let changed = imported.filter { before[$0]?.joined(with: $1) ?? $1 != before[$0] }
    let isCut = imported.contains { before[$0]?.fits($1) == false }
    changeMany(
      {
        $0.include(favorites, user: name)
        $0.records.include(changed)
      },
      prepare: { [weak self] new in
        guard !new.isEmpty || !changed.isEmpty else { return }
        self?.undoStack.append(.importing(new, notes: changed, before: before))
      },
      done: { done(Imported(count: $0, notes: changed.count, isCut: isCut)) })
  }

  /// Returns another user's imported favorite; nil if there is none, or a server lists it.
  func imported(_ number: Int, by name: String) -> Favorite? {
    state.others.first {
      $0.number == number && $0.favoritedBy == name && $0.serverID == nil
    }
  }

  /// Removes another user's imported favorite.
  func removeImported(_ favorite: Favorite) {
    undoStack.append(.removalOfImported(favorite))
    change { $0.exclude([favorite]) }
  }

  // MARK: Hidden people

  /// Shows other people than before.
  func use(_ hidden: HiddenPeople) {
    guard hidden != self.hidden else { return }
    self.hidden = hidden
    observers.notify()
  }

  /// Hides a person. Returns false if there are too many.
  func hide(_ name: String) -> Bool {
    var people = hidden
    guard people.hide(name) else { return false }
    if people != hidden { undoStack.append(.hiding(name)) }
    hideOnly(people)
    return true
  }

  // MARK: The store

  /// Retries to save the changes that could not be saved.
  func retry() { store.retry() }

  /// Hides the present problem.
  func dismissProblem() {
    dismissed = reported
    observers.notify()
  }

  /// Timeout of `finish`, in seconds.
  private static let finishTimeout = 2.0

  /// Waits, at the program's end, until all changes are saved. Returns the problem if they could not be.
  func finish() -> FavoritesProblem? {
    isOpen ? store.finish(within: Self.finishTimeout) : nil
  }
}
