import CGtk

/// Where pictures are drawn with Cairo (cairo_t): what render nodes cannot do. Valid only within the
/// call that it is handed to.
@MainActor
public struct Canvas {
  let context: OpaquePointer

  /// Lines and curves on the canvas.
  public var path: Path { Path(context: context) }

  /// Moves the origin.
  public func translate(x: Double, y: Double) { cairo_translate(context, x, y) }
  /// Changes the size of what is drawn from here on; negative numbers mirror it.
  public func scale(x: Double, y: Double) { cairo_scale(context, x, y) }
  /// Draws from here on only within a rectangle.
  public func clip(to bounds: Bounds) {
    rectangle(bounds)
    cairo_clip(context)
  }

  /// Draws what was kept.
  public func draw(_ node: RenderNode) { gsk_render_node_draw(node.pointer, context) }

  /// Draws a picture with its top left corner at the origin.
  public func draw(_ surface: Surface) {
    cairo_set_source_surface(context, surface.pointer, 0, 0)
    cairo_paint(context)
  }

  /// Draws a picture with its middle at a point.
  public func draw(_ surface: Surface, centerX x: Double, y: Double) {
    cairo_set_source_surface(
      context, surface.pointer, x - surface.width / 2, y - surface.height / 2)
    cairo_paint(context)
  }

  /// Fills `target` with the part of a picture that lies in `source`, which may reach beyond the
  /// picture. With the sides of `target` on whole pixels of the screen, such parts stand beside each
  /// other without a seam.
  /// - Parameter isPadded: whether the picture's edge goes on beyond it, instead of fading into nothing.
  public func draw(
    _ surface: Surface, from source: Bounds, to target: Bounds, isPadded: Bool = false
  ) {
    var before = cairo_matrix_t()
    cairo_get_matrix(context, &before)
    cairo_translate(context, target.x, target.y)
    cairo_scale(context, target.width / source.width, target.height / source.height)
    cairo_translate(context, -source.x, -source.y)
    cairo_set_source_surface(context, surface.pointer, 0, 0)
    // Cairo's own choice computes a new filter for each part.
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(
      cairo_get_source(context), isPadded ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_set_matrix(context, &before)
    rectangle(target)
    cairo_fill(context)
  }

  /// Lays a color over what is there already, and over nothing else (`CAIRO_OPERATOR_ATOP`).
  public func tint(_ color: Color) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_ATOP)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Draws what `body` draws as one picture that fades downwards: with `opacity` at the top of `bounds`,
  /// and nothing left at their foot.
  public func fadingOut(within bounds: Bounds, opacity: Double, _ body: () -> Void) {
    cairo_save(context)
    clip(to: bounds)
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    let fade = cairo_pattern_create_linear(0, bounds.y, 0, bounds.y + bounds.height)
    cairo_pattern_add_color_stop_rgba(fade, 0, 0, 0, 0, opacity)
    cairo_pattern_add_color_stop_rgba(fade, 1, 0, 0, 0, 0)
    cairo_mask(context, fade)
    cairo_pattern_destroy(fade)
    cairo_restore(context)
  }

  private func rectangle(_ bounds: Bounds) {
    cairo_rectangle(context, bounds.x, bounds.y, bounds.width, bounds.height)
  }
}

extension Snapshot {
  /// Draws with Cairo within `bounds` (`gtk_snapshot_append_cairo`).
  public func canvas(in bounds: Bounds, _ body: (Canvas) -> Void) {
    var rect = bounds.rect
    guard let context = gtk_snapshot_append_cairo(pointer, &rect) else { return }
    body(Canvas(context: context))
    cairo_destroy(context)
  }
}
