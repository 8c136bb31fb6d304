import Elements
import GLib
import Gtk

/// Input on the map: pointer, wheel, touch and keys.
extension MapView {
  /// Maximum pointer movement of a click, in pixels.
  private static let clickDistance = 8.0

  func addControllers() {
    addClickGesture(addViewportControllers())
    let swipe = SwipeGesture()
    swipe.onSwipe { [weak self] x, y in self?.glide(x: x, y: y) }
    add(swipe)
    keys.onPressed { [weak self] in self?.handle($0) ?? false }
    add(keys)
  }

  private func addClickGesture(_ pointer: ViewportPointer) {
    let click = ClickGesture()
    click.onPressed { [weak self] _, _, _ in self?.stop() }
    click.onReleased { [weak self] number, x, y in
      guard let self, pointer.distance < Self.clickDistance else { return }
      self.grabFocus()
      let point = Point(x: x, y: y)
      if number == 2 {
        self.zoom(to: self.viewport.scale * Self.zoomStep, about: point)
        self.announceView()
      } else {
        self.choose(at: point)
      }
    }
    add(click)
  }

  /// Handles a key press: arrows pan, + and − zoom, Space walks the pins, and Enter chooses the focused one. Returns
  /// false for other keys.
  private func handle(_ key: Key) -> Bool {
    switch key {
    case .space: walkPins(backward: keys.isShiftHeld)
    case .enter:
      guard let focusedPin else { return false }
      focusedPin.activate()
    default: return handleViewportKey(key)
    }
    return true
  }

  func announceView() {
    guard Acts.isListening else { return }
    announceActAtRest(.setMap) { [weak self] in self?.viewParameters.texts }
  }
}
