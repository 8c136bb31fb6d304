import GLib
import Gtk

extension Widget {
  /// Adds the ways back by keys and pointer, which activate `goBack`: Escape, Alt with the arrow to the back, a swipe and a
  /// mouse button.
  /// - Parameter isEnabled: returns true while there is a way back.
  func addWaysBack(while isEnabled: @escaping @MainActor () -> Bool = { true }) {
    let keys = onKeyPressed { [weak self] key in
      key == .escape && isEnabled() && self?.activate(.goBack) == true
    }
    keys.onAltPressed { [weak self] key in
      guard let self, isEnabled() else { return false }
      return key == (self.isRightToLeft ? .right : .left) && self.activate(.goBack)
    }
    BackGestures(on: self, isEnabled: isEnabled)
  }
}

/// The pointer's ways back: a swipe from the leading edge, and the mouse button for it. A swipe elsewhere shows the
/// previous or next element.
@MainActor
private final class BackGestures {
  /// Width of the strip at the edge where a swipe begins, in pixels.
  private static let strip = 24.0
  /// Least length of the swipe in pixels.
  private static let least = 60.0
  /// Length in pixels from which a drag is no click.
  private static let clickDistance = 8.0
  /// The button "back" of a mouse.
  private static let button = 8

  private var start: Double?
  private var last = 0.0

  /// Adds the gestures to `widget`, which retains them; `isEnabled` returns true while there is a way back.
  @discardableResult
  init(on widget: Widget, isEnabled: @escaping @MainActor () -> Bool) {
    let drag = DragGesture()
    drag.capture()
    drag.onDrag { [weak widget] x, _ in
      guard let widget, isEnabled() else { return }
      let x = widget.x(leading: x, width: 0, in: Double(widget.width))
      if self.start == nil { self.start = x }
      self.last = x
    }
    // Widgets below must not move with the finger.
    drag.claim {
      self.start.map { $0 <= Self.strip && self.last - $0 > Self.clickDistance } ?? false
    }
    drag.onEnd { [weak widget] in
      defer { self.start = nil }
      guard let start = self.start, start <= Self.strip, self.last - start >= Self.least else {
        return
      }
      widget?.activate(.goBack)
    }
    widget.add(drag)
    let click = ClickGesture(button: Self.button)
    click.onPressed { [weak widget] _, _, _ in
      if isEnabled() { widget?.activate(.goBack) }
    }
    widget.add(click)
  }
}
