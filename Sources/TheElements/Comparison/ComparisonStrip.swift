import Elements
import GLib
import Gtk

/// A part of a comparison that follows its layout and the scroll position of its columns.
class ComparisonPart: Widget {
  private(set) var layout = ComparisonLayout(width: 0, columns: 0)
  /// Scroll position in pixels from the first column.
  private(set) var scroll = 0.0

  /// Allocates the part in its parent.
  func allocate(_ frame: Rect, _ layout: ComparisonLayout, scroll: Double) {
    if layout != self.layout || scroll != self.scroll {
      (self.layout, self.scroll) = (layout, scroll)
      queueAllocate()
    }
    allocate(frame)
  }
}

/// Columns that scroll horizontally beside the labels of a comparison: the cells of a row, or the heads.
final class ComparisonStrip: ComparisonPart {
  private(set) var columns: [Widget] = []

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
