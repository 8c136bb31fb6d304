/// A value that is computed on a thread of its own from the moment this is made. Asking for it waits for the
/// thread, if need be.
public final class Prefetch<Value: Sendable>: Sendable {
  private let result = Guarded<Value?>(nil)

  /// Begins to compute the value.
  public init(_ compute: @escaping @Sendable () -> Value) {
    Worker().run { [result] in
      let value = compute()
      result.withLock { $0 = value }
    }
  }

  /// The value, once it is there. Blocking.
  public var value: Value { result.awaitValue({ $0 }) }
}
