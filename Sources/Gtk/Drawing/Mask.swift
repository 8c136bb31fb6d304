import CGtk

/// A shape that is drawn once and filled with any color: a texture under a color matrix, as GTK draws symbolic icons.
/// OpenGL needs no shader for it that icons do not need, while `Snapshot.path` is uploaded in each frame.
@MainActor
public final class Mask {
  nonisolated(unsafe) let texture: OpaquePointer
  /// Size in logical pixels.
  public let width, height: Double

  /// Draws a shape in black on a transparent background. Nil if the size is zero or above 32,767 pixels, or if there
  /// is not enough memory.
  /// - Parameter scale: device pixels per logical pixel.
  public init?(width: Double, height: Double, scale: Int, _ body: (Path) -> Void) {
    guard
      let surface = Surface(width: width, height: height, scale: scale, { body($0.path) }),
      let texture = surface.makeTexture()
    else { return nil }
    (self.texture, self.width, self.height) = (texture, width, height)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }
}

extension Surface {
  /// Returns a copy of the pixels as a new texture (`gdk_memory_texture_new`).
  fileprivate func makeTexture() -> OpaquePointer? {
    cairo_surface_flush(pointer)
    let stride = cairo_image_surface_get_stride(pointer)
    let (columns, rows) = (
      cairo_image_surface_get_width(pointer), cairo_image_surface_get_height(pointer)
    )
    guard let data = cairo_image_surface_get_data(pointer) else { return nil }
    let bytes = g_bytes_new(data, gsize(stride) * gsize(rows))
    defer { g_bytes_unref(bytes) }
    // Cairo's pixels are words of the machine, GDK's are bytes.
    let format =
      1.littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
    return gdk_memory_texture_new(columns, rows, format, bytes, gsize(stride))
  }
}

extension Snapshot {
  /// Fills a mask with a color, its top left corner at a point.
  public func fill(_ mask: Mask, x: Double, y: Double, _ color: Color) {
    var matrix = graphene_matrix_t()
    // The last factor is that of the mask's opacity.
    var factors = [Float](repeating: 0, count: 16)
    factors[15] = Float(color.alpha)
    graphene_matrix_init_from_float(&matrix, factors)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, Float(color.red), Float(color.green), Float(color.blue), 0)
    gtk_snapshot_push_color_matrix(pointer, &matrix, &offset)
    var bounds = Bounds(x: x, y: y, width: mask.width, height: mask.height).rect
    gtk_snapshot_append_texture(pointer, mask.texture, &bounds)
    gtk_snapshot_pop(pointer)
  }
}
