import Elements
import GLib

/// Persistent store of the program's state between starts.
public protocol StateStore: Sendable {
  /// Returns the last saved state, and the error if it could not be read. Blocking: not for the main thread.
  func load() -> (state: SavedState, problem: StateProblem?)
  /// Saves the state; returns immediately.
  func save(_ state: SavedState)
  /// Blocks until all saves are done.
  func flush()
}

/// State in a file in the XDG state directory, written atomically on a thread of its own.
public final class StateFile: StateStore {
  private let path: String
  private let worker = Worker()

  /// Makes a store for the file at `path`.
  public init(path: String) { self.path = path }

  /// Returns the store in the user's state directory.
  public static func standard() -> StateFile {
    StateFile(path: "\(Files.stateDirectory)/the-elements/state")
  }

  /// Renames a file that is damaged or cannot be read, and returns the state of a first start.
  public func load() -> (state: SavedState, problem: StateProblem?) {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, atMost: InputLimits.stateLength) } catch {
      if error.isNotFound { return (SavedState(), nil) }
      let name = setAside()
      return (SavedState(), name == nil ? .unreadable(error.reason) : .damaged(keptAs: name))
    }
    do { return (try SavedState(parsing: bytes), nil) } catch {
      return (SavedState(), .damaged(keptAs: setAside()))
    }
  }

  /// Renames what is at the path, itself if it is a link, to the first free name and returns that; nil if it fails.
  private func setAside() -> String? {
    var number = 1
    var newPath: String { "\(path).damaged-\(number)" }
    while Files.exists(newPath) || Files.isLink(newPath) { number += 1 }
    return Files.rename(path, to: newPath) ? Files.name(of: newPath) : nil
  }

  /// Writes the file on the store's thread. Returns immediately; an error is only logged.
  public func save(_ state: SavedState) {
    worker.run { [path] in
      do throws(GLibError) { try Files.write(state.text, to: path) } catch {
        Log.error(error.message)
      }
    }
  }

  public func flush() { worker.wait() }
}
