import Elements
import ElementsStore
import GLib

/// The model that all windows share: the periodic table and whether it has been read. Made once by
/// the application and handed down. The elements are at first those that come with the program; those of
/// another source take their place when they are there.
@MainActor
final class Library {
  /// How far the catalog has come.
  enum Catalog {
    case loading
    case loaded(PeriodicTable)
    case failed(CatalogError)
  }

  /// How far the catalog of another source has come.
  enum Transfer {
    /// None is asked for.
    case none
    /// So much of it is there, from 0 to 1.
    case loading(Double)
    case done(CatalogAnswer)
  }

  /// The catalog as it is now.
  private(set) var catalog = Catalog.loading {
    didSet { observers.notify() }
  }
  /// Where the elements are to come from.
  private(set) var source = CatalogSource.builtIn
  private(set) var transfer = Transfer.none {
    didSet { transferObservers.notify() }
  }
  /// What answers of servers may cost, and where they are kept.
  var limits = CatalogLimits()
  var cacheDirectory = CatalogLoad.standardDirectory

  private let store: any CatalogStore
  private var builtIn: PeriodicTable?
  private var load: CatalogLoad?
  private let observers = Observers<Void>()
  private let transferObservers = Observers<Void>()

  /// A library over `store`, which `read` reads.
  init(store: any CatalogStore) { self.store = store }

  /// A library with a catalog that has been read already.
  init(store: any CatalogStore, table: PeriodicTable) {
    self.store = store
    builtIn = table
    catalog = .loaded(table)
  }

  /// A library with a catalog that could not be read.
  init(store: any CatalogStore, error: CatalogError) {
    self.store = store
    catalog = .failed(error)
  }

  /// Whether the catalog could not be read.
  var hasFailed: Bool { if case .failed = catalog { true } else { false } }

  /// The periodic table, once it has been read.
  var table: PeriodicTable? {
    if case .loaded(let table) = catalog { table } else { nil }
  }

  /// Whether the elements that are shown are those that come with the program.
  var isBuiltIn: Bool { table == builtIn }

  /// Calls `change` whenever the catalog changes, until the returned token is dropped.
  func observe(_ change: @escaping @MainActor () -> Void) -> Observation {
    observers.add(change)
  }

  /// Calls `change` whenever the transfer from another source has come further, until the returned token is
  /// dropped.
  func observeTransfer(_ change: @escaping @MainActor () -> Void) -> Observation {
    transferObservers.add(change)
  }

  // MARK: The built-in catalog

  /// Reads the catalog on a thread of its own; observers are told of the outcome. Where another source is set,
  /// that is asked again.
  func read() {
    guard source == .builtIn || builtIn == nil else { return fetch() }
    catalog = .loading
    Worker().run { [store, weak self] in
      let outcome = Result { () throws(CatalogError) in try store.load() }
      Task { @MainActor [weak self] in self?.finish(outcome) }
    }
  }

  private func finish(_ outcome: Result<PeriodicTable, CatalogError>) {
    switch outcome {
    case .success(let table):
      builtIn = table
      catalog = .loaded(table)
      if source != .builtIn { fetch() }
    case .failure(let error): catalog = .failed(error)
    }
  }

  // MARK: Another source

  /// Takes the elements from here on from where the user's settings say.
  func follow(_ settings: Settings) {
    settings.onChange(ofKey: SettingKey.catalogAddress) { [weak self, weak settings] in
      if let settings { self?.use(Self.source(in: settings)) }
    }
    use(Self.source(in: settings))
  }

  private static func source(in settings: Settings) -> CatalogSource {
    (try? CatalogSource(settings.string(SettingKey.catalogAddress))) ?? .builtIn
  }

  /// Takes the elements from here on from this source.
  func use(_ source: CatalogSource) {
    guard source != self.source else { return }
    self.source = source
    source == .builtIn ? useBuiltIn() : fetch()
  }

  /// Shows the elements that come with the program, until the source is asked again.
  func useBuiltIn() {
    cancel()
    if let builtIn { show(builtIn) }
  }

  /// Ends what is under way; what is shown stays.
  func cancel() {
    load?.cancel()
    load = nil
    transfer = .none
  }

  /// Asks the source for its elements. What is shown stays until they are there.
  func fetch() {
    guard source != .builtIn, let builtIn else { return }
    load?.cancel()
    let load = CatalogLoad(
      source, over: builtIn, directory: cacheDirectory,
      userAgent: TheElementsApplication.userAgent, limits: limits)
    self.load = load
    transfer = .loading(0)
    load.start { [weak self] part in
      Task { @MainActor [weak self] in
        if self?.load === load { self?.transfer = .loading(part) }
      }
    } done: { [weak self] answer in
      Task { @MainActor [weak self] in
        if self?.load === load { self?.take(answer) }
      }
    }
  }

  private func take(_ answer: CatalogAnswer) {
    load = nil
    if let merge = answer.merge { show(merge.table) }
    transfer = .done(answer)
  }

  private func show(_ table: PeriodicTable) {
    if table != self.table { catalog = .loaded(table) }
  }
}
