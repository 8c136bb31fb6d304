import Elements
import ElementsStore
import GLib

/// The elements shared by all windows, and the state of loading them. One instance, made by the application and passed
/// on. It has the built-in elements first, and replaces them with those of another source once these are loaded.
@MainActor
final class Library {
  /// State of the built-in catalog.
  enum Catalog {
    case loading
    case loaded(PeriodicTable)
    case failed(CatalogError)
  }

  /// State of loading from another source.
  enum Transfer {
    /// Not loading.
    case none
    /// The loaded fraction, from 0 to 1.
    case loading(Double)
    case done(CatalogResult)
  }

  /// The catalog's state; for `loaded`, the elements in use.
  private(set) var catalog = Catalog.loading {
    didSet {
      columnCache = nil
      observers.notify()
    }
  }
  /// The source set in Preferences.
  private(set) var source = CatalogSource.builtIn
  private(set) var transfer = Transfer.none {
    didSet { transferObservers.notify() }
  }
  /// The properties beyond the catalog's; nil before they are read.
  var properties: PropertyList? { files[.properties] }
  /// The columns made last of the catalog, and of the properties if they were read.
  var columnCache: (columns: [PropertyColumn], hasProperties: Bool, own: [OwnColumn])?
  /// The data that are not in the catalog.
  private(set) lazy var files = DataFiles(data)
  /// Limits of responses, and the directory of their cache.
  var limits = CatalogLimits()
  var cacheDirectory = CatalogLoad.standardDirectory

  private let store: any CatalogStore
  private weak var settings: Settings?
  /// The setting of the source last stopped, for `resumeSource`.
  private var stoppedSource: String?
  private var builtIn: PeriodicTable?
  private var load: CatalogLoad?
  /// Ends the job of loading a file.
  private var endLoading: (@MainActor () -> Void)?
  private let observers = Observers<Void>()
  private let transferObservers = Observers<Void>()

  /// - Parameter catalog: the built-in catalog, if it is read already; otherwise `read` reads it.
  init(store: any CatalogStore, _ catalog: Catalog = .loading) {
    self.store = store
    self.catalog = catalog
    builtIn = table
  }

  /// True if the catalog could not be read.
  var hasFailed: Bool { if case .failed = catalog { true } else { false } }

  /// The periodic table; nil before it is read.
  var table: PeriodicTable? {
    if case .loaded(let table) = catalog { table } else { nil }
  }

  /// True while the built-in elements are in use.
  var isBuiltIn: Bool { table == builtIn }

  /// Calls `change` when the catalog changes, until the returned token is dropped.
  func observe(_ change: @escaping @MainActor () -> Void) -> Observation {
    observers.add(change)
  }

  /// Calls `change` when `transfer` changes, until the returned token is dropped.
  func observeTransfer(_ change: @escaping @MainActor () -> Void) -> Observation {
    transferObservers.add(change)
  }

  /// The directory of the built-in data.
  var data: DataDirectory { store.data }

  // MARK: The built-in catalog

  /// Reads the built-in catalog on a thread of its own, then notifies the observers. With another source, requests
  /// that one again instead.
  func read() {
    guard source == .builtIn || builtIn == nil else { return fetch() }
    catalog = .loading
    Worker().run { [store] in
      Result { () throws(CatalogError) in try store.load() }
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  private func finish(_ outcome: Result<PeriodicTable, CatalogError>) {
    switch outcome {
    case .success(let table):
      builtIn = table
      catalog = .loaded(table)
      if source != .builtIn { fetch() }
    case .failure(let error):
      Log.error(error.description)
      catalog = .failed(error)
    }
  }

  // MARK: Another source

  /// Uses the source set in `settings`, now and after each change.
  func follow(_ settings: Settings) {
    self.settings = settings
    settings.onChange(ofKey: Setting.catalogAddress.key) { [weak self, weak settings] in
      if let settings { self?.use(Self.source(in: settings)) }
    }
    use(Self.source(in: settings))
  }

  private static func source(in settings: Settings) -> CatalogSource {
    (try? CatalogSource(settings.string(Setting.catalogAddress.key))) ?? .builtIn
  }

  /// Changes the source.
  func use(_ source: CatalogSource) {
    guard source != self.source else { return }
    self.source = source
    source == .builtIn ? useBuiltIn() : fetch()
  }

  /// Resets the setting of the source, now and for the next start, and uses the built-in elements. Returns false if
  /// the setting cannot be changed; then they are used until the next `fetch`.
  @discardableResult
  func stopSource() -> Bool {
    let key = Setting.catalogAddress.key
    guard let settings, settings.isWritable(key) else {
      useBuiltIn()
      return false
    }
    stoppedSource = settings.string(key)
    settings.set(key, "")
    return true
  }

  /// Undoes `stopSource`, unless another source has been set since.
  func resumeSource() {
    if let stoppedSource, source == .builtIn {
      settings?.set(Setting.catalogAddress.key, stoppedSource)
    }
    stoppedSource = nil
  }

  /// Uses the built-in elements until the next `fetch`.
  func useBuiltIn() {
    cancel()
    if let builtIn { show(builtIn) }
  }

  /// Cancels loading; the present elements stay.
  func cancel() {
    endLoading?()
    load?.cancel()
    load = nil
    transfer = .none
  }

  /// Requests the source's elements. The present ones stay until the response has been read.
  func fetch() {
    guard source != .builtIn, let builtIn else { return }
    endLoading?()
    load?.cancel()
    // A server may take its time, and be given up.
    if case .file = source { endLoading = ActWork.begin() }
    let load = CatalogLoad(
      source, over: builtIn, directory: cacheDirectory,
      userAgent: Program.userAgent, limits: limits)
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

  private func take(_ answer: CatalogResult) {
    load = nil
    if let merge = answer.merge { show(merge.table) }
    transfer = .done(answer)
    endLoading?()
  }

  private func show(_ table: PeriodicTable) {
    if table != self.table { catalog = .loaded(table) }
  }
}

extension Setting {
  /// The source of the elements: a file, whose path a recording may name relative to its folder, or a server.
  static let catalogAddress = address(
    "catalog-url",
    path: { text in
      switch Result(catching: { () throws(CatalogSourceError) in try CatalogSource(text) }) {
      case .success(.file(let path)): path
      case .failure(.noSource): text
      default: nil
      }
    }, validate: { _ = try CatalogSource($0) })
}
