import Adwaita
import Elements
import GLib
import Gtk

// AnswerRow
//   ├── AnswerButton → Clamp → Box
//   │     ├── Box: title, value
//   │     └── Label: conditions and source, or abundance and decay
//   └── Button: Copy

/// The answer to a question, above a page, with a button that copies its value: beside the column of the list, or within a
/// narrow row.
final class AnswerRow: Widget {
  private let button: AnswerButton
  private let copyButton: Button?

  /// Pixels around the button that copies, and between the column and the row's edges.
  private static let (gap, margin) = (6, 20)

  init(_ answer: SearchAnswer) {
    button = AnswerButton(answer)
    let icon = "edit-copy-symbolic"
    copyButton = answer.copyText == nil ? nil : Button(icon: icon, name: tr("Copy Answer"))
    super.init()
    addClass("answer-row")
    append(button)
    guard let copyButton else { return }
    copyButton.name = "copy-\(button.name)"
    copyButton.addClass("flat")
    copyButton.verticalAlign = .center
    copyButton.setAction(AppAction.copyAnswer.name, answer.id)
    append(copyButton)
  }

  override var requestMode: RequestMode { .heightForWidth }

  /// The width that the copying button takes beside the answer.
  private var copyWidth: Int { copyButton.map { $0.request(.horizontal).natural + Self.gap } ?? 0 }

  /// The width of the answer, and where the copying button begins.
  private func places(in width: Int) -> (answer: Int, copy: Int) {
    let margin = (width - min(width - 2 * Self.margin, ListPage.maximumWidth)) / 2
    guard copyWidth + Self.gap > margin else { return (width, width - margin + Self.gap) }
    return (width - copyWidth, width - copyWidth)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    if orientation == .horizontal {
      let request = button.request(.horizontal)
      return (request.minimum + copyWidth, request.natural + copyWidth)
    }
    let answer = button.request(
      .vertical, forSize: forSize < 0 ? forSize : places(in: forSize).answer)
    let least = copyButton?.request(.vertical).minimum ?? 0
    return (max(answer.minimum, least), max(answer.natural, least))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let places = places(in: width)
    button.allocate(
      x: Double(x(leading: 0, width: places.answer, in: width)), y: 0, width: places.answer,
      height: height)
    guard let copyButton else { return }
    let own = copyWidth - Self.gap
    copyButton.allocate(
      x: Double(x(leading: places.copy, width: own, in: width)), y: 0, width: own, height: height)
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
    let title = Label(tr(answer.title).withUnbrokenUnits)
    title.addClass("answer-title")
    let value = Label(answer.value.map { tr($0).withUnbrokenUnits } ?? "")
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
