import Elements
import GLib
import Gtk

// QuizCards
//   ├── Reflection → FlashCard
//   ├── Label: the answer, once the card was turned
//   └── QuizCardButtons: Turn Over, between QuizJudgments: Missed, Known, once the card was turned

/// A flash card with its buttons.
final class QuizCards: Box {
  let card: FlashCard
  private let answer = Label("", style: "quiz-card-answer", align: 0.5, wraps: .anywhere)
  private let turner = QuizCards.button(.turnQuizCard, named: "quiz-turn")
  private let miss = QuizCards.button(.missQuizCard, named: "quiz-miss")
  private let know = QuizCards.button(.knowQuizCard, named: "quiz-know")
  private let judgments: QuizJudgments

  private static func button(_ action: AppAction, named name: String) -> Button {
    let button = Button(label: action.title)
    button.name = name
    button.addClass("quiz-judgment")
    button.setAction(action.name)
    return button
  }

  /// - Parameter elements: those of the table in which a place is shown.
  init(_ elements: [AtomicElement]) {
    card = FlashCard(elements)
    judgments = QuizJudgments(miss, know)
    super.init(.vertical, spacing: 12)
    let reflection = Reflection(card)
    reflection.horizontalAlign = .center
    add(reflection)
    answer.name = "quiz-card-answer"
    add(answer)
    judgments.setAccessibleLabel(tr("Answers"))
    add(QuizCardButtons(turner, judgments))
  }

  /// Shows a question with the front up.
  func show(_ question: QuizQuestion, _ element: AtomicElement) {
    card.content = FlashCard.Content(question, element)
    shownAnswer = tr(question.answer.text)
    update()
  }

  /// Turns the card over. Returns the text of the side that is then up.
  @discardableResult
  func turn() -> String {
    card.flip()
    update()
    let content = card.content
    return (card.isBackUp ? content?.answer : content?.question) ?? ""
  }

  /// Shows the answer and the judgments while the back is up. They keep their room, and so the card its size.
  private func update() {
    answer.text = card.isBackUp ? shownAnswer : ""
    if !card.isBackUp, judgments.containsFocus { card.grabFocus() }
    judgments.opacity = card.isBackUp ? 1 : 0
    judgments.isSensitive = card.isBackUp
    judgments.setAccessibleHidden(!card.isBackUp)
  }

  /// The answer below the card while its back is up.
  private var shownAnswer = ""
}
