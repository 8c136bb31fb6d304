import Elements
import GLib
import XCTest

@testable import ElementsStore

/// A store as in one instance of the program, with all its reports.
final class Instance {
  let store: SQLiteFavoritesStore
  private let reported = Guarded<[FavoritesReport]>([])

  /// Opens the database at `path` and waits for that.
  init(_ path: String, lockTimeout: Double = 30) {
    store = SQLiteFavoritesStore(path: path, program: "test", lockTimeout: lockTimeout)
    store.open { [reported] report in reported.withLock { $0.append(report) } }
    store.flush()
  }

  var reports: [FavoritesReport] { reported.withLock { $0 } }

  var state: FavoritesState { reports.last?.state ?? FavoritesState(installation: "none") }

  /// All reported problems, including repetitions.
  var problems: [FavoritesProblem] { reports.compactMap(\.problem) }

  /// Current problem.
  var problem: FavoritesProblem? { reports.last?.problem }

  /// Changes the favorites and waits for that. Returns the error.
  @discardableResult
  func change(_ change: @escaping @Sendable (inout FavoritesState) -> Void) -> FavoritesProblem? {
    let answers = Guarded<[FavoritesProblem?]>([])
    store.change(change) { problem in answers.withLock { $0.append(problem) } }
    store.flush()
    let all = answers.withLock { $0 }
    XCTAssertEqual(all.count, 1, "every change is answered once")
    return all.first ?? nil
  }

  /// Adds favorites of Ada.
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

/// Returns the result of SQLite's integrity check.
func integrity(of path: String) throws -> String? {
  try SQLiteDatabase(path: path).text("PRAGMA integrity_check")
}

/// Returns the names of the files set aside.
func asides(of path: String) -> [String] {
  Files.names(in: Files.parent(of: path)).filter {
    $0.contains(".damaged-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
  }
}
