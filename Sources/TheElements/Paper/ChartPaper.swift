import Elements
import GLib
import Gtk

/// A chart on one page in landscape: title, chart, legend and sources. Lengths are in units, of which the page is
/// `width` wide.
@MainActor
protocol ChartPaper: PaperPage {
  /// Heights of the head and the foot, and the font size of the subtitle.
  static var lengths: (head: Double, foot: Double, subtitle: Double) { get }
  /// Columns of the legend.
  static var legendColumns: Int { get }
  var style: PaperStyle { get }
  var subtitle: String { get }
  /// Number of the legend's entries.
  var entryCount: Int { get }
  /// Citations of the sources.
  var citations: [String] { get }

  /// Draws the chart from the canvas's origin.
  func drawChart(in canvas: Canvas, _ area: Size)
  /// Draws an entry of the legend in a line of the height `legendLine`.
  func drawEntry(_ index: Int, in canvas: Canvas, leading start: Double, y: Double, width: Double)
}

extension ChartPaper {
  static var width: Double { 1100 }
  static var legendLine: Double { 24 }
  static var gap: Double { 12 }
  /// Font size of the legend.
  static var textSize: Double { 13 }
  /// Font sizes.
  private static var titleSize: Double { 28 }
  private static var footSize: Double { 10.5 }

  var isLandscape: Bool { true }

  func document(_ size: Size, isContinuous: Bool) -> PaperDocument {
    let scale = size.width / Self.width
    return PaperDocument(title: title, width: size.width, height: size.height) { canvas in
      canvas.placed(x: 0, y: 0, scale: scale) { draw(in: canvas, height: size.height / scale) }
    }
  }

  private func draw(in canvas: Canvas, height: Double) {
    let lengths = Self.lengths
    style.draw(
      style.line(title, Self.titleSize, within: Self.width, .bold), in: canvas, y: 0,
      within: Self.width, PaperStyle.text)
    style.draw(
      style.line(subtitle, lengths.subtitle, within: Self.width), in: canvas,
      y: Self.titleSize * 1.4, within: Self.width, PaperStyle.dim)
    let legend = LegendLayout(count: entryCount, columns: Self.legendColumns)
    let bottom = height - lengths.foot - Double(legend.lines) * Self.legendLine - Self.gap
    canvas.placed(x: 0, y: lengths.head, scale: 1) {
      drawChart(in: canvas, Size(width: Self.width, height: bottom - lengths.head))
    }
    let pitch = Self.width / Double(legend.columns)
    for index in 0..<entryCount {
      let cell = legend.cell(of: index)
      drawEntry(
        index, in: canvas, leading: Double(cell.column) * pitch,
        y: bottom + Self.gap + Double(cell.line) * Self.legendLine, width: pitch)
    }
    sourceFoot.draw(
      in: canvas, y: height - lengths.foot + Self.gap, width: Self.width, margin: 0, style)
  }

  /// The sources of the values shown.
  var sourceFoot: PaperFoot {
    PaperFoot(
      sources: citations.isEmpty ? "" : tr("Values: {1}", citations.joined(separator: "; ")),
      size: Self.footSize)
  }
}
