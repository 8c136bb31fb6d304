import Elements
import GLib
import Gtk

/// Tiles of discoveries in rows, read in the direction of the text.
final class DiscoveryGrid: Widget {
  /// Number of tiles in a row; nil for as many as there is room for.
  var columns: Int? {
    didSet { if columns != oldValue { queueResize() } }
  }
  private(set) var tiles: [DiscoveryTile] = []

  /// Pixels between the tiles of a row; those below each other have their margins.
  private static let gap = 8

  /// Shows these discoveries; the tiles of those shown before stay, with the focus.
  func show(_ discoveries: [(element: AtomicElement, year: Int)]) {
    var known = Dictionary(tiles.map { ($0.element.number, $0) }) { first, _ in first }
    var last: DiscoveryTile?
    tiles = discoveries.map { discovery in
      let number = discovery.element.number
      let same = known[number].flatMap { $0.shows(discovery) ? $0 : nil }
      if same != nil { known[number] = nil }
      let tile = same ?? DiscoveryTile(discovery.element, year: discovery.year)
      insert(tile, after: last)
      last = tile
      return tile
    }
    for tile in known.values { tile.unparent() }
    queueResize()
  }

  override var requestMode: RequestMode { .heightForWidth }

  /// Number of tiles in a row.
  /// - Parameters:
  ///   - width: of all; negative if it is not known.
  ///   - tile: width of a tile.
  private func rowLength(width: Int, tile: Int) -> Int {
    let fitting = width < 0 ? 1 : (width + Self.gap) / max(tile + Self.gap, 1)
    return max(min(columns ?? fitting, tiles.count), 1)
  }

  private func side(_ orientation: Orientation) -> Int {
    tiles.map { $0.request(orientation).minimum }.max() ?? 0
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let side = side(orientation)
    guard orientation == .vertical else {
      // A callout of few tiles is as wide as one of a full row.
      let natural = (columns ?? max(tiles.count, 1)) * (side + Self.gap) - Self.gap
      return (columns == nil ? side : natural, natural)
    }
    let row = rowLength(width: forSize, tile: self.side(.horizontal))
    let height = side * ((tiles.count + row - 1) / row)
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let tile = (width: side(.horizontal), height: side(.vertical))
    let rowLength = rowLength(width: width, tile: tile.width)
    for (index, child) in tiles.enumerated() {
      let start = index % rowLength * (tile.width + Self.gap)
      child.allocate(
        x: Double(x(leading: start, width: tile.width, in: width)),
        y: Double(index / rowLength * tile.height), width: tile.width, height: tile.height)
    }
  }
}
