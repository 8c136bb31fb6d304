import CGtk
import GLib

/// Shows that something is being done (GtkSpinner).
public final class Spinner: Widget {
  /// A spinner that turns while it is seen.
  public override init() {
    super.init(new: gtk_spinner_new())
    gtk_spinner_start(opaque)
  }
}
