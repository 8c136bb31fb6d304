import GLib

@testable import ElementsStore

/// Store of photographs in memory.
final class PhotographMemory: PhotographStore {
  private let photographs: [String: Photograph]
  private let state = Guarded(State())

  private struct State {
    var asked: [PhotographRequest] = []
    var wanted: [PhotographRequest] = []
  }

  /// Makes a store of these photographs, by URL.
  init(_ photographs: [String: Photograph]) { self.photographs = photographs }

  /// All requests, in their order.
  var asked: [PhotographRequest] { state.withLock { $0.asked } }

  /// Requests whose token is still alive.
  var wanted: [PhotographRequest] { state.withLock { $0.wanted } }

  func ask(
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
