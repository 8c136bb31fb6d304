import Elements
import GLib
import Gtk

/// A container that shows a child and its reflection below: upside down and fading out, on any background.
/// The child's render node is drawn twice, so that the reflection is never a frame behind.
final class Reflection: Widget {
  private let child: Widget

  /// Shows `child` and its reflection.
  init(_ child: Widget) {
    self.child = child
    super.init()
    append(child)
  }

  override class var cssName: String? { "reflection" }
  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { child.requestMode }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else {
      return child.request(.horizontal, forSize: forSize < 0 ? forSize : childHeight(forSize))
    }
    let request = child.request(.vertical, forSize: forSize)
    return (total(request.minimum), total(request.natural))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    // A tile is no wider than high: in a low place it stands in the middle.
    let height = childHeight(height)
    let side = min(width, height)
    child.allocate(x: Double((width - side) / 2), y: 0, width: side, height: height)
  }

  private func total(_ height: Int) -> Int { Int(ReflectionGeometry.total(of: Double(height))) }

  private func childHeight(_ total: Int) -> Int {
    Int(ReflectionGeometry.height(within: Double(total)))
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let node = RenderNode({ $0.child(child, of: self) }) else { return }
    snapshot.node(node)
    // A mirrored copy of a drawing in perspective would be wrong.
    if (child as? TwoSidedTile)?.drawsReflection == true { return }
    let image = MirrorImage(width: Double(child.width), height: Double(child.height))
    snapshot.canvas(in: image.bounds(of: node)) { image.draw(node, on: $0) }
  }
}

/// Draws the mirror image of a render node whose top left corner is the origin.
@MainActor
struct MirrorImage {
  /// Size of the reflected object without shadow, in pixels.
  let width: Double
  let height: Double

  /// Returns the bounds of the mirror image of `node`, which includes its shadow or focus ring.
  func bounds(of node: RenderNode) -> Bounds {
    let image = Bounds(width: width, height: 0).union(node.bounds)
    return Bounds(
      x: image.x, y: height + ReflectionGeometry.gap, width: image.width,
      height: ReflectionGeometry.depth(under: height))
  }

  /// Draws the mirror image of `node` below it.
  func draw(_ node: RenderNode, on canvas: Canvas) {
    canvas.fadingOut(within: bounds(of: node), opacity: ReflectionGeometry.opacity) {
      canvas.translate(x: 0, y: 2 * height + ReflectionGeometry.gap)
      canvas.scale(x: 1, y: -1)
      canvas.draw(node)
    }
  }
}
