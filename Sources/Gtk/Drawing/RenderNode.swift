import CGtk

/// What was drawn into a snapshot, kept to be drawn again: as it is, or on a canvas (GskRenderNode).
@MainActor
public final class RenderNode {
  nonisolated(unsafe) let pointer: OpaquePointer

  /// What `body` draws; nil where it draws nothing.
  public init?(_ body: (Snapshot) -> Void) {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    // `Snapshot` is only lent the pointer; freeing it to a node ends it.
    let raw = UnsafeMutableRawPointer(snapshot)
    Snapshot(address: UInt(bitPattern: raw)).map(body)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    pointer = node
  }

  deinit { gsk_render_node_unref(pointer) }

  /// The rectangle in which all of it lies.
  public var bounds: Bounds {
    var rect = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &rect)
    return Bounds(rect)
  }
}

extension Snapshot {
  /// Draws what was kept (`gtk_snapshot_append_node`).
  public func node(_ node: RenderNode) { gtk_snapshot_append_node(pointer, node.pointer) }
}
