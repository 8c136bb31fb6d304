import CGtk

/// The pixels of a surface while they are painted one by one: far quicker than Cairo where each pixel's
/// color goes by its distance from a point.
struct SurfacePixels {
  /// Opaque white is 0xffff_ffff; colors are multiplied by their opacity.
  typealias Pixel = UInt32
  typealias Table = [Pixel]

  let width: Int
  let height: Int
  /// Pixels of the screen for each pixel of the design.
  let scale: Double
  private let surface: OpaquePointer
  private let data: UnsafeMutablePointer<UInt8>
  private let stride: Int

  /// Steps in which distances are told, for each pixel of the screen: fine enough for smooth edges.
  private static let stepsPerPixel = 8.0

  /// The pixels behind a canvas; nil where it is not that of a `Surface`.
  @MainActor init?(of canvas: Canvas) {
    guard let surface = cairo_get_target(canvas.context),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    self.surface = surface
    self.data = data
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
    var (scale, scaleY) = (1.0, 1.0)
    cairo_surface_get_device_scale(surface, &scale, &scaleY)
    self.scale = scale
  }

  /// Tells Cairo that the pixels have changed.
  func finish() { cairo_surface_mark_dirty(surface) }

  /// A line of pixels.
  func line(_ number: Int) -> UnsafeMutablePointer<Pixel> {
    UnsafeMutableRawPointer(data + number * stride).assumingMemoryBound(to: Pixel.self)
  }

  /// How far the pixels of a line are from a point.
  struct Distances {
    let x: Float
    let square: Float

    /// Added to a number it leaves the nearest whole number in the lowest bits (2²³): quicker by far than
    /// to convert it.
    private static let rounding: Float = 8_388_608

    /// The distance of a pixel, in steps of a table.
    @inline(__always)
    func step(_ column: Int) -> Int {
      let offset = Float(column) - x
      let steps = (offset * offset + square).squareRoot() * Float(stepsPerPixel)
      return Int((steps + Self.rounding).bitPattern & 0x7f_ffff)
    }
  }

  /// How far the pixels of a line are from a point, given in pixels of the design.
  func distances(from point: (x: Double, y: Double), line: Int) -> Distances {
    let offset = Float(Double(line) + 0.5 - point.y * scale)
    return Distances(x: Float(point.x * scale - 0.5), square: offset * offset)
  }

  /// A value for each step of the distance from a point, as far as there are pixels; `value` is told the
  /// distance in pixels of the screen.
  func table<Value>(from point: (x: Double, y: Double), _ value: (Double) -> Value) -> [Value] {
    let (x, y) = (point.x * scale, point.y * scale)
    let (farX, farY) = (max(x, Double(width) - x), max(y, Double(height) - y))
    let steps = Int((farX * farX + farY * farY).squareRoot() * Self.stepsPerPixel) + 2
    return (0..<steps).map { value(Double($0) / Self.stepsPerPixel) }
  }

  /// A color as a pixel.
  static func pixel(_ color: Color) -> Pixel {
    func part(_ value: Double) -> Pixel { Pixel(min(max(value, 0), 1) * 255 + 0.5) }
    let alpha = min(max(color.alpha, 0), 1)
    return part(alpha) << 24 | part(color.red * alpha) << 16 | part(color.green * alpha) << 8
      | part(color.blue * alpha)
  }
}
