import Elements
import GLib
import Gtk

/// Tiles of discoveries in rows, read in the direction of the text.
final class DiscoveryGrid: Widget {
  /// Number of tiles in a row; nil for a single row.
  var columns: Int? {
    didSet { if columns != oldValue { queueResize() } }
  }
  private(set) var tiles: [DiscoveryTile] = []

  /// Pixels between the tiles of a row; those below each other have their margins.
  private static let gap = 8

  override class var accessibleRole: AccessibleRole? { .generic }

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

  private var rowLength: Int { min(columns ?? tiles.count, max(tiles.count, 1)) }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let side = tiles.map { $0.request(orientation).minimum }.max() ?? 0
    // A callout of few tiles is as wide as one of a full row.
    let inRow = columns ?? rowLength
    let length =
      orientation == .horizontal
      ? inRow * (side + Self.gap) - Self.gap
      : side * ((tiles.count + rowLength - 1) / rowLength)
    return (max(length, 0), max(length, 0))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let tile = (
      width: tiles.map { $0.request(.horizontal).minimum }.max() ?? 0,
      height: tiles.map { $0.request(.vertical).minimum }.max() ?? 0
    )
    for (index, child) in tiles.enumerated() {
      let start = index % rowLength * (tile.width + Self.gap)
      child.allocate(
        x: Double(x(leading: start, width: tile.width, in: width)),
        y: Double(index / rowLength * tile.height), width: tile.width, height: tile.height)
    }
  }
}
