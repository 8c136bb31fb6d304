import Elements
import GLib
import Gtk

/// A comparison on pages: the properties in groups, a column for each element below its tile, which is on every page, and
/// the numbered sources.
@MainActor
struct ComparisonPaper: PaperPage {
  let sheet: ComparisonSheet
  /// Sources by the key that values refer to.
  let sources: [String: PeriodicTable.SourceNote]
  /// The user's notes by atomic number, for the CSV table.
  var notes: [Int: Note] = [:]
  private let style = PaperStyle(face: PaperFont())

  var isLandscape: Bool { sheet.elements.count > Self.portraitColumns }
  var title: String {
    tr("Comparison: {1}", tr(list: sheet.elements.map(\.symbol)))
  }
  var csv: String? { sheet.csv(notes: notes) }

  /// Most elements on a page in portrait.
  private static let portraitColumns = 3
  /// Lengths in units: widths of pages, of the labels, side of the tiles, heights, gaps; sizes of text.
  private static let (portrait, landscape, labels) = (800.0, 1150.0, 200.0)
  private static let (tile, foot, gap, padding) = (96.0, 30.0, 12.0, 6.0)
  private static let (trough, mark, troughRoom) = (3.0, 9.0, 14.0)
  private static let (titleSize, textSize, smallSize, footSize) = (22.0, 12.5, 10.0, 10.5)

  private var width: Double { isLandscape ? Self.landscape : Self.portrait }
  private var columnWidth: Double {
    (width - Self.labels) / Double(max(sheet.elements.count, 1))
  }
  private var headHeight: Double {
    // The names of forms stand below the tiles.
    let forms = sheet.elements.contains { $0.form != nil } ? Self.smallSize + Self.padding : 0
    return Self.tile + forms + Self.gap
  }

  func document(_ size: Size, isContinuous: Bool) -> PaperDocument {
    let scale = size.width / width
    let blocks = blocks
    let content = blocks.reduce(0) { $0 + $1.height }
    let height = isContinuous ? headHeight + content + Self.foot : size.height / scale
    let room = isContinuous ? .infinity : height - headHeight - Self.foot
    let flow = PaperBlock.flow(blocks, columns: 1, firstTop: 0, height: room)
    let pages: [@MainActor (Canvas) -> Void] = (0..<flow.pages).map { page in
      { canvas in
        canvas.placed(x: 0, y: 0, scale: scale) {
          drawHead(in: canvas)
          for (block, position) in zip(blocks, flow.positions) where position.page == page {
            canvas.placed(x: 0, y: headHeight + position.y, scale: 1) { block.draw(canvas) }
          }
          drawFoot(in: canvas, page: page, of: flow.pages, y: height - Self.foot + Self.gap)
        }
      }
    }
    return PaperDocument(title: title, width: size.width, height: height * scale, pages: pages)
  }

  // MARK: Head and foot

  private func drawHead(in canvas: Canvas) {
    let room = Self.labels - Self.gap
    let heading = style.wrapped(tr("Comparison"), Self.titleSize, within: room, .bold)
    style.draw(heading, in: canvas, y: 0, within: width, PaperStyle.text)
    let note = style.wrapped(
      tr("The marks show where a value lies among those of all elements."), Self.smallSize,
      within: room)
    style.draw(note, in: canvas, y: Self.tile - note.height, within: width, PaperStyle.dim)
    for (index, element) in sheet.elements.enumerated() {
      let start = start(of: index) + Self.gap
      TileDrawing(element: element.namedWithoutForm, face: style.face, look: .paper).draw(
        in: canvas, x: leading(start, Self.tile), side: Self.tile)
      guard let form = element.formName else { continue }
      let name = style.line(tr(form), Self.smallSize, within: cellWidth)
      style.draw(
        name, in: canvas, leading: start, y: Self.tile + Self.padding / 2, within: width,
        PaperStyle.text)
    }
  }

  private func drawFoot(in canvas: Canvas, page: Int, of pages: Int, y: Double) {
    let number =
      pages > 1 ? tr("Page {1} of {2}", String(page + 1), String(pages)) : ""
    PaperFoot(sources: number, size: Self.footSize).draw(
      in: canvas, y: y, width: width, margin: 0, style)
  }

  /// Returns the left edge of a part at a distance from the leading edge.
  private func leading(_ start: Double, _ width: Double) -> Double {
    style.face.x(leading: start, width: width, in: self.width)
  }

  /// The leading edge of an element's column.
  private func start(of column: Int) -> Double { Self.labels + Double(column) * columnWidth }

  // MARK: Rows

  /// All blocks, with the sources numbered in the order of their first use. Properties that no element has are left out.
  private var blocks: [PaperBlock] {
    var numbered = NumberedSources()
    var blocks: [PaperBlock] = []
    for group in sheet.groups {
      let rows = group.rows.filter { $0.cells.contains(where: \.isKnown) }
      if !rows.isEmpty { blocks.append(style.heading(tr(group.title), width: width)) }
      for row in rows {
        let numbers = row.cells.map { cell in
          cell.isKnown ? numbered.number(of: cell.source.map { sources[$0]?.citation ?? $0 }) : nil
        }
        blocks.append(block(row, numbers))
      }
    }
    guard !numbered.citations.isEmpty else { return blocks }
    blocks.append(style.heading(tr("Sources", context: "values of properties"), width: width))
    return blocks
      + numbered.citations.enumerated().map {
        style.source($0.offset + 1, $0.element, width: width)
      }
  }

