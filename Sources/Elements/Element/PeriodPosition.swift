/// The position of an element in its period.
struct PeriodPosition: Sendable, Hashable {
  let period: Int
  /// Index from 1.
  let start: Int
  /// Number of later elements of the period.
  let end: Int

  /// Last atomic number of each period.
  private static let lastNumbers = [2, 10, 18, 36, 54, 86, 118]

  /// - Parameter number: from 1 to 118.
  init(number: Int) {
    let index = Self.lastNumbers.firstIndex { number <= $0 } ?? Self.lastNumbers.count - 1
    period = index + 1
    start = number - (index == 0 ? 0 : Self.lastNumbers[index - 1])
    end = Self.lastNumbers[index] - number
  }

  /// True in a period of 32 elements.
  var isLongest: Bool { start + end == 32 }
}
