import Elements
import Gtk

/// Draws the tile of an element on a worksheet, or the front of a card: its fields, some of them left blank.
@MainActor
struct WorksheetTileDrawing {
  let paper: WorksheetPaper
  let element: AtomicElement
  let frame: Rect
  /// The fields left blank.
  var blanks: Set<Worksheet.Field> = []
  /// True to fill in what is left blank.
  var isSolution = false

  /// Size of a text in heights of its frame, and its baseline.
  private static let (textSize, baseline) = (0.82, 0.78)
  private static let cornerRadius = 0.06
  /// Width of tiles below which patterns are finer.
  private static let smallWidth = 80.0
  /// Width of a line to write on, in widths of the tile, by the field.
  private static let lines: [Worksheet.Field: Double] = [
    .number: 0.42, .symbol: 0.6, .name: 0.86, .weight: 0.6,
  ]

  func draw(in canvas: Canvas) {
    let style = TileStyle(.classification(.category(element.category)), paper.look)
    let bounds = Bounds(frame)
    let radius = Self.cornerRadius * min(frame.width, frame.height)
    style.drawBackground(
      in: canvas, bounds, radius: radius, isSmall: frame.width < Self.smallWidth,
      for: paper.style.face)
    canvas.outline(bounds, radius: radius, width: 0.6, style.outline)
    let frames = WorksheetTile(frame, paper.sheet.fields).frames
    for field in Worksheet.Field.allCases {
      guard let frame = frames[field] else { continue }
      let isBlank = blanks.contains(field)
      if isBlank && !isSolution {
        drawLine(field, in: canvas, frame, style)
      } else {
        drawText(field, in: canvas, frame, style, isAnswer: isBlank)
      }
    }
  }

  /// Draws a text; the answer of a solution is bold on white.
  private func drawText(
    _ field: Worksheet.Field, in canvas: Canvas, _ frame: Rect, _ style: TileStyle, isAnswer: Bool
  ) {
    let text = TextLayout.fitted(
      field.text(of: element), for: paper.style.face, size: Self.textSize * frame.height,
      weight: field == .symbol || isAnswer ? .bold : .regular, within: frame.width, least: 0)
    let x =
      field == .number
      ? paper.style.face.x(leading: 0, width: text.width, in: frame.width)
      : (frame.width - text.width) / 2
    if isAnswer {
      let plate = Bounds(
        x: frame.x + x - 1, y: frame.y + 0.06 * frame.height, width: text.width + 2,
        height: 0.92 * frame.height)
      canvas.fill(plate, radius: 1.5, .white)
    }
    style.drawText(
      text, in: canvas, x: frame.x + x, baseline: frame.y + Self.baseline * frame.height,
      style.text)
  }

  /// Draws a line to write on, on the plain background.
  private func drawLine(
    _ field: Worksheet.Field, in canvas: Canvas, _ frame: Rect, _ style: TileStyle
  ) {
    let width = Self.lines[field, default: 1] * frame.width
    let x =
      frame.x
      + (field == .number
        ? paper.style.face.x(leading: 0, width: width, in: frame.width)
        : (frame.width - width) / 2)
    if let plate = style.plate {
      let bounds = Bounds(x: x - 1, y: frame.y, width: width + 2, height: frame.height)
      canvas.fill(bounds, radius: 1.5, plate)
    }
    paper.drawWritingLine(
      in: canvas, x: x, y: frame.y + Self.baseline * frame.height, width: width)
  }
}
