import CGtk
import GLib

/// Services of the desktop, and of GTK as a whole.
@MainActor
public enum Desktop {
  /// Opens a URI in the user's default program for it, usually the browser (`gtk_show_uri_full`). `completion`
  /// is called with the error, or nil.
  public static func open(
    _ address: String, from window: Window?,
    completion: @escaping @MainActor (GLibError?) -> Void
  ) {
    gtk_show_uri_full(
      window?.windowPointer, address, guint(GDK_CURRENT_TIME), nil,
      { source, result, data in
        guard let result else { return }
        // The result belongs to the source window; another one is refused.
        let window = source.map {
          UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
        }
        var failure: GLibError?
        do throws(GLibError) {
          _ = try throwing { gtk_show_uri_full_finish(window, result, $0) }
        } catch { failure = error }
        let (completion, error) = (UserData<Completion>.take(data), failure)
        MainActor.assumeIsolated { completion?(error) }
      }, UserData<Completion>.retaining(completion))
  }

  private typealias Completion = @MainActor (GLibError?) -> Void

  /// The version of GTK at run time, for example `4.8.3`.
  public static var gtkVersion: String {
    "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
  }

  /// The minor version of GTK: 8 in `4.8.3`.
  public static var gtkMinorVersion: Int { Int(gtk_get_minor_version()) }

  /// Runs one iteration of the main loop; waits for an event if `mayBlock`. For tests.
  @discardableResult
  public static func iterate(mayBlock: Bool = false) -> Bool {
    g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }

  /// Opens the display without an application. For tests.
  public static func initialize() -> Bool {
    IconLifetime.endsOnMainThread
    return gtk_init_check() != 0
  }
}
