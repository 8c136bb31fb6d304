/// Value computed on a thread of its own from initialization on. Reading it blocks until it is there.
public final class Prefetch<Value: Sendable>: Sendable {
  private let result = Guarded<Value?>(nil)

  /// Starts the computation.
  public init(_ compute: @escaping @Sendable () -> Value) {
    Worker().run { [result] in
      let value = compute()
      result.withLock { $0 = value }
    }
  }

  /// The value. Blocks until it is computed.
  public var value: Value { result.awaitValue({ $0 }) }
}
