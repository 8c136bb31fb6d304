import Elements
import GLib

/// Keeps favorites on the disk, or in memory while that cannot be. For one thread at a time, never the main one.
final class RecoveringFavoritesStore {
  typealias Change = FavoritesConnection.Change

  /// Called on the main thread when another program has written.
  var onOutsideChange: (@Sendable () -> Void)?

  private let place: FavoritesDirectory
  private let program: String
  private let patience: Patience
  private var file: FavoritesConnection?
  /// Which file was opened last, or tried to be.
  private var identity: FileAttributes.Identity?
  /// The files that were open before the database was replaced.
  private var former: DatabaseFiles?
  private var monitor: DirectoryMonitor?
  /// What the disk holds, as far as that is known.
  private var known: FavoritesState
  /// Whether `known` comes from the disk.
  private var hasRead = false
  /// Hash values of the states that the disk has held.
  private var history: Set<Int> = []
  /// What was changed since and is not on the disk.
  private var unsaved: [Change] = []
  /// What earlier runs could not bring to the disk; nil until that has been looked for.
  private var leftovers: UnsavedFavorites?
  private var problem: FavoritesProblem?
  /// What has been put right and is still to be told.
  private var notice: FavoritesProblem?

  /// How often a file that turns out to be damaged, or another one, is replaced before that is a problem.
  private static let attempts = 3

  init(path: String, program: String, patience: Patience) {
    place = FavoritesDirectory(path: path, patience: patience)
    self.program = program
    self.patience = patience
    let random = [UInt64.random(in: 0 ... .max), .random(in: 0 ... .max)]
    known = FavoritesState(installation: random.map { String($0, radix: 36) }.joined())
  }

  /// What there is now, and what is wrong. What has been put right is told once.
  func report() -> FavoritesReport {
    defer { notice = nil }
    return FavoritesReport(
      state: current, problem: problem ?? notice, hasRead: hasRead || place.isVacant)
  }

  /// What the disk holds, with what is to come there.
  private var current: FavoritesState {
    var state = known
    for change in waiting { change(&state) }
    return state
  }

  /// What is to come to the disk.
  private var waiting: [Change] { (leftovers?.changes ?? []) + unsaved }

  /// True while something is to be brought to the disk.
  var isWaiting: Bool { !unsaved.isEmpty || leftovers?.files.isEmpty == false }

  /// Brings these changes, and those that could not be before, to the disk; without any, looks what others have
  /// written there. Returns what keeps them from there.
  func save(_ changes: [Change]) -> FavoritesProblem? {
    unsaved += changes
    leftovers = leftovers ?? UnsavedFavorites(besideDatabase: place.path)
    do {
      try save(attempts: Self.attempts)
      problem = nil
    } catch {
      problem = described(error)
      // After other errors nobody knows what the connection is still good for.
      if (error as? SQLiteError)?.isPassing != true { close() }
    }
    return problem
  }

  /// Looks what others have written, unless there is a problem anyway.
  func look() {
    if file != nil { _ = save([]) }
  }

  /// Tries a last time to bring everything to the disk. Where that fails, writes it beside the database for the
  /// next start. Returns what keeps it from the database; nil where nothing is kept from there.
  func finish() -> FavoritesProblem? {
    guard file != nil || !unsaved.isEmpty, let problem = save([]), !unsaved.isEmpty else {
      return nil
    }
    let difference = FavoritesDifference(from: known, to: current)
    guard !difference.isEmpty else { return nil }
    guard let name = try? UnsavedFavorites.write(difference, besideDatabase: place.path) else {
      return problem.adding(tr("What was changed last is lost."))
    }
    leftovers?.remove()
    return problem.adding(
      tr("What was changed last is kept for the next start, as {1}.", "\(name)"))
  }

