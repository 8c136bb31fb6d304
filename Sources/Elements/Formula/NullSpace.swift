/// The solutions of a homogeneous system of linear equations in whole numbers.
struct NullSpace {
  /// Number of independent solutions.
  let dimension: Int
  /// The only solution in the smallest whole numbers, if all of them are above 0.
  let positive: [Int]?

  /// Solves by elimination in whole numbers; nil if a number does not fit into 64 bits.
  /// - Parameters:
  ///   - rows: the coefficients of each equation.
  ///   - columns: the number of unknowns.
  init?(_ rows: some Collection<[Int]>, columns: Int) {
    var rows = rows.map { Self.reduced($0) }
    var pivots: [Int] = []
    for column in 0..<columns {
      let rank = pivots.count
      guard let pivot = rows.indices.dropFirst(rank).first(where: { rows[$0][column] != 0 }) else {
        continue
      }
      rows.swapAt(rank, pivot)
      for index in rows.indices where index != rank && rows[index][column] != 0 {
        guard let row = Self.eliminated(rows[index], by: rows[rank], at: column) else { return nil }
        rows[index] = row
      }
      pivots.append(column)
    }
    dimension = columns - pivots.count
    guard dimension == 1, let free = (0..<columns).first(where: { !pivots.contains($0) }) else {
      positive = nil
      return
    }
    // Each pivot row says: own * pivot unknown + other * free unknown = 0.
    var common = 1
    for index in pivots.indices {
      let own = rows[index][pivots[index]].magnitude
      let factor = Int(own) / Self.divisor(common, Int(own))
      let (product, overflow) = common.multipliedReportingOverflow(by: factor)
      guard !overflow else { return nil }
      common = product
    }
    var solution = [Int](repeating: 0, count: columns)
    solution[free] = common
    for index in pivots.indices {
      let (own, other) = (rows[index][pivots[index]], rows[index][free])
      let (product, overflow) = (common / own).multipliedReportingOverflow(by: other)
      guard !overflow, product != .min else { return nil }
      solution[pivots[index]] = -product
    }
    let reduced = Self.reduced(solution)
    positive = reduced.allSatisfy { $0 > 0 } ? reduced : nil
  }

  /// `row` without the unknown of a column: a multiple of it less one of the pivot's row; nil if it does not fit.
  private static func eliminated(_ row: [Int], by pivot: [Int], at column: Int) -> [Int]? {
    let divisor = divisor(row[column], pivot[column])
    let (factor, other) = (pivot[column] / divisor, row[column] / divisor)
    var result: [Int] = []
    for (own, value) in zip(row, pivot) {
      let (left, overflow) = own.multipliedReportingOverflow(by: factor)
      let (right, carry) = value.multipliedReportingOverflow(by: other)
      let (difference, borrow) = left.subtractingReportingOverflow(right)
      guard !overflow, !carry, !borrow, difference != .min else { return nil }
      result.append(difference)
    }
    return reduced(result)
  }

  /// A row divided by what all its numbers have in common.
  private static func reduced(_ row: [Int]) -> [Int] {
    let common = row.reduce(0) { divisor($0, $1) }
    return common > 1 ? row.map { $0 / common } : row
  }

  /// The greatest common divisor, 0 of two zeros.
  private static func divisor(_ one: Int, _ other: Int) -> Int {
    var (one, other) = (abs(one), abs(other))
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }
}
