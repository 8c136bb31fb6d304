import Elements
import Gtk

// Conversions from the model's rectangles to GTK's.

extension Bounds {
  /// Drawing bounds with the position and size of `rect`.
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Rect {
  /// A rectangle with the position and size of `bounds`.
  init(_ bounds: Bounds) {
    self.init(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
  }
}

extension Widget {
  /// Allocates the widget the frame computed by the model; width and height are truncated to pixels.
  func allocate(_ frame: Rect) {
    allocate(x: frame.x, y: frame.y, width: Int(frame.width), height: Int(frame.height))
  }
}
