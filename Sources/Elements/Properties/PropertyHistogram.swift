/// Numbers of elements along the scale of a property.
public struct PropertyHistogram: Sendable, Hashable {
  /// Number of elements in each bin, all of the same width on the scale.
  public let counts: [Int]

  /// Counts the values of a column.
  public init(_ column: PropertyColumn, _ scale: PropertyScale, bins: Int) {
    var counts = [Int](repeating: 0, count: max(bins, 1))
    for value in column.values.values {
      counts[Self.bin(at: scale.position(of: value.number), of: counts.count)] += 1
    }
    self.counts = counts
  }

  /// The largest count.
  public var maximum: Int { counts.max() ?? 0 }

  /// Returns the bin at a position from 0 to 1.
  private static func bin(at position: Double, of count: Int) -> Int {
    min(max(Int(position * Double(count)), 0), count - 1)
  }
}
