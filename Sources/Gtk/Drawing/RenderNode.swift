import CGtk

/// A recorded drawing, to be replayed in a snapshot or on a canvas (GskRenderNode).
@MainActor
public final class RenderNode {
  nonisolated(unsafe) let pointer: OpaquePointer

  /// Records the output of `body`; nil if it draws nothing.
  public init?(_ body: (Snapshot) -> Void) {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    // `Snapshot` only borrows the pointer; `gtk_snapshot_free_to_node` ends it.
    let raw = UnsafeMutableRawPointer(snapshot)
    Snapshot(address: UInt(bitPattern: raw)).map(body)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    pointer = node
  }

  deinit { gsk_render_node_unref(pointer) }

  /// The smallest rectangle that contains the drawing.
  public var bounds: Bounds {
    var rect = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &rect)
    return Bounds(rect)
  }
}

extension Snapshot {
  /// Replays a render node (`gtk_snapshot_append_node`).
  public func node(_ node: RenderNode) { gtk_snapshot_append_node(pointer, node.pointer) }
}
