import GLib

/// Keeps what the program remembers between starts.
public protocol StateStore: Sendable {
  /// The state kept last, and what was wrong with it if it could not be read. Blocking: call it off the main
  /// thread.
  func load() -> (state: SavedState, problem: StateProblem?)
  /// Keeps the state; returns at once.
  func save(_ state: SavedState)
  /// Waits until what was saved is kept.
  func flush()
}

/// The state in a file in the XDG state directory, written in one step by a thread of its own.
public final class StateFile: StateStore {
  private let path: String
  private let worker = Worker()

  /// Bytes from which on a file is damage. The largest state has the collapsed sections of 10,000 names.
  static let maximumLength = 2_000_000

  /// Keeps the state in the file at `path`.
  public init(path: String) { self.path = path }

  /// The user's own.
  public static func standard() -> StateFile {
    StateFile(path: "\(Files.stateDirectory)/the-elements/state")
  }

  /// A damaged file is given another name and kept; the state is then that of a first start.
  public func load() -> (state: SavedState, problem: StateProblem?) {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, atMost: Self.maximumLength) } catch {
      if error.isTooLong { return (SavedState(), .damaged(keptAs: setAside())) }
      return (SavedState(), error.isNotFound ? nil : .unreadable(error.reason))
    }
    do { return (try SavedState(parsing: bytes), nil) } catch {
      return (SavedState(), .damaged(keptAs: setAside()))
    }
  }

  /// Gives the damaged file the first free name and returns it; nil where that fails.
  private func setAside() -> String? {
    var number = 1
    while Files.exists("\(path).damaged-\(number)") { number += 1 }
    let newPath = "\(path).damaged-\(number)"
    return Files.rename(path, to: newPath) ? Files.name(of: newPath) : nil
  }

  public func save(_ state: SavedState) {
    worker.run { [path] in
      do throws(GLibError) { try Files.write(state.text, to: path) } catch {
        Log.error(error.message)
      }
    }
  }

  public func flush() { worker.wait() }
}

/// The state in memory, for tests.
public final class StateMemory: StateStore {
  private let state: Guarded<SavedState>

  public init(_ state: SavedState = SavedState()) { self.state = Guarded(state) }

  public func load() -> (state: SavedState, problem: StateProblem?) {
    (state.withLock { $0 }, nil)
  }
  public func save(_ state: SavedState) { self.state.withLock { $0 = state } }
  public func flush() {}
}
