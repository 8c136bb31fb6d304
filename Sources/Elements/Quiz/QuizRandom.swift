/// Random numbers of a round: the same from the same seed, on every machine and with every version of Swift.
public struct QuizRandom: Sendable {
  private var generator: SplitMix64

  public init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// Returns a number from 0 up to `count`; 0 for a count that is not positive.
  mutating func below(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    return Int(generator.next() % UInt64(count))
  }

  /// Returns the values in random order.
  mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var values = values
    for index in values.indices.dropFirst().reversed() {
      values.swapAt(index, below(index + 1))
    }
    return values
  }
}
