import GLib
import Gtk

/// A line above a `SectionList`, as wide as its sections.
final class ListLine: Widget {
  private let child: Widget
  /// Width of the sections in pixels, at most.
  private let maximumWidth: Int

  init(_ child: Widget, maximumWidth: Int) {
    self.child = child
    self.maximumWidth = maximumWidth
    super.init()
    append(child)
  }

  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let margins = 2 * SectionList.margin(width: max(forSize, 0))
    guard orientation == .vertical else {
      let width = child.request(.horizontal)
      return (width.minimum + margins, width.natural + margins)
    }
    let width = forSize < 0 ? -1 : SectionList.width(in: forSize, maximum: maximumWidth)
    return child.request(.vertical, forSize: width)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let lineWidth = SectionList.width(in: width, maximum: maximumWidth)
    child.allocate(x: Double((width - lineWidth) / 2), y: 0, width: lineWidth, height: height)
  }
}
