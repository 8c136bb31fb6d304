import Elements
import GLib
import Gtk

/// The nuclide chart on one page in landscape: title, the chart or the part in view, the colors of the kinds, and sources.
@MainActor
struct NuclidePaper: ChartPaper {
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
  let style = PaperStyle(face: PaperFont())

  /// - Parameter part: the part in view; nil for the whole chart without marks.
  init(_ catalog: NuclideCatalog, _ table: PeriodicTable, _ part: Part? = nil) {
    (self.catalog, self.table, self.part) = (catalog, table, part)
    chart = NuclideChart(catalog)
  }

  static let lengths = (head: 72.0, foot: 40.0, subtitle: 15.0)
  static let legendColumns = 3
  private static let swatch = 16.0

  var title: String { tr("Nuclide Chart") }
  var entryCount: Int { chart.groups.count }
  var citations: [String] {
    catalog.sources.ofTable(.nuclides).values.map(\.citation).sorted()
  }

  /// The selected nuclide with its decay chain, or the number of nuclides.
  var subtitle: String {
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

  func drawChart(in canvas: Canvas, _ area: Size) {
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

  func drawEntry(_ index: Int, in canvas: Canvas, leading start: Double, y: Double, width: Double) {
    let group = chart.groups[index]
    let swatch = NuclideStyle(group.kind, .paper)
    let x = style.face.x(leading: start, width: Self.swatch, in: Self.width)
    canvas.fill(
      Bounds(x: x, y: y, width: Self.swatch, height: Self.swatch), radius: 3, swatch.background)
    let letter = style.text(group.kind.letter, Self.textSize * 0.75)
    canvas.text(
      letter, x: x + (Self.swatch - letter.width) / 2, y: y + (Self.swatch - letter.height) / 2,
      swatch.text)
    let text = style.line(
      tr("{1}: {2}", tr(group.kind.title), NumberFormat.text(String(group.cells.count))),
      Self.textSize, within: width - Self.swatch - 2 * Self.gap)
    style.draw(
      text, in: canvas, leading: start + Self.swatch + Self.gap / 2,
      y: y + (Self.swatch - text.height) / 2, within: Self.width, PaperStyle.text)
  }
}
