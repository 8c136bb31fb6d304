import CGtk
import GLib

/// A drawing as the content of an image file.
@MainActor
public enum DrawingFile {
  /// Receives the bytes that Cairo writes.
  private final class Sink {
    var bytes: [UInt8] = []
  }

  private static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes += UnsafeBufferPointer(start: data, count: Int(length))
    return CAIRO_STATUS_SUCCESS
  }

  /// Returns the drawing as PNG, with `scale` device pixels per pixel; nil without memory.
  public static func png(
    _ node: RenderNode, width: Double, height: Double, scale: Int
  ) -> [UInt8]? {
    guard
      let surface = Surface(width: width, height: height, scale: scale, { $0.draw(node) })
    else { return nil }
    let sink = Sink()
    let status = withExtendedLifetime(sink) {
      cairo_surface_write_to_png_stream(
        surface.pointer, write, Unmanaged.passUnretained(sink).toOpaque())
    }
    return status == CAIRO_STATUS_SUCCESS ? sink.bytes : nil
  }

  /// Returns the drawing as SVG, `width` × `height` points; nil without memory.
  public static func svg(_ node: RenderNode, width: Double, height: Double) -> [UInt8]? {
    let sink = Sink()
    let status = withExtendedLifetime(sink) { () -> cairo_status_t in
      guard
        let surface = cairo_svg_surface_create_for_stream(
          write, Unmanaged.passUnretained(sink).toOpaque(), width, height)
      else { return CAIRO_STATUS_NO_MEMORY }
      defer { cairo_surface_destroy(surface) }
      if let context = cairo_create(surface) {
        gsk_render_node_draw(node.pointer, context)
        cairo_destroy(context)
      }
      cairo_surface_finish(surface)
      return cairo_surface_status(surface)
    }
    return status == CAIRO_STATUS_SUCCESS ? sink.bytes : nil
  }
}
