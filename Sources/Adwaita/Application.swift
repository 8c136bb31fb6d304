import CAdwaita
import Gtk

/// An application with the platform's style, which follows the desktop's light and dark preference
/// (AdwApplication).
open class Application: Gtk.Application {
  /// Makes the application; `id` is its application ID and name on the session bus. A second start forwards its
  /// command line with its environment, unless the application is not unique: then it knows no other copies.
  public init(id: String, isUnique: Bool = true) {
    let flags = GApplicationFlags(
      G_APPLICATION_HANDLES_COMMAND_LINE.rawValue | G_APPLICATION_HANDLES_OPEN.rawValue
        | G_APPLICATION_SEND_ENVIRONMENT.rawValue
        | (isUnique ? 0 : G_APPLICATION_NON_UNIQUE.rawValue))
    let application = adw_application_new(id, flags)
    super.init(UnsafeMutableRawPointer(application.unsafelyUnwrapped), .full)
  }
}
