/// The cells of the elements in the periodic table: its form, and the elements of group 3.
public struct TableArrangement: Sendable, Hashable {
  /// A column and a row of the table, from 1.
  public struct Cell: Sendable, Hashable {
    public let column: Int
    public let row: Int
  }

  /// A number beside a row: the period of its elements.
  struct PeriodHead: Sendable, Hashable {
    let period: Int
    let row: Int
    /// True at the end of the row, for its two elements of the s-block.
    let isTrailing: Bool
  }

  public let form: TableForm
  /// The elements of group 3 that are shown. Placeholders are only in the standard form, and the left-step form always
  /// has lutetium, because its blocks are whole.
  public let groupThree: GroupThree

  /// Replaces a choice of group 3 that the form does not have.
  public init(_ form: TableForm = .standard, _ groupThree: GroupThree = .placeholders) {
    self.form = form
    self.groupThree =
      switch form {
      case .standard: groupThree
      case .long: groupThree == .placeholders ? .lutetium : groupThree
      case .leftStep: .lutetium
      }
  }

  /// The choices of group 3 in the form.
  public static func choices(in form: TableForm) -> [GroupThree] {
    GroupThree.allCases.filter { TableArrangement(form, $0).groupThree == $0 }
  }

  /// Number of columns.
  public var columns: Int { form == .standard ? Self.groups : Self.longest }
  /// Number of rows above those at the foot.
  public var rows: Int { form == .leftStep ? Self.periods + 1 : Self.periods }
  /// The rows of lanthanides and actinides at the foot; empty in the other forms.
  public var footRows: Range<Int> { form == .standard ? 9..<11 : 11..<11 }
  /// True if the periods of the s-block are given at the end of the rows.
  var hasTrailingHeads: Bool { form == .leftStep }

  private static let (periods, groups, longest) = (7, 18, 32)
  /// Number of columns of the f-block.
  private static let fColumns = 14

  // MARK: Elements

  /// Returns the cell of an element. The standard form with placeholders has the catalog's.
  public func cell(of element: AtomicElement) -> Cell {
    guard form != .standard || groupThree != .placeholders else {
      return Cell(column: element.column, row: element.row)
    }
    return cell(ofNumber: element.number)
  }

  /// Returns the cell of the element with an atomic number from 1 to 118.
  func cell(ofNumber number: Int) -> Cell {
    let position = PeriodPosition(number: number)
    switch form {
    case .standard: return standardCell(number, position)
    case .long: return longCell(position)
    case .leftStep:
      return position.start <= 2
        ? Cell(column: Self.longest - 2 + position.start, row: position.period)
        : Cell(column: Self.longest - 2 - position.end, row: position.period + 1)
    }
  }

  private func standardCell(_ number: Int, _ position: PeriodPosition) -> Cell {
    let isInGroup =
      groupThree == .lanthanum && position.start == 3
      || groupThree == .lutetium && position.end == 15
    if position.isLongest && isInGroup { return Cell(column: 3, row: position.period) }
    let standard = TablePosition(number: number)
    return Cell(column: standard.column, row: standard.row)
  }

  private func longCell(_ position: PeriodPosition) -> Cell {
    let isAtStart = position.start <= 2 && position.period > 1 || position.start == 1
    let isBelowScandium = groupThree == .lanthanum && position.end == 15 && position.start == 3
    return Cell(
      column: isAtStart || isBelowScandium ? position.start : Self.longest - position.end,
      row: position.period)
  }

  /// Returns the group; nil for the lanthanides and actinides outside group 3.
  public func group(of element: AtomicElement) -> Int? {
    guard groupThree == .lanthanum else { return element.group }
    switch element.number {
    case 57, 89: return 3
    case 71, 103: return nil
    default: return element.group
    }
  }

  /// Returns the block: `s`, `p`, `d` or `f`.
  public func block(of element: AtomicElement) -> String {
    guard groupThree == .lanthanum else { return element.block }
    switch element.number {
    case 57, 89: return "d"
    case 71, 103: return "f"
    default: return element.block
    }
  }

  /// Returns the position in words: `group 11, period 6`; the period alone without a group.
  public func positionText(of element: AtomicElement) -> Message {
    let period = Message.verbatim(String(element.period))
    guard let group = group(of: element) else {
      return .format(translatable("period {1}"), period)
    }
    return .format(translatable("group {1}, period {2}"), .verbatim(String(group)), period)
  }

  /// Returns the position in words that no other element has: without a group with the elements beside it.
  public func placeText(of element: AtomicElement, in table: PeriodicTable) -> Message {
    let position = positionText(of: element)
    guard group(of: element) == nil, let before = table[element.number - 1],
      let after = table[element.number + 1]
    else { return position }
    return .format(
      // TRANSLATORS: {1} is “period 6”; the others are the names of the elements on both sides of one.
      translatable("{1}, between {2} and {3}"), position, before.nameInSentence,
      after.nameInSentence)
  }

  // MARK: Heads

  /// Groups 1 to 18 by column.
  var groupColumns: [(group: Int, column: Int)] {
    (1...Self.groups).map { group in
      switch form {
      case .standard: (group, group)
      case .long:
        (
          group,
          group <= 2 || group == 3 && groupThree == .lanthanum ? group : group + Self.fColumns
        )
      case .leftStep: (group, group <= 2 ? Self.longest - 2 + group : group + Self.fColumns - 2)
      }
    }
  }

  /// The periods by row.
  var periodHeads: [PeriodHead] {
    let periods = 1...Self.periods
    guard form == .leftStep else {
      return periods.map { PeriodHead(period: $0, row: $0, isTrailing: false) }
    }
    return periods.dropFirst().map { PeriodHead(period: $0, row: $0 + 1, isTrailing: false) }
      + periods.map { PeriodHead(period: $0, row: $0, isTrailing: true) }
  }
}
