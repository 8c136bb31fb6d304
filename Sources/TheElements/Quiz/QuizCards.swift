import Elements
import GLib
import Gtk

// QuizCards
//   ├── Reflection → FlashCard
//   ├── Label: the answer, once the card was turned
//   └── WrappingBox: Turn Over, WrappingBox: Missed, Known

/// A flash card with its buttons.
final class QuizCards: Box {
  let card: FlashCard
  private let answer = Label("", style: "quiz-card-answer", align: 0.5, wraps: .anywhere)
  private let turner = QuizCards.button(.turnQuizCard, named: "quiz-turn")
  private let miss = QuizCards.button(.missQuizCard, named: "quiz-miss")
  private let know = QuizCards.button(.knowQuizCard, named: "quiz-know")

  private static func button(_ action: AppAction, named name: String) -> Button {
    let button = Button(label: action.title)
    button.name = name
    button.setAction(action.name)
    return button
  }

  /// - Parameter elements: those of the table in which a place is shown.
  init(_ elements: [AtomicElement]) {
    card = FlashCard(elements)
    super.init(.vertical, spacing: 12)
    let reflection = Reflection(card)
    reflection.horizontalAlign = .center
    add(reflection)
    answer.name = "quiz-card-answer"
    add(answer)
    // Where there is no room for all, the judgments stay beside each other.
    let judgments = WrappingBox([miss, know], margin: 0, align: .center)
    judgments.setAccessibleLabel(tr("Answers"))
    let row = WrappingBox([turner, judgments], margin: 0, align: .center)
    row.horizontalAlign = .center
    add(row)
  }

  /// Shows a question with the front up.
  func show(_ question: QuizQuestion, _ element: AtomicElement) {
    let answer = tr(question.answer.text)
    let name = tr(element.accessibleName)
    card.content = FlashCard.Content(
      element: element, front: front(of: question),
      question: tr(question.prompt),
      answer: question.card.topic.asksForElement ? name : tr("{1}, {2}", answer, name))
    shownAnswer = answer
    self.answer.text = ""
  }

  /// Turns the card over. Returns the text of the side that is then up.
  @discardableResult
  func turn() -> String {
    card.flip()
    let content = card.content
    answer.text = card.isBackUp ? shownAnswer : ""
    return (card.isBackUp ? content?.answer : content?.question) ?? ""
  }

  /// The answer below the card while its back is up.
  private var shownAnswer = ""

  /// Returns the front of a question's card.
  private func front(of question: QuizQuestion) -> FlashCard.Front {
    if let picture = question.picture { return .picture(picture) }
    switch question.card.topic {
    case .name: return .parts(.symbol)
    case .symbol: return .parts(.name)
    case .number: return .parts(.number)
    case .state: return .parts(TileParts.all.subtracting(.state))
    case .category: return .parts(TileParts.all.subtracting(.color))
    case .group, .period, .oxidation, .discovery, .appearance: return .parts(.all)
    default: return .text(question.subject.map { tr($0) } ?? "")
    }
  }
}
