import Synchronization

/// Photographs in memory, for tests.
public final class PhotographMemory: PhotographStore {
  private let photographs: [String: Photograph]
  private let requests = Mutex<[PhotographRequest]>([])

  /// Has these photographs, by their addresses.
  public init(_ photographs: [String: Photograph]) { self.photographs = photographs }

  /// What it was asked for, in the order of asking.
  public var asked: [PhotographRequest] { requests.withLock { $0 } }

  public func ask(
    for request: PhotographRequest, deliver: @escaping @MainActor (Photograph?) -> Void
  ) -> PhotographToken {
    requests.withLock { $0.append(request) }
    let token = PhotographToken(deliver: deliver) {}
    let photograph = photographs[request.address]
    Task { @MainActor [weak token] in token?.deliver(photograph) }
    return token
  }
}
