import CAdwaita
import GLib
import Gtk

/// A title with a subtitle below it (AdwWindowTitle).
public final class WindowTitle: Widget {
  /// Text scale from which on a narrow window has no room for a whole title.
  private static let largeText = 1.5

  /// - Parameter isWhole: true to ellipsize only the subtitle, and the title in large text.
  public init(_ title: String, subtitle: String = "", isWhole: Bool = false) {
    super.init(new: adw_window_title_new(title, subtitle))
    first { $0.hasClass("subtitle") }?.name = "subtitle"
    if isWhole, textScale < Self.largeText, let label = first(where: { $0.hasClass("title") }) {
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_NONE)
    }
    setAccessibleRole(.group)
  }

  @Property("title") public var title: String
  /// Smaller text below the title; an empty one is hidden.
  @Property("subtitle") public var subtitle: String
}
