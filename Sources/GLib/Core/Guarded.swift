/// A value that several threads share: each has it to itself while it holds the lock.
public final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  public init(_ value: Value) { self.value = value }

  /// Calls `body` with the value while no other thread has it. Not to be called again from `body`.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }

  /// Waits until `part` returns something, and returns that.
  public func awaitValue<Result>(_ part: (Value) -> Result?) -> Result {
    lock.awaitValue({ part(value) })
  }

  /// Waits until other threads have made the value such that `condition` holds.
  public func wait(until condition: (Value) -> Bool) {
    lock.wait { condition(value) }
  }
}
