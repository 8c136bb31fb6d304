import Elements
import GLib
import Gtk

/// Draws the table of a worksheet, and its solution.
@MainActor
struct WorksheetTableDrawing {
  private let paper: WorksheetPaper
  private let size: Size
  private let layout: WorksheetTable
  private let blanks: Set<Worksheet.Entry>

  /// Sizes of text, and of a swatch of the legend.
  private static let (headSize, legendSize, swatch) = (8.0, 9.0, 13.0)
  /// Greatest height of an entry of the legend.
  private static let entryHeight = 19.0

  init(_ paper: WorksheetPaper, _ size: Size) {
    (self.paper, self.size) = (paper, size)
    layout = WorksheetTable(size, paper.table, of: paper.numbers)
    blanks = paper.sheet.blanks(of: paper.numbers)
  }

  func draw(in canvas: Canvas, isSolution: Bool) {
    paper.drawHead(in: canvas, width: size.width, isSolution: isSolution)
    for head in layout.heads {
      drawCentered(String(head.number), in: canvas, head.frame, Self.headSize)
    }
    for (placeholder, frame) in layout.placeholders {
      drawCentered(placeholder.title, in: canvas, frame, Self.headSize)
    }
    for element in paper.table.elements {
      guard let frame = layout.tiles[element.number] else { continue }
      guard layout.chosen.contains(element.number) else {
        canvas.outline(Bounds(frame), radius: 2, width: 0.4, PaperStyle.line)
        continue
      }
      WorksheetTileDrawing(
        paper: paper, element: element, frame: frame,
        blanks: Set(
          Worksheet.Field.allCases.filter { blanks.contains(.init(element.number, $0)) }),
        isSolution: isSolution
      ).draw(in: canvas)
    }
    if paper.sheet.ink != .plain { drawLegend(in: canvas) }
    paper.drawFoot(in: canvas, size)
  }

  private func drawCentered(_ string: String, in canvas: Canvas, _ frame: Rect, _ size: Double) {
    let text = paper.style.text(string, size)
    canvas.text(
      text, x: frame.center.x - text.width / 2, y: frame.center.y - text.height / 2,
      PaperStyle.dim)
  }

  /// Draws the categories of the elements.
  private func drawLegend(in canvas: Canvas) {
    let categories = Set(paper.elements.map(\.category))
    let shown = ElementCategory.allCases.filter(categories.contains)
    let (cells, frame) = (LegendLayout(count: shown.count), layout.legend)
    let pitch = min(frame.height / Double(max(cells.lines, 1)), Self.entryHeight)
    let width = frame.width / Double(cells.columns)
    for (index, category) in shown.enumerated() {
      let cell = cells.cell(of: index)
      let (start, y) = (Double(cell.column) * width, frame.y + Double(cell.line) * pitch)
      let side = min(Self.swatch, pitch - 2)
      func x(_ leading: Double, _ width: Double) -> Double {
        frame.x + paper.style.face.x(leading: start + leading, width: width, in: frame.width)
      }
      LegendSwatch.draw(
        .category(category), in: canvas,
        Bounds(x: x(0, side), y: y + (pitch - side) / 2, width: side, height: side),
        for: paper.style.face, paper.look)
      let text = paper.style.line(
        tr(category.title), Self.legendSize, within: width - side - 2 * Self.headSize)
      canvas.text(
        text, x: x(side + Self.headSize, text.width), y: y + (pitch - text.height) / 2,
        PaperStyle.text)
    }
  }
}
