import CAdwaita
import Gtk

/// An application with the platform's style, which follows the desktop's light and dark preference
/// (AdwApplication).
open class Application: Gtk.Application {
  /// Makes the application; `id` is its application ID and name on the session bus. A second start forwards its
  /// command line with its environment.
  public init(id: String) {
    let flags = GApplicationFlags(
      G_APPLICATION_HANDLES_COMMAND_LINE.rawValue | G_APPLICATION_SEND_ENVIRONMENT.rawValue)
    let application = adw_application_new(id, flags)
    super.init(UnsafeMutableRawPointer(application.unsafelyUnwrapped), .full)
  }
}
