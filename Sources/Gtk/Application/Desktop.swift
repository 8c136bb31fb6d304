import CGtk
import GLib

/// What the desktop does for the application.
@MainActor
public enum Desktop {
  /// Opens an address in the program that the user chose for it, usually the browser
  /// (`gtk_show_uri_full`). `completion` is told what failed, or nil.
  public static func open(
    _ address: String, from window: Window?,
    completion: @escaping @MainActor (GLibError?) -> Void
  ) {
    let box = Unmanaged.passRetained(Completion(completion)).toOpaque()
    gtk_show_uri_full(
      window?.windowPointer, address, guint(GDK_CURRENT_TIME), nil,
      { source, result, data in
        guard let data, let result else { return }
        // The result belongs to the window it was asked from, and is refused to any other.
        let window = source.map {
          UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
        }
        let outcome = Result { () throws(GLibError) in
          try throwing { gtk_show_uri_full_finish(window, result, $0) }
        }
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated {
          guard let data = UnsafeRawPointer(bitPattern: address) else { return }
          Unmanaged<Completion>.fromOpaque(data).takeRetainedValue().handler(outcome.failure)
        }
      }, box)
  }

  /// Carries the handler through C.
  private final class Completion {
    let handler: @MainActor (GLibError?) -> Void
    init(_ handler: @escaping @MainActor (GLibError?) -> Void) { self.handler = handler }
  }

  /// The version of GTK that runs, for example `4.8.3`.
  public static var gtkVersion: String {
    "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
  }

  /// The second part of GTK's version: 8 in `4.8.3`.
  public static var gtkMinorVersion: Int { Int(gtk_get_minor_version()) }

  /// Does what the main loop has to do now, waiting for it when `mayBlock` says so. For tests.
  @discardableResult
  public static func iterate(mayBlock: Bool = false) -> Bool {
    g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }

  /// Connects to the display without an application. For tests.
  public static func initialize() -> Bool { gtk_init_check() != 0 }
}

extension Result {
  /// What went wrong; nil after a success.
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
