import CGtk
import GLib

/// A switch (GtkSwitch).
public final class Switch: Widget {
  public override init() { super.init(new: gtk_switch_new()) }

  @Property("active") public var isOn: Bool
}
