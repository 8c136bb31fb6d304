import CGtk
import GLib

/// A grid of cells with as many columns as the width allows (GtkFlowBox).
public final class FlowBox: Widget {
  /// Makes a flow box without selection, with `spacing` pixels between its cells.
  public init(spacing: Int) {
    super.init(new: gtk_flow_box_new())
    gtk_flow_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    gtk_flow_box_set_homogeneous(opaque, 1)
    gtk_flow_box_set_max_children_per_line(opaque, 64)
    gtk_flow_box_set_row_spacing(opaque, guint(spacing))
    gtk_flow_box_set_column_spacing(opaque, guint(spacing))
    gtk_flow_box_set_activate_on_single_click(opaque, 1)
  }

  /// Adds a cell at the end.
  public func add(_ cell: Widget) { gtk_flow_box_append(opaque, cell.widget) }

  /// Removes a cell.
  public func remove(_ cell: Widget) { gtk_flow_box_remove(opaque, cell.widget) }

  /// Calls `handler` with the index of each cell activated by click or Enter.
  public func onActivated(_ handler: @escaping @MainActor (Int) -> Void) {
    connect("child-activated") { arguments in
      guard let cell = arguments.object(1) else { return }
      handler(Int(gtk_flow_box_child_get_index(cell.assumingMemoryBound(to: GtkFlowBoxChild.self))))
    }
  }
}

/// A cell of a `FlowBox`; subclasses draw it.
open class FlowBoxChild: Widget {
  /// Makes an empty cell.
  public override init() { super.init(subclassing: gtk_flow_box_child_get_type()) }
}
