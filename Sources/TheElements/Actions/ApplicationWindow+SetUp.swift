import Adwaita
import Gtk

extension ApplicationWindow {
  /// Least size in pixels of a window beside the main window.
  private static let least = (width: 360, height: 480)

  /// Sets up a window beside the main window, and returns the layer of toasts over its content.
  /// - Parameters:
  ///   - size: its first size in pixels.
  ///   - closesOnEscape: true if Escape closes it.
  ///   - onEscape: takes back what the window shows before it is closed; returns false if there is nothing.
  @discardableResult
  func setUp(
    _ name: String, _ title: String, size: (width: Int, height: Int), _ content: Widget,
    closesOnEscape: Bool = true, onEscape: @escaping @MainActor () -> Bool = { false }
  ) -> ToastOverlay {
    (self.name, self.title) = (name, title)
    (defaultWidth, defaultHeight) = size
    (widthRequest, heightRequest) = Self.least
    let toasts = ToastOverlay(content)
    setContent(toasts)
    followTouch()
    registerWindowActions()
    if closesOnEscape { closeOnEscape(content, onEscape) }
    return toasts
  }

  /// Closes the window by Escape.
  /// - Parameters:
  ///   - content: the child of the window's layer of toasts.
  ///   - onEscape: takes back what the window shows before it is closed; returns false if there is nothing.
  func closeOnEscape(
    _ content: Widget, _ onEscape: @escaping @MainActor () -> Bool = { false }
  ) {
    // Below the layer, too, which would close only a toast by Escape.
    for widget in [content, self] {
      widget.onKeyPressed { [weak self] in
        $0 == .escape && (onEscape() || self?.activate(.closeWindow) == true)
      }
    }
  }
}
