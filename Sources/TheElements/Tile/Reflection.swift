import Elements
import GLib
import Gtk

/// A widget that is not flat at times, and then draws its reflection itself, since each of its parts
/// has another place on the mirror.
@MainActor
protocol SelfReflecting: Widget {
  /// Whether it draws its reflection now.
  var drawsReflection: Bool { get }
}

/// Shows a child, whatever it is, and below it how it is mirrored by what it stands on: upside down
/// and fading out, on any background. What the child shows is reflected in the same frame, because
/// its drawing is drawn a second time.
final class Reflection: Widget {
  private let child: Widget

  /// Reflects `child`.
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
    child.allocate(x: 0, y: 0, width: width, height: childHeight(height))
  }

  private func total(_ height: Int) -> Int { Int(ReflectionGeometry.total(of: Double(height))) }

  private func childHeight(_ total: Int) -> Int {
    Int(ReflectionGeometry.height(within: Double(total)))
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let node = RenderNode({ $0.child(child, of: self) }) else { return }
    snapshot.node(node)
    if (child as? any SelfReflecting)?.drawsReflection == true { return }
    let mirror = Mirror(width: Double(child.width), height: Double(child.height))
    snapshot.canvas(in: mirror.bounds(of: node)) { mirror.draw(node, on: $0) }
  }
}

/// What draws the mirror image of something that stands at the origin.
@MainActor
struct Mirror {
  /// Of what is mirrored, in pixels.
  let width: Double
  let height: Double

  /// Where the mirror image of `node` lies. A shadow or a ring around a thing is mirrored along with it.
  func bounds(of node: RenderNode) -> Bounds {
    let image = Bounds(width: width, height: 0).union(node.bounds)
    return Bounds(
      x: image.x, y: height + ReflectionGeometry.gap, width: image.width,
      height: ReflectionGeometry.depth(under: height))
  }

  /// Draws the mirror image below the thing.
  func draw(_ node: RenderNode, on canvas: Canvas) {
    canvas.fadingOut(within: bounds(of: node), opacity: ReflectionGeometry.opacity) {
      canvas.translate(x: 0, y: 2 * height + ReflectionGeometry.gap)
      canvas.scale(x: 1, y: -1)
      canvas.draw(node)
    }
  }
}
