/// The chart of nuclides: a cell for each ground state, by number of neutrons to the right and atomic number upward.
public struct NuclideChart: Sendable {
  /// The place of a nuclide.
  public struct Cell: Sendable, Hashable {
    /// Number of neutrons, which is the column.
    public let neutrons: Int
    /// Atomic number, which is the row.
    public let number: Int

    public init(neutrons: Int, number: Int) {
      (self.neutrons, self.number) = (neutrons, number)
    }

    /// The cell of a nuclide; an isomer has that of its ground state.
    public init(_ nuclide: Nuclide) {
      self.init(neutrons: nuclide.neutrons, number: nuclide.number)
    }
  }

  /// The cells of one kind.
  public struct Group: Sendable {
    public let kind: Nuclide.Kind
    /// The cells by atomic number, then by number of neutrons.
    public let cells: [Cell]
  }

  /// A magic number of neutrons or protons, whose shells are full, and the extent of its nuclides.
  public struct MagicLine: Sendable, Hashable {
    /// One of `magicNumbers`.
    public let number: Int
    /// True for a column of neutrons, false for a row of protons.
    public let isNeutrons: Bool
    /// From the first to the last nuclide, along the line.
    public let extent: ClosedRange<Int>
  }

  /// The numbers of neutrons or protons of full shells.
  public static let magicNumbers = [2, 8, 20, 28, 50, 82, 126]

  /// The groups that have cells, in the order of a legend.
  public let groups: [Group]
  /// All numbers of neutrons, and all atomic numbers.
  public let neutrons, numbers: ClosedRange<Int>
  /// The lines that have nuclides, by magic number; that of protons before that of neutrons.
  public let magicLines: [MagicLine]
  private let nuclides: [Cell: Nuclide]
  /// Numbers of neutrons by atomic number, and atomic numbers by number of neutrons, ascending.
  private let rows, columns: [Int: [Int]]

  /// The chart of a catalog's ground states; isomers are left out.
  public init(_ catalog: NuclideCatalog) {
    let all = catalog.all.filter { !$0.isIsomer }
    let byKind = Dictionary(grouping: all, by: \.kind)
    groups = Nuclide.Kind.all.compactMap { kind in
      byKind[kind].map { Group(kind: kind, cells: $0.map { Cell($0) }) }
    }
    nuclides = Dictionary(all.map { (Cell($0), $0) }, uniquingKeysWith: { first, _ in first })
    rows = Dictionary(grouping: all, by: \.number).mapValues { $0.map(\.neutrons).sorted() }
    let columns = Dictionary(grouping: all, by: \.neutrons).mapValues { $0.map(\.number).sorted() }
    self.columns = columns
    neutrons = (columns.keys.min() ?? 0)...(columns.keys.max() ?? 0)
    numbers = (rows.keys.min() ?? 0)...(rows.keys.max() ?? 0)
    let rows = rows
    magicLines = Self.magicNumbers.flatMap { number in
      [(false, rows[number]), (true, columns[number])].compactMap { isNeutrons, line in
        guard let first = line?.first, let last = line?.last else { return nil }
        return MagicLine(number: number, isNeutrons: isNeutrons, extent: first...last)
      }
    }
  }

  /// The nuclides of all cells.
  public var all: [Nuclide] { groups.flatMap(\.cells).compactMap { nuclides[$0] } }

  /// Number of cells.
  public var count: Int { nuclides.count }

  /// The nuclide of a cell.
  public subscript(cell: Cell) -> Nuclide? { nuclides[cell] }

  /// Numbers of neutrons of an element's first and last nuclide.
  public func extent(ofRow number: Int) -> ClosedRange<Int>? {
    guard let row = rows[number], let first = row.first, let last = row.last else { return nil }
    return first...last
  }

  // MARK: Order

  /// Returns the next cell in a direction, over any gap; nil at the edge.
  public func neighbor(of cell: Cell, _ direction: Direction) -> Cell? {
    let (row, column) = (rows[cell.number] ?? [], columns[cell.neutrons] ?? [])
    return switch direction {
    case .left: row.last { $0 < cell.neutrons }.map { Cell(neutrons: $0, number: cell.number) }
    case .right: row.first { $0 > cell.neutrons }.map { Cell(neutrons: $0, number: cell.number) }
    case .up: column.first { $0 > cell.number }.map { Cell(neutrons: cell.neutrons, number: $0) }
    case .down: column.last { $0 < cell.number }.map { Cell(neutrons: cell.neutrons, number: $0) }
    }
  }

  /// Returns the last cell in a direction; `cell` itself at the edge.
  public func end(from cell: Cell, _ direction: Direction) -> Cell {
    neighbor(of: cell, direction).map { end(from: $0, direction) } ?? cell
  }

  /// Returns the cell nearest to a position, where the middle of a cell is at its two numbers.
  /// - Parameter reach: greatest distance, in cells.
  public func nearest(to position: Point, within reach: Double) -> Cell? {
    var (found, least) = (Cell?.none, reach * reach)
    for group in groups {
      for cell in group.cells {
        let x = Double(cell.neutrons) - position.x
        let y = Double(cell.number) - position.y
        if x * x + y * y <= least { (found, least) = (cell, x * x + y * y) }
      }
    }
    return found
  }
}
