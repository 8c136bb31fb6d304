import CGtk
import GLib

/// A symbolic icon (GtkImage).
public final class Image: Widget {
  /// Makes an image of an icon from the icon theme.
  public init(icon: String) { super.init(new: gtk_image_new_from_icon_name(icon)) }

  @Property("icon-name") public var iconName: String
}
