import CGtk
import GLib

/// Drag and drop of parts of a widget within the program (GtkDragSource, GtkDropTarget). The dragged content
/// has no meaning for other programs.
@MainActor
public final class Dragging {
  private let source = EventController(new: UnsafeMutableRawPointer(gtk_drag_source_new()))
  private let target = EventController(
    new: UnsafeMutableRawPointer(gtk_drop_target_new(Int.gType, GDK_ACTION_COPY)))

  private weak var widget: Widget?
  private weak var destination: Widget?
  /// CSS color names of the backgrounds drawn behind the dragged part.
  private let backgrounds: [String]

  /// Lets parts of `widget` be dragged and dropped on `destination`. `backgrounds` are the CSS color names of
  /// the layers behind `widget`, bottom first; the drag icon includes them.
  public init(in widget: Widget, onto destination: Widget, backgrounds: [String]) {
    self.backgrounds = backgrounds
    widget.add(source)
    destination.add(target)
    (self.widget, self.destination) = (widget, destination)
  }

  /// Removes drag source and drop target: nothing can be dragged any more.
  public func end() {
    widget?.remove(source)
    destination?.remove(target)
  }

  /// Calls `part` with the start point of a possible drag; the drag begins if it returns a widget, which
  /// becomes the drag icon. `onEnd` is called when the drag ends, dropped or not.
  public func onDrag(
    part: @escaping @MainActor (_ x: Double, _ y: Double) -> Widget?,
    onEnd: @escaping @MainActor () -> Void
  ) {
    let (source, backgrounds) = (OpaquePointer(source.raw), backgrounds)
    self.source.connect("prepare") { arguments in
      let point = (x: arguments.double(1), y: arguments.double(2))
      guard let part = part(point.x, point.y) else { return }
      Self.setIcon(part, over: backgrounds, by: source, at: point)
      var content = GValue()
      g_value_init(&content, Int.gType)
      arguments.setReturnValue(
        taking: gdk_content_provider_new_for_value(&content).map { UnsafeMutableRawPointer($0) })
      g_value_unset(&content)
    }
    self.source.connect("drag-end") { _ in onEnd() }
  }

  /// Calls `onMotion` with each point of a drag over the destination, `onLeave` when it leaves, and `onDrop`
  /// when it is dropped there; true accepts the drop.
  public func onDrop(
    onMotion: @escaping @MainActor (_ x: Double, _ y: Double) -> Void,
    onLeave: @escaping @MainActor () -> Void, onDrop: @escaping @MainActor () -> Bool
  ) {
    for signal in ["enter", "motion"] {
      target.connect(signal) { arguments in
        onMotion(arguments.double(1), arguments.double(2))
        arguments.setReturnValue(Int(GDK_ACTION_COPY.rawValue))
      }
    }
    target.connect("leave") { _ in onLeave() }
    target.connect("drop") { $0.setReturnValue(onDrop()) }
  }

  /// Shows an image of the widget under the pointer, with its hot spot at the pressed point.
  private static func setIcon(
    _ widget: Widget, over backgrounds: [String], by source: OpaquePointer,
    at point: (x: Double, y: Double)
  ) {
    guard let origin = gtk_event_controller_get_widget(source), let snapshot = gtk_snapshot_new()
    else { return }
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(origin, widget.widget, point.x, point.y, &x, &y)
    var bounds = Bounds(width: Double(widget.width), height: Double(widget.height)).rect
    for background in backgrounds {
      guard var color = widget.namedColor(background)?.rgba else { continue }
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    }
    let paintable = gtk_widget_paintable_new(widget.widget)
    defer { g_object_unref(paintable.map { UnsafeMutableRawPointer($0) }) }
    gdk_paintable_snapshot(paintable, snapshot, Double(widget.width), Double(widget.height))
    let icon = gtk_snapshot_free_to_paintable(snapshot, nil)
    defer { g_object_unref(icon.map { UnsafeMutableRawPointer($0) }) }
    gtk_drag_source_set_icon(
      source, icon, gint(exactly: x.rounded()) ?? 0, gint(exactly: y.rounded()) ?? 0)
  }
}
