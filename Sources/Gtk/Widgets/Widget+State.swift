import CGtk

extension Widget {
  /// True if the widget is selected, as a row of a list (`GTK_STATE_FLAG_SELECTED`).
  public var hasSelectedState: Bool { hasState(GTK_STATE_FLAG_SELECTED) }

  /// True if the widget is a revealer or an expander, and shows its child (`reveal-child`, `expanded`).
  public var showsChild: Bool {
    let instance = raw.assumingMemoryBound(to: GTypeInstance.self)
    if g_type_check_instance_is_a(instance, gtk_revealer_get_type()) != 0 {
      return gtk_revealer_get_reveal_child(opaque) != 0
    }
    return g_type_check_instance_is_a(instance, gtk_expander_get_type()) != 0
      && gtk_expander_get_expanded(opaque) != 0
  }
}
