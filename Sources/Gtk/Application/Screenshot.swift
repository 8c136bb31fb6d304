import CGtk
import GLib

/// The rendered pixels of a widget.
public struct Screenshot: Sendable {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// Four bytes per pixel, row by row: blue, green, red, alpha (premultiplied).
  public let pixels: [UInt8]

  /// Renders `widget`, or a part of it, as it is now; nil if it is not mapped or draws nothing.
  @MainActor
  public init?(of widget: Widget, part: Bounds? = nil) {
    guard widget.isMapped, let native = gtk_widget_get_native(widget.widget),
      let renderer = gtk_native_get_renderer(native)
    else { return nil }
    let paintable = gtk_widget_paintable_new(widget.widget)
    defer { g_object_unref(paintable.map { UnsafeMutableRawPointer($0) }) }
    let snapshot = gtk_snapshot_new()
    // The paintable has the borders, too, which a window has where there is no compositor.
    var frame = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget.widget, widget.widget, &frame) != 0 else { return nil }
    gdk_paintable_snapshot(
      paintable, snapshot, Double(frame.size.width), Double(frame.size.height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t()
    let part = part ?? Bounds(width: Double(widget.width), height: Double(widget.height))
    graphene_rect_init(
      &bounds, Float(part.x) - frame.origin.x, Float(part.y) - frame.origin.y,
      Float(part.width), Float(part.height))
    let texture = gsk_renderer_render_texture(renderer, node, &bounds)
    self.init(consuming: texture)
  }

  /// Reads an image file; nil if it is unreadable.
  public init?(contentsOf path: String) {
    guard let texture = gdk_texture_new_from_filename(path, nil) else { return nil }
    self.init(consuming: texture)
  }

  /// Reads the pixels of a texture and releases it.
  package init?(consuming texture: OpaquePointer?) {
    guard let texture else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    self.pixels = pixels
  }

  /// Writes a PNG file. Returns true on success.
  public func write(to path: String) -> Bool {
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
    defer { g_object_unref(texture.map { UnsafeMutableRawPointer($0) }) }
    return texture.map { gdk_texture_save_to_png($0, path) != 0 } ?? false
  }

  /// Tolerated difference of a color component, in steps of 255: Cairo rounds edges differently on other processors.
  private static let channelTolerance = 6

  /// Counts the pixels that differ by more than the tolerance.
  /// - Parameters: pixels of two pictures of the same size, four bytes each.
  /// - Returns: their number, and the greatest difference of a component.
  public static func difference(_ a: [UInt8], _ b: [UInt8]) -> (unlike: Int, largest: Int) {
    var (unlike, largest) = (0, 0)
    for pixel in stride(from: 0, to: min(a.count, b.count) - 3, by: 4) {
      var step = 0
      for part in pixel..<pixel + 4 { step = max(step, abs(Int(a[part]) - Int(b[part]))) }
      largest = max(largest, step)
      if step > channelTolerance { unlike += 1 }
    }
    return (unlike, largest)
  }
}