  private func save(attempts: Int) throws {
    do {
      let file = try self.file ?? open()
      let changes = waiting
      if changes.isEmpty { try file.refresh() } else { try file.apply(changes) }
      take(file.state)
      unsaved = []
      leftovers?.remove()
      leftovers = UnsavedFavorites.none
    } catch is FavoritesConnection.Moved where attempts > 1 {
      leave()
      try save(attempts: attempts - 1)
    } catch let error as SQLiteError where error.isDamage && attempts > 1 {
      try setAside(error)
      try save(attempts: attempts - 1)
    }
  }

  private func take(_ state: FavoritesState) {
    guard known != state || !hasRead else { return }
    known = state
    hasRead = true
    history.insert(state.hashValue)
  }

  // MARK: The file

  private func open() throws -> FavoritesConnection {
    let file = try place.prepared(after: former) { identity in
      self.identity = identity
      return try open(identity)
    }
    self.file = file
    former = nil
    take(file.state)
    monitor = onOutsideChange.flatMap { DirectoryMonitor(place.directory, onChange: $0) }
    return file
  }

  private func open(_ identity: FileAttributes.Identity) throws -> FavoritesConnection {
    do {
      return try FavoritesConnection(
        path: place.path, initial: known, program: program, patience: patience)
    } catch {
      // Somebody may just have put another one there.
      guard place.identity == identity else { throw FavoritesConnection.Moved() }
      // What is damaged is read when it is set aside, and what is not the program's own not at all.
      let isDamage = (error as? SQLiteError)?.isDamage ?? false
      if !isDamage, !(error is FavoritesProblem) { salvage(isDamaged: false) }
      throw error
    }
  }

  private func close() {
    monitor = nil
    file = nil
  }

  /// Closes a database one of whose files is no longer in its place.
  private func leave() {
    guard let files = file?.files else { return }
    close()
    if place.identity == files.main {
      // The log alone has gone, and with it what was answered since it was last brought into the database.
      unsaved.insert(recovery, at: 0)
    } else {
      former = files
    }
  }

  /// Brings back what was on the disk.
  private var recovery: Change {
    let (lost, history) = (known, history)
    return { state in state.recover(lost, isEarlier: history.contains(state.hashValue)) }
  }

  // MARK: Problems

  /// Gives a damaged database another name. What it held, as far as that is known, goes into the next one.
  private func setAside(_ error: SQLiteError) throws {
    file?.leaveAsItIs()
    close()
    var loss = tr("The favorites shown are kept.")
    let name = try place.setAside(identity) { path in
      if !hasRead { loss = salvaged() }
      try Files.create(path)
      _ = try FavoritesConnection(path: path, initial: known, program: program, patience: patience)
    }
    guard let name else { return }
    notice = FavoritesProblem(
      path: place.path,
      message: tr(
        "the file was damaged. {1} It is kept as {2}.", loss, Files.name(of: name)),
      isOver: true, detail: error.message)
  }

  /// Takes from a damaged database what can be read of it, and tells what may be lost.
  private func salvaged() -> String {
    guard salvage(isDamaged: true), !known.mine.isEmpty else {
      return tr("No favorites could be read from it.")
    }
    let count = known.mine.count
    return ntr(
      "{1} favorite could be read from it, others may be lost.",
      "{1} favorites could be read from it, others may be lost.", count,
      NumberFormat.text(String(count)))
  }

  /// Reads what can be read of a database that cannot be opened, where nothing better is known. Returns
  /// whether that was anything.
  @discardableResult
  private func salvage(isDamaged: Bool) -> Bool {
    guard !hasRead,
      let state = FavoritesSalvage.read(
        place.path, installation: known.installation, isDamaged: isDamaged)
    else { return false }
    take(state)
    return true
  }

  private func described(_ error: any Error) -> FavoritesProblem {
    switch error {
    case let problem as FavoritesProblem: problem
    case let error as SQLiteError where error.isBusy:
      FavoritesProblem(busy: place.path)
    case is FavoritesConnection.Moved:
      FavoritesProblem(path: place.path, message: tr("it keeps being replaced"))
    default:
      FavoritesProblem(path: place.path, message: "\(error)")
    }
  }
}
