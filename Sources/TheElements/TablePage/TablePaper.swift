import Elements
import GLib
import Gtk

/// The periodic table on one page in landscape: title, table in any coloring, legend and sources. The tiles, headers and
/// legends are drawn as in the window.
@MainActor
struct TablePaper: PaperPage {
  let table: PeriodicTable
  let painter: TablePainter
  /// Sources by the key that values refer to.
  let sources: [String: PeriodicTable.SourceNote]
  var brush: PropertyBrush?
  /// The atomic numbers of the elements with a note of the user.
  var noted: Set<Int> = []
  /// The elements known in the chosen year; nil for all.
  var timeline: Timeline?
  var look = TileLook.paper
  private let style = PaperStyle(face: PaperFont())

  let isLandscape = true

  /// Lengths in units: widths of the page at which tiles have room for names, or with 32 columns for values; heights of
  /// title and foot; sizes of text.
  private static let (width, longWidth) = (1790.0, 2010.0)
  private static let (head, foot, gap) = (84.0, 88.0, 12.0)
  /// Most units above a table of 18 columns that is lower than the page.
  private static let headroom = 44.0
  private static let (titleSize, subtitleSize, textSize, footSize) = (34.0, 20.0, 16.0, 13.0)
  /// Size of the legend of a property on paper, of that in a window.
  private static let legendScale = 1.5
  /// Opacity of the tiles outside of the brush and the year.
  private static let dimmed = 0.15

  var title: String { tr("Periodic Table of the Elements") }

  func document(_ size: Size, isContinuous: Bool) -> PaperDocument {
    let units = painter.arrangement.form == .standard ? Self.width : Self.longWidth
    let scale = size.width / units
    let page = Size(width: units, height: size.height / scale)
    return PaperDocument(
      title: title, width: size.width, height: size.height,
      pages: [
        { canvas in canvas.placed(x: 0, y: 0, scale: scale) { draw(in: canvas, page) } }
      ])
  }

  private func draw(in canvas: Canvas, _ page: Size) {
    let margin = TableLayout.margin
    draw(style.text(title, Self.titleSize, .bold), in: canvas, y: 0, page, PaperStyle.text)
    draw(
      style.line(subtitle, Self.subtitleSize, within: page.width - 2 * margin), in: canvas,
      y: Self.titleSize * 1.4, page, PaperStyle.dim)
    let layout = TableLayout(
      width: page.width, height: page.height - Self.head - Self.foot, painter.arrangement)
    let rows = layout.arrangement.footRows
    let end = layout.frame(column: 1, row: rows.last ?? layout.arrangement.rows).maxY
    let free = rows.isEmpty ? 0 : min(max((layout.size.height - end) / 2, 0), Self.headroom)
    canvas.placed(x: 0, y: Self.head + free, scale: 1) {
      drawTable(in: canvas, layout)
      drawLegend(in: canvas, layout)
    }
    drawFoot(in: canvas, page)
  }

  /// Draws a text at the leading margin of the page.
  private func draw(
    _ text: TextLayout, in canvas: Canvas, y: Double, _ page: Size, _ color: Color
  ) {
    style.draw(
      text, in: canvas, leading: TableLayout.margin, y: y, within: page.width, color)
  }

  /// The coloring, and the temperature and year if they are chosen.
  private var subtitle: String {
    let coloring = painter.coloring.title ?? painter.column?.title ?? ""
    var parts = [
      painter.column?.unit.map { tr("{1} in {2}", tr(coloring), tr(number: $0)) } ?? tr(coloring)
    ]
    if let kelvin = painter.temperature {
      let text = TableBar.text(ofKelvin: TableBar.digits(kelvin), in: painter.unit)
      parts.append(tr("states at {1}", text))
    }
    if let pressure = painter.pressure {
      parts.append(tr("states at {1}", Pressure.shownText(String(pressure))))
    }
    if let timeline, !timeline.isWhole {
      parts.append(tr("known in {1}", String(timeline.range.upperBound)))
    }
    return tr(dotted: parts)
  }

  private func drawTable(in canvas: Canvas, _ layout: TableLayout) {
    let heads = TableHeads(face: style.face, color: PaperStyle.dim, layout: layout)
    heads.draw(layout.groupHeaders + layout.periodHeaders, in: canvas)
    for element in table.elements {
      let frame = layout.frame(of: element)
      var drawing = TileDrawing(
        element: element, face: style.face,
        paint: painter.isPlain ? nil : painter.paint(of: element),
        look: look)
      drawing.hasNote = noted.contains(element.number)
      let draw = { [drawing] in drawing.draw(in: canvas, x: frame.x, y: frame.y, side: frame.width)
      }
      isDimmed(element) ? canvas.faded(Self.dimmed, draw) : draw()
    }
    for placeholder in TableGrid(table, painter.arrangement).placeholders {
      let (text, center) = (
        style.text(placeholder.title, Self.textSize), layout.frame(of: placeholder).center
      )
      canvas.text(
        text, x: center.x - text.width / 2, y: center.y - text.height / 2, PaperStyle.dim)
    }
  }

