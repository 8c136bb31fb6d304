import CGtk
import GLib

/// A bar that tells how far something has come (GtkProgressBar).
public final class ProgressBar: Widget {
  /// An empty bar.
  public override init() { super.init(new: gtk_progress_bar_new()) }

  /// How far it is, from 0 to 1.
  @Property("fraction") public var fraction: Double
}
