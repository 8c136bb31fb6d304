import Elements
import ElementsStore
import GLib

/// The model that all windows share: the periodic table and whether it has been read. Made once by
/// the application and handed down.
@MainActor
final class Library {
  /// How far the catalogue has come.
  enum Catalogue {
    case loading
    case loaded(PeriodicTable)
    case failed(CatalogueError)
  }

  /// The catalogue as it is now.
  private(set) var catalogue = Catalogue.loading {
    didSet { observers.tell() }
  }
  private let store: any CatalogueStore
  private let observers = Observers<Void>()

  /// A library over `store`, which `load` reads.
  init(store: any CatalogueStore) { self.store = store }

  /// A library with a catalogue that has been read already.
  init(store: any CatalogueStore, table: PeriodicTable) {
    self.store = store
    catalogue = .loaded(table)
  }

  /// The periodic table, once it has been read.
  var table: PeriodicTable? {
    if case .loaded(let table) = catalogue { table } else { nil }
  }

  /// Reads the catalogue on a thread of its own; observers are told of the outcome.
  func load() {
    catalogue = .loading
    Worker().run { [store, weak self] in
      let outcome = Result { () throws(CatalogueError) in try store.load() }
      Task { @MainActor [weak self] in self?.finish(outcome) }
    }
  }

  private func finish(_ outcome: Result<PeriodicTable, CatalogueError>) {
    switch outcome {
    case .success(let table): catalogue = .loaded(table)
    case .failure(let error): catalogue = .failed(error)
    }
  }

  /// Calls `change` whenever the catalogue changes, until the returned token is dropped.
  func observe(_ change: @escaping @MainActor () -> Void) -> Observation {
    observers.add(change)
  }
}
