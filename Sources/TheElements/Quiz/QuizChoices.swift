import Elements
import GLib
import Gtk

/// The answers to choose from, as buttons in two columns, or in one if the window is narrow. Their keys are 1 to 4.
final class QuizChoices: Widget {
  private let buttons: [QuizChoiceButton]
  private var choices: [QuizQuestion.Choice] = []

  /// Pixels between the buttons.
  private static let gap = 10
  /// Width in pixels from which there are two columns, at a text scale of 1.
  private static let wideWidth = 561.0
  /// Greatest number of answers.
  private static let count = 4

  override init() {
    buttons = (1...Self.count).map { QuizChoiceButton(key: $0) }
    super.init()
    name = "quiz-choices"
    setAccessibleLabel(tr("Answers"))
    for button in buttons { append(button) }
  }

  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  /// Shows answers.
  func show(_ choices: [QuizQuestion.Choice]) {
    self.choices = choices
    for (index, button) in buttons.enumerated() {
      button.isVisible = choices.indices.contains(index)
      if button.isVisible { button.show(choices[index]) }
    }
    queueResize()
  }

  /// Marks the right answer, and a wrong one if it was chosen.
  func mark(right: QuizQuestion.Choice, chosen: Int?) {
    for (index, button) in buttons.enumerated() where choices.indices.contains(index) {
      button.mark = choices[index] == right ? .right : index == chosen ? .wrong : nil
      button.isSensitive = button.mark != nil
    }
  }

  /// Marks the right answer alone, while the others stay as they are.
  func mark(right: QuizQuestion.Choice) {
    for (button, choice) in zip(buttons, choices) where choice == right { button.mark = .right }
  }

  /// The answer of a key; nil if there is none.
  func choice(ofKey key: Int) -> QuizQuestion.Choice? {
    choices.indices.contains(key - 1) ? choices[key - 1] : nil
  }

  var focusTarget: Widget? { buttons.first { $0.isVisible } }

  // MARK: Layout

  private var shown: [QuizChoiceButton] { buttons.filter(\.isVisible) }

  private func columns(_ width: Int) -> Int {
    Double(width) >= Self.wideWidth * max(textScale, 1) ? 2 : 1
  }

  /// Returns the height of a button that all need.
  private func height(_ width: Int) -> Int {
    shown.map { $0.request(.vertical, forSize: width).minimum }.max() ?? 0
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else {
      let requests = shown.map { $0.request(.horizontal) }
      let natural = (requests.map(\.natural).max() ?? 0) * 2 + Self.gap
      return (requests.map(\.minimum).max() ?? 0, max(natural, Int(Self.wideWidth)))
    }
    let width = forSize < 0 ? Int(Self.wideWidth) : forSize
    let columns = columns(width)
    let rows = (shown.count + columns - 1) / columns
    let height = height((width - (columns - 1) * Self.gap) / columns)
    let total = max(rows * (height + Self.gap) - Self.gap, 0)
    return (total, total)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let columns = columns(width)
    let cell = (width - (columns - 1) * Self.gap) / columns
    let height = self.height(cell)
    for (index, button) in shown.enumerated() {
      let start = (index % columns) * (cell + Self.gap)
      button.allocate(
        x: Double(x(leading: start, width: cell, in: width)),
        y: Double((index / columns) * (height + Self.gap)), width: cell, height: height)
    }
  }
}
