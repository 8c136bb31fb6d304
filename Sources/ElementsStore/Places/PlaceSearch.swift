public import Elements
import GLib

/// Searches a list of places on a thread of its own, and makes the pins of those found. The newest query wins: an older
/// one is cancelled, and never answered.
public final class PlaceSearch: Sendable {
  /// A step of an answer.
  public enum Answer: Sendable {
    /// The places found; first.
    case found(PlaceIndex.Found)
    /// Their pins; later.
    case pins(ClusterPyramid)
  }

  private struct State {
    var newest = 0
    var points: ClusterPyramid.Points?
    /// The pins of all places.
    var all: ClusterPyramid?
  }

  private let index: PlaceIndex
  private let worker = Worker()
  private let state = Guarded(State())

  /// A search of a list; the thread starts with the first query.
  public init(_ index: PlaceIndex) { self.index = index }

  /// Searches for a text; an empty one finds all places. Returns at once.
  /// - Parameter answer: called on any thread with the query's number and each step, unless another query or `cancel`
  ///   comes first. A step that is already on its way to the main thread must be dropped there, by `isNewest`.
  public func search(_ text: String, answer: @escaping @Sendable (Int, Answer) -> Void) {
    let ticket = nextTicket()
    worker.run { [self] in
      let isCancelled = { !self.isNewest(ticket) }
      guard !isCancelled(), let found = index.search(text, isCancelled: isCancelled) else { return }
      answer(ticket, .found(found))
      guard let pins = pins(of: found, isCancelled) else { return }
      answer(ticket, .pins(pins))
    }
  }

  /// Cancels the query in progress. Returns at once.
  public func cancel() { _ = nextTicket() }

  /// True for the number of the newest query.
  public func isNewest(_ ticket: Int) -> Bool { state.withLock { $0.newest == ticket } }

  /// Waits until the thread has ended.
  public func wait() { worker.wait() }

  private func nextTicket() -> Int {
    state.withLock { state in
      state.newest += 1
      return state.newest
    }
  }

  /// Only on the worker's thread.
  private func pins(of found: PlaceIndex.Found, _ isCancelled: () -> Bool) -> ClusterPyramid? {
    if found.places == nil, let all = state.withLock({ $0.all }) { return all }
    let points = state.withLock { $0.points } ?? ClusterPyramid.points(of: index.table)
    state.withLock { $0.points = points }
    let pins = ClusterPyramid(points, of: found.places, isCancelled: isCancelled)
    if found.places == nil {
      state.withLock { $0.all = pins }
      // With the pins of all places the list is complete: what it was read and sorted with is free.
      Process.returnFreeMemory()
    }
    return pins
  }
}
