import CGtk

/// Coverage of thin lines with very many points, drawn several times faster than Cairo strokes them. Coverage adds up,
/// so that lines are smooth where their segments meet.
@MainActor
public final class LineMask {
  /// Lines one after another, in a plane of their own: the vertices of all, and the index after each line's last.
  public struct Lines: Sendable {
    public var vertices: [SIMD2<Int32>] = []
    public var ends: [Int] = []

    public init() {}

    /// Removes all lines but keeps the memory.
    public mutating func removeAll() {
      vertices.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
    }
  }

  /// Position of a plane on a canvas: a vertex is at its coordinates times `scale`, plus `x` and `y`, in pixels.
  public struct Placement: Sendable, Hashable {
    public var scale, x, y: Double

    public init(scale: Double, x: Double, y: Double) {
      (self.scale, self.x, self.y) = (scale, x, y)
    }
  }

  nonisolated(unsafe) private let surface: OpaquePointer
  private let scale: Double
  private let (columns, rows, stride): (Int, Int, Int)
  private let data: UnsafeMutablePointer<UInt8>

  /// Makes an empty mask; nil if there is not enough memory, or if the size is zero or above 32,767 pixels.
  public init?(width: Double, height: Double, scale: Int) {
    guard
      let surface = makeImageSurface(
        CAIRO_FORMAT_A8, width: width, height: height, scale: scale)
    else { return nil }
    guard let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.surface, self.data, self.scale) = (surface, data, Double(scale))
    columns = Int(cairo_image_surface_get_width(surface))
    rows = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Removes the lines in a part of the mask.
  public func clear(_ part: Bounds) {
    let clamped = { (value: Double, end: Int) in Int(min(max(value * self.scale, 0), Double(end))) }
    let start = clamped(part.x.rounded(.down), columns)
    let end = clamped((part.x + part.width).rounded(.up), columns)
    let top = clamped(part.y.rounded(.down), rows)
    let foot = clamped((part.y + part.height).rounded(.up), rows)
    guard end > start, foot > top else { return }
    cairo_surface_flush(surface)
    for row in top..<foot {
      (data + row * stride + start).update(repeating: 0, count: end - start)
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Adds lines one pixel wide.
  public func add(_ lines: Lines, at placement: Placement) {
    cairo_surface_flush(surface)
    let factor = Float(placement.scale * scale)
    let origin = SIMD2(Float(placement.x * scale), Float(placement.y * scale))
    var start = 0
    for end in lines.ends {
      guard start < end, end <= lines.vertices.count else { continue }
      var last = Self.position(lines.vertices[start], factor, origin)
      for vertex in lines.vertices[start + 1..<end] {
        let next = Self.position(vertex, factor, origin)
        add(from: last, to: next)
        last = next
      }
      start = end
    }
    cairo_surface_mark_dirty(surface)
  }

  @inline(__always)
  private static func position(
    _ vertex: SIMD2<Int32>, _ factor: Float, _ origin: SIMD2<Float>
  ) -> SIMD2<Float> {
    SIMD2(Float(vertex.x), Float(vertex.y)) * factor + origin
  }

  /// Adds a segment, in device pixels.
  private func add(from one: SIMD2<Float>, to other: SIMD2<Float>) {
    let size = (Float(columns), Float(rows))
    guard let (one, other) = Self.clipped(one, other, size, margin: Float(scale)) else { return }
    let delta = other - one
    let isFlat = abs(delta.x) >= abs(delta.y)
    // Along the longer side `a`, across it `b`.
    let (a1, b1) = isFlat ? (one.x, one.y) : (one.y, one.x)
    let (a2, b2) = isFlat ? (other.x, other.y) : (other.y, other.x)
    let (start, end) = (min(a1, a2), max(a1, a2))
    guard end > start, start.isFinite, end.isFinite else { return }
    let slope = (b2 - b1) / (a2 - a1)
    let half = Float(scale) / 2 * (1 + slope * slope).squareRoot()
    let (along, across) = isFlat ? (1, stride) : (stride, 1)
    let (length, breadth) = isFlat ? (columns, rows) : (rows, columns)
    guard end >= 0, start < Float(length), slope.isFinite else { return }
    for step in Int(max(start, 0))...Int(min(end, Float(length - 1))) {
      let (from, to) = (max(start, Float(step)), min(end, Float(step + 1)))
      guard to > from else { continue }
      let middle = b1 + ((from + to) / 2 - a1) * slope
      let (low, high) = (middle - half, middle + half)
      guard high > 0, low < Float(breadth) else { continue }
      let (first, last) = (Int(max(low, 0)), Int(min(high, Float(breadth - 1))))
      for cell in first...last {
        let covered = min(high, Float(cell + 1)) - max(low, Float(cell))
        guard covered > 0 else { continue }
        let pixel = data + step * along + cell * across
        pixel.pointee = UInt8(min(255, Float(pixel.pointee) + covered * (to - from) * 255))
      }
    }
  }

  /// Clips a segment to the mask with a margin; nil if nothing is left, or if it is no number.
  private static func clipped(
    _ one: SIMD2<Float>, _ other: SIMD2<Float>, _ size: (Float, Float), margin: Float
  ) -> (SIMD2<Float>, SIMD2<Float>)? {
    let delta = other - one
    var (from, to) = (Float(0), Float(1))
    guard clip(one.x, delta.x, size.0, margin, &from, &to),
      clip(one.y, delta.y, size.1, margin, &from, &to)
    else { return nil }
    return (one + delta * from, one + delta * to)
  }

  /// Narrows the visible part of a segment, `from` … `to`, in one direction; false if nothing is left.
  @inline(__always)
  private static func clip(
    _ position: Float, _ change: Float, _ length: Float, _ margin: Float, _ from: inout Float,
    _ to: inout Float
  ) -> Bool {
    guard change != 0 else { return position >= -margin && position <= length + margin }
    let (enter, leave) = ((-margin - position) / change, (length + margin - position) / change)
    from = max(from, min(enter, leave))
    to = min(to, max(enter, leave))
    return from < to
  }

  /// Draws the lines in a color.
  public func draw(on canvas: Canvas, _ color: Color) {
    canvas.path.setColor(color)
    cairo_mask_surface(canvas.context, surface, 0, 0)
  }
}

extension Canvas {
  /// Fills everything with a color.
  public func fill(_ color: Color) {
    path.setColor(color)
    cairo_paint(context)
  }

  /// Fills polygons by the even-odd rule.
  public func fill(
    _ polygons: LineMask.Lines, at placement: LineMask.Placement, _ color: Color
  ) {
    cairo_new_path(context)
    var start = 0
    for end in polygons.ends where end <= polygons.vertices.count {
      for (index, vertex) in polygons.vertices[start..<max(start, end)].enumerated() {
        let x = Double(vertex.x) * placement.scale + placement.x
        let y = Double(vertex.y) * placement.scale + placement.y
        if index == 0 { cairo_move_to(context, x, y) } else { cairo_line_to(context, x, y) }
      }
      cairo_close_path(context)
      start = max(start, end)
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    path.fill(color)
  }
}
