import GLib

/// Cancels a request at its timeout, or when its caller cancels it. A thread waits for either, and ends with the
/// request.
final class Deadline {
  /// Cancelled at the timeout, or by the caller.
  let cancellable = Cancellable()
  private let isOver = Cancellable()
  private let thread = Worker()

  /// Starts the timeout.
  /// - Parameters:
  ///   - seconds: timeout from now.
  ///   - asker: the caller's cancellable.
  init(after seconds: Double, or asker: Cancellable) {
    thread.run { [cancellable, isOver] in
      Cancellable.wait(forAnyOf: [asker, isOver], upTo: seconds)
      if !isOver.isCancelled { cancellable.cancel() }
    }
  }

  /// Stops the timeout. Must be called when the request is finished.
  func end() {
    isOver.cancel()
    thread.wait()
  }
}
