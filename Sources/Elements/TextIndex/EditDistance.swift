/// Number of letters inserted, deleted, replaced or swapped with their neighbors that make one word of another.
enum EditDistance {
  /// Returns the distance of two words; nil if it is above `limit`.
  static func between(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var before = Array(repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = previous
    for row in left.indices {
      current[0] = row + 1
      var least = row + 1
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = min(
          previous[column + 1] + 1, current[column] + 1, previous[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, before[column - 1] + 1)
        }
        current[column + 1] = best
        least = min(least, best)
      }
      // A swap reaches back over one row, so a row ends the search if it and the one before are above the limit.
      if least > limit, previous.allSatisfy({ $0 > limit }) { return nil }
      swap(&before, &previous)
      swap(&previous, &current)
    }
    let distance = previous[right.count]
    return distance <= limit ? distance : nil
  }
}
