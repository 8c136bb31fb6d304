import CAdwaita
import GLib
import Gtk

/// A title with a subtitle below it (AdwWindowTitle).
public final class WindowTitle: Widget {
  /// - Parameter isWhole: true never to ellipsize the title, only the subtitle.
  public init(_ title: String, subtitle: String = "", isWhole: Bool = false) {
    super.init(new: adw_window_title_new(title, subtitle))
    first { $0.hasClass("subtitle") }?.name = "subtitle"
    if isWhole, let label = first(where: { $0.hasClass("title") }) {
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_NONE)
    }
    setAccessibleRole(.group)
  }

  @Property("title") public var title: String
  /// Smaller text below the title; an empty one is hidden.
  @Property("subtitle") public var subtitle: String
}
