import Dispatch
import GLib

/// Keeps what the program remembers between starts.
public protocol StateStore: Sendable {
  /// The state kept last, and what was wrong with it if it could not be read.
  func load() -> (state: SavedState, problem: String?)
  /// Keeps the state; returns at once.
  func save(_ state: SavedState)
  /// Waits until what was saved is kept.
  func flush()
}

/// The state in a file in the XDG state directory, written in one step by a thread of its own.
public final class StateFile: StateStore {
  private let path: String
  private let worker = Worker()

  /// Keeps the state in the file at `path`.
  public init(path: String) { self.path = path }

  /// The user's own.
  public static func standard() -> StateFile {
    StateFile(path: "\(Files.stateDirectory)/the-elements/state")
  }

  /// A damaged file is given another name and kept; the state is then that of a first start.
  public func load() -> (state: SavedState, problem: String?) {
    let bytes: [UInt8]
    do { bytes = try Files.read(path) } catch {
      return (SavedState(), error.isNotFound ? nil : error.message)
    }
    do { return (try SavedState(parsing: bytes), nil) } catch {
      return (SavedState(), "\(error.message) (\(setAside()))")
    }
  }

  /// Gives the damaged file the first free name and returns it, or the reason why it stays.
  private func setAside() -> String {
    var number = 1
    while Files.exists("\(path).damaged-\(number)") { number += 1 }
    let name = "\(path).damaged-\(number)"
    return Files.rename(path, to: name) ? name : path
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
  private let queue = DispatchQueue(label: "state-memory")
  nonisolated(unsafe) private var state: SavedState

  public init(_ state: SavedState = SavedState()) { self.state = state }

  public func load() -> (state: SavedState, problem: String?) { (queue.sync { state }, nil) }
  public func save(_ state: SavedState) { queue.sync { self.state = state } }
  public func flush() {}
}
