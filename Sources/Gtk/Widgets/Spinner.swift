import CGtk
import GLib

/// An activity indicator (GtkSpinner). It is empty at first: for a short time GTK need not load its icon, an SVG.
public final class Spinner: Widget {
  private var timer: Timer?

  /// Delay of the first turn in milliseconds.
  private static let delay: Int64 = 200

  /// Makes a spinner that spins while it is mapped, after a short time.
  public override init() {
    super.init(new: gtk_spinner_new())
    timer = Timer(after: Self.delay) { [weak self] in
      MainActor.assumeIsolated { if let self { gtk_spinner_start(self.opaque) } }
    }
  }
}
