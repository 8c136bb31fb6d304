import Elements
import GLib
import Gtk

/// A plot on one page in landscape: title, plot, the colors of the categories, and sources.
@MainActor
struct PlotPaper: PaperPage {
  let plot: Plot
  /// The number of all elements.
  let total: Int
  /// Sources by the key that values refer to.
  let sources: [String: PeriodicTable.SourceNote]
  /// The elements that are not faded; nil for all.
  var selection: Set<Int>?
  private let style = PaperStyle(face: PaperFont())

  init(
    _ plot: Plot, total: Int, sources: [String: PeriodicTable.SourceNote],
    selection: Set<Int>? = nil
  ) {
    (self.plot, self.total, self.sources) = (plot, total, sources)
    self.selection = selection
  }

  let isLandscape = true
  var title: String { tr(plot.title) }
  var csv: String? { plot.csv { tr($0) } }

  /// Lengths in units: width of the page, heights of its parts; sizes of text.
  private static let width = 1100.0
  private static let (head, legendLine, foot, gap) = (76.0, 24.0, 44.0, 12.0)
  private static let legendColumns = 6
  private static let (titleSize, subtitleSize, textSize, footSize) = (28.0, 16.0, 13.0, 10.5)

  func document(_ size: Size, isContinuous: Bool) -> PaperDocument {
    let scale = size.width / Self.width
    let page = Size(width: Self.width, height: size.height / scale)
    return PaperDocument(title: title, width: size.width, height: size.height) { canvas in
      canvas.placed(x: 0, y: 0, scale: scale) { draw(in: canvas, page) }
    }
  }

  private func draw(in canvas: Canvas, _ page: Size) {
    canvas.text(
      style.line(title, Self.titleSize, within: page.width, .bold), x: 0, y: 0, PaperStyle.text)
    canvas.text(
      style.line(subtitle, Self.subtitleSize, within: page.width), x: 0, y: Self.titleSize * 1.4,
      PaperStyle.dim)
    let categories = categories
    let cells = LegendLayout(count: categories.count, columns: Self.legendColumns)
    let legend = Double(cells.lines) * Self.legendLine
    let top = page.height - Self.foot - legend - Self.gap
    canvas.placed(x: 0, y: Self.head, scale: 1) {
      let drawing = PlotDrawing(
        plot, width: page.width, height: top - Self.head, .paper(style.face), selection: selection)
      drawing.drawAll(in: canvas)
    }
    drawLegend(of: categories, cells, in: canvas, y: top + Self.gap, width: page.width)
    let values = [plot.xColumn, plot.yColumn].flatMap { column in
      plot.points.compactMap { column.values[$0.element.number]?.figure }
    }
    let citations = NumberedSources.mostUsed(in: values, sources)
    PaperFoot(
      sources: citations.isEmpty ? "" : tr("Values: {1}", citations.joined(separator: "; ")),
      size: Self.footSize
    ).draw(in: canvas, y: page.height - Self.foot + Self.gap, width: page.width, margin: 0, style)
  }

  /// The number of elements with points, and of the selected ones.
  private var subtitle: String {
    let count = CatalogText.count(plot.points.count, of: total)
    guard let selection else { return count }
    return tr("{1} · {2}", count, tr("{1} selected", String(selection.count)))
  }

  /// The categories of the points.
  private var categories: [ElementCategory] {
    let present = Set(plot.points.map(\.element.category))
    return ElementCategory.allCases.filter(present.contains)
  }

  private func drawLegend(
    of categories: [ElementCategory], _ cells: LegendLayout, in canvas: Canvas, y: Double,
    width: Double
  ) {
    let pitch = width / Double(cells.columns)
    for (index, category) in categories.enumerated() {
      let cell = cells.cell(of: index)
      let text = style.line(
        tr(ElementClassification.category(category).title), Self.textSize,
        within: pitch - 2 * Self.gap)
      let (x, middle) = (
        Double(cell.column) * pitch, y + (Double(cell.line) + 0.5) * Self.legendLine
      )
      PlotDrawing.drawPoint(
        of: category, at: Point(x: x + PlotLayout.radius, y: middle), in: canvas, .paper(style.face)
      )
      canvas.text(
        text, x: x + 2 * PlotLayout.radius + Self.gap / 2, y: middle - text.height / 2,
        PaperStyle.text)
    }
  }
}
