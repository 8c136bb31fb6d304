import Adwaita
import Gtk

/// A view that has a window of its own beside a main window with room, and that a narrow main window shows in place of
/// its pages.
@MainActor
protocol PushedView: Widget, TemperatureView {
  var title: String { get }
  /// The header bar; what holds the view adds the button that leads back.
  var bar: HeaderBar { get }
  /// The actions that `addActions` adds.
  var actionsInWindow: [AppAction] { get }
  func addActions(to window: ApplicationWindow)
  /// Adds the keys to the widget that has both the bar and the view.
  func addKeys(to widget: Widget)
  /// Moves the focus to where the user begins, or goes on.
  func takeFocus() -> Bool
  /// Goes back within the view. Returns false if Back leaves it.
  func stepBack() -> Bool
  /// Keeps what would be lost: the view is closed.
  func leave()
}
