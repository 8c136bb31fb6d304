import Elements
import GLib
import Gtk

/// A widget that shows a part of something larger, zoomed and panned by wheel, touch, pointer and keyboard.
protocol ViewportWidget: Widget {
  /// The visible part.
  var viewport: Viewport { get }
  /// The visible part at the end of a running animation.
  var restViewport: Viewport { get }
  /// The scroll controller, which also reports the held modifier keys.
  var wheel: ScrollController { get }
  /// True if a wheel notch zooms without Control held.
  var wheelZooms: Bool { get }

  /// Moves the content by a distance in pixels, as far as its edges allow.
  func pan(x: Double, y: Double)
  /// Zooms to a scale about a point or the middle, animated unless animations are disabled.
  func zoom(to scale: Double, about point: Point?)
  /// Zoom factor of a key press.
  static var zoomStep: Double { get }
  /// Zooms to a scale about a point without animation.
  func zoomNow(to scale: Double, about point: Point)
  /// Announces that the user has moved or zoomed the content, once it is at rest.
  func announceView()
}

extension ViewportWidget {

  /// Zooms by wheel notches about a point without animation.
  func zoomNow(notches: Double, about point: Point) {
    zoomNow(to: viewport.scale * Viewport.factor(notches: notches), about: point)
  }

  /// Lets a screen reader say a scale: `Zoom 1.5×`.
  func announceZoom(_ scale: Double) { announce(tr("Zoom {1}", Self.text(ofScale: scale))) }

  /// Returns a scale as a text: `1×` or `2.5×`.
  static func text(ofScale scale: Double) -> String {
    let tenths = Int((scale * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)×" : tr(number: "\(tenths / 10).\(tenths % 10)×")
  }

  /// The middle of the view.
  var middle: Point { Point(x: viewport.size.width / 2, y: viewport.size.height / 2) }

  /// Zooms one step in (1) or out (−1).
  func zoomBy(steps: Int) {
    let scale = restViewport.scale
    zoom(to: steps > 0 ? scale * Self.zoomStep : scale / Self.zoomStep, about: nil)
  }

  /// Zooms out as far as possible.
  func zoomOutWhole() { zoom(to: viewport.allowedScales.lowerBound, about: nil) }

  /// Adds the controllers that pan and zoom. Returns the pointer's state, for a click gesture.
  func addViewportControllers() -> ViewportPointer {
    let pointer = ViewportPointer()
    addDragGesture(pointer)
    addScrollController()
    addZoomGesture()
    return pointer
  }

  private func addDragGesture(_ pointer: ViewportPointer) {
    onDrag(
      { [weak self] x, y in
        if let last = pointer.last {
          pointer.distance += abs(x - last.x) + abs(y - last.y)
          self?.pan(x: x - last.x, y: y - last.y)
          self?.announceView()
        } else {
          pointer.distance = 0
        }
        pointer.last = Point(x: x, y: y)
      }, onEnd: { pointer.last = nil })
  }

  /// Adds the scroll controller: the wheel pans, and zooms with Control held or if `wheelZooms`.
  private func addScrollController() {
    let motion = MotionController()
    var pointer: Point?
    motion.onMotion { x, y in pointer = Point(x: x, y: y) }
    add(motion)
    wheel.onScroll { [weak self] x, y in
      guard let self else { return false }
      let pixels = self.wheel.isWheel ? Viewport.panStep : 1
      if self.wheel.isControlHeld || (self.wheelZooms && self.wheel.isWheel) {
        let middle = Point(x: Double(self.width) / 2, y: Double(self.height) / 2)
        self.zoomNow(notches: y * pixels / Viewport.panStep, about: pointer ?? middle)
      } else {
        self.pan(x: -x * pixels, y: -y * pixels)
      }
      self.announceView()
      return true
    }
    add(wheel)
  }

  private func addZoomGesture() {
    let pinch = ZoomGesture()
    var scale = viewport.scale
    pinch.onBegin { [weak self] in scale = self?.viewport.scale ?? scale }
    pinch.onZoom { [weak self] factor, x, y in
      self?.zoomNow(to: scale * factor, about: Point(x: x, y: y))
      self?.announceView()
    }
    add(pinch)
  }

  /// Handles a key press. Returns false for other keys.
  func handleViewportKey(_ key: Key) -> Bool {
    switch key {
    case .character("+"), .character("="): if !activate(.zoomIn) { zoomBy(steps: 1) }
    case .character("-"): if !activate(.zoomOut) { zoomBy(steps: -1) }
    case .character("0"): if !activate(.zoomNormal) { zoomOutWhole() }
    case .left, .right, .up, .down: pan(key)
    default: return false
    }
    return true
  }

  /// Pans one step in the direction of an arrow key.
  private func pan(_ key: Key) {
    let step = Viewport.panStep
    switch key {
    case .left: pan(x: step, y: 0)
    case .right: pan(x: -step, y: 0)
    case .up: pan(x: 0, y: step)
    default: pan(x: 0, y: -step)
    }
    announceView()
  }
}

/// Pointer state shared by the drag and click gestures of a widget.
@MainActor
final class ViewportPointer {
  /// Last position of the drag; nil outside of one.
  var last: Point?
  /// Length of the last drag's path in pixels.
  var distance = 0.0
  /// Number of clicks so far, and that of the click that waits for a second one.
  var clicks = 0
  var waiting: Int?
}

extension [AppAction: Action] {
  /// Enables the zoom actions that change a viewport; none without one.
  @MainActor
  func enableZooms(of viewport: Viewport?) {
    let (scale, range) = (viewport?.scale ?? 1, viewport?.allowedScales ?? 1...1)
    self[.zoomIn]?.isEnabled = scale < range.upperBound
    for action in [AppAction.zoomOut, .zoomNormal] {
      self[action]?.isEnabled = scale > range.lowerBound
    }
  }
}
