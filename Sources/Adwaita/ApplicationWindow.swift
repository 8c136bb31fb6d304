import CAdwaita
import GLib
import Gtk

/// A window whose content includes the header bar, with its own actions (AdwApplicationWindow).
open class ApplicationWindow: Window, ActionMap {
  /// Makes a window without content.
  public override init() {
    super.init(subclassing: adw_application_window_get_type())
    // GTK 4.8 gives a window no role of its own, and a screen reader then says nothing when one opens. Not as a role of
    // the class, which a window after the first one does not get.
    setAccessibleRole(.window)
  }

  /// Sets the content, including the header bar.
  public func setContent(_ content: Widget) {
    adw_application_window_set_content(
      raw.assumingMemoryBound(to: AdwApplicationWindow.self), content.widget)
  }
}
