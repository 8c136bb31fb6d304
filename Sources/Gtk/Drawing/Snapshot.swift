import CGtk

/// A rectangle in pixels: top left corner and size.
public struct Bounds: Sendable, Hashable {
  public var x, y, width, height: Double

  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var rect: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }

  func rounded(_ radius: Double) -> GskRoundedRect {
    var (bounds, shape) = (rect, GskRoundedRect())
    gsk_rounded_rect_init_from_rect(&shape, &bounds, Float(radius))
    return shape
  }
}

/// Where a widget draws itself (GtkSnapshot). Valid only within `Widget.snapshot(_:)`.
@MainActor
public struct Snapshot {
  let pointer: OpaquePointer

  init?(address: UInt) {
    guard let pointer = OpaquePointer(bitPattern: address) else { return nil }
    self.pointer = pointer
  }

  /// Fills a rectangle with round corners (`gtk_snapshot_push_rounded_clip`).
  public func fill(_ bounds: Bounds, radius: Double = 0, _ color: Color) {
    var (rect, rgba) = (bounds.rect, color.rgba)
    guard radius > 0 else { return gtk_snapshot_append_color(pointer, &rgba, &rect) }
    var shape = bounds.rounded(radius)
    gtk_snapshot_push_rounded_clip(pointer, &shape)
    gtk_snapshot_append_color(pointer, &rgba, &rect)
    gtk_snapshot_pop(pointer)
  }

  /// Draws the outline of a rectangle with round corners, inside of it (`gtk_snapshot_append_border`).
  public func outline(_ bounds: Bounds, radius: Double, width: Double, _ color: Color) {
    var shape = bounds.rounded(radius)
    var widths = (Float(width), Float(width), Float(width), Float(width))
    var colors = (color.rgba, color.rgba, color.rgba, color.rgba)
    withUnsafePointer(to: &widths) { widths in
      withUnsafePointer(to: &colors) { colors in
        widths.withMemoryRebound(to: Float.self, capacity: 4) { widths in
          colors.withMemoryRebound(to: GdkRGBA.self, capacity: 4) { colors in
            gtk_snapshot_append_border(pointer, &shape, widths, colors)
          }
        }
      }
    }
  }

  /// Draws a text with its top left corner at a point.
  public func text(_ layout: TextLayout, x: Double, y: Double, _ color: Color) {
    var (origin, rgba) = (graphene_point_t(x: Float(x), y: Float(y)), color.rgba)
    gtk_snapshot_save(pointer)
    gtk_snapshot_translate(pointer, &origin)
    gtk_snapshot_append_layout(pointer, layout.pointer, &rgba)
    gtk_snapshot_restore(pointer)
  }

  /// Draws a child where it was placed (`gtk_widget_snapshot_child`).
  public func child(_ child: Widget, of parent: Widget) {
    gtk_widget_snapshot_child(parent.widget, child.widget, pointer)
  }

  /// Draws what `body` draws only as far as it lies within `bounds`.
  public func clipped(to bounds: Bounds, _ body: () -> Void) {
    var rect = bounds.rect
    gtk_snapshot_push_clip(pointer, &rect)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws what `body` draws with `opacity`, from 0 to 1, as one picture.
  public func faded(_ opacity: Double, _ body: () -> Void) {
    gtk_snapshot_push_opacity(pointer, opacity)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws lines and curves with Cairo within `bounds`.
  public func path(in bounds: Bounds, _ body: (Path) -> Void) {
    var rect = bounds.rect
    guard let context = gtk_snapshot_append_cairo(pointer, &rect) else { return }
    body(Path(context: context))
    cairo_destroy(context)
  }
}

/// Lines and curves, filled or stroked (cairo_t). Valid only within `Snapshot.path`.
@MainActor
public struct Path {
  let context: OpaquePointer

  /// Begins a line at a point.
  public func move(x: Double, y: Double) { cairo_move_to(context, x, y) }
  /// Goes straight to a point.
  public func line(x: Double, y: Double) { cairo_line_to(context, x, y) }
  /// Goes along part of a circle, angles in radians, clockwise from the right.
  public func arc(x: Double, y: Double, radius: Double, from: Double, to: Double) {
    cairo_arc(context, x, y, radius, from, to)
  }
  /// Goes along a Bézier curve with two control points.
  public func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, x: Double, y: Double) {
    cairo_curve_to(context, x1, y1, x2, y2, x, y)
  }
  /// Goes around a rectangle.
  public func rectangle(_ bounds: Bounds) {
    cairo_rectangle(context, bounds.x, bounds.y, bounds.width, bounds.height)
  }
  /// Goes around a rectangle with round corners.
  public func rectangle(_ bounds: Bounds, radius: Double) {
    let (left, top) = (bounds.x + radius, bounds.y + radius)
    let (right, foot) = (bounds.x + bounds.width - radius, bounds.y + bounds.height - radius)
    arc(x: right, y: top, radius: radius, from: -.pi / 2, to: 0)
    arc(x: right, y: foot, radius: radius, from: 0, to: .pi / 2)
    arc(x: left, y: foot, radius: radius, from: .pi / 2, to: .pi)
    arc(x: left, y: top, radius: radius, from: .pi, to: 3 * .pi / 2)
    close()
  }
  /// Goes back to where the line began.
  public func close() { cairo_close_path(context) }

  /// Fills what the lines enclose, and forgets them.
  public func fill(_ color: Color) {
    setColor(color)
    cairo_fill(context)
  }
  /// Draws along the lines, and forgets them.
  public func stroke(width: Double, _ color: Color) {
    setColor(color)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_stroke(context)
  }

  private func setColor(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
