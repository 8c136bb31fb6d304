import Elements
import GLib
import Gtk

/// Draws a page of questions with lines for the answers, and its solution.
@MainActor
struct WorksheetQuizDrawing {
  private let paper: WorksheetPaper
  private let size: Size
  private let layout: WorksheetQuiz
  private let questions: [QuizQuestion]

  /// Size of text, width of the numbers, and distance of the line from the next question.
  private static let (textSize, numberWidth, lineGap) = (11.0, 24.0, 16.0)

  init(_ paper: WorksheetPaper, _ size: Size) {
    (self.paper, self.size) = (paper, size)
    questions = paper.sheet.questions(of: paper.table, paper.numbers)
    layout = WorksheetQuiz(
      size, count: questions.count, isRightToLeft: paper.style.face.isRightToLeft)
  }

  func draw(in canvas: Canvas, isSolution: Bool) {
    paper.drawHead(in: canvas, width: size.width, isSolution: isSolution)
    for (index, question) in questions.enumerated() {
      let frame = layout.frame(of: index)
      canvas.placed(x: frame.x, y: frame.y, scale: 1) {
        draw(
          question, number: index + 1, in: canvas, Size(width: frame.width, height: frame.height),
          isSolution: isSolution)
      }
    }
    paper.drawFoot(in: canvas, size)
  }

  private func draw(
    _ question: QuizQuestion, number: Int, in canvas: Canvas, _ size: Size, isSolution: Bool
  ) {
    let room = size.width - Self.numberWidth
    let number = paper.style.text(tr("{1}.", String(number)), Self.textSize)
    paper.drawText(number, in: canvas, leading: 0, y: 0, within: size.width, PaperStyle.dim)
    let prompt = paper.style.wrapped(tr(question.prompt), Self.textSize, within: room)
    paper.drawText(
      prompt, in: canvas, leading: Self.numberWidth, y: 0, within: size.width, PaperStyle.text)
    let y = size.height - Self.lineGap
    paper.drawWritingLine(
      in: canvas, x: paper.style.face.x(leading: Self.numberWidth, width: room, in: size.width),
      y: y, width: room)
    guard isSolution else { return }
    let answer = paper.style.line(tr(question.answer.text), Self.textSize, within: room, .bold)
    paper.drawText(
      answer, in: canvas, leading: Self.numberWidth, y: y - answer.height - 1, within: size.width,
      PaperStyle.text)
  }
}
