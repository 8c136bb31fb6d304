/// Where photographs come from.
public protocol PhotographStore: Sendable {
  /// Asks for a photograph. `deliver` is called once, later, with nil where there is none; never after
  /// the returned token was dropped, with which the photograph is no longer wanted.
  func ask(
    for request: PhotographRequest, deliver: @escaping @MainActor (Photograph?) -> Void
  ) -> PhotographToken
}

/// As long as it lives, a photograph is wanted.
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
