import CGtk

/// The recorder of a widget's drawing (GtkSnapshot). Valid only within `Widget.snapshot(_:)`.
@MainActor
public struct Snapshot {
  let pointer: OpaquePointer

  init?(address: UInt) {
    guard let pointer = OpaquePointer(bitPattern: address) else { return nil }
    self.pointer = pointer
  }

  /// Fills a rounded rectangle (`gtk_snapshot_push_rounded_clip`).
  public func fill(_ bounds: Bounds, radius: Double = 0, _ color: Color) {
    var (rect, rgba) = (bounds.rect, color.rgba)
    guard radius > 0 else { return gtk_snapshot_append_color(pointer, &rgba, &rect) }
    clipped(to: bounds, radius: radius) { gtk_snapshot_append_color(pointer, &rgba, &rect) }
  }

  /// Draws a border inside a rounded rectangle (`gtk_snapshot_append_border`).
  public func outline(_ bounds: Bounds, radius: Double, width: Double, _ color: Color) {
    var shape = bounds.rounded(radius)
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color.rgba, count: 4)
    gtk_snapshot_append_border(pointer, &shape, widths, colors)
  }

  /// Draws a text and the backgrounds of its emphasized parts, with its top left corner at a point.
  public func text(_ layout: TextLayout, x: Double, y: Double, _ color: Color) {
    var rgba = color.rgba
    moved(x: x - layout.indent, y: y) {
      if let emphasis = layout.emphasis {
        for frame in emphasis.frames { fill(frame, radius: 3, emphasis.color) }
      }
      gtk_snapshot_scale(pointer, Float(layout.scale), Float(layout.scale))
      gtk_snapshot_append_layout(pointer, layout.pointer, &rgba)
    }
  }

  /// Clips the output of `body` to `bounds`.
  public func clipped(to bounds: Bounds, _ body: () -> Void) {
    var rect = bounds.rect
    gtk_snapshot_push_clip(pointer, &rect)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Translates the output of `body`, in pixels.
  public func moved(x: Double, y: Double, _ body: () -> Void) {
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_save(pointer)
    gtk_snapshot_translate(pointer, &offset)
    body()
    gtk_snapshot_restore(pointer)
  }

  /// Clips the output of `body` to a rounded rectangle (`gtk_snapshot_push_rounded_clip`).
  public func clipped(to bounds: Bounds, radius: Double, _ body: () -> Void) {
    var shape = bounds.rounded(radius)
    gtk_snapshot_push_rounded_clip(pointer, &shape)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws the output of `body` as one group with `opacity`, from 0 to 1.
  public func faded(_ opacity: Double, _ body: () -> Void) {
    gtk_snapshot_push_opacity(pointer, opacity)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws a path with Cairo within `bounds`.
  public func path(in bounds: Bounds, _ body: (Path) -> Void) {
    canvas(in: bounds) { body($0.path) }
  }
}
