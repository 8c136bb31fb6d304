import Adwaita
import Gtk

extension ApplicationWindow {
  /// Least size in pixels of a window beside the main window.
  private static let least = (width: 360, height: 480)

  /// Sets up a window beside the main window, with toasts over its content. Escape closes it.
  /// - Parameter size: its first size in pixels.
  func setUp(_ name: String, _ title: String, size: (width: Int, height: Int), _ content: Widget) {
    (self.name, self.title) = (name, title)
    (defaultWidth, defaultHeight) = size
    (widthRequest, heightRequest) = Self.least
    setContent(ToastOverlay(content))
    followTouch()
    registerWindowActions()
    // Below the overlay, too, which would close only a toast by Escape.
    for widget in [content, self] {
      widget.onKeyPressed { [weak self] in $0 == .escape && self?.activate(.closeWindow) == true }
    }
  }
}
