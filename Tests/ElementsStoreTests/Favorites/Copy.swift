import Elements
import GLib
import XCTest

@testable import ElementsStore

/// A store over a database, as a copy of the program has it, and all that it has told.
final class Copy {
  let store: SQLiteFavoritesStore
  private let told = Guarded<[FavoritesReport]>([])

  /// Opens the database at `path` and waits until that is done.
  init(_ path: String, patience: Double = 30) {
    store = SQLiteFavoritesStore(path: path, program: "test", patience: patience)
    store.open { [told] report in told.withLock { $0.append(report) } }
    store.flush()
  }

  var reports: [FavoritesReport] { told.withLock { $0 } }

  var state: FavoritesState { reports.last?.state ?? FavoritesState(installation: "none") }

  /// All problems that were told, each as often as that.
  var problems: [FavoritesProblem] { reports.compactMap(\.problem) }

  /// What is wrong now.
  var problem: FavoritesProblem? { reports.last?.problem }

  /// Changes the favorites and waits until that is done. Returns what keeps it from the disk.
  @discardableResult
  func change(_ change: @escaping @Sendable (inout FavoritesState) -> Void) -> FavoritesProblem? {
    let answers = Guarded<[FavoritesProblem?]>([])
    store.change(change) { problem in answers.withLock { $0.append(problem) } }
    store.flush()
    let all = answers.withLock { $0 }
    XCTAssertEqual(all.count, 1, "every change is answered once")
    return all.first ?? nil
  }

  /// Marks elements for Ada.
  @discardableResult
  func star(_ numbers: Int...) -> FavoritesProblem? {
    change { state in
      for number in numbers { state.star(number, by: "Ada", at: Int64(number)) }
    }
  }

  var numbers: [Int] { state.mine.map(\.number) }

  func retry() {
    store.retry()
    store.flush()
  }
}

/// What SQLite says of the whole of a database.
func integrity(of path: String) throws -> String? {
  try SQLiteDatabase(path: path).text("PRAGMA integrity_check")
}
