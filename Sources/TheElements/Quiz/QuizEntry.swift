import Elements
import GLib
import Gtk

/// The entry of a typed answer; below it a hint if the answer was almost right.
final class QuizEntry: Box {
  let entry = TextEntry(name: tr("Your Answer"))
  private let hint = Label("", style: "quiz-hint", wraps: .atWords)

  init() {
    super.init(.vertical, spacing: 8)
    entry.name = "quiz-entry"
    entry.addClass("quiz-entry")
    hint.name = "quiz-hint"
    hint.isVisible = false
    let button = Button(label: AppAction.answerQuiz.title)
    button.name = "quiz-enter"
    button.onClicked { [weak self] in self?.answer() }
    entry.expandsHorizontally = true
    add(Box(.horizontal, spacing: 8, [entry, button]))
    add(hint)
    entry.onEnter { [weak self] in self?.answer() }
  }

  private func answer() {
    if !entry.text.isEmpty { activate(.answerQuiz, entry.text) }
  }

  /// Empties the entry for another question.
  func begin() {
    entry.text = ""
    show(hint: nil)
    isSensitive = true
  }

  /// Shows what is to be mended in the answer, which stays.
  func show(hint text: String?) {
    hint.text = text ?? ""
    hint.isVisible = text != nil
    entry.field?.setAccessibleInvalid(text != nil)
  }
}
