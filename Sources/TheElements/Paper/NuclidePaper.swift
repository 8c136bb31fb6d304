import Elements
import GLib
import Gtk

/// The nuclide chart on one page in landscape: title, the chart or the part in view, the colors of the kinds, and sources.
@MainActor
struct NuclidePaper: PaperPage {
  /// The part of the chart in view, and what is marked in it.
  struct Part {
    let viewport: Viewport
    let marks: NuclideChartDrawing.Marks
    /// The selected nuclide in words.
    let selection: String?
  }

  private let catalog: NuclideCatalog
  private let table: PeriodicTable
  private let chart: NuclideChart
  private let part: Part?
  private let style = PaperStyle(face: PaperFont())

  /// - Parameter part: the part in view; nil for the whole chart without marks.
  init(_ catalog: NuclideCatalog, _ table: PeriodicTable, _ part: Part? = nil) {
    (self.catalog, self.table, self.part) = (catalog, table, part)
    chart = NuclideChart(catalog)
  }

  let isLandscape = true
  var title: String { tr("Nuclide Chart") }

  /// Lengths in units: width of the page, heights of its parts; sizes of text.
  private static let width = 1100.0
  private static let (head, legendLine, foot, gap) = (72.0, 24.0, 40.0, 12.0)
  private static let (legendColumns, swatch) = (3, 16.0)
  private static let (titleSize, subtitleSize, textSize, footSize) = (28.0, 15.0, 13.0, 10.5)

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
    let cells = LegendLayout(count: chart.groups.count, columns: Self.legendColumns)
    let legend = Double(cells.lines) * Self.legendLine
    let bottom = page.height - Self.foot - legend - Self.gap
    canvas.placed(x: 0, y: Self.head, scale: 1) {
      drawChart(in: canvas, Size(width: page.width, height: bottom - Self.head))
    }
    drawLegend(cells, in: canvas, y: bottom + Self.gap, width: page.width)
    let citations = ["ame-2020", "nubase-2020-file"].compactMap { catalog.sources[$0]?.citation }
    PaperFoot(
      sources: citations.isEmpty ? "" : tr("Values: {1}", citations.joined(separator: "; ")),
      size: Self.footSize
    ).draw(in: canvas, y: page.height - Self.foot + Self.gap, width: page.width, margin: 0, style)
  }

  /// The selected nuclide with its decay chain, or the number of nuclides.
  private var subtitle: String {
    if let selection = part?.selection {
      guard let chain = part?.marks.chain?.text(in: table) else { return selection }
      return tr("{1} · {2}", selection, tr("Decay chain: {1}", tr(chain)))
    }
    return ntr(
      "{1} nuclide, by neutrons to the right and protons upward",
      "{1} nuclides, by neutrons to the right and protons upward", chart.count,
      NumberFormat.text(String(chart.count)))
  }

  // MARK: Chart

  private func drawChart(in canvas: Canvas, _ area: Size) {
    let drawing = NuclideChartDrawing(chart, table, .paper(style.face))
    let aspect = NuclideChartLayout.aspect(of: chart)
    var marks = part?.marks ?? NuclideChartDrawing.Marks()
    marks.hovered = nil
    guard let seen = part?.viewport, !seen.isWhole else {
      marks.showsSymbols = true
      let layout = NuclideChartLayout(chart, Viewport(chart: area, aspect: aspect))
      return drawing.draw(layout, marks, .paper(style.face), in: canvas)
    }
    // The cells keep their texts: they are as large as on the screen, in units of the part.
    let scale = min(area.width / seen.size.width, area.height / seen.size.height)
    let size = Size(width: area.width / scale, height: area.height / scale)
    var viewport = Viewport(chart: size, aspect: aspect)
    let whole = NuclideChartLayout(chart, viewport)
    viewport.show(
      center: seen.center, scale: NuclideChartLayout(chart, seen).side / whole.side)
    let layout = NuclideChartLayout(chart, viewport)
    canvas.placed(x: 0, y: 0, scale: scale) {
      let bounds = Bounds(width: size.width, height: size.height)
      canvas.clipped(to: bounds) {
        drawing.draw(layout, marks, .paper(style.face), in: canvas)
      }
      canvas.outline(bounds, radius: 0, width: 1, PaperStyle.line)
    }
  }

  // MARK: Legend

  private func drawLegend(_ cells: LegendLayout, in canvas: Canvas, y: Double, width: Double) {
    let pitch = width / Double(cells.columns)
    for (index, group) in chart.groups.enumerated() {
      let cell = cells.cell(of: index)
      let (x, top) = (Double(cell.column) * pitch, y + Double(cell.line) * Self.legendLine)
      let swatch = NuclideStyle(group.kind, .paper)
      canvas.fill(
        Bounds(x: x, y: top, width: Self.swatch, height: Self.swatch), radius: 3,
        swatch.background)
      let letter = style.text(group.kind.letter, Self.textSize * 0.75)
      canvas.text(
        letter, x: x + (Self.swatch - letter.width) / 2, y: top + (Self.swatch - letter.height) / 2,
        swatch.text)
      let text = style.line(
        tr("{1}: {2}", tr(group.kind.title), NumberFormat.text(String(group.cells.count))),
        Self.textSize, within: pitch - Self.swatch - 2 * Self.gap)
      canvas.text(
        text, x: x + Self.swatch + Self.gap / 2, y: top + (Self.swatch - text.height) / 2,
        PaperStyle.text)
    }
  }
}
