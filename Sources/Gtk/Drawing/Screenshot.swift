import CGtk
import GLib

/// What a widget looks like, as pixels: for tests, which compare it with a picture kept beside them.
public struct Screenshot: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Four bytes a pixel, row by row: blue, green, red, alpha (premultiplied).
  public let pixels: [UInt8]

  /// Draws `widget` as it is shown now; nil when it is not on the screen, or draws nothing.
  @MainActor
  public init?(of widget: Widget) {
    guard widget.isMapped, let native = gtk_widget_get_native(widget.widget),
      let renderer = gtk_native_get_renderer(native)
    else { return nil }
    let paintable = gtk_widget_paintable_new(widget.widget)
    defer { g_object_unref(paintable.map { UnsafeMutableRawPointer($0) }) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(widget.width), Double(widget.height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var bounds = Bounds(width: Double(widget.width), height: Double(widget.height)).rect
    let texture = gsk_renderer_render_texture(renderer, node, &bounds)
    self.init(consuming: texture)
  }

  /// Reads a picture file; nil where it cannot be read.
  public init?(contentsOf path: String) {
    guard let texture = gdk_texture_new_from_filename(path, nil) else { return nil }
    self.init(consuming: texture)
  }

  private init?(consuming texture: OpaquePointer?) {
    guard let texture else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    self.pixels = pixels
  }

  /// Writes the picture as a PNG file. Returns whether that succeeded.
  public func write(to path: String) -> Bool {
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
    defer { g_object_unref(texture.map { UnsafeMutableRawPointer($0) }) }
    return texture.map { gdk_texture_save_to_png($0, path) != 0 } ?? false
  }
}
