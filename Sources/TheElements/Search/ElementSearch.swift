import Elements
import ElementsStore
import GLib

/// Searches the elements off the main thread. The newest query wins: the results of an older one are never shown. Most
/// queries are answered before the next frame is drawn.
@MainActor
final class ElementSearch {
  private let onResults: @MainActor (SearchResults?) -> Void
  private let files: DataFileCache
  private let temperatures: @MainActor () -> TemperatureDisplay
  private var service: SearchService?
  private var table: PeriodicTable?
  /// The user's notes by atomic number.
  private var notes: [Int: Note] = [:]
  private var text = ""
  /// True until the results of the newest query come.
  private(set) var isSearching = false

  /// - Parameters:
  ///   - files: the other names, the places and the properties.
  ///   - temperatures: returns the units of temperatures.
  ///   - onResults: called with the results of the newest query, twice if properties must be read for it; nil for an empty
  ///     one.
  init(
    files: DataFileCache, temperatures: @escaping @MainActor () -> TemperatureDisplay = { .kelvin },
    onResults: @escaping @MainActor (SearchResults?) -> Void
  ) {
    (self.files, self.temperatures, self.onResults) = (files, temperatures, onResults)
  }

  /// Searches these elements from now on.
  func use(_ table: PeriodicTable) {
    guard table != self.table else { return }
    self.table = table
    service?.cancel()
    service = SearchService(
      table: table, files: files, translate: { ElementNames.searched($0) },
      translateText: { Translation.text(of: $0, $1) })
    if !notes.isEmpty { service?.use(notes) }
    text.isEmpty ? service?.prepare() : find(text)
  }

  /// Searches these notes of the user, too, by atomic number; a query that was answered is answered anew.
  func use(_ notes: [Int: Note]) {
    guard notes != self.notes else { return }
    self.notes = notes
    service?.use(notes)
    if !text.isEmpty { find(text) }
  }

  /// Finds `text`, and cancels the query before.
  func find(_ text: String) {
    self.text = text
    isSearching = false
    guard !text.isEmpty, let service else {
      service?.cancel()
      return onResults(nil)
    }
    isSearching = true
    service.use(temperatures())
    let first = service.search(text, patience: Self.patience) { [weak self] results in
      Task { @MainActor [weak self] in
        guard let self, self.text == text, self.service === service else { return }
        self.show(results)
      }
    }
    if let first { show(first) }
  }

  /// Finds the same text again, after what can be found has changed.
  func findAgain() { if !text.isEmpty { find(text) } }

  private func show(_ results: SearchResults) {
    isSearching = !results.isComplete
    onResults(results)
  }

  /// Seconds for which a key waits for its results. Words are found in less than one millisecond; without waiting, the
  /// frame of the letter would be drawn first, and the rows a frame later.
  private static let patience = 0.004
}