  private func isDimmed(_ element: AtomicElement) -> Bool {
    if let timeline, !timeline.contains(element.discovery) { return true }
    guard let brush, let column = painter.column else { return false }
    return column.values[element.number].map { !brush.contains($0.number) } ?? true
  }

  // MARK: Legend

  /// Returns a frame of the empty space above the table, mirrored in right-to-left languages as in the window; the table
  /// itself keeps its order.
  private func mirrored(_ frame: Rect, _ layout: TableLayout) -> Rect {
    guard layout.hasLegendAbove, layout.arrangement.form == .standard else { return frame }
    let area = layout.previewArea
    var mirrored = frame
    mirrored.x =
      area.x + style.face.x(leading: frame.x - area.x, width: frame.width, in: area.width)
    return mirrored
  }

  private func drawLegend(in canvas: Canvas, _ layout: TableLayout) {
    if painter.coloring != .state { drawStates(in: canvas, layout) }
    guard let column = painter.column, let scale = painter.scale else {
      return drawClasses(in: canvas, layout)
    }
    let frame = mirrored(layout.propertyLegendFrame, layout)
    let parts = PropertyLegendLayout(
      width: frame.width / Self.legendScale, height: frame.height / Self.legendScale)
    let elements = table.elements(during: timeline)
    canvas.placed(x: frame.x, y: frame.y, scale: Self.legendScale) {
      PropertyLegendDrawing(
        column: column, scale: scale, brush: brush, layout: parts,
        histogram: PropertyHistogram(column, scale, bins: parts.bins, of: elements),
        face: style.face,
        color: PaperStyle.text, dimColor: PaperStyle.dim, look: look,
        note: PropertyLegendDrawing.note(column, of: elements, brush),
        width: frame.width / Self.legendScale
      ).draw(in: canvas)
    }
  }

  /// The glyphs of the states in the corners of the tiles.
  private func drawStates(in canvas: Canvas, _ layout: TableLayout) {
    let frame = mirrored(layout.previewFrame, layout)
    let pitch = Self.textSize * 1.8
    for (index, state) in PhysicalState.allCases.enumerated() {
      let y = frame.y + (Double(index) + 0.5) * pitch
      let x = { start, width in
        frame.x + style.face.x(leading: start, width: width, in: frame.width)
      }
      StateGlyph(state).draw(
        in: canvas, x: x(8, 0), y: y, radius: 6, PaperStyle.text, for: style.face)
      let text = style.text(tr(state.word), Self.textSize)
      canvas.text(text, x: x(24, text.width), y: y - text.height / 2, PaperStyle.text)
    }
  }

  private func drawClasses(in canvas: Canvas, _ layout: TableLayout) {
    let classes = ElementClassification.all(of: painter.coloring)
    let counts = painter.counts(of: table, during: timeline)
    let shown = classes.filter { counts[$0] != nil }
    let cells = LegendLayout(count: shown.count, columns: layout.legendColumns)
    let frame = mirrored(layout.legendFrame, layout)
    let entryWidth = frame.width / Double(cells.columns)
    let pitch = min(frame.height / Double(max(cells.lines, 1)), Self.textSize * 1.8)
    let side = LegendSwatch.side(Self.textSize, look)
    for (index, classification) in shown.enumerated() {
      let cell = cells.cell(of: index)
      let y = frame.y + Double(cell.line) * pitch
      let x = { start, width in
        let leading = Double(cell.column) * entryWidth + start
        return frame.x + style.face.x(leading: leading, width: width, in: frame.width)
      }
      LegendSwatch.draw(
        classification, in: canvas,
        Bounds(x: x(0, side), y: y + (pitch - side) / 2, width: side, height: side),
        for: style.face, look)
      let title = tr("{1} · {2}", tr(classification.title), String(counts[classification] ?? 0))
      let text = style.line(title, Self.textSize, within: entryWidth - side - 2 * Self.gap)
      canvas.text(
        text, x: x(side + Self.gap, text.width), y: y + (pitch - text.height) / 2,
        PaperStyle.text)
    }
  }

  // MARK: Foot

  private func drawFoot(in canvas: Canvas, _ page: Size) {
    sourceFoot.draw(
      in: canvas, y: page.height - Self.foot + Self.gap, width: page.width,
      margin: TableLayout.margin, style)
  }

  /// The sources of the values shown.
  var sourceFoot: PaperFoot {
    let figures =
      painter.column.map { $0.values.values.map(\.figure) } ?? table.elements.map(\.atomicWeight)
    let list = NumberedSources.mostUsed(in: figures, sources).joined(separator: "; ")
    let values = list.isEmpty ? "" : tr("Values: {1}", list)
    let text = painter.column == nil ? tr("Atomic weights: {1}", list) : values
    return PaperFoot(sources: text, size: Self.footSize)
  }
}
