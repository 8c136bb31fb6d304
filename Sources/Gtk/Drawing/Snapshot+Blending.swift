import CGtk

extension Snapshot {
  /// Draws what `body` draws so many pixels further.
  public func moved(x: Double, y: Double, _ body: () -> Void) {
    var offset = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_save(pointer)
    gtk_snapshot_translate(pointer, &offset)
    body()
    gtk_snapshot_restore(pointer)
  }

  /// Draws what `body` draws only within a rectangle with round corners
  /// (`gtk_snapshot_push_rounded_clip`).
  public func clipped(to bounds: Bounds, radius: Double, _ body: () -> Void) {
    var shape = bounds.rounded(radius)
    gtk_snapshot_push_rounded_clip(pointer, &shape)
    body()
    gtk_snapshot_pop(pointer)
  }
}
