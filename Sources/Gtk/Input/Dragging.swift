import CGtk
import GLib

/// A widget of which parts can be dragged to another place in it (GtkDragSource, GtkDropTarget).
/// What is dragged means nothing to other programs.
@MainActor
public final class Dragging {
  private let source = Controller(UnsafeMutableRawPointer(gtk_drag_source_new()))
  private let target = Controller(
    UnsafeMutableRawPointer(gtk_drop_target_new(Int.gType, GDK_ACTION_COPY)))

  private final class Controller: EventController {
    init(_ pointer: UnsafeMutableRawPointer?) { super.init(new: pointer) }
  }

  /// Lets parts of `widget` be dragged, and dropped on it.
  public init(in widget: Widget) {
    widget.add(source)
    widget.add(target)
  }

  /// Calls `part` with the point where a drag might begin: it begins if that returns what is then seen
  /// under the pointer. `onEnd` is called when the drag is over, however it ended.
  public func onDrag(
    part: @escaping @MainActor (_ x: Double, _ y: Double) -> Widget?,
    onEnd: @escaping @MainActor () -> Void
  ) {
    let source = OpaquePointer(source.raw)
    self.source.connect("prepare") { arguments in
      let point = (x: arguments.double(1), y: arguments.double(2))
      guard let part = part(point.x, point.y) else { return }
      Self.show(part, by: source, at: point)
      var content = GValue()
      g_value_init(&content, Int.gType)
      arguments.answer(
        taking: gdk_content_provider_new_for_value(&content).map { UnsafeMutableRawPointer($0) })
      g_value_unset(&content)
    }
    self.source.connect("drag-end") { _ in onEnd() }
  }

  /// Calls `onMotion` with the place of what is held over the widget, `onLeave` when it has left, and
  /// `onDrop` with the place where it was let go; true means that it was taken.
  public func onDrop(
    onMotion: @escaping @MainActor (_ x: Double, _ y: Double) -> Void,
    onLeave: @escaping @MainActor () -> Void,
    onDrop: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool
  ) {
    for signal in ["enter", "motion"] {
      target.connect(signal) { arguments in
        onMotion(arguments.double(1), arguments.double(2))
        arguments.answer(Int(GDK_ACTION_COPY.rawValue))
      }
    }
    target.connect("leave") { _ in onLeave() }
    target.connect("drop") { $0.answer(onDrop($0.double(2), $0.double(3))) }
  }

  /// Hangs a picture of the widget under the pointer, which holds it where it was pressed.
  private static func show(
    _ widget: Widget, by source: OpaquePointer, at point: (x: Double, y: Double)
  ) {
    guard let listening = gtk_event_controller_get_widget(source) else { return }
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(listening, widget.widget, point.x, point.y, &x, &y)
    let live = gtk_widget_paintable_new(widget.widget)
    defer { g_object_unref(live.map { UnsafeMutableRawPointer($0) }) }
    let still = gdk_paintable_get_current_image(live)
    defer { g_object_unref(still.map { UnsafeMutableRawPointer($0) }) }
    gtk_drag_source_set_icon(source, still, gint(x), gint(y))
  }
}
