import GLib
import Gtk
import Recording

/// Insert Check: the user points at a part and chooses one of the checks that hold for it.
extension RecorderWindow {
  /// Begins to point, or ends it.
  func insertCheck() {
    if let pointer { return pointer.cancel() }
    pointer = PartPointer(host) { [weak self] choice in
      self?.pointer = nil
      if let choice { self?.offer(choice.part, choice.name, in: choice.window) }
    }
  }

  private func offer(_ part: Widget, _ name: String, in window: Window) {
    let checks = CheckOffers.checks(of: part, name, in: window, host)
    guard let content = window.children.first, !checks.isEmpty else { return }
    let list = Box(.vertical)
    list.addClass("check-offers")
    for check in checks {
      let choice = Button()
      let sentence = Label(host.sentence(for: .expect(check)).words)
      sentence.wraps = true
      sentence.breakAnywhere()
      sentence.maximumCharacters = 48
      sentence.alignText(0)
      choice.setChild(sentence)
      choice.addClass("flat")
      choice.onClicked { [weak self, weak window] in
        window?.children.first?.hidePopover()
        self?.add(check)
      }
      list.add(choice)
    }
    let corner = part.convert(x: 0, y: 0, to: content) ?? (0, 0)
    content.showPopover(
      list, name: tr("Checks: {1}", name),
      at: Bounds(
        x: corner.x, y: corner.y, width: Double(part.width), height: Double(part.height)))
  }

  private func add(_ check: Expectation) {
    let text = Command.expect(check).description
    let row = session.activity == .idle ? list.focusedRow : nil
    let last = session.rows.rows.count - 1
    session.change { $0.insert(text, after: row ?? (last >= 0 ? last : nil)) }
  }
}
