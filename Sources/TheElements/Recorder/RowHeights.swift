/// The heights of the rows of a list in pixels, most of which are alike.
struct RowHeights {
  /// Height of a row like most others.
  private(set) var plain = 41
  /// The heights of the others, as far as they are known.
  private var others: [Int: Int] = [:]

  /// Keeps the measured height of a row.
  mutating func note(_ height: Int, of row: Int, isPlain: Bool) {
    if isPlain {
      plain = max(height, 1)
      others[row] = nil
    } else {
      others[row] = height
    }
  }

  /// Forgets the rows that are not plain, when rows have moved.
  mutating func forget() { others = [:] }

  subscript(row: Int) -> Int { others[row] ?? plain }

  /// Returns the height of several rows.
  func sum(_ rows: Range<Int>) -> Int {
    let extra = others.reduce(0) { rows.contains($1.key) ? $0 + $1.value - plain : $0 }
    return max(rows.count * plain + extra, 0)
  }

  /// Returns the rows of `count` that are in a part of the list, at least one.
  func rows(from start: Double, height: Double, count: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    var (y, begin) = (0.0, 0)
    while begin < count - 1, y + Double(self[begin]) <= start {
      y += Double(self[begin])
      begin += 1
    }
    var end = begin + 1
    y += Double(self[begin])
    while end < count, y < start + height {
      y += Double(self[end])
      end += 1
    }
    return begin..<end
  }
}
