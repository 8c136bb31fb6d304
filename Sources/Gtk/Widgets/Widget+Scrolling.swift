import CGtk
import GLib

extension Widget {
  /// Scrolls the scrolled window around the widget after the next layout, as far as needed to show the widget.
  public func scrollIntoView() {
    afterFirstFrame { [weak self] in self?.scrollNow() }
  }

  private func scrollNow() {
    guard let viewport = gtk_widget_get_ancestor(widget, gtk_viewport_get_type()),
      let content = gtk_viewport_get_child(OpaquePointer(viewport)),
      let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(viewport))
    else { return }
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(widget, content, 0, 0, &x, &y) != 0 else { return }
    gtk_adjustment_clamp_page(adjustment, y, y + Double(height))
  }
}
