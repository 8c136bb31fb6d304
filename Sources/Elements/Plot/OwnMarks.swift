/// The values of the user's own in a plot.
struct OwnMarks {
  /// The numbers of elements with points: the user's own where there are any, else ours.
  let numbers: [(number: Int, x: Double, y: Double)]
  /// The values beside x and beside y, by atomic number.
  let values: [[Int: OwnValue]]

  /// - Parameter elements: those with points.
  init(
    _ elements: [AtomicElement], _ x: PropertyColumn, _ y: PropertyColumn, _ own: OwnValues
  ) {
    guard !own.isEmpty else {
      (numbers, values) = ([], [[:], [:]])
      return
    }
    let (ownX, ownY) = (own.values(beside: x), own.values(beside: y))
    numbers = elements.map(\.number).compactMap { number in
      guard ownX[number] != nil || ownY[number] != nil,
        let first = ownX[number] ?? x.values[number], let second = ownY[number] ?? y.values[number]
      else { return nil }
      return (number, first.number, second.number)
    }
    values = [(x, ownX), (y, ownY)].map { column, known in
      Dictionary(
        known.keys.compactMap { number in own[column.id, number].map { (number, $0) } },
        uniquingKeysWith: { first, _ in first })
    }
  }
}
