import CGtk
import GLib

/// The portals by which a program in a sandbox gets dialogs of the desktop.
@MainActor
enum Portal {
  private typealias Handler = @MainActor (Bool) -> Void

  /// True in a sandbox, in which GTK asks portals for its dialogs.
  static var isUsed: Bool { Files.exists("/.flatpak-info") }

  /// Asks the session bus for a portal.
  /// - Parameter done: called once on the main loop, with true if it is there.
  static func find(_ interface: String, done: @escaping @MainActor (Bool) -> Void) {
    g_dbus_proxy_new_for_bus(
      G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_CONNECT_SIGNALS, nil,
      "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", interface, nil,
      { _, result, data in
        let proxy = g_dbus_proxy_new_for_bus_finish(result, nil)
        // Every portal has a version; one that is missing has no properties.
        let version = proxy.flatMap { g_dbus_proxy_get_cached_property($0, "version") }
        version.map { g_variant_unref($0) }
        proxy.map { g_object_unref(UnsafeMutableRawPointer($0)) }
        let (done, isThere) = (UserData<Handler>.take(data), version != nil)
        MainActor.assumeIsolated { done?(isThere) }
      }, UserData<Handler>.retaining(done))
  }
}
