import CGtk

/// A Cairo drawing context (cairo_t), for drawings that render nodes cannot express. Valid only within the call
/// that receives it.
@MainActor
public struct Canvas {
  let context: OpaquePointer
  /// Collects the texts; nil if they need not be.
  var texts: SelectableTexts?

  /// The current path.
  public var path: Path { Path(context: context) }

  /// Moves the origin.
  public func translate(x: Double, y: Double) { cairo_translate(context, x, y) }
  /// Scales later drawing; negative factors mirror it.
  public func scale(x: Double, y: Double) { cairo_scale(context, x, y) }
  /// Draws a render node.
  public func draw(_ node: RenderNode) { gsk_render_node_draw(node.pointer, context) }

  /// Draws a surface with its top left corner at the origin.
  public func draw(_ surface: Surface) {
    cairo_set_source_surface(context, surface.pointer, 0, 0)
    cairo_paint(context)
  }

  /// Draws a surface with its top left corner at a point, over everything: whole device pixels are copied.
  public func draw(_ surface: Surface, x: Double, y: Double) {
    cairo_set_source_surface(context, surface.pointer, x, y)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
  }

  /// Draws a surface centered at a point.
  public func draw(_ surface: Surface, centerX x: Double, y: Double) {
    cairo_set_source_surface(
      context, surface.pointer, x - surface.width / 2, y - surface.height / 2)
    cairo_paint(context)
  }

  /// Draws the part of a surface within `source` to fill `target`; `source` may extend beyond the surface.
  /// Parts whose `target` edges are on whole screen pixels adjoin without a seam.
  /// - Parameter isPadded: True repeats the edge pixels beyond the surface; false fades to transparent.
  public func draw(
    _ surface: Surface, from source: Bounds, to target: Bounds, isPadded: Bool = false
  ) {
    var before = cairo_matrix_t()
    cairo_get_matrix(context, &before)
    cairo_translate(context, target.x, target.y)
    cairo_scale(context, target.width / source.width, target.height / source.height)
    cairo_translate(context, -source.x, -source.y)
    cairo_set_source_surface(context, surface.pointer, 0, 0)
    // Cairo's default would compute a new filter for each part.
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(
      cairo_get_source(context), isPadded ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_set_matrix(context, &before)
    path.rectangle(target)
    cairo_fill(context)
  }

  /// Blends a color over the existing drawing only (`CAIRO_OPERATOR_ATOP`).
  public func tint(_ color: Color) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_ATOP)
    path.setColor(color)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Draws the output of `body` as one group that fades downward: from `opacity` at the top of `bounds` to
  /// transparent at the bottom.
  public func fadingOut(within bounds: Bounds, opacity: Double, _ body: () -> Void) {
    clipped(to: bounds) {
      cairo_push_group(context)
      body()
      cairo_pop_group_to_source(context)
      let fade = cairo_pattern_create_linear(0, bounds.y, 0, bounds.y + bounds.height)
      cairo_pattern_add_color_stop_rgba(fade, 0, 0, 0, 0, opacity)
      cairo_pattern_add_color_stop_rgba(fade, 1, 0, 0, 0, 0)
      cairo_mask(context, fade)
      cairo_pattern_destroy(fade)
    }
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
