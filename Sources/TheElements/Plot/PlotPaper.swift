import Elements
import GLib
import Gtk

/// A plot on one page in landscape: title, plot, the colors of the categories, and sources.
@MainActor
struct PlotPaper: ChartPaper {
  let plot: Plot
  /// The number of all elements.
  let total: Int
  /// Sources by the key that values refer to.
  let sources: [String: PeriodicTable.SourceNote]
  /// The elements that are not faded; nil for all.
  var selection: Set<Int>?
  let style = PaperStyle(face: PaperFont())

  static let lengths = (head: 76.0, foot: 72.0, subtitle: 16.0)
  static let legendColumns = 6

  var title: String { tr(plot.title) }
  var csv: String? { plot.csv }
  var entryCount: Int { categories.count }

  /// The categories of the points.
  private var categories: [ElementCategory] {
    let present = Set(plot.points.map(\.element.category))
    return ElementCategory.allCases.filter(present.contains)
  }

  var citations: [String] {
    let values = [plot.xColumn, plot.yColumn].flatMap { column in
      plot.points.compactMap { column.values[$0.element.number]?.figure }
    }
    return NumberedSources.mostUsed(in: values, sources)
  }

  /// The number of elements with points, the forms among them, and the number of the selected ones.
  var subtitle: String {
    let count = tr(
      dotted: [CatalogText.count(plot.points.count, of: total)] + plot.forms.map { tr($0) })
    guard let selection else { return count }
    let selected = ntr("{1} selected", "{1} selected", selection.count, String(selection.count))
    return tr("{1} · {2}", count, selected)
  }

  func drawChart(in canvas: Canvas, _ area: Size) {
    let style = ChartStyle.paper(style.face)
    let layout = PlotDrawing.layout(of: plot, width: area.width, height: area.height, style)
    PlotDrawing(plot: plot, layout: layout, style: style, selection: selection).drawAll(in: canvas)
  }

  func drawEntry(_ index: Int, in canvas: Canvas, leading start: Double, y: Double, width: Double) {
    let category = categories[index]
    let middle = y + Self.legendLine / 2
    let text = style.line(
      tr(ElementClassification.category(category).title), Self.textSize,
      within: width - 2 * Self.gap)
    let center = style.face.x(leading: start + PlotLayout.radius, width: 0, in: Self.width)
    PlotDrawing.drawPoint(
      of: category, at: Point(x: center, y: middle), in: canvas, .paper(style.face))
    style.draw(
      text, in: canvas, leading: start + 2 * PlotLayout.radius + Self.gap / 2,
      y: middle - text.height / 2, within: Self.width, PaperStyle.text)
  }
}
