/// Source of photographs.
public protocol PhotographStore: Sendable {
  /// Requests a photograph. `deliver` is called once, later, with nil if there is none. Dropping the returned token
  /// cancels the request: then `deliver` is not called.
  func ask(
    for request: PhotographRequest, deliver: @escaping @MainActor (Photograph?) -> Void
  ) -> PhotographToken
}

/// Token of a request for a photograph. Dropping it cancels the request.
public final class PhotographToken: Sendable {
  let deliver: @MainActor (Photograph?) -> Void
  private let onDrop: @Sendable () -> Void

  init(
    deliver: @escaping @MainActor (Photograph?) -> Void, onDrop: @escaping @Sendable () -> Void
  ) {
    self.deliver = deliver
    self.onDrop = onDrop
  }

  deinit { onDrop() }
}
