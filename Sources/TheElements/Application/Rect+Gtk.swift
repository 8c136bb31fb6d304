import Elements
import Gtk

// The model's rectangles where GTK wants its own.

extension Bounds {
  /// The rectangle as one that can be drawn in.
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Widget {
  /// Gives the widget a place that the model worked out.
  func allocate(_ frame: Rect) {
    allocate(x: frame.x, y: frame.y, width: Int(frame.width), height: Int(frame.height))
  }
}
