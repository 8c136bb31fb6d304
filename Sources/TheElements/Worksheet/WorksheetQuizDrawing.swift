import Elements
import GLib
import Gtk

/// Draws pages of questions with lines for the answers, or answers to choose from, and their solution.
@MainActor
struct WorksheetQuizDrawing {
  private let paper: WorksheetPaper
  private let size: Size
  private let layout: WorksheetQuiz
  private let form: QuizForm
  let questions: [QuizQuestion]

  /// Size of text, width of the numbers, and distance of the line from the next question.
  private static let (textSize, numberWidth, lineGap) = (11.0, 24.0, 16.0)
  /// Size of an answer to choose, side of its box, width of its place, and distance of the lines.
  private static let (choiceSize, box, boxWidth, choiceGap) = (10.5, 7.0, 14.0, 1.0)
  /// The scales that are tried for a question with long texts.
  private static let scales = Array(stride(from: 1, through: 0.5, by: -0.05))

  init(_ paper: WorksheetPaper, _ size: Size) {
    (self.paper, self.size) = (paper, size)
    form = paper.sheet.quizSettings.form
    questions = paper.sheet.questions(
      of: paper.table, paper.numbers, temperatures: paper.temperatures)
    layout = WorksheetQuiz(
      size, count: questions.count, hasChoices: form == .choice,
      isRightToLeft: paper.style.face.isRightToLeft)
  }

  func draw(_ page: Worksheet.Page, in canvas: Canvas) {
    switch page {
    case .sheet(let page): draw(page, in: canvas, isSolution: false)
    case .solution(let page): draw(page, in: canvas, isSolution: true)
    case .fronts, .backs: return
    }
  }

  private func draw(_ page: Int, in canvas: Canvas, isSolution: Bool) {
    paper.drawHead(in: canvas, width: size.width, isSolution: isSolution)
    let shown = layout.questions(on: page, of: questions.count)
    for index in shown {
      let frame = layout.frame(of: index - shown.lowerBound)
      let scale = scale(of: questions[index], in: frame, isSolution: isSolution)
      canvas.placed(x: frame.x, y: frame.y, scale: scale) {
        draw(
          questions[index], number: index + 1, in: canvas,
          Size(width: frame.width / scale, height: frame.height / scale), isSolution: isSolution)
      }
    }
    paper.drawFoot(in: canvas, size)
  }

  /// Returns the scale with which a question fits its frame: long texts are made smaller.
  private func scale(of question: QuizQuestion, in frame: Rect, isSolution: Bool) -> Double {
    let fits = { (scale: Double) in
      height(of: question, width: frame.width / scale, isSolution: isSolution) * scale
        <= frame.height
    }
    return Self.scales.first(where: fits) ?? frame.height
      / height(of: question, width: frame.width, isSolution: isSolution)
  }

  /// Returns the height that a question needs with its answer, the place for it, or the answers to choose from.
  private func height(of question: QuizQuestion, width: Double, isSolution: Bool) -> Double {
    let room = width - Self.numberWidth
    let prompt = paper.style.wrapped(tr(question.prompt), Self.textSize, within: room).height
    guard question.choices.isEmpty else {
      return question.choices.reduce(prompt + Self.lineGap) { height, choice in
        let isMarked = isSolution && choice == question.answer
        return height + text(of: choice, within: room, isMarked: isMarked).height + Self.choiceGap
      }
    }
    let answer =
      isSolution
      ? text(ofAnswerOf: question, within: room) : paper.style.text("", Self.choiceSize)
    return prompt + Self.lineGap + answer.height + 2 * Self.choiceGap
  }

  private func text(ofAnswerOf question: QuizQuestion, within room: Double) -> TextLayout {
    paper.style.wrapped(answer(of: question), Self.textSize, within: room, .bold)
  }

  /// - Parameter room: the width of the answer with its box.
  private func text(
    of choice: QuizQuestion.Choice, within room: Double, isMarked: Bool
  ) -> TextLayout {
    paper.style.wrapped(
      tr(choice.text), Self.choiceSize, within: room - Self.boxWidth,
      isMarked ? .bold : .regular)
  }

  private func draw(
    _ question: QuizQuestion, number: Int, in canvas: Canvas, _ size: Size, isSolution: Bool
  ) {
    let room = size.width - Self.numberWidth
    // A list's number is written like this in every language.
    let number = paper.style.text("\(number).", Self.textSize)
    let prompt = paper.style.wrapped(tr(question.prompt), Self.textSize, within: room)
    paper.style.draw(
      number, in: canvas, y: prompt.baseline - number.baseline, within: size.width, PaperStyle.dim)
    paper.style.draw(
      prompt, in: canvas, leading: Self.numberWidth, y: 0, within: size.width, PaperStyle.text)
    guard question.choices.isEmpty else {
      return draw(question, below: prompt.height, in: canvas, size, isSolution: isSolution)
    }
    let y = size.height - Self.lineGap
    paper.drawWritingLine(
      in: canvas, x: paper.style.face.x(leading: Self.numberWidth, width: room, in: size.width),
      y: y, width: room)
    guard isSolution else { return }
    let answer = text(ofAnswerOf: question, within: room)
    paper.style.draw(
      answer, in: canvas, leading: Self.numberWidth, y: y - answer.height - 1, within: size.width,
      PaperStyle.text)
  }

  /// The right answer; where the element is to be clicked in the table, its place.
  private func answer(of question: QuizQuestion) -> String {
    guard form == .table, question.card.topic == .place,
      let element = paper.table[question.card.number]
    else { return tr(question.answer.text) }
    return tr(TableArrangement().placeText(of: element, in: paper.table))
  }

  /// Draws the answers to choose from; in the solution the right one is marked.
  private func draw(
    _ question: QuizQuestion, below top: Double, in canvas: Canvas, _ size: Size, isSolution: Bool
  ) {
    let leading = Self.numberWidth + Self.boxWidth
    var y = top + 2 * Self.choiceGap
    for choice in question.choices {
      let isMarked = isSolution && choice == question.answer
      let text = text(of: choice, within: size.width - Self.numberWidth, isMarked: isMarked)
      let x = paper.style.face.x(leading: Self.numberWidth, width: Self.box, in: size.width)
      let box = Bounds(
        x: x, y: y + text.baseline - Self.box, width: Self.box, height: Self.box)
      canvas.outline(box, radius: 1, width: 0.6, PaperStyle.dim)
      if isMarked { canvas.fill(box, radius: 1, PaperStyle.text) }
      paper.style.draw(
        text, in: canvas, leading: leading, y: y, within: size.width, PaperStyle.text)
      y += text.height + Self.choiceGap
    }
  }
}
