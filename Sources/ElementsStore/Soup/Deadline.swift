import GLib

/// Cancels a request at its timeout, or when its caller cancels it. A thread waits for either, and ends with the
/// request.
final class Deadline {
  /// Cancelled at the timeout, or by the caller.
  let cancellable = Cancellable()
  private let finished = Cancellable()
  private let thread = Worker()

  /// Starts the timeout.
  /// - Parameters:
  ///   - seconds: timeout from now.
  ///   - caller: the caller's cancellable.
  init(after seconds: Double, or caller: Cancellable) {
    // The thread may start late, and a cancelled request is not to be sent.
    if caller.isCancelled { cancellable.cancel() }
    thread.run { [cancellable, finished] in
      Cancellable.wait(forAnyOf: [caller, finished], upTo: seconds)
      if !finished.isCancelled { cancellable.cancel() }
    }
  }

  /// Stops the timeout. Must be called when the request is finished.
  func stop() {
    finished.cancel()
    thread.wait()
  }
}
