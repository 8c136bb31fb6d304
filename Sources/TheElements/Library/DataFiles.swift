import Elements
import ElementsStore
import GLib

/// The data files as widgets read them: once each, on a thread of its own, when first wanted. Shared by all windows.
@MainActor
final class DataFiles {
  /// The contents, for other threads.
  let cache: DataFileCache
  /// The contents that were read, by the names of the files.
  private var contents: [String: any Sendable] = [:]
  /// Those that wait for a file, by its name.
  private var readers: [String: [@MainActor () -> Void]] = [:]

  /// True once the columns and values of the user's own are read, of which there may be none.
  private(set) var hasReadOwn = false
  private let ownObservers = Observers<Void>()

  /// The files of a directory, none of which is read yet.
  init(_ directory: DataDirectory) { cache = DataFileCache(directory) }

  /// The columns and values of the user's own, which `Favorites` saves.
  var own: OwnData { cache.own }

  /// Uses columns and values that were read or changed, and notifies the observers.
  func use(_ own: OwnData) {
    guard !hasReadOwn || own != self.own else { return }
    hasReadOwn = true
    cache.use(own)
    ownObservers.notify()
  }

  /// Calls `change` when the columns and values of the user's own change, until the returned token is dropped.
  func observeOwn(_ change: @escaping @MainActor () -> Void) -> Observation {
    ownObservers.add(change)
  }

  /// True while a file is read.
  var isReading: Bool { !readers.isEmpty }

  /// The contents of a file; nil before they are read.
  subscript<Contents>(file: DataFile<Contents>) -> Contents? { contents[file.name] as? Contents }

  /// True once a file is read or will be.
  func isWanted<Contents>(_ file: DataFile<Contents>) -> Bool {
    contents[file.name] != nil || readers[file.name] != nil
  }

  /// Calls `onRead` with the contents of a file: at once if they are read already.
  func read<Contents>(
    _ file: DataFile<Contents>, _ onRead: @escaping @MainActor (Contents) -> Void
  ) {
    if let known = self[file] { return onRead(known) }
    let isFirst = readers[file.name] == nil
    readers[file.name, default: []].append { [weak self] in
      onRead(self?[file] ?? file.missing)
    }
    guard isFirst else { return }
    Worker().run { [cache] in
      cache.contents(of: file)
    } then: { [weak self] in
      self?.finish(file.name, $0)
    }
  }

  private func finish(_ name: String, _ contents: any Sendable) {
    self.contents[name] = contents
    for onRead in readers.removeValue(forKey: name) ?? [] { onRead() }
  }
}
