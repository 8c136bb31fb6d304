import Elements
import Gtk

/// The flip of a two-sided tile: its angle, which the frame clock drives, and images of both faces while it runs.
@MainActor
final class TileFlip {
  private(set) var curve = FlipCurve()
  private weak var tile: Widget?
  /// Called when a flip begins and when it has ended.
  private let onChange: @MainActor () -> Void
  /// Images of the two faces during a flip; nil if they are out of date.
  private var renderer: FlipRenderer?
  private lazy var animator: Animator? = tile.map {
    Animator(
      $0, onFrame: { [weak self] in self?.advance(to: $0) ?? false },
      onEnd: { [weak self] in self?.finish() })
  }

  init(of tile: Widget, onChange: @escaping @MainActor () -> Void) {
    self.tile = tile
    self.onChange = onChange
    tile.onChange(of: "scale-factor") { [weak self] in self?.dropImages() }
  }

  /// True while images of the faces are drawn.
  var drawsImages: Bool { renderer != nil }

  /// Turns the tile over, from its current angle if a flip is running.
  func start() {
    curve.flip()
    update()
    animator?.start()
  }

  /// Puts the front up at once.
  func reset() {
    curve = FlipCurve()
    update()
  }

  /// Drops the images of the faces, which are made again when they are drawn.
  func dropImages() { renderer = nil }

  /// Advances the flip to a time in seconds. Returns false when it has ended.
  private func advance(to seconds: Double) -> Bool {
    curve.advance(to: seconds)
    curve.isMoving ? tile?.queueDraw() : update()
    return curve.isMoving
  }

  /// Ends a running flip at once.
  private func finish() {
    curve.finish()
    update()
  }

  private func update() {
    if !curve.isMoving { dropImages() }
    tile?.setClass("turning", curve.isMoving)
    onChange()
  }

  /// Draws the face that is up, or the flip.
  /// - Parameter draw: draws the back, or the front, without perspective.
  func draw(in snapshot: Snapshot, side: Double, _ draw: (Bool, Snapshot) -> Void) {
    guard curve.isMoving, let tile else { return draw(curve.isBackUp, snapshot) }
    renderer =
      renderer
      ?? FlipRenderer(
        side: side, scale: tile.scaleFactor, front: RenderNode { draw(false, $0) },
        back: RenderNode { draw(true, $0) })
    if let renderer {
      renderer.draw(angle: curve.angle, in: snapshot)
    } else {
      draw(curve.showsBack, snapshot)
    }
  }
}
