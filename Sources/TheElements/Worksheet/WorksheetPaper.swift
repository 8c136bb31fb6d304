import Elements
import GLib
import Gtk

/// A worksheet on paper: the sheet and its solution, or pages of cards. Lengths are in points.
@MainActor
struct WorksheetPaper: PaperPage {
  let sheet: Worksheet
  let table: PeriodicTable
  /// The atomic numbers of the elements.
  let numbers: [Int]
  /// The units in which questions name temperatures.
  var temperatures = TemperatureDisplay.celsius
  let style = PaperStyle(face: PaperFont())

  /// Sizes of text, and distance of the lines to write on.
  private static let (titleSize, subtitleSize, textSize, footSize) = (19.0, 10.0, 10.5, 8.0)
  private static let (lineWidth, lineGap) = (150.0, 22.0)

  var title: String {
    switch sheet.kind {
    case .table: tr("Periodic Table of the Elements")
    case .cards: tr("Flash Cards of the Elements")
    case .quiz: tr("Quiz on the Elements")
    }
  }

  var isLandscape: Bool { sheet.isLandscape }
  var paper: PaperSize? { sheet.paper }
  var isTwoSided: Bool { sheet.kind == .cards }

  var look: TileLook { .paper(sheet.ink) }

  /// The elements, by atomic number.
  var elements: [AtomicElement] { numbers.compactMap { table[$0] } }

  /// The numbers of elements and blanks, as a text beside the page.
  var details: String {
    let elements = ntr("{1} element", "{1} elements", numbers.count, String(numbers.count))
    guard sheet.kind == .table else { return elements }
    let total = numbers.count * sheet.fields.count
    let blanks = tr(
      // TRANSLATORS: The texts of a worksheet that are left out, and all of its texts.
      "{1} of {2} texts left blank", String(sheet.blanks(of: numbers).count), String(total))
    return tr(list: [elements, blanks])
  }

  func document(_ size: Size, isContinuous: Bool) -> PaperDocument {
    PaperDocument(title: title, width: size.width, height: size.height, pages: pages(size))
  }

  /// Returns the functions that draw the pages.
  private func pages(_ size: Size) -> [@MainActor (Canvas) -> Void] {
    switch sheet.kind {
    case .table:
      let drawing = WorksheetTableDrawing(self, size)
      return sheet.pages(count: numbers.count).map { page in
        { drawing.draw(in: $0, isSolution: page != .sheet(0)) }
      }
    case .cards:
      let drawing = WorksheetCardsDrawing(self, size)
      return sheet.pages(count: numbers.count).map { page in { drawing.draw(page, in: $0) } }
    case .quiz:
      let drawing = WorksheetQuizDrawing(self, size)
      return sheet.pages(count: drawing.questions.count).map { page in
        { drawing.draw(page, in: $0) }
      }
    }
  }

  // MARK: Head and foot

  /// Draws the title, and at the end of the line “Solution”, or lines for name and date.
  func drawHead(in canvas: Canvas, width: Double, isSolution: Bool) {
    let end = isSolution ? drawSolution(in: canvas, width) : drawLines(in: canvas, width)
    let room = width - end - Self.lineGap
    let title = style.line(title, Self.titleSize, within: room, .bold)
    let scope = style.line(tr(sheet.scope.title), Self.subtitleSize, within: room)
    style.draw(title, in: canvas, leading: 0, y: 0, within: width, PaperStyle.text)
    style.draw(scope, in: canvas, leading: 0, y: title.height, within: width, PaperStyle.dim)
  }

  /// Draws “Solution”, and returns its width.
  private func drawSolution(in canvas: Canvas, _ width: Double) -> Double {
    let text = style.text(tr("Solution", context: "page of a worksheet"), Self.titleSize, .bold)
    style.draw(
      text, in: canvas, leading: width - text.width, y: 0, within: width, PaperStyle.text)
    return text.width
  }

  /// Draws the lines for name and date, and returns their width.
  private func drawLines(in canvas: Canvas, _ width: Double) -> Double {
    let titles = [tr("Name", context: "line of a worksheet"), tr("Date")]
      .map { style.text($0, Self.textSize) }
    let least = titles.map(\.width).max() ?? 0
    let start = width - Self.lineWidth - least
    for (index, title) in titles.enumerated() {
      let y = Double(index) * Self.lineGap + 2
      style.draw(title, in: canvas, leading: start, y: y, within: width, PaperStyle.dim)
      let x = style.face.x(leading: start + least + 4, width: Self.lineWidth - 4, in: width)
      drawWritingLine(in: canvas, x: x, y: y + title.baseline + 2, width: Self.lineWidth - 4)
    }
    return Self.lineWidth + least
  }

  /// Draws the code and the program's name.
  func drawFoot(in canvas: Canvas, _ size: Size) {
    let program = style.text(tr("The Elements"), Self.footSize)
    let y = size.height - program.height
    style.draw(
      program, in: canvas, leading: size.width - program.width, y: y, within: size.width,
      PaperStyle.dim)
    guard let code = sheet.code else { return }
    // TRANSLATORS: The six letters that choose the blanks or questions of a worksheet.
    let text = style.text(tr("Code {1}", code.text), Self.footSize)
    style.draw(text, in: canvas, leading: 0, y: y, within: size.width, PaperStyle.dim)
  }

  // MARK: Parts

  /// Draws a line to write on.
  func drawWritingLine(in canvas: Canvas, x: Double, y: Double, width: Double) {
    canvas.fill(Bounds(x: x, y: y, width: width, height: 0.5), radius: 0, PaperStyle.dim)
  }
}

extension Worksheet.Field {
  /// Returns the text of an element.
  @MainActor
  func text(of element: AtomicElement) -> String {
    switch self {
    case .number: String(element.number)
    case .symbol: element.symbol
    case .name: tr(element.shownName)
    case .weight: tr(number: element.tileWeight)
    }
  }
}
