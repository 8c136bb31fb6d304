/// A value shared by several threads and protected by a lock.
public final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  public init(_ value: Value) { self.value = value }

  /// Calls `body` with exclusive access to the value. Not reentrant.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }

  /// Blocks until `part` returns a value, and returns that.
  public func awaitValue<Result>(_ part: (Value) -> Result?) -> Result {
    lock.awaitValue({ part(value) })
  }

  /// Blocks until `part` returns a value, and returns that; nil if none came within `seconds`.
  public func awaitValue<Result>(for seconds: Double, _ part: (Value) -> Result?) -> Result? {
    lock.awaitValue(for: seconds) { part(value) }
  }

  /// Blocks until `condition` is true for the value.
  public func wait(until condition: (Value) -> Bool) {
    lock.wait { condition(value) }
  }
}
