import CGtk

/// Makes an image surface of a size in logical pixels, of `scale` device pixels each. Nil if there is not enough memory,
/// or if the size is zero or above 32,767 pixels.
func makeImageSurface(
  _ format: cairo_format_t, width: Double, height: Double, scale: Int = 1
) -> OpaquePointer? {
  let columns = (width * Double(scale)).rounded(.up)
  let rows = (height * Double(scale)).rounded(.up)
  guard columns >= 1, rows >= 1, columns <= 32_767, rows <= 32_767,
    let surface = cairo_image_surface_create(format, Int32(columns), Int32(rows))
  else { return nil }
  guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
    cairo_surface_destroy(surface)
    return nil
  }
  cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
  return surface
}
