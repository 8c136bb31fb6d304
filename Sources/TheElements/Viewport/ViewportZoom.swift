import Elements
import GLib
import Gtk

/// A viewport widget whose zoom `ViewportZoom` animates.
protocol AnimatedViewportWidget: ViewportWidget {
  var viewport: Viewport { get set }
  var zoomAnimation: ViewportZoom { get }
  /// The point that stays where it is when keys or buttons zoom; by default the middle.
  var zoomPoint: Point { get }
  /// Called when the viewport, or that at rest, changes.
  var onChange: (@MainActor () -> Void)? { get }
}

extension AnimatedViewportWidget {
  static var zoomStep: Double { 1.5 }

  var restViewport: Viewport { zoomAnimation.rest(of: viewport) }

  var zoomPoint: Point { middle }

  func zoom(to scale: Double, about point: Point? = nil) {
    let range = viewport.allowedScales
    let scale = min(max(scale, range.lowerBound), range.upperBound)
    if scale != restViewport.scale { announceZoom(scale) }
    zoomAnimation.start(from: viewport.scale, to: scale, about: point ?? zoomPoint)
    onChange?()
  }

  func zoomNow(to scale: Double, about point: Point) {
    zoomAnimation.stop()
    viewport.zoom(to: scale, about: point)
  }
}

/// The animated zoom of a widget's viewport about a point.
@MainActor
final class ViewportZoom {
  private struct Zoom {
    let easing: Easing
    let point: Point
    let start: Double
  }

  private var zoom: Zoom?
  private var animator: Animator?
  private let apply: @MainActor (_ scale: Double, _ point: Point) -> Void

  /// Duration in seconds.
  private static let duration = 0.2

  /// - Parameter apply: zooms the viewport to a scale about a point at once.
  init(
    _ widget: Widget,
    apply: @escaping @MainActor (_ scale: Double, _ point: Point) -> Void
  ) {
    self.apply = apply
    animator = Animator(
      widget, onFrame: { [weak self] in self?.step($0) ?? false },
      onEnd: { [weak self] in self?.finish() })
  }

  /// Zooms from the present scale to another one, animated unless animations are disabled.
  func start(from present: Double, to scale: Double, about point: Point) {
    let speed = 3 * (scale - present) / Self.duration
    let easing = Easing(from: present, speed: speed, to: scale, duration: Self.duration)
    zoom = Zoom(easing: easing, point: point, start: animator?.time ?? 0)
    animator?.start()
  }

  /// Ends the zoom where it is.
  func stop() { zoom = nil }

  /// Returns a viewport as it is at the end of the zoom.
  func rest(of viewport: Viewport) -> Viewport {
    var rest = viewport
    if let zoom { rest.zoom(to: zoom.easing.end, about: zoom.point) }
    return rest
  }

  private func step(_ time: Double) -> Bool {
    guard let zoom else { return false }
    apply(zoom.easing.value(at: time - zoom.start), zoom.point)
    if time - zoom.start >= Self.duration { self.zoom = nil }
    return self.zoom != nil
  }

  private func finish() {
    guard let zoom else { return }
    self.zoom = nil
    apply(zoom.easing.end, zoom.point)
  }
}
