import Elements

/// A failed request to a favorites server.
struct SyncFailure: Error {
  let problem: SyncProblem
  /// Delay before the next request in milliseconds (`Retry-After`).
  var retryAfter: Int64?
}
