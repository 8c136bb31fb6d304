import Elements
import GLib
import Gtk

/// Input on the picture: pointer, wheel, touch and keys.
extension PictureCanvas {
  /// Pan distance of a wheel notch or an arrow key, in pixels.
  private static let panStep = 60.0
  /// Scale after a double click.
  private static let doubleClickScale = 3.0
  /// Maximum delay of a click that may become a double click, in seconds: a longer one would feel unresponsive.
  private static let maximumClickDelay = 0.25
  /// Maximum pointer movement of a click, in pixels.
  private static let clickDistance = 8.0

  /// Adds all controllers; `onClick` is called for a click that is neither part of a double click nor of a
  /// drag.
  func addControllers(onClick: @escaping @MainActor () -> Void) {
    let pointer = PointerState()
    addDragGesture(pointer)
    addClickGesture(pointer, onClick)
    addScrollController()
    addZoomGesture()
  }

  /// Pointer state shared by the drag and click gestures.
  private final class PointerState {
    /// Last position of the drag; nil outside of one.
    var last: Point?
    /// Length of the last drag's path in pixels.
    var distance = 0.0
    /// Time in seconds of a click that waits for a second one.
    var clickTime: Double?
  }

  private func addDragGesture(_ pointer: PointerState) {
    let drag = DragGesture()
    drag.onDrag { [weak self] x, y in
      if let last = pointer.last {
        pointer.distance += abs(x - last.x) + abs(y - last.y)
        self?.pan(x: x - last.x, y: y - last.y)
      } else {
        pointer.distance = 0
      }
      pointer.last = Point(x: x, y: y)
    }
    drag.onEnd { pointer.last = nil }
    add(drag)
  }

  private func addClickGesture(_ pointer: PointerState, _ onClick: @escaping @MainActor () -> Void)
  {
    let click = ClickGesture()
    click.onClick { [weak self] number, x, y in
      guard let self, pointer.distance < Self.clickDistance else { return }
      if number == 2 {
        pointer.clickTime = nil
        self.zoom(
          to: self.viewport.isWhole ? Self.doubleClickScale : Viewport.scales.lowerBound,
          about: Point(x: x, y: y))
      } else if self.viewport.isWhole, number == 1 {
        self.delayClick(pointer, onClick)
      }
    }
    add(click)
  }

  /// Calls `onClick` after the double click time unless a second click follows.
  private func delayClick(_ pointer: PointerState, _ onClick: @escaping @MainActor () -> Void) {
    let clickTime = Clock.monotonicSeconds
    pointer.clickTime = clickTime
    let delay = min(Display.doubleClickSeconds, Self.maximumClickDelay)
    onEachFrame { _ in
      guard pointer.clickTime == clickTime else { return false }
      guard Clock.monotonicSeconds - clickTime > delay else { return true }
      pointer.clickTime = nil
      onClick()
      return false
    }
  }

  private func addScrollController() {
    let motion = MotionController()
    let pointer = PointerState()
    motion.onMotion { x, y in pointer.last = Point(x: x, y: y) }
    add(motion)
    wheel.onScroll { [weak self] x, y in
      guard let self else { return false }
      let pixels = self.wheel.isWheel ? Self.panStep : 1
      if self.wheel.isControlHeld {
        let middle = Point(x: Double(self.width) / 2, y: Double(self.height) / 2)
        self.zoomNow(notches: y * pixels / Self.panStep, about: pointer.last ?? middle)
      } else {
        self.pan(x: -x * pixels, y: -y * pixels)
      }
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
    }
    add(pinch)
  }

  // MARK: Keyboard

  /// Handles a key press. Returns false for other keys.
  @discardableResult
  func handle(_ key: Key) -> Bool {
    switch key {
    case .character("+"), .character("="): zoomBy(steps: 1)
    case .character("-"): zoomBy(steps: -1)
    case .character("0"): zoom(to: Viewport.scales.lowerBound)
    case .left: pan(x: Self.panStep, y: 0)
    case .right: pan(x: -Self.panStep, y: 0)
    case .up: pan(x: 0, y: Self.panStep)
    case .down: pan(x: 0, y: -Self.panStep)
    default: return false
    }
    return true
  }
}
