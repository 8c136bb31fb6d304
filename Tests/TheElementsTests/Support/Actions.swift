import Adwaita
import CGLib
import CGtk
import GLib
import Gtk
import TestSupport

@testable import TheElements

extension ApplicationWindow {
  /// True if an action of the window is enabled.
  func isEnabled(_ action: AppAction) -> Bool {
    g_action_group_get_action_enabled(opaque, action.localName) != 0
  }
}

extension MainWindow {
  /// Calls `win.toggle-section` with its two strings.
  func callToggleSection(_ page: String, _ section: String) {
    var texts = [g_variant_new_string(page), g_variant_new_string(section)]
    let tuple = g_variant_new_tuple(&texts, 2)
    g_action_group_activate_action(opaque, AppAction.toggleSection.localName, tuple)
  }
}

extension Widget {
  /// Adds actions that the application or the window has outside of tests.
  func insertActions(_ actions: [Action], prefix: String) {
    guard let group = g_simple_action_group_new() else { return }
    for action in actions {
      g_action_map_add_action(OpaquePointer(group), OpaquePointer(action.raw))
    }
    gtk_widget_insert_action_group(widget, prefix, OpaquePointer(group))
    g_object_unref(UnsafeMutableRawPointer(group))
  }
}
