/// Numbers of elements along the scale of a property.
public struct PropertyHistogram: Sendable, Hashable {
  /// Number of counted elements in each bin, all of the same width on the scale.
  public let counts: [Int]
  /// The largest number of elements in a bin, counted or not: bars keep their scale when fewer are counted.
  public let maximum: Int

  /// Counts the values of a column.
  /// - Parameter elements: the elements that are counted; nil counts all.
  public init(
    _ column: PropertyColumn, _ scale: PropertyScale, bins: Int,
    of elements: [AtomicElement]? = nil
  ) {
    let numbers = elements.map { Set($0.map(\.number)) }
    var (all, counts) = (
      [Int](repeating: 0, count: max(bins, 1)), [Int](repeating: 0, count: max(bins, 1))
    )
    for (number, value) in column.values {
      let bin = Self.bin(at: scale.position(of: value.number), of: counts.count)
      all[bin] += 1
      if numbers?.contains(number) != false { counts[bin] += 1 }
    }
    (self.counts, maximum) = (counts, all.max() ?? 0)
  }

  /// Returns the bin at a position from 0 to 1.
  private static func bin(at position: Double, of count: Int) -> Int {
    min(max(Int(position * Double(count)), 0), count - 1)
  }
}
