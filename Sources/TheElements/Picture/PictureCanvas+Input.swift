import Elements
import GLib
import Gtk

/// Input on the picture: pointer, wheel, touch and keys.
extension PictureCanvas: AnimatedViewportWidget {
  /// Scale after a double click.
  private static let doubleClickScale = 3.0
  /// Maximum delay of a click that may become a double click, in seconds: a longer one would feel unresponsive.
  private static let maximumClickDelay = 0.25
  /// Maximum pointer movement of a click, in pixels.
  private static let clickDistance = 8.0

  /// Adds all controllers; `onClick` is called for a click that is neither part of a double click nor of a
  /// drag.
  func addControllers(onClick: @escaping @MainActor () -> Void) {
    let pointer = addViewportControllers()
    let click = ClickGesture()
    click.onReleased { [weak self] number, x, y in
      guard let self, pointer.distance < Self.clickDistance else { return }
      if number == 2 {
        pointer.waiting = nil
        self.zoom(
          to: self.viewport.isWhole ? Self.doubleClickScale : Viewport.scales.lowerBound,
          about: Point(x: x, y: y))
        self.announceView()
      } else if self.viewport.isWhole, number == 1 {
        self.delayClick(pointer, onClick)
      }
    }
    add(click)
  }

  /// Calls `onClick` after the double click time unless a second click follows.
  private func delayClick(_ pointer: ViewportPointer, _ onClick: @escaping @MainActor () -> Void) {
    pointer.clicks += 1
    let click = pointer.clicks
    pointer.waiting = click
    let delay = min(Display.doubleClickSeconds, Self.maximumClickDelay)
    var start: Double?
    onEachFrame { time in
      guard pointer.waiting == click else { return false }
      let clickTime = start ?? time
      start = clickTime
      guard time - clickTime > delay else { return true }
      pointer.waiting = nil
      onClick()
      return false
    }
  }

  func announceView() {
    guard Acts.isListening else { return }
    announceActAtRest(.setZoom) { [weak self] in
      self.map {
        ViewParameters(center: $0.restViewport.center, scale: $0.restViewport.scale).texts
      }
    }
  }
}
