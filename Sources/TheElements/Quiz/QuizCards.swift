import Elements
import GLib
import Gtk

// QuizCards
//   ├── Reflection → FlashCard
//   ├── Label: the answer, once the card was turned
//   └── WrappingBox: Missed, Turn Over, Known

/// A flash card with its buttons.
final class QuizCards: Box {
  let card: FlashCard
  private let answer = Label("", style: "quiz-card-answer", align: 0.5, wraps: .anywhere)
  private let buttons = [
    (AppAction.missQuizCard, "quiz-miss"), (.turnQuizCard, "quiz-turn"),
    (.knowQuizCard, "quiz-know"),
  ].map { action, name in
    let button = Button(label: action.title)
    button.name = name
    button.setAction(action.name)
    return button
  }

  /// Speed of a swipe in pixels per second.
  private static let leastSpeed = 300.0

  /// - Parameter elements: those of the table in which a place is shown.
  init(_ elements: [AtomicElement]) {
    card = FlashCard(elements)
    super.init(.vertical, spacing: 12)
    let reflection = Reflection(card)
    reflection.horizontalAlign = .center
    add(reflection)
    answer.name = "quiz-card-answer"
    add(answer)
    let row = WrappingBox(buttons, margin: 0, align: .center)
    row.horizontalAlign = .center
    row.setAccessibleLabel(tr("Answers"))
    add(row)
    let swipe = SwipeGesture()
    swipe.onSwipe { [weak self] x, y in
      guard let self, abs(x) > max(Self.leastSpeed, abs(y)) else { return }
      self.activate((x > 0) != self.isRightToLeft ? .knowQuizCard : .missQuizCard)
    }
    card.add(swipe)
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
    card.turn()
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
