import CAdwaita
import GLib
import Gtk

/// A title with a subtitle below it (AdwWindowTitle).
public final class WindowTitle: Widget {
  public init(_ title: String, subtitle: String = "") {
    super.init(new: adw_window_title_new(title, subtitle))
  }

  @Property("title") public var title: String
  @Property("subtitle") public var subtitle: String
}
