import Adwaita
import Elements
import Gtk

/// The drawing of the favorite's star: filled and golden, or an outline. Its edge has a contrast of 3 to 1 on a card
/// and on a header bar.
@MainActor
struct StarDrawing {
  let isFilled: Bool
  /// The text color around the star.
  let textColor: Color

  /// Width in pixels at a text scale of 1.
  static let side = 18.0

  /// Colors of the filled star.
  private static let gold = Color(red: 0.961, green: 0.761, blue: 0.067)
  private static let lightEdge = Color(red: 0.604, green: 0.435, blue: 0)
  /// Opacity of the empty star's edge; opaque in high contrast.
  private static let emptyOpacity = 0.62
  /// Width of the edge relative to the side.
  private static let edgeWidth = 0.075
  /// Cached drawings: hundreds of rows show the same two.
  private static var cache: [Key: RenderNode] = [:]
  private static let cacheLimit = 8

  private struct Key: Hashable {
    let isFilled: Bool
    let side: Double
    let edge: Color
  }

  /// Draws the star centered on a point.
  func draw(in snapshot: Snapshot, x: Double, y: Double, side: Double) {
    let key = Key(isFilled: isFilled, side: side, edge: edge)
    if Self.cache[key] == nil, Self.cache.count >= Self.cacheLimit { Self.cache = [:] }
    guard let node = Self.cache[key] ?? RenderNode({ draw(in: $0, side: side) }) else { return }
    Self.cache[key] = node
    snapshot.moved(x: x.rounded(), y: y.rounded()) { snapshot.node(node) }
  }

  /// Color of the edge.
  private var edge: Color {
    let manager = StyleManager.shared
    if isFilled { return manager.isDark ? Self.gold : Self.lightEdge }
    return manager.isHighContrast ? textColor : textColor.faded(to: Self.emptyOpacity)
  }

  private func draw(in snapshot: Snapshot, side: Double) {
    let radius = side / 2
    let edgeWidth = side * Self.edgeWidth
    let bounds = Bounds(Point(x: 0, y: 0).square(radius: radius + edgeWidth))
    snapshot.path(in: bounds) { path in
      if isFilled {
        outline(on: path, radius: radius)
        path.fill(Self.gold)
      }
      outline(on: path, radius: radius)
      path.stroke(width: edgeWidth, edge)
    }
  }

  /// Adds the star's outline, centered vertically on its bounds: the lower points reach less far than the upper one.
  private func outline(on path: Path, radius: Double) {
    let corners = StarShape.corners
    let top = corners.map(\.y).min() ?? 0
    let foot = corners.map(\.y).max() ?? 0
    let middle = (top + foot) / 2
    for (index, corner) in corners.enumerated() {
      let (x, y) = (corner.x * radius, (corner.y - middle) * radius)
      index == 0 ? path.move(x: x, y: y) : path.line(x: x, y: y)
    }
    path.close()
  }
}
