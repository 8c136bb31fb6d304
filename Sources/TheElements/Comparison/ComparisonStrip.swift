import Elements
import GLib
import Gtk

/// Columns that scroll horizontally beside the labels of a comparison: the cells of a row, or the heads.
final class ComparisonStrip: Widget {
  private(set) var columns: [Widget] = []
  private var layout = ComparisonLayout(width: 0, columns: 0)
  /// Scroll position in pixels from the first column.
  private var scroll = 0.0

  override init() {
    super.init()
    clipContent()
  }

  override class var accessibleRole: AccessibleRole? { .generic }

  /// Shows these widgets, in their order; those that stay keep the focus.
  func show(_ widgets: [Widget]) {
    for column in columns where !widgets.contains(column) { column.unparent() }
    var last: Widget?
    for widget in widgets {
      if widget.parent == nil || !columns.contains(widget) { insert(widget, after: last) }
      last = widget
    }
    columns = widgets
    queueAllocate()
  }

  /// Allocates the strip in its parent.
  func allocate(_ frame: Rect, _ layout: ComparisonLayout, scroll: Double) {
    if layout != self.layout || scroll != self.scroll {
      (self.layout, self.scroll) = (layout, scroll)
      queueAllocate()
    }
    allocate(frame)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    for column in columns { _ = column.request(orientation) }
    return (0, 0)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    for (index, column) in columns.enumerated() {
      let start = layout.x(ofColumn: index) - scroll
      let columnWidth = Int(layout.columnWidth)
      column.allocate(
        x: x(leading: start, width: layout.columnWidth, in: Double(width)), y: 0,
        width: columnWidth, height: height)
    }
  }
}
