import CGtk
import GLib

/// An image in memory that can be drawn on a canvas repeatedly (cairo_surface_t).
@MainActor
public final class Surface {
  nonisolated(unsafe) let pointer: OpaquePointer
  /// Width in logical pixels, of `scale` device pixels each.
  public let width: Double
  /// Height in logical pixels.
  public let height: Double
  /// Device pixels per logical pixel.
  public let scale: Int

  /// Records the output of `body` on a transparent background, or on a black one if `isOpaque`. Nil if there is
  /// not enough memory, or if the size is zero or above 32,767 pixels.
  public init?(
    width: Double, height: Double, scale: Int, isOpaque: Bool = false, _ body: (Canvas) -> Void
  ) {
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let surface = makeImageSurface(format, width: width, height: height, scale: scale)
    else { return nil }
    (pointer, self.width, self.height, self.scale) = (surface, width, height, scale)
    redraw(body)
  }

  /// Draws the output of `body` over the existing pixels. If they are still part of a frame, Cairo copies them
  /// first.
  public func redraw(_ body: (Canvas) -> Void) {
    guard let context = cairo_create(pointer) else { return }
    body(Canvas(context: context))
    cairo_destroy(context)
  }

  /// Makes a surface of one logical pixel per pixel of a decoded image; the pixels are shared, not copied. Nil
  /// if there are fewer pixels than the size needs.
  public init?(_ image: DecodedImage) {
    let (width, height) = (image.width, image.height)
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767,
      image.pixels.count >= width * height * 4,
      let surface = image.pixels.surface(width: width, height: height)
    else { return nil }
    (pointer, self.width, self.height, scale) = (surface, Double(width), Double(height), 1)
  }

  deinit { cairo_surface_destroy(pointer) }
}

extension Surface {
  /// The pixels row by row as red, green, blue and alpha of 8 bits each, not premultiplied.
  public var rgba: [UInt8] {
    cairo_surface_flush(pointer)
    let stride = Int(cairo_image_surface_get_stride(pointer))
    let (columns, rows) = (
      Int(cairo_image_surface_get_width(pointer)), Int(cairo_image_surface_get_height(pointer))
    )
    guard let data = UnsafeRawPointer(cairo_image_surface_get_data(pointer)) else { return [] }
    var result: [UInt8] = []
    result.reserveCapacity(columns * rows * 4)
    for place in 0..<columns * rows {
      let offset = place / columns * stride + place % columns * 4
      let pixel = data.load(fromByteOffset: offset, as: UInt32.self)
      let alpha = pixel >> 24
      for shift in [16, 8, 0] as [UInt32] {
        let part = pixel >> shift & 255
        result.append(alpha == 0 ? 0 : UInt8(min((part * 255 + alpha / 2) / alpha, 255)))
      }
      result.append(UInt8(alpha))
    }
    return result
  }
}

extension Bytes {
  /// Returns a surface over these pixels and retains them; they are never written.
  fileprivate func surface(width: Int, height: Int) -> OpaquePointer? {
    let start = g_bytes_get_data(pointer, nil)
    let pixels = UnsafeMutableRawPointer(mutating: start)?.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    cairo_surface_set_user_data(
      surface, pixelsKey, UnsafeMutableRawPointer(g_bytes_ref(pointer)),
      { g_bytes_unref($0.map { OpaquePointer($0) }) })
    return surface
  }
}

/// User data key of the retained pixels.
nonisolated(unsafe) private let pixelsKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
  capacity: 1)
