import CGtk
import GLib

/// Parts of a widget that can be dragged to another place (GtkDragSource, GtkDropTarget).
/// What is dragged means nothing to other programs.
@MainActor
public final class Dragging {
  private let source = Controller(UnsafeMutableRawPointer(gtk_drag_source_new()))
  private let target = Controller(
    UnsafeMutableRawPointer(gtk_drop_target_new(Int.gType, GDK_ACTION_COPY)))

  private final class Controller: EventController {
    init(_ pointer: UnsafeMutableRawPointer?) { super.init(new: pointer) }
  }

  private weak var widget: Widget?
  private weak var place: Widget?
  /// The style sheet's names of the colors that lie behind what is dragged.
  private let grounds: [String]

  /// Lets parts of `widget` be dragged, and dropped on `place`. `grounds` are the style sheet's names of the
  /// colors on which it stands, one above the other: they go with what is dragged.
  public init(in widget: Widget, onto place: Widget, grounds: [String]) {
    self.grounds = grounds
    widget.add(source)
    place.add(target)
    (self.widget, self.place) = (widget, place)
  }

  /// Ends it: nothing can be dragged any more.
  public func end() {
    widget?.remove(source)
    place?.remove(target)
  }

  /// Calls `part` with the point where a drag might begin: it begins if that returns what is then seen
  /// under the pointer. `onEnd` is called when the drag is over, however it ended.
  public func onDrag(
    part: @escaping @MainActor (_ x: Double, _ y: Double) -> Widget?,
    onEnd: @escaping @MainActor () -> Void
  ) {
    let (source, grounds) = (OpaquePointer(source.raw), grounds)
    self.source.connect("prepare") { arguments in
      let point = (x: arguments.double(1), y: arguments.double(2))
      guard let part = part(point.x, point.y) else { return }
      Self.show(part, over: grounds, by: source, at: point)
      var content = GValue()
      g_value_init(&content, Int.gType)
      arguments.answer(
        taking: gdk_content_provider_new_for_value(&content).map { UnsafeMutableRawPointer($0) })
      g_value_unset(&content)
    }
    self.source.connect("drag-end") { _ in onEnd() }
  }

  /// Calls `onMotion` with the point where something is held over the place, `onLeave` when it has left, and
  /// `onDrop` when it was let go there; true means that it was taken.
  public func onDrop(
    onMotion: @escaping @MainActor (_ x: Double, _ y: Double) -> Void,
    onLeave: @escaping @MainActor () -> Void, onDrop: @escaping @MainActor () -> Bool
  ) {
    for signal in ["enter", "motion"] {
      target.connect(signal) { arguments in
        onMotion(arguments.double(1), arguments.double(2))
        arguments.answer(Int(GDK_ACTION_COPY.rawValue))
      }
    }
    target.connect("leave") { _ in onLeave() }
    target.connect("drop") { $0.answer(onDrop()) }
  }

  /// Hangs a picture of the widget under the pointer, which holds it where it was pressed.
  private static func show(
    _ widget: Widget, over grounds: [String], by source: OpaquePointer,
    at point: (x: Double, y: Double)
  ) {
    guard let listening = gtk_event_controller_get_widget(source), let picture = gtk_snapshot_new()
    else { return }
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(listening, widget.widget, point.x, point.y, &x, &y)
    var bounds = Bounds(width: Double(widget.width), height: Double(widget.height)).rect
    for ground in grounds {
      var color = GdkRGBA()
      let style = gtk_widget_get_style_context(widget.widget)
      guard gtk_style_context_lookup_color(style, ground, &color) != 0 else { continue }
      gtk_snapshot_append_color(picture, &color, &bounds)
    }
    let live = gtk_widget_paintable_new(widget.widget)
    defer { g_object_unref(live.map { UnsafeMutableRawPointer($0) }) }
    gdk_paintable_snapshot(live, picture, Double(widget.width), Double(widget.height))
    let icon = gtk_snapshot_free_to_paintable(picture, nil)
    defer { g_object_unref(icon.map { UnsafeMutableRawPointer($0) }) }
    gtk_drag_source_set_icon(source, icon, gint(x), gint(y))
  }
}
