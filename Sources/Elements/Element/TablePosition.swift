/// The position of an element in the periodic table, derived from its number, with Sc, Y, Lu and Lr as group 3. Used
/// if a catalog omits it.
struct TablePosition: Sendable, Hashable {
  let period: Int
  /// The group; nil for the lanthanides and actinides outside group 3.
  let group: Int?
  let block: String
  /// Column and row as drawn: the f-block is in rows 9 and 10 at the foot.
  let column: Int
  let row: Int

  /// True if an element can be drawn there: not in the legend's space above the transition metals, nor between the
  /// periods and the rows at the foot.
  static func isValid(column: Int, row: Int) -> Bool {
    row != 8 && !(1...3 ~= row && 3...12 ~= column)
  }

  /// The standard position of an element.
  /// - Parameter number: from 1 to 118.
  init(number: Int) {
    let position = PeriodPosition(number: number)
    period = position.period
    let (fromStart, fromEnd) = (position.start, position.end)
    let isAtFoot = position.isLongest && (3...17).contains(fromStart)
    if number == 1 {
      (group, block) = (1, "s")
    } else if number == 2 {
      (group, block) = (18, "s")
    } else if fromStart <= 2 {
      (group, block) = (fromStart, "s")
    } else if isAtFoot && fromStart < 17 {
      (group, block) = (nil, "f")
    } else {
      group = 18 - fromEnd
      block = fromEnd < 6 ? "p" : "d"
    }
    column = isAtFoot ? fromStart : group ?? fromStart
    row = isAtFoot ? period + 3 : period
  }
}
