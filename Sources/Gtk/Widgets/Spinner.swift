import CGtk
import GLib

/// An activity indicator (GtkSpinner).
public final class Spinner: Widget {
  /// Makes a spinner that spins while it is mapped.
  public override init() {
    super.init(new: gtk_spinner_new())
    gtk_spinner_start(opaque)
  }
}