  private func block(_ row: ComparisonSheet.Row, _ numbers: [Int?]) -> PaperBlock {
    let room = Self.labels - Self.gap
    let name = style.wrapped(tr(row.name), Self.textSize, within: room)
    let range = row.range.map { style.wrapped(tr($0), Self.smallSize, within: room) }
    let cells = zip(row.cells, numbers).map { cell($0, $1) }
    let baseline = cells.map(\.baseline).reduce(name.baseline, max)
    let nameTop = Self.padding + baseline - name.baseline
    let height =
      cells.map { baseline - $0.baseline + $0.height + Self.padding }
      .reduce(nameTop + name.height + (range?.height ?? 0), max) + Self.padding
    return PaperBlock(height: height) { canvas in
      style.draw(name, in: canvas, y: nameTop, within: width, PaperStyle.dim)
      if let range {
        style.draw(range, in: canvas, y: nameTop + name.height, within: width, PaperStyle.dim)
      }
      for (index, cell) in cells.enumerated() {
        let start = start(of: index) + Self.gap
        let y = Self.padding + baseline - cell.baseline
        canvas.placed(x: leading(start, cellWidth), y: y, scale: 1) { cell.draw(canvas) }
      }
      canvas.fill(
        Bounds(x: 0, y: height - 0.5, width: width, height: 0.5), radius: 0, PaperStyle.line)
    }
  }

  // MARK: Cells

  private var cellWidth: Double { columnWidth - 2 * Self.gap }

  private typealias Part = (text: TextLayout, color: Color)
  /// Parts that stand from left to right in every language, as a number and its unit.
  private typealias Run = [Part]

  /// The value of an element with the number of its source, above the mark at its place among all numbers.
  private func cell(_ cell: ComparisonSheet.Cell, _ source: Int?) -> PaperBlock {
    let mark = style.mark(source)
    let lines = lines(of: cell, within: cellWidth - mark.width - Self.gap / 2)
    let textHeight = lines.reduce(0) { $0 + lineHeight($1) }
    let height = textHeight + (cell.position == nil ? 0 : Self.troughRoom)
    let baseline = lines.first?.first?.first?.text.baseline ?? 0
    return PaperBlock(height: height, baseline: baseline) { canvas in
      var top = 0.0
      for line in lines {
        draw(line, in: canvas, y: top)
        top += lineHeight(line)
      }
      style.draw(mark: mark, in: canvas, baseline: baseline, within: cellWidth)
      if let position = cell.position { drawTrough(at: position, in: canvas, y: textHeight) }
    }
  }

  /// Returns the lines of a cell: number, unit and note in one; the note below if that has no room; or a text.
  private func lines(of cell: ComparisonSheet.Cell, within room: Double) -> [[Run]] {
    let isNumber = cell.isKnown && cell.position != nil
    let value: Part = (
      style.text(tr(cell.value), Self.textSize, isNumber ? .semibold : .regular),
      cell.isKnown ? PaperStyle.text : PaperStyle.dim
    )
    let quantity =
      [value]
      + (cell.unit.map { [(style.text(tr(number: $0), Self.textSize), PaperStyle.dim)] } ?? [])
    let note: Run? = cell.note.map {
      [(style.wrapped(tr($0), Self.smallSize, within: room), PaperStyle.dim)]
    }
    if width(of: quantity) > room {
      return [[[(style.wrapped(tr(cell.text), Self.textSize, within: room), value.color)]]]
    }
    guard let note else { return [[quantity]] }
    return width(of: quantity + note) > room ? [[quantity], [note]] : [[quantity, note]]
  }

  private static let partGap = 4.0

  private func width(of run: Run) -> Double {
    run.reduce(-Self.partGap) { $0 + $1.text.width + Self.partGap }
  }

  private func lineHeight(_ line: [Run]) -> Double { line.first?.first?.text.height ?? 0 }

  /// Draws the parts of a line on one baseline.
  private func draw(_ line: [Run], in canvas: Canvas, y: Double) {
    let baseline = line.first?.first?.text.baseline ?? 0
    var start = 0.0
    for run in line {
      var x = inCell(start, width(of: run))
      for (text, color) in run {
        canvas.text(text, x: x, y: y + baseline - text.baseline, color)
        x += text.width + Self.partGap
      }
      start += width(of: run) + Self.partGap
    }
  }

  /// Returns the left edge of a part of a cell.
  private func inCell(_ start: Double, _ width: Double) -> Double {
    style.face.x(leading: start, width: width, in: cellWidth)
  }

  private func drawTrough(at position: Double, in canvas: Canvas, y: Double) {
    let middle = y + Self.troughRoom / 2 + 1
    canvas.fill(
      Bounds(x: 0, y: middle - Self.trough / 2, width: cellWidth, height: Self.trough),
      radius: Self.trough / 2, PaperStyle.line)
    let start = position * (cellWidth - Self.trough)
    canvas.fill(
      Bounds(
        x: inCell(start, Self.trough), y: middle - Self.mark / 2, width: Self.trough,
        height: Self.mark), radius: Self.trough / 2, PaperStyle.accent)
  }
}
