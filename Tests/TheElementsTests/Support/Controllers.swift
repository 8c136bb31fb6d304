import CGtk
import GLib
import Gtk
import TestSupport

/// The controller of a class on a widget that was added last.
@MainActor
func controller(_ type: String, of widget: Widget) -> UnsafeMutableRawPointer? {
  let list = gtk_widget_observe_controllers(widget.raw.assumingMemoryBound(to: GtkWidget.self))
  defer { g_object_unref(UnsafeMutableRawPointer(list)) }
  for position in 0..<g_list_model_get_n_items(list) {
    guard let item = g_list_model_get_item(list, position) else { continue }
    g_object_unref(item)
    if String(cString: g_type_name(Instance.type(of: item))) == type { return item }
  }
  return nil
}
