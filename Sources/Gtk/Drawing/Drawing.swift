import CGtk

/// The target of shapes and texts: a widget's snapshot, or with Cairo on paper.
@MainActor
public protocol Drawing {
  /// Fills a rounded rectangle.
  func fill(_ bounds: Bounds, radius: Double, _ color: Color)
  /// Draws a border inside a rounded rectangle.
  func outline(_ bounds: Bounds, radius: Double, width: Double, _ color: Color)
  /// Draws a text with its top left corner at a point.
  func text(_ layout: TextLayout, x: Double, y: Double, _ color: Color)
  /// Draws a path within `bounds`.
  func path(in bounds: Bounds, _ body: (Path) -> Void)
  /// Clips the output of `body` to a rounded rectangle.
  func clipped(to bounds: Bounds, radius: Double, _ body: () -> Void)
  /// Draws the output of `body` as one group with `opacity`, from 0 to 1.
  func faded(_ opacity: Double, _ body: () -> Void)
}

extension Snapshot: Drawing {}

extension Canvas: Drawing {
  public func fill(_ bounds: Bounds, radius: Double, _ color: Color) {
    addRectangle(bounds, radius: radius)
    path.fill(color)
  }

  public func outline(_ bounds: Bounds, radius: Double, width: Double, _ color: Color) {
    let inside = Bounds(
      x: bounds.x + width / 2, y: bounds.y + width / 2, width: bounds.width - width,
      height: bounds.height - width)
    addRectangle(inside, radius: max(radius - width / 2, 0))
    path.stroke(width: width, color)
  }

  /// Draws a text as such, so that it can be selected in a PDF and an SVG (`pango_cairo_show_layout`).
  public func text(_ layout: TextLayout, x: Double, y: Double, _ color: Color) {
    let x = x - layout.indent
    cairo_save(context)
    path.setColor(color)
    texts?.add(layout, x: x, y: y, in: context)
    cairo_translate(context, x, y)
    cairo_scale(context, layout.scale, layout.scale)
    cairo_move_to(context, 0, 0)
    pango_cairo_show_layout(context, layout.pointer)
    cairo_restore(context)
    cairo_new_path(context)
  }

  public func path(in bounds: Bounds, _ body: (Path) -> Void) {
    clipped(to: bounds) { body(path) }
  }

  public func clipped(to bounds: Bounds, radius: Double = 0, _ body: () -> Void) {
    cairo_save(context)
    addRectangle(bounds, radius: radius)
    cairo_clip(context)
    body()
    cairo_restore(context)
  }

  public func faded(_ opacity: Double, _ body: () -> Void) {
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  private func addRectangle(_ bounds: Bounds, radius: Double) {
    radius > 0 ? path.rectangle(bounds, radius: radius) : path.rectangle(bounds)
  }
}
