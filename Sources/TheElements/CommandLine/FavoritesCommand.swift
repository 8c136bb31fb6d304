import Elements
import ElementsStore
import GLib

/// The favorites' commands: `--favorite`, `--unfavorite` and their export. None needs a display; a running copy of the
/// program gets the changes through the store.
@MainActor
enum FavoritesCommand {
  /// Adds or removes favorites. Returns the exit status: 0 only once the change is on the disk.
  static func mark(
    _ marks: [LaunchRequest.Mark], catalog: any CatalogStore, data: DataDirectory
  ) -> Int32 {
    let table: PeriodicTable
    do { table = try catalog.load() } catch { return CommandLineTool.fail(tr(error.text)) }
    var numbers: [(number: Int, isFavorite: Bool)] = []
    for mark in marks {
      guard let element = table.findNamed(mark.element) else {
        let error = LaunchError.unknownElement(mark.element)
        return CommandLineTool.fail(tr(error.message), status: LaunchError.exitStatus)
      }
      numbers.append((element.number, mark.isFavorite))
    }
    let settings = Settings(schema: Program.id, directory: data.schemas)
    let name = UserName.current(preference: settings?.string(Setting.userName.key) ?? "")
    return change { [numbers] state in
      for (number, isFavorite) in numbers {
        if isFavorite {
          state.star(number, by: name, at: Clock.time)
        } else {
          state.unstar(number)
        }
      }
    }
  }

  /// Prints the favorites in `format`. Returns the exit status: 0 only if all of them could be read.
  static func export(_ format: ExportFormat, catalog: any CatalogStore) -> Int32 {
    let table: PeriodicTable
    do { table = try catalog.load() } catch { return CommandLineTool.fail(tr(error.text)) }
    let (_, report) = openStore()
    guard let report else { return 1 }
    _ = status(of: report.problem)
    guard report.hasRead else { return 1 }
    // Readable favorites are exported even if the database is read-only.
    let status = CommandLineTool.print(
      table.exported(
        favorites: report.state.mine, notes: report.state.records.notes, as: format))
    return report.problem?.isOver == true ? 1 : status
  }

  /// The atomic numbers of the favorites; none if they cannot be read, which is written to standard error.
  static var numbers: [Int] {
    let report = openStore().report
    _ = status(of: report?.problem)
    return report?.state.mine.map(\.number) ?? []
  }

  private static func change(
    _ change: @escaping @Sendable (inout FavoritesState) -> Void
  ) -> Int32 {
    let (store, report) = openStore()
    if let problem = report?.problem, problem.isOver { _ = status(of: problem) }
    let answer = Guarded<FavoritesProblem?>(nil)
    store.change(change) { problem in answer.withLock { $0 = problem } }
    store.flush()
    return status(of: answer.withLock { $0 })
  }

  /// Opens the store. Returns it with its first report; nil if there was none.
  private static func openStore() -> (store: SQLiteFavoritesStore, report: FavoritesReport?) {
    let store = SQLiteFavoritesStore.standard(program: Program.version)
    let first = Guarded<FavoritesReport?>(nil)
    store.open { report in first.withLock { $0 = $0 ?? report } }
    store.flush()
    return (store, first.withLock { $0 })
  }

  /// Writes a problem to standard error. Returns the exit status.
  private static func status(of problem: FavoritesProblem?) -> Int32 {
    guard let problem else { return 0 }
    return CommandLineTool.fail(problem.description, status: problem.isOver ? 0 : 1)
  }
}
