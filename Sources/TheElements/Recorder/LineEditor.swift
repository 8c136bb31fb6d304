import GLib
import Gtk
import Recording

/// A text field for a line, with completions and the faults of what is typed, and the pause before it.
final class LineEditor: Box {
  /// Called when the editor is done.
  var onEnd: (@MainActor () -> Void)?
  private let vocabulary: Vocabulary
  private let entry = TextEntry(name: tr("Line", context: "line of a recording"))
  let pause = TextEntry(name: tr("Pause before, in seconds"))
  private let fault = Label()
  private let completions = Box(.vertical)
  private let apply: @MainActor (String, Double) -> Void
  private let button = Button(label: tr("Apply"))

  /// - Parameters:
  ///   - pause: the pause before the line in seconds; nil for a new line, which has none.
  ///   - onApply: called with the text and the pause.
  init(
    text: String, pause seconds: Double?, _ vocabulary: Vocabulary,
    onApply: @escaping @MainActor (String, Double) -> Void
  ) {
    self.vocabulary = vocabulary
    apply = onApply
    super.init(.vertical, spacing: 6)
    addClass("line-editor")
    entry.text = text
    entry.widthCharacters = 36
    add(entry)
    fault.addClass("recorder-failure")
    fault.alignText(0)
    fault.wraps = true
    add(fault)
    add(completions)
    let row = Box(.horizontal, spacing: 6)
    if let seconds {
      row.add(Label(tr("Pause before")))
      pause.text = tr(number: Decimal.text(seconds))
      pause.widthCharacters = 5
      row.add(pause)
      row.add(Label(tr("s", context: "seconds")))
    }
    let room = Box(.horizontal)
    room.expandsHorizontally = true
    row.add(room)
    button.addClass("suggested-action")
    row.add(button)
    add(row)
    entry.onEdit { [weak self] in self?.edited() }
    for field in [entry, pause] { field.onEnter { [weak self] in self?.end() } }
    button.onClicked { [weak self] in self?.end() }
    edited()
  }

  func focusEntry() { entry.focusEnd() }

  private func edited() {
    let problem = vocabulary.fault(of: entry.text)
    fault.text = problem ?? ""
    fault.isVisible = problem != nil && !entry.text.isEmpty
    button.isSensitive = problem == nil
    for child in completions.children { child.unparent() }
    for line in vocabulary.completions(of: entry.text) {
      let text = Label(line)
      text.alignText(0)
      let choice = Button()
      choice.setChild(text)
      choice.setAccessibleLabel(line)
      choice.addClass("flat")
      choice.onClicked { [weak self] in self?.complete(with: line) }
      completions.add(choice)
    }
  }

  private func complete(with line: String) {
    entry.text = line + " "
    entry.focusEnd()
  }

  /// Applies text and pause, unless the text has a fault.
  func end() {
    guard vocabulary.fault(of: entry.text) == nil else { return }
    apply(entry.text, Decimal.value(String(pause.text.map { $0 == "," ? "." : $0 })) ?? 0)
    onEnd?()
  }
}
