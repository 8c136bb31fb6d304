import Elements
import Gtk

extension Window {
  /// Returns the frame of the element's tile in the window, in pixels of the screen; nil for a row or a page out of
  /// sight, without animations, and on Wayland.
  func tileOnScreen(of element: AtomicElement) -> Bounds? {
    guard isActive, Display.enablesAnimations, let item = findItem(of: element),
      !item.showsPictureOnClick, let frame = item.frame(in: self)
    else { return nil }
    return boundsOnScreen(of: Bounds(frame))
  }
}
