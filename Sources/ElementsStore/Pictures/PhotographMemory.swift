import GLib

/// Photographs in memory, for tests.
public final class PhotographMemory: PhotographStore {
  private let photographs: [String: Photograph]
  private let state = Guarded(State())

  private struct State {
    var asked: [PhotographRequest] = []
    var wanted: [PhotographRequest] = []
  }

  /// Has these photographs, by their addresses.
  public init(_ photographs: [String: Photograph]) { self.photographs = photographs }

  /// What it was asked for, in the order of asking.
  public var asked: [PhotographRequest] { state.withLock { $0.asked } }

  /// What of that is still wanted.
  public var wanted: [PhotographRequest] { state.withLock { $0.wanted } }

  public func ask(
    for request: PhotographRequest, deliver: @escaping @MainActor (Photograph?) -> Void
  ) -> PhotographToken {
    state.withLock {
      $0.asked.append(request)
      $0.wanted.append(request)
    }
    let token = PhotographToken(deliver: deliver) { [weak self] in
      self?.state.withLock { state in
        if let index = state.wanted.firstIndex(of: request) { state.wanted.remove(at: index) }
      }
    }
    let photograph = photographs[request.address]
    Task { @MainActor [weak token] in token?.deliver(photograph) }
    return token
  }
}
