/// The positions of blocks that flow through columns of pages, as text does in a newspaper.
public struct ColumnFlow: Sendable, Hashable {
  /// The position of a block.
  public struct Position: Sendable, Hashable {
    /// Index of the page, from 0.
    public let page: Int
    /// Index of the column on its page, from 0.
    public let column: Int
    /// Distance from the top of the page.
    public let y: Double
  }

  /// The position of each block, in the order of the blocks.
  public let positions: [Position]
  /// Number of pages, at least one.
  public let pages: Int

  /// - Parameters:
  ///   - heights: of the blocks, in order; one that is higher than a column gets a column of its own.
  ///   - joined: indexes of blocks that stay with the next one, such as headings.
  ///   - columns: number of columns.
  ///   - firstTop: top of the columns of the first page.
  ///   - height: height of a page.
  public init(
    _ heights: [Double], joined: Set<Int> = [], columns: Int, firstTop: Double, height: Double
  ) {
    var positions: [Position] = []
    var (page, column, y) = (0, 0, firstTop)
    for (index, block) in heights.enumerated() {
      let next = joined.contains(index) && index + 1 < heights.count ? heights[index + 1] : 0
      let top = page == 0 ? firstTop : 0
      if y + block + next > height, y > top {
        column += 1
        if column >= columns { (page, column) = (page + 1, 0) }
        y = page == 0 ? firstTop : 0
      }
      positions.append(Position(page: page, column: column, y: y))
      y += block
    }
    self.positions = positions
    pages = page + 1
  }
}
