import Elements
import GLib
import Gtk

/// A tile with two faces that turns over about its vertical axis, driven by the frame clock. During a flip it draws images
/// of both faces in perspective, otherwise the face that is up. Subclasses draw the faces.
class TwoSidedTile: Widget {
  private(set) var curve = FlipCurve()
  /// Images of the two faces during a flip; nil if they are out of date.
  private var renderer: FlipRenderer?
  private lazy var animator = Animator(
    self, onFrame: { [weak self] in self?.advance(to: $0) ?? false },
    onEnd: { [weak self] in self?.finishFlip() })

  override init() {
    super.init()
    isFocusable = true
    onChange(of: "scale-factor") { [weak self] in self?.dropImages() }
  }

  override class var cssName: String? { "flip-tile" }
  override class var accessibleRole: AccessibleRole? { .button }

  // MARK: Overridden

  /// Draws the back, or the front, without perspective.
  func drawFace(_ isBack: Bool, in snapshot: Snapshot) {}

  /// Called when a flip begins, and when it has ended.
  func flipChanged() { queueDraw() }

  // MARK: Flip

  /// True if the back is up, or will be when the running flip ends.
  var isBackUp: Bool { curve.isBackUp }

  /// True while the tile draws its own reflection, in perspective.
  var drawsReflection: Bool { renderer != nil }

  /// Turns the tile over, from its current angle if a flip is running.
  func flip() {
    curve.flip()
    update()
    animator.start()
  }

  /// Puts the front up at once.
  func showFront() {
    curve = FlipCurve()
    update()
  }

  /// Drops the images of the faces, which are made again when they are drawn.
  func dropImages() { renderer = nil }

  /// Advances the flip to a time in seconds. Returns false when it has ended.
  private func advance(to seconds: Double) -> Bool {
    curve.advance(to: seconds)
    curve.isMoving ? queueDraw() : update()
    return curve.isMoving
  }

  /// Ends a running flip at once.
  private func finishFlip() {
    curve.finish()
    update()
  }

  private func update() {
    if !curve.isMoving { dropImages() }
    setClass("turning", curve.isMoving)
    flipChanged()
  }

  // MARK: Layout and drawing

  /// Side of the tile in pixels.
  var side: Double { Double(min(width, height)) }

  override func allocate(width: Int, height: Int, baseline: Int) { dropImages() }

  override func styleChanged() {
    dropImages()
    queueDraw()
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard curve.isMoving else { return drawFace(curve.isBackUp, in: snapshot) }
    renderer =
      renderer
      ?? FlipRenderer(
        side: side, scale: scaleFactor, front: RenderNode { drawFace(false, in: $0) },
        back: RenderNode { drawFace(true, in: $0) })
    if let renderer {
      renderer.draw(angle: curve.angle, in: snapshot)
    } else {
      drawFace(curve.showsBack, in: snapshot)
    }
  }
}
