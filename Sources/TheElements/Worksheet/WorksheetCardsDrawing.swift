import Elements
import GLib
import Gtk

/// Draws pages of flash cards: fronts with the chosen fields, and backs with the others, category and place.
@MainActor
struct WorksheetCardsDrawing {
  private let paper: WorksheetPaper
  private let layout: WorksheetCards
  private let elements: [AtomicElement]

  /// Distance of a card's content from its edges, sizes of text in heights of the card, and distance of the lines.
  private static let (inset, mainSize, textSize, lineGap) = (12.0, 0.15, 0.075, 0.035)
  private static let lineWidth = 0.4

  init(_ paper: WorksheetPaper, _ size: Size) {
    self.paper = paper
    layout = WorksheetCards(size, isRightToLeft: paper.style.face.isRightToLeft)
    elements = paper.elements
  }

  func draw(_ page: Worksheet.Page, in canvas: Canvas) {
    switch page {
    case .fronts(let page):
      for cut in layout.cuts { draw(cut, in: canvas, PaperStyle.line) }
      for index in cards(on: page) { drawFront(of: index, in: canvas) }
    case .backs(let page):
      for index in cards(on: page) { drawBack(of: index, in: canvas) }
    case .sheet, .solution: return
    }
    for mark in layout.marks { draw(mark, in: canvas, PaperStyle.dim) }
  }

  private func cards(on page: Int) -> Range<Int> {
    WorksheetCards.cards(on: page, of: elements.count)
  }

  private func draw(_ cut: WorksheetCards.Cut, in canvas: Canvas, _ color: Color) {
    let path = canvas.path
    path.move(x: cut.start.x, y: cut.start.y)
    path.line(x: cut.end.x, y: cut.end.y)
    path.stroke(width: Self.lineWidth, color)
  }

  private func drawFront(of index: Int, in canvas: Canvas) {
    WorksheetTileDrawing(
      paper: paper, element: elements[index], frame: layout.front(of: index).inset(by: Self.inset)
    ).draw(in: canvas)
  }

  /// Draws the other fields, the first of them large, with the category and the place in the table.
  private func drawBack(of index: Int, in canvas: Canvas) {
    let (element, frame) = (elements[index], layout.back(of: index).inset(by: Self.inset))
    let others = [Worksheet.Field.name, .symbol, .number, .weight]
      .filter { !paper.sheet.fields.contains($0) }.map { $0.text(of: element) }
    let (main, rest) = (others.prefix(1), tr(dotted: Array(others.dropFirst())))
    let texts: [(text: String, size: Double)] = [
      (main.first ?? "", Self.mainSize), (rest, 1.25 * Self.textSize),
      (tr(element.category.title), Self.textSize),
      (tr(TableArrangement().positionText(of: element)), Self.textSize),
    ]
    let layouts = texts.filter { !$0.text.isEmpty }.map {
      TextLayout.fitted(
        $0.text, for: paper.style.face, size: $0.size * frame.height,
        weight: $0.size == Self.mainSize ? .bold : .regular, within: frame.width, least: 0)
    }
    let gap = Self.lineGap * frame.height
    let height = layouts.reduce(-gap) { $0 + $1.height + gap }
    var y = frame.center.y - height / 2
    for (index, text) in layouts.enumerated() {
      canvas.text(
        text, x: frame.center.x - text.width / 2, y: y,
        index < 2 ? PaperStyle.text : PaperStyle.dim)
      y += text.height + gap
    }
  }
}
