public import Elements
import GLib

/// Answers queries about one periodic table on a thread of its own. The newest query wins: an older one is cancelled,
/// and never answered.
public final class SearchService: Sendable {
  private struct State {
    var newest = 0
    var index: SearchIndex?
    var data: SearchData?
    /// The columns of the user's own in `data`.
    var own: [OwnColumn] = []
    /// The notes given, whose words are not in `index` yet; nil if they are.
    var notes: [Int: Note]?
    var temperatures = TemperatureDisplay.kelvin
  }

  private let table: PeriodicTable
  private let files: DataFileCache
  private let translate: @Sendable (String) -> String
  private let translateText: @Sendable (SearchField, String) -> String
  private let worker = Worker()
  private let state = Guarded(State())

  /// Reads nothing yet; `prepare` or the first query builds the index.
  /// - Parameters:
  ///   - files: the other names, the places, the properties, nuclides, hazards and details.
  ///   - translate: returns the translation of an English name. Any thread.
  ///   - translateText: returns the translation of a town, a country or a description. Any thread.
  public init(
    table: PeriodicTable, files: DataFileCache,
    translate: @escaping @Sendable (String) -> String,
    translateText: @escaping @Sendable (SearchField, String) -> String = { $1 }
  ) {
    self.table = table
    self.files = files
    self.translate = translate
    self.translateText = translateText
  }

  /// Builds the index. Returns at once.
  public func prepare() { worker.run { [self] in _ = index } }

  /// Searches these notes of the user, by atomic number, from the next query on. Returns at once.
  public func use(_ notes: [Int: Note]) { state.withLock { $0.notes = notes } }

  /// Gives temperatures in these units from the next query on. Returns at once.
  public func use(_ temperatures: TemperatureDisplay) {
    state.withLock { $0.temperatures = temperatures }
  }

  /// Answers a query. Returns the results that come within `patience`; nil if they take longer.
  /// - Parameters:
  ///   - patience: seconds to wait, so that the next frame shows what is found at once.
  ///   - done: called with later results on any thread, unless another query or `cancel` comes first. One that is already
  ///     on its way to the main thread must be dropped there by the caller, who compares `SearchResults.query.text`. There
  ///     are two results if the properties must be read for the answer, and something was found without them.
  @discardableResult
  public func search(
    _ text: String, patience: Double = 0, done later: @escaping @Sendable (SearchResults) -> Void
  ) -> SearchResults? {
    let handover = Guarded(patience > 0 ? Handover.awaited : .over)
    answer(text) { results in
      let isTaken = handover.withLock { state in
        guard case .awaited = state else { return false }
        state = .ready(results)
        return true
      }
      if !isTaken { later(results) }
    }
    guard patience > 0 else { return nil }
    _ = handover.awaitValue(for: patience, \.results)
    return handover.withLock { state in
      defer { state = .over }
      return state.results
    }
  }

  /// The state of results for which the caller waits a moment.
  private enum Handover {
    case awaited
    case ready(SearchResults)
    /// Nobody waits any more.
    case over

    var results: SearchResults? { if case .ready(let results) = self { results } else { nil } }
  }

  private func answer(_ text: String, done: @escaping @Sendable (SearchResults) -> Void) {
    let ticket = nextTicket()
    worker.run { [self] in
      guard isNewest(ticket) else { return }
      let results = index?.answer(
        text, knowing: knownData, read: readData,
        onPart: { if self.isNewest(ticket) { done($0) } }, isCancelled: { !self.isNewest(ticket) })
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

  /// The index, built once, with the newest notes and units. Only on the worker's thread.
  private var index: SearchIndex? {
    let (known, notes, temperatures) = state.withLock { state in
      defer { state.notes = nil }
      return (state.index, state.notes, state.temperatures)
    }
    if let known, notes == nil, known.temperatures == temperatures { return known }
    var index =
      known
      ?? SearchIndex.make(of: table, files, translate: translate, translateText: translateText)
    if let notes { index?.notes = SearchNotes(notes, fold: TextFolding.forms) }
    index?.temperatures = temperatures
    state.withLock { $0.index = index }
    return index
  }

  /// The data that were read, unless the user's own columns have changed since.
  private var knownData: SearchData? {
    let own = files.own.columns
    return state.withLock { $0.own == own ? $0.data : nil }
  }

  /// Reads what is beyond the catalog. Only on the worker's thread.
  private func readData() -> SearchData {
    let own = files.own.columns
    let data = files.searchData(with: own, translate: translate)
    state.withLock { ($0.data, $0.own) = (data, own) }
    return data
  }
}

extension DataFileCache {
  /// What queries can ask for beyond the catalog. Blocking: not for the main thread.
  /// - Parameters:
  ///   - own: columns of the user's own.
  ///   - translate: returns the translation of an English title of a property.
  public func searchData(
    with own: [OwnColumn] = [], translate: (String) -> String
  ) -> SearchData {
    SearchData(
      contents(of: .properties).adding(own), nuclides: contents(of: .nuclides),
      hazards: contents(of: .hazards),
      details: contents(of: .elementDetails), fold: TextFolding.forms, translate: translate)
  }
}

extension SearchIndex {
  /// Indexes a table with the other names and the towns in files. A file that cannot be read is logged, and the elements
  /// are found without it. Blocking: not for the main thread.
  public static func make(
    of table: PeriodicTable, _ files: DataFileCache, translate: (String) -> String,
    translateText: (SearchField, String) -> String = { $1 }
  ) -> SearchIndex? {
    var index = SearchIndex(
      table, names: files.contents(of: .names), places: places(in: files.directory),
      fold: TextFolding.forms, decimalMark: Translation.decimalMark.unicodeScalars.first ?? ".",
      translate: translate, translateText: translateText)
    index?.rare = RareSearchData(
      names: { files.contents(of: .names) }, forms: { files.contents(of: .forms) },
      substances: { files.contents(of: .substances) },
      ionization: { files.contents(of: .ionization) },
      otherNames: { files.contents(of: .substanceNames) })
    return index
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
