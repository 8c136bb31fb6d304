public import Elements
import GLib

/// Answers queries about one periodic table on a thread of its own. The newest query wins: an older one is cancelled,
/// and never answered.
public final class SearchService: Sendable {
  private struct State {
    var newest = 0
    var index: SearchIndex?
  }

  private let table: PeriodicTable
  private let data: DataDirectory
  private let translate: @Sendable (String) -> String
  private let worker = Worker()
  private let state = Guarded(State())

  /// Reads nothing yet; `prepare` or the first query builds the index.
  /// - Parameters:
  ///   - data: the directory of `names.json` and `places.json`.
  ///   - translate: returns the translation of an English name. Any thread.
  public init(
    table: PeriodicTable, data: DataDirectory,
    translate: @escaping @Sendable (String) -> String
  ) {
    self.table = table
    self.data = data
    self.translate = translate
  }

  /// Builds the index. Returns at once.
  public func prepare() { worker.run { [self] in _ = index } }

  /// Answers a query. Returns at once.
  /// - Parameter done: called on any thread, unless another query or `cancel` comes first. One that is already on its
  ///   way to the main thread must be dropped there by the caller, who compares `SearchResults.query.text`.
  public func search(_ text: String, done: @escaping @Sendable (SearchResults) -> Void) {
    let ticket = nextTicket()
    worker.run { [self] in
      guard isNewest(ticket) else { return }
      let query = SearchQuery(text, fold: TextFolding.forms)
      let results = index?.search(query) { !self.isNewest(ticket) }
      if let results, isNewest(ticket) { done(results) }
    }
  }

  /// Cancels the query in progress. Returns at once.
  public func cancel() { _ = nextTicket() }

  /// Waits until the thread has ended.
  public func wait() { worker.wait() }

  private func nextTicket() -> Int {
    state.withLock { state in
      state.newest += 1
      return state.newest
    }
  }

  private func isNewest(_ ticket: Int) -> Bool { state.withLock { $0.newest == ticket } }

  /// The index, built once. Only on the worker's thread.
  private var index: SearchIndex? {
    if let index = state.withLock({ $0.index }) { return index }
    let index = SearchIndex.make(of: table, data: data, translate: translate)
    state.withLock { $0.index = index }
    return index
  }
}

extension SearchIndex {
  /// Indexes a table with the other names and the towns in files. A file that cannot be read is logged, and the elements
  /// are found without it. Blocking: not for the main thread.
  public static func make(
    of table: PeriodicTable, data: DataDirectory, translate: (String) -> String
  ) -> SearchIndex? {
    SearchIndex(
      table, names: otherNames(in: data.names), places: places(in: data), fold: TextFolding.forms,
      translate: translate)
  }

  /// Length limit of the file in bytes.
  private static let maximumLength = 1_000_000

  private static func otherNames(in path: String) -> AlternativeNames {
    do {
      return try AlternativeNames.read(
        bytes: try Files.read(path, atMost: maximumLength), file: path)
    } catch {
      Log.error("\(error)")
    }
    return .none
  }

  private static func places(in data: DataDirectory) -> [Place] {
    do {
      return Array(try data.readPlaces().places)
    } catch {
      Log.error("\(error)")
    }
    return []
  }
}
