/// A value shared by several threads and protected by a lock.
public final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  public init(_ value: Value) { self.value = value }

  /// Calls `body` with exclusive access to the value. Not reentrant.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }

  /// Waits until `part` returns something, and returns that.
  public func awaitValue<Result>(_ part: (Value) -> Result?) -> Result {
    lock.awaitValue({ part(value) })
  }

  /// Waits until other threads have changed the value so that `condition` is true.
  public func wait(until condition: (Value) -> Bool) {
    lock.wait { condition(value) }
  }
}
