import Elements
import ElementsStore
import GLib

/// What the command line does with the user's favorites. Needs no display; a copy of the program that runs sees
/// it through the store.
@MainActor
enum FavoritesCommand {
  /// Marks elements as favorites or takes the marks away. Returns the exit status: 0 only when that is on the
  /// disk.
  static func mark(
    _ marks: [LaunchRequest.Mark], catalog: any CatalogStore, data: DataDirectory
  ) -> Int32 {
    let table: PeriodicTable
    do { table = try catalog.load() } catch { return CommandLineTool.fail(error.description) }
    var numbers: [(number: Int, isFavorite: Bool)] = []
    for mark in marks {
      guard let element = table.find(mark.element) else {
        let error = LaunchError.unknownElement(mark.element)
        return CommandLineTool.fail(tr(error.message), status: LaunchError.exitStatus)
      }
      numbers.append((element.number, mark.isFavorite))
    }
    let settings = Settings(schema: TheElementsApplication.id, directory: data.schemas)
    let name = UserName.current(preference: settings?.string(SettingKey.userName) ?? "")
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

  /// Prints the favorites in `format`. Returns the exit status: 0 only where they could be read as a whole.
  static func export(_ format: ExportFormat, catalog: any CatalogStore) -> Int32 {
    let table: PeriodicTable
    do { table = try catalog.load() } catch { return CommandLineTool.fail(error.description) }
    let (_, report) = opened()
    guard let report else { return 1 }
    _ = status(of: report.problem)
    guard report.hasRead else { return 1 }
    // What can be read can be exported, whether or not it could be changed.
    let status = CommandLineTool.print(table.exported(favorites: report.state.mine, as: format))
    return report.problem?.isOver == true ? 1 : status
  }

  private static func change(
    _ change: @escaping @Sendable (inout FavoritesState) -> Void
  ) -> Int32 {
    let (store, report) = opened()
    if let problem = report?.problem, problem.isOver { _ = status(of: problem) }
    let answer = Guarded<FavoritesProblem?>(nil)
    store.change(change) { problem in answer.withLock { $0 = problem } }
    store.flush()
    return status(of: answer.withLock { $0 })
  }

  /// The user's favorites, and what their store told when it was opened.
  private static func opened() -> (store: SQLiteFavoritesStore, report: FavoritesReport?) {
    let store = SQLiteFavoritesStore.standard(program: TheElementsApplication.version)
    let first = Guarded<FavoritesReport?>(nil)
    store.open { report in first.withLock { $0 = $0 ?? report } }
    store.flush()
    return (store, first.withLock { $0 })
  }

  /// Tells a problem. Returns the exit status.
  private static func status(of problem: FavoritesProblem?) -> Int32 {
    guard let problem else { return 0 }
    return CommandLineTool.fail(problem.description, status: problem.isOver ? 0 : 1)
  }
}
