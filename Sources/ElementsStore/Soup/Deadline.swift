import GLib

/// The end of a request that comes when its time is over, or when the asker no longer wants it. A thread
/// waits for it, which ends with the request.
final class Deadline {
  /// Cancelled when the end comes.
  let cancellable = Cancellable()
  private let isOver = Cancellable()
  private let thread = Worker()

  /// An end `seconds` from now, or as soon as `asker` is cancelled.
  init(after seconds: Double, or asker: Cancellable) {
    thread.run { [cancellable, isOver] in
      Cancellable.wait(forAnyOf: [asker, isOver], upTo: seconds)
      if !isOver.isCancelled { cancellable.cancel() }
    }
  }

  /// To be called when the request is over: from then on no end comes.
  func end() {
    isOver.cancel()
    thread.wait()
  }
}
