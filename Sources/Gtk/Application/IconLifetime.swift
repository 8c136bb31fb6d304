import CGtk
import GLib

/// The end of icons (GtkIconPaintable), on the main thread only.
///
/// GTK loads icons on threads of its own. When an icon drops out of GTK's cache there, its last reference goes, but until
/// it is finalized the cache still finds it. If the main thread looks it up in between, GTK 4.18 refers to a freed
/// icon and crashes.
enum IconLifetime {
  private typealias Dispose = @convention(c) (UnsafeMutablePointer<GObject>?) -> Void

  /// Overrides `dispose` of the class, once for the life of the process.
  static let endsOnMainThread: Void = {
    guard let iconClass = g_type_class_ref(gtk_icon_paintable_get_type()) else { return }
    let objectClass = iconClass.assumingMemoryBound(to: GObjectClass.self)
    inherited = objectClass.pointee.dispose
    objectClass.pointee.dispose = dispose
  }()

  nonisolated(unsafe) private static var inherited: Dispose?

  /// Disposes of an icon now, or in the main loop. Until then, a reference taken here keeps it alive.
  private static let dispose: Dispose = { icon in
    if Subclass.isMainThread { return inherited?(icon) ?? () }
    g_idle_add(
      { icon in
        g_object_unref(icon)
        return 0
      }, g_object_ref(icon))
  }
}
