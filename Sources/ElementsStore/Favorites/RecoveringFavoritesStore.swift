import Elements
import GLib

/// Keeps favorites on the disk, or in memory while that cannot be. For one thread at a time, never the main one.
final class RecoveringFavoritesStore {
  typealias Change = FavoritesConnection.Change

  /// Called on the main thread when another program has written.
  var onOutsideChange: (@Sendable () -> Void)?

  private let place: FavoritesDirectory
  private let program: String
  private let patience: Double
  private var file: FavoritesConnection?
  /// Which file was opened last, or tried to be.
  private var identity: FileAttributes.Identity?
  private var monitor: DirectoryMonitor?
  /// What the disk holds, as far as that is known.
  private var known: FavoritesState
  /// Whether `known` comes from the disk.
  private var hasRead = false
  /// What was changed since and is not on the disk.
  private var unsaved: [Change] = []
  private var problem: FavoritesProblem?
  /// What has been put right and is still to be told.
  private var notice: FavoritesProblem?

  /// How often a file that turns out to be damaged, or another one, is replaced before that is a problem.
  private static let attempts = 3

  init(path: String, program: String, patience: Double) {
    place = FavoritesDirectory(path: path, patience: patience)
    self.program = program
    self.patience = patience
    let random = [UInt64.random(in: 0 ... .max), .random(in: 0 ... .max)]
    known = FavoritesState(installation: random.map { String($0, radix: 36) }.joined())
  }

  /// What there is now, and what is wrong. What has been put right is told once.
  func report() -> FavoritesReport {
    var state = known
    for change in unsaved { change(&state) }
    defer { notice = nil }
    return FavoritesReport(
      state: state, problem: problem ?? notice, hasRead: hasRead || place.isVacant)
  }

  /// Brings these changes, and those that could not be before, to the disk; without any, looks what others have
  /// written there. Returns what keeps them from there.
  func save(_ changes: [Change]) -> FavoritesProblem? {
    unsaved += changes
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

  private func save(attempts: Int) throws {
    do {
      let file = try self.file ?? open()
      if unsaved.isEmpty { try file.refresh() } else { try file.apply(unsaved) }
      known = file.state
      unsaved = []
    } catch is FavoritesConnection.Moved where attempts > 1 {
      close()
      try save(attempts: attempts - 1)
    } catch let error as SQLiteError where error.isDamage && attempts > 1 {
      try setAside(error)
      try save(attempts: attempts - 1)
    }
  }

  private func open() throws -> FavoritesConnection {
    let file = try place.prepared { identity in
      self.identity = identity
      return try open(identity)
    }
    self.file = file
    known = file.state
    hasRead = true
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
      // What is damaged is read under its new name, and what is not the program's own not at all.
      let isDamage = (error as? SQLiteError)?.isDamage ?? false
      if !isDamage, !(error is FavoritesProblem) { salvage(place.path) }
      throw error
    }
  }

  private func close() {
    monitor = nil
    file = nil
  }

  // MARK: Problems

  /// Gives a damaged database another name. What it held, as far as that is known, goes into the next one.
  private func setAside(_ error: SQLiteError) throws {
    file?.leaveAsItIs()
    close()
    guard let name = try place.setAside(identity) else { return }
    let (loss, shortName) = (salvaged(name), name.dropFirst(place.directory.count + 1))
    notice = FavoritesProblem(
      path: place.path,
      message: "\(tr("the file was damaged")). \(loss) \(tr("It is kept as")) \(shortName).",
      isOver: true, detail: error.message)
  }

  /// Takes from a database that was set aside what can be read of it, and tells what may be lost.
  private func salvaged(_ path: String) -> String {
    if hasRead { return tr("The favorites shown are kept.") }
    guard salvage(path), !known.mine.isEmpty else {
      return tr("No favorites could be read from it.")
    }
    let count = known.mine.count
    return count == 1
      ? tr("1 favorite could be read from it, others may be lost.")
      : "\(NumberFormat.text(String(count))) \(tr("favorites could be read from it, others may be lost."))"
  }

  /// Reads what can be read of a database that cannot be opened, where nothing better is known. Returns
  /// whether that was anything.
  @discardableResult
  private func salvage(_ path: String) -> Bool {
    guard !hasRead,
      let state = FavoritesSalvage.read(path, installation: known.installation)
    else { return false }
    known = state
    hasRead = true
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
