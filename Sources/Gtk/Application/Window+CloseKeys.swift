import CGtk

extension Window {
  /// The keys that close a window, in GTK's notation.
  public nonisolated static let closeKeys = "<Control>w"

  /// Closes every window by `closeKeys`, also those that GTK and libadwaita make, such as dialogs. Evaluated once, before
  /// the first window is made: a class takes over the shortcuts that its parent has then.
  static let closesByKeys: Void = {
    guard let windowClass = g_type_class_ref(gtk_window_get_type()) else { return }
    let shortcut = gtk_shortcut_new(
      gtk_shortcut_trigger_parse_string(closeKeys), gtk_named_action_new("window.close"))
    gtk_widget_class_add_shortcut(
      windowClass.assumingMemoryBound(to: GtkWidgetClass.self), shortcut)
    g_object_unref(shortcut.map { UnsafeMutableRawPointer($0) })
  }()
}
