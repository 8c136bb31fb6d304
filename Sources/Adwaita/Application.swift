import CAdwaita
import Gtk

/// An application with the platform's style, which follows the desktop's light and dark preference
/// (AdwApplication).
open class Application: Gtk.Application {
  /// Makes the application; `id` is its application ID and name on the session bus.
  public init(id: String) {
    let application = adw_application_new(id, G_APPLICATION_HANDLES_COMMAND_LINE)
    super.init(UnsafeMutableRawPointer(application.unsafelyUnwrapped), .full)
  }
}
