import CGtk
import GLib
import Gtk

/// A text in the render nodes of a widget: where, and in which color.
@MainActor
public struct DrawnText {
  /// Frame in the widget, in pixels.
  public let frame: Bounds
  /// Color, with the opacity of everything around it.
  public let color: Color
  /// Font size in pixels.
  public let size: Double
  /// True if the weight is bold or heavier.
  public let isBold: Bool

  /// Returns all texts that `widget` draws now, clipped to what is visible.
  public static func all(in widget: Widget) -> [DrawnText] {
    let paintable = gtk_widget_paintable_new(widget.widget)
    defer { g_object_unref(paintable.map { UnsafeMutableRawPointer($0) }) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(widget.width), Double(widget.height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return [] }
    defer { gsk_render_node_unref(node) }
    var reader = Reader(widget: widget)
    let all = Bounds(width: Double(widget.width), height: Double(widget.height))
    reader.read(node, Place(scale: 1, dx: 0, dy: 0, clip: all, opacity: 1))
    return reader.texts
  }

  /// Scale and offset of a node in the widget, the clip around it, and its opacity.
  private struct Place {
    var scale: Double
    var dx: Double
    var dy: Double
    var clip: Bounds
    var opacity: Double

    func frame(_ rect: graphene_rect_t) -> Bounds {
      Bounds(
        x: dx + Double(rect.origin.x) * scale, y: dy + Double(rect.origin.y) * scale,
        width: Double(rect.size.width) * scale, height: Double(rect.size.height) * scale)
    }

    mutating func clip(to rect: graphene_rect_t) {
      let other = frame(rect)
      let (x, y) = (max(clip.x, other.x), max(clip.y, other.y))
      clip = Bounds(
        x: x, y: y, width: max(0, min(clip.x + clip.width, other.x + other.width) - x),
        height: max(0, min(clip.y + clip.height, other.y + other.height) - y))
    }
  }

  @MainActor
  private struct Reader {
    let widget: Widget
    var texts: [DrawnText] = []

    mutating func read(_ node: OpaquePointer, _ place: Place) {
      var place = place
      switch gsk_render_node_get_node_type(node) {
      case GSK_CONTAINER_NODE:
        for index in 0..<gsk_container_node_get_n_children(node) {
          read(gsk_container_node_get_child(node, index), place)
        }
        return
      case GSK_TEXT_NODE: return add(node, place)
      case GSK_TRANSFORM_NODE:
        var bounds = graphene_rect_t(origin: .init(x: 0, y: 0), size: .init(width: 1, height: 1))
        var moved = graphene_rect_t()
        gsk_transform_transform_bounds(gsk_transform_node_get_transform(node), &bounds, &moved)
        let frame = place.frame(moved)
        (place.dx, place.dy, place.scale) = (frame.x, frame.y, frame.width)
      case GSK_OPACITY_NODE: place.opacity *= Double(gsk_opacity_node_get_opacity(node))
      case GSK_CLIP_NODE: place.clip(to: gsk_clip_node_get_clip(node).pointee)
      case GSK_ROUNDED_CLIP_NODE:
        place.clip(to: gsk_rounded_clip_node_get_clip(node).pointee.bounds)
      default: break
      }
      if let child = Self.child(of: node) { read(child, place) }
    }

    private static func child(of node: OpaquePointer) -> OpaquePointer? {
      switch gsk_render_node_get_node_type(node) {
      case GSK_TRANSFORM_NODE: gsk_transform_node_get_child(node)
      case GSK_OPACITY_NODE: gsk_opacity_node_get_child(node)
      case GSK_CLIP_NODE: gsk_clip_node_get_child(node)
      case GSK_ROUNDED_CLIP_NODE: gsk_rounded_clip_node_get_child(node)
      case GSK_COLOR_MATRIX_NODE: gsk_color_matrix_node_get_child(node)
      case GSK_SHADOW_NODE: gsk_shadow_node_get_child(node)
      case GSK_DEBUG_NODE: gsk_debug_node_get_child(node)
      default: nil
      }
    }

    private mutating func add(_ node: OpaquePointer, _ place: Place) {
      var bounds = graphene_rect_t()
      gsk_render_node_get_bounds(node, &bounds)
      let frame = place.frame(bounds)
      let right = place.clip.x + place.clip.width
      let bottom = place.clip.y + place.clip.height
      guard frame.x >= place.clip.x, frame.y >= place.clip.y, frame.x + frame.width <= right,
        frame.y + frame.height <= bottom
      else { return }
      let color = color(of: node).faded(to: place.opacity)
      let font = pango_font_describe_with_absolute_size(gsk_text_node_get_font(node))
      defer { pango_font_description_free(font) }
      let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
      let weight = pango_font_description_get_weight(font).rawValue
      texts.append(
        DrawnText(
          frame: frame, color: color, size: size * place.scale,
          isBold: weight >= PANGO_WEIGHT_BOLD.rawValue))
    }

    /// Color of a text node. The node's own getter is right only for sRGB, and GTK 4.16 mixes colors in other spaces.
    private func color(of node: OpaquePointer) -> Color {
      if gtk_get_minor_version() < 16 { return Color(gsk_text_node_get_color(node).pointee) }
      return drawnColor(of: node) ?? Color(red: 0, green: 0, blue: 0, alpha: 0)
    }

    /// Color of the most covered pixel of a text node; its opacity is that in relation to the same text in black.
    private func drawnColor(of node: OpaquePointer) -> Color? {
      guard let black = blackText(like: node) else { return nil }
      defer { gsk_render_node_unref(black) }
      guard let drawn = Screenshot(of: node, with: widget),
        let cover = Screenshot(of: black, with: widget),
        drawn.pixels.count == cover.pixels.count,
        let most = stride(from: 3, to: cover.pixels.count, by: 4)
          .max(by: { cover.pixels[$0] < cover.pixels[$1] }), drawn.pixels[most] > 0
      else { return nil }
      let alpha = Double(drawn.pixels[most])
      return Color(
        red: Double(drawn.pixels[most - 1]) / alpha, green: Double(drawn.pixels[most - 2]) / alpha,
        blue: Double(drawn.pixels[most - 3]) / alpha,
        alpha: min(alpha / Double(cover.pixels[most]), 1))
    }

    private func blackText(like node: OpaquePointer) -> OpaquePointer? {
      var count: guint = 0
      guard let infos = gsk_text_node_get_glyphs(node, &count), let text = pango_glyph_string_new()
      else { return nil }
      defer { pango_glyph_string_free(text) }
      pango_glyph_string_set_size(text, gint(count))
      text.pointee.glyphs.update(from: infos, count: Int(count))
      var black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
      return gsk_text_node_new(
        gsk_text_node_get_font(node), text, &black, gsk_text_node_get_offset(node))
    }
  }
}
