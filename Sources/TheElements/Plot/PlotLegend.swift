import Elements
import GLib
import Gtk

/// The colors of the points of a plot: a point and a title for each category, in as many lines as they need. A narrow plot has
/// none.
final class PlotLegend: Widget {
  private var categories: [ElementCategory] = []

  /// Lengths in pixels at a text scale of 1.
  private enum Length {
    static let (text, line, margin) = (11.0, 20.0, 12.0)
    /// Distances of the point from its title, and of one entry from the next.
    static let (gap, entryGap) = (5.0, 16.0)
  }
  /// Least width of the plot in pixels.
  private static let leastWidth = 560

  /// A category with its place, from the leading end.
  private struct Entry {
    let category: ElementCategory
    let title: TextLayout
    let start, middle: Double
  }

  override init() {
    super.init()
    name = "plot-legend"
    setAccessibleLabel(tr("Categories"))
  }

  override class var cssName: String? { "plot-legend" }
  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  /// Shows the categories of a plot, whatever part of it is shown.
  func show(_ plot: Plot) {
    guard plot.categories != categories else { return }
    categories = plot.categories
    setAccessibleDescription(tr(list: shownTexts))
    queueResize()
  }

  private var scale: Double { max(1, textScale) }

  private func entries(within width: Double) -> [Entry] {
    var (start, line) = (Length.margin, 0.0)
    return zip(categories, shownTexts).map { category, text in
      let title = TextLayout(text, for: self, size: Length.text * textScale)
      let length = 2 * PlotLayout.radius + Length.gap + title.width
      if start > Length.margin, start + length > width - Length.margin {
        (start, line) = (Length.margin, line + 1)
      }
      defer { start += length + Length.entryGap * scale }
      return Entry(
        category: category, title: title, start: start, middle: (line + 0.5) * Length.line * scale)
    }
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical, forSize >= Self.leastWidth,
      let last = entries(within: Double(forSize)).last
    else { return (0, 0) }
    let height = Int((last.middle + Length.line * scale / 2).rounded(.up))
    return (height, height)
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard height > 0 else { return }
    let (width, style) = (Double(width), ChartStyle(self))
    for entry in entries(within: width) {
      let center = x(leading: entry.start + PlotLayout.radius, width: 0, in: width)
      PlotDrawing.drawPoint(
        of: entry.category, at: Elements.Point(x: center, y: entry.middle), in: snapshot, style)
      draw(
        entry.title, in: snapshot, leading: entry.start + 2 * PlotLayout.radius + Length.gap,
        y: entry.middle - entry.title.height / 2, style.dimColor)
    }
  }

  override func styleChanged() { queueResize() }
}

extension PlotLegend: DrawnPart {
  var shownTexts: [String] {
    categories.map { tr(ElementClassification.category($0).title) }
  }
}
