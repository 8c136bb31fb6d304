import Elements
import ElementsStore
import GLib

extension FuzzTarget {
  /// The store of the favorites, with a database as the program makes it.
  /// - Parameter folder: where databases may be written.
  static func databases(in folder: String) -> FuzzTarget {
    let path = folder + "/databases/favorites.sqlite"
    _ = marked(20..<40, at: path)
    let sample = (try? Files.read(path)) ?? []
    return FuzzTarget(
      name: "sqlite", samples: sample.isEmpty ? [] : [sample], tokens: tokens,
      decode: { tryDatabase($0, at: path) }, isSlow: true)
  }

  private static func tryDatabase(_ input: [UInt8], at path: String) {
    Files.removeDirectory(Files.parent(of: path))
    try? Files.write(input, to: path, isDurable: false)
    // Another program's database, or a newer version's, is left alone.
    guard marked(8..<9, at: path)?.isMine(8) ?? false else { return }
    let state = marked(9..<10, at: path)
    precondition(state?.isMine(8) == true && state?.isMine(9) == true)
  }

  /// What the database at `path` holds after elements were marked in it; nil where it does not take that.
  private static func marked(_ numbers: Range<Int>, at path: String) -> FavoritesState? {
    let store = SQLiteFavoritesStore(path: path, program: "fuzz", patience: 0)
    let (report, problem) = (Guarded<FavoritesReport?>(nil), Guarded<FavoritesProblem?>(nil))
    store.open { new in report.withLock { $0 = new } }
    store.change { state in
      for number in numbers { state.star(number, by: "Ada", at: Int64(number)) }
    } done: { new in
      problem.withLock { $0 = new }
    }
    store.flush()
    return problem.withLock { $0 } == nil ? report.withLock { $0 }?.state : nil
  }

  /// Marks of pages, numbers at their ends, and what describes the tables.
  private static let tokens: [[UInt8]] = [
    [0], [0xff], [0, 0, 0, 0], [0xff, 0xff, 0xff, 0xff], [0x7f, 0xff, 0xff, 0xff],
    [0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0], [2], [5], [10], [13], [0x10, 0],
    Array("SQLite format 3\u{0}".utf8), Array("Elem".utf8), Array("mine".utf8),
    Array("CREATE TABLE ".utf8), Array(" STRICT".utf8), Array("lastEntry".utf8),
    Array("installation".utf8),
  ]
}
