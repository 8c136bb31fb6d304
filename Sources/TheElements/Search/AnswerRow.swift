import Adwaita
import Elements
import GLib
import Gtk

// AnswerRow
//   ├── AnswerButton → Clamp → Box
//   │     ├── Box: title, value
//   │     └── Label: conditions and source, or abundance and decay
//   └── Button: Copy

/// The answer to a question, above a page, with a button that copies its value.
final class AnswerRow: Box {
  init(_ answer: SearchAnswer) {
    super.init(.horizontal, spacing: 0)
    addClass("answer-row")
    let button = AnswerButton(answer)
    button.expandsHorizontally = true
    add(button)
    guard answer.copyText != nil else { return }
    let copy = Button(icon: "edit-copy-symbolic", name: tr("Copy Answer"))
    copy.name = "copy-\(button.name)"
    copy.addClass("flat")
    copy.verticalAlign = .center
    copy.setAction(AppAction.copyAnswer.name, answer.id)
    add(copy)
  }
}

/// An answer. A click opens what it speaks of, Ctrl+C copies the value.
final class AnswerButton: Button {
  private let answer: SearchAnswer

  init(_ answer: SearchAnswer) {
    self.answer = answer
    super.init()
    name = "answer-\(answer.id)"
    addClass("flat")
    addClass("answer")
    let action = answer.topic == .calculation ? AppAction.copyAnswer : .openAnswer
    setAction(action.name, answer.id)
    let column = Box(.vertical, spacing: 2)
    column.add(makeFirstLine())
    if !answer.details.isEmpty { column.add(makeDetails()) }
    setChild(Clamp(column, maximumWidth: ListPage.maximumWidth))
    setAccessibleLabel(tr(list: shownTexts))
    let keys = KeyController()
    keys.onControlPressed { [weak self] key in
      key == .character("c") && self?.activate(.copyAnswer, answer.id) == true
    }
    add(keys)
  }

  private func makeFirstLine() -> Widget {
    let title = Label(tr(answer.title))
    title.addClass("answer-title")
    let value = Label(answer.value.map { tr($0) } ?? "")
    value.addClass("answer-value")
    for label in [title, value] {
      label.wraps = true
      label.verticalAlign = .baseline
    }
    title.alignText(0)
    title.expandsHorizontally = true
    value.alignText(1)
    let line = Box(.horizontal, spacing: 12)
    line.add(title)
    line.add(value)
    return line
  }

  private func makeDetails() -> Widget {
    let label = Label(tr(dotted: answer.details.map { tr($0) }))
    label.wraps = true
    label.alignText(0)
    label.addClass("answer-details")
    return label
  }
}

extension AnswerButton: DrawnPart {
  var shownTexts: [String] { [tr(answer.line)] + answer.details.map { tr($0) } }
}
