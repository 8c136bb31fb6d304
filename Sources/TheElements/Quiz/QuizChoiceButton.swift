import Elements
import GLib
import Gtk

/// A button of an answer: its key, the answer, and a sign once it is known if it was right.
final class QuizChoiceButton: Button {
  private let text = Label("", style: "quiz-answer", wraps: .anywhere)
  private let sign = Image(icon: "object-select-symbolic")

  /// The mark of a right or wrong answer; nil while the question is open.
  var mark: QuizMark? {
    didSet { if mark != oldValue { update() } }
  }

  /// - Parameter key: the digit that gives the answer.
  init(key: Int) {
    super.init()
    name = "answer-\(key)"
    addClass("quiz-choice")
    let number = Label(String(key), style: "quiz-key", wraps: .never)
    number.setAccessibleHidden(true)
    // TRANSLATORS: Spoken after an answer of the quiz. {1} is the digit on the keyboard that gives it.
    setAccessibleDescription(tr("key {1}", String(key)))
    text.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 12, [number, text, sign])
    setChild(row)
    update()
  }

  /// Shows an answer to choose.
  func show(_ choice: QuizQuestion.Choice) {
    text.text = tr(choice.text)
    mark = nil
    isSensitive = true
    setAction(AppAction.answerQuiz.name, choice.key)
    update()
  }

  private func update() {
    setClass("right", mark == .right)
    setClass("wrong", mark == .wrong)
    sign.isVisible = mark != nil
    sign.iconName = mark == .wrong ? "window-close-symbolic" : "object-select-symbolic"
    switch mark {
    case nil: setAccessibleLabel(text.text)
    // TRANSLATORS: {1} is an answer of the quiz.
    case .right: setAccessibleLabel(tr("{1}, right answer", text.text))
    // TRANSLATORS: {1} is an answer of the quiz.
    case .wrong: setAccessibleLabel(tr("{1}, wrong answer", text.text))
    }
  }
}
