import CGtk

/// A picture in memory that can be drawn on a canvas any number of times (cairo_surface_t).
@MainActor
public final class Surface {
  nonisolated(unsafe) let pointer: OpaquePointer
  /// In pixels of the design; there are `scale` pixels of the screen to each.
  public let width: Double
  public let height: Double
  public let scale: Int

  /// What `body` draws on a transparent ground. Nil where there is no memory for so large a picture, or
  /// it has no size.
  public init?(width: Double, height: Double, scale: Int, _ body: (Canvas) -> Void) {
    let columns = (width * Double(scale)).rounded(.up)
    let rows = (height * Double(scale)).rounded(.up)
    guard columns >= 1, rows >= 1, columns <= 32_767, rows <= 32_767,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows))
    else { return nil }
    (pointer, self.width, self.height, self.scale) = (surface, width, height, scale)
    cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else { return nil }
    body(Canvas(context: context))
    cairo_destroy(context)
  }

  deinit { cairo_surface_destroy(pointer) }
}

extension Widget {
  /// How many pixels of the screen there are to one of the design: 1, or more on a dense screen.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }
}
