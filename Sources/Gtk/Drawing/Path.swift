import CGtk

/// A path to fill or stroke (cairo_t). Valid only within `Snapshot.path`.
@MainActor
public struct Path {
  let context: OpaquePointer

  /// Starts a subpath at a point.
  public func move(x: Double, y: Double) { cairo_move_to(context, x, y) }
  /// Adds a straight line to a point.
  public func line(x: Double, y: Double) { cairo_line_to(context, x, y) }
  /// Adds an arc, angles in radians, clockwise from the right.
  public func arc(x: Double, y: Double, radius: Double, from: Double, to: Double) {
    cairo_arc(context, x, y, radius, from, to)
  }
  /// Adds a cubic Bézier curve with two control points.
  public func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, x: Double, y: Double) {
    cairo_curve_to(context, x1, y1, x2, y2, x, y)
  }
  /// Adds a rectangle.
  public func rectangle(_ bounds: Bounds) {
    cairo_rectangle(context, bounds.x, bounds.y, bounds.width, bounds.height)
  }
  /// Adds a rounded rectangle.
  public func rectangle(_ bounds: Bounds, radius: Double) {
    let (left, top) = (bounds.x + radius, bounds.y + radius)
    let (right, foot) = (bounds.x + bounds.width - radius, bounds.y + bounds.height - radius)
    arc(x: right, y: top, radius: radius, from: -.pi / 2, to: 0)
    arc(x: right, y: foot, radius: radius, from: 0, to: .pi / 2)
    arc(x: left, y: foot, radius: radius, from: .pi / 2, to: .pi)
    arc(x: left, y: top, radius: radius, from: .pi, to: 3 * .pi / 2)
    close()
  }
  /// Closes the subpath.
  public func close() { cairo_close_path(context) }

  /// Fills the path and clears it.
  public func fill(_ color: Color) {
    setColor(color)
    cairo_fill(context)
  }
  /// Strokes the path and clears it.
  public func stroke(width: Double, _ color: Color) {
    setColor(color)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_stroke(context)
  }

  func setColor(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
