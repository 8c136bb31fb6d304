import GLib
import Gtk

extension Gtk.Application {
  /// The main window, if it is open.
  var mainWindow: MainWindow? { windows.lazy.compactMap { $0 as? MainWindow }.first }
}
