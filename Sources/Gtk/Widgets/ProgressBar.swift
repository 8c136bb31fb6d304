import CGtk
import GLib

/// A progress bar (GtkProgressBar).
public final class ProgressBar: Widget {
  /// Makes an empty bar.
  public override init() { super.init(new: gtk_progress_bar_new()) }

  /// Progress from 0 to 1.
  @Property("fraction") public var fraction: Double
}
