import CAdwaita
import Gtk

/// An application in the platform's look, which follows the desktop's light and dark style
/// (AdwApplication).
open class Application: Gtk.Application {
  /// Makes the application; its identifier is its name on the bus.
  public init(id: String) {
    let application = adw_application_new(id, G_APPLICATION_HANDLES_COMMAND_LINE)
    super.init(UnsafeMutableRawPointer(application.unsafelyUnwrapped), .full)
  }
}
