import Elements
import ElementsStore
import GLib

/// Decodes the user's own columns and values, which are saved beside the favorites, on a thread of its own, and again when
/// another instance of the program has changed them.
@MainActor
final class OwnReader {
  private let favorites: Favorites
  private let files: DataFiles
  private let worker = Worker()
  private var observations: [Observation] = []
  private var hasBegun = false

  /// Follows the records of `favorites`; reads them once these are loaded.
  init(_ favorites: Favorites, files: DataFiles) {
    (self.favorites, self.files) = (favorites, files)
    observations = [
      favorites.observe { [weak self] in self?.begin() },
      favorites.observeRecords { [weak self] tables in
        if !tables.isDisjoint(with: [.ownColumns, .ownValues]) { self?.read() }
      },
    ]
  }

  private func begin() {
    guard !hasBegun, favorites.isLoaded else { return }
    read()
  }

  private func read() {
    hasBegun = true
    let records = favorites.records
    if records.entries(of: .ownColumns).isEmpty, records.entries(of: .ownValues).isEmpty {
      return files.use(.none)
    }
    worker.run {
      records.own
    } then: { [weak self] own in
      // A newer change is read next.
      guard let self, self.favorites.records == records else { return }
      self.files.use(own)
    }
  }
}
