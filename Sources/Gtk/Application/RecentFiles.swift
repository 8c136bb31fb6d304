import CGtk
import GLib

/// The desktop's list of recently used files (GtkRecentManager).
@MainActor
public enum RecentFiles {
  /// Adds a file.
  public static func add(_ path: String) {
    guard let uri = g_filename_to_uri(path, nil, nil) else { return }
    gtk_recent_manager_add_item(gtk_recent_manager_get_default(), uri)
    g_free(uri)
  }

  /// Returns the paths of files with this suffix, the last used first. Files that are gone are left out.
  public static func paths(suffix: String, atMost count: Int) -> [String] {
    let items = gtk_recent_manager_get_items(gtk_recent_manager_get_default())
    defer { g_list_free_full(items) { item in gtk_recent_info_unref(OpaquePointer(item)) } }
    var found: [(path: String, time: Int)] = []
    for info in [UnsafeMutableRawPointer](items).map({ OpaquePointer($0) }) {
      guard gtk_recent_info_is_local(info) != 0,
        let path = String(taking: g_filename_from_uri(gtk_recent_info_get_uri(info), nil, nil))
      else { continue }
      let time = gtk_recent_info_get_modified(info).map { Int(g_date_time_to_unix($0)) } ?? 0
      if path.hasSuffix(suffix), gtk_recent_info_exists(info) != 0 { found.append((path, time)) }
    }
    return found.sorted { $0.time > $1.time }.prefix(count).map(\.path)
  }
}
