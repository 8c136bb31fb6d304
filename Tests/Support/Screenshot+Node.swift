import CGtk
import Gtk

extension Screenshot {
  /// Renders a node with the renderer of a widget's window; nil if it draws nothing.
  @MainActor
  init?(of node: OpaquePointer, with widget: Widget) {
    guard let native = gtk_widget_get_native(widget.widget),
      let renderer = gtk_native_get_renderer(native)
    else { return nil }
    self.init(consuming: gsk_renderer_render_texture(renderer, node, nil))
  }
}
