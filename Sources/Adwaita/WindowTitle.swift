import CAdwaita
import GLib
import Gtk

/// A title with a subtitle below it (AdwWindowTitle).
public final class WindowTitle: Widget {
  public init(_ title: String, subtitle: String = "") {
    super.init(new: adw_window_title_new(title, subtitle))
    nameLabel("subtitle", in: self)
    setAccessibleRole(.group)
  }

  /// Names libadwaita's label with a style class after it.
  private func nameLabel(_ style: String, in widget: Widget) {
    if widget.hasClass(style) { widget.name = style }
    for child in widget.children { nameLabel(style, in: child) }
  }

  @Property("title") public var title: String
  @Property("subtitle") public var subtitle: String
}
