import CAdwaita
import GLib
import Gtk

/// A title with a subtitle below it (AdwWindowTitle).
public final class WindowTitle: Widget {
  /// - Parameter isWhole: true never to ellipsize the title, only the subtitle.
  public init(_ title: String, subtitle: String = "", isWhole: Bool = false) {
    super.init(new: adw_window_title_new(title, subtitle))
    label("subtitle", in: self)?.name = "subtitle"
    if isWhole, let label = label("title", in: self) {
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_NONE)
    }
    setAccessibleRole(.group)
  }

  /// libadwaita's label with a style class.
  private func label(_ style: String, in widget: Widget) -> Widget? {
    widget.hasClass(style)
      ? widget : widget.children.lazy.compactMap { self.label(style, in: $0) }.first
  }

  @Property("title") public var title: String
  @Property("subtitle") public var subtitle: String
}
