import Elements
import GLib
import Gtk

/// Pointer, wheel and fingers on the picture.
extension PictureCanvas {
  /// Pixels by which a notch of the wheel moves the picture.
  private static let panStep = 60.0
  /// The scale to which a double click zooms.
  private static let closer = 3.0
  /// Seconds for which a click waits at most, so that it does not seem to have been missed.
  private static let longestWait = 0.25
  /// Pixels by which the pointer may move in a click.
  private static let clickReach = 8.0

  /// Connects everything; `onClick` is called at a click that is neither part of a double click nor a
  /// drag.
  func listen(onClick: @escaping @MainActor () -> Void) {
    let hand = Hand()
    listenToDrag(hand)
    listenToClicks(hand, onClick)
    listenToWheel()
    listenToFingers()
  }

  /// What the pointer does between press and release.
  private final class Hand {
    var last: Point?
    var way = 0.0
    /// The time of the click after which a second one would make it a double click.
    var click: Double?
  }

  private func listenToDrag(_ hand: Hand) {
    let drag = DragGesture()
    drag.onDrag { [weak self] x, y in
      if let last = hand.last {
        hand.way += abs(x - last.x) + abs(y - last.y)
        self?.pan(x: x - last.x, y: y - last.y)
      } else {
        hand.way = 0
      }
      hand.last = Point(x: x, y: y)
    }
    drag.onEnd { hand.last = nil }
    add(drag)
  }

  private func listenToClicks(_ hand: Hand, _ onClick: @escaping @MainActor () -> Void) {
    let click = ClickGesture()
    click.onClick { [weak self] number, x, y in
      guard let self, hand.way < Self.clickReach else { return }
      if number == 2 {
        hand.click = nil
        self.zoom(
          to: self.viewport.isWhole ? Self.closer : Viewport.scales.lowerBound,
          about: Point(x: x, y: y))
      } else if self.viewport.isWhole, number == 1 {
        self.wait(hand, onClick)
      }
    }
    add(click)
  }

  /// Calls `onClick` unless a second click follows in time.
  private func wait(_ hand: Hand, _ onClick: @escaping @MainActor () -> Void) {
    let clicked = Clock.monotonicSeconds
    hand.click = clicked
    let patience = min(Display.doubleClickSeconds, Self.longestWait)
    onEachFrame { _ in
      guard hand.click == clicked else { return false }
      guard Clock.monotonicSeconds - clicked > patience else { return true }
      hand.click = nil
      onClick()
      return false
    }
  }

  private func listenToWheel() {
    let pointer = MotionController()
    let place = Hand()
    pointer.onMotion { x, y in place.last = Point(x: x, y: y) }
    add(pointer)
    wheel.onScroll { [weak self] x, y in
      guard let self else { return false }
      let pixels = self.wheel.isWheel ? Self.panStep : 1
      if self.wheel.isControlHeld {
        let middle = Point(x: Double(self.width) / 2, y: Double(self.height) / 2)
        self.zoomNow(notches: y * pixels / Self.panStep, about: place.last ?? middle)
      } else {
        self.pan(x: -x * pixels, y: -y * pixels)
      }
      return true
    }
    add(wheel)
  }

  private func listenToFingers() {
    let pinch = ZoomGesture()
    var scale = viewport.scale
    pinch.onBegin { [weak self] in scale = self?.viewport.scale ?? scale }
    pinch.onZoom { [weak self] factor, x, y in
      self?.zoomNow(to: scale * factor, about: Point(x: x, y: y))
    }
    add(pinch)
  }

  // MARK: Keyboard

  /// Does what a key asks for; false where it asks for nothing here.
  @discardableResult
  func press(_ key: Key) -> Bool {
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
