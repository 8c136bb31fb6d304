import Elements
import GLib
import Gtk

/// The entry that goes to a typed nuclide; below it what is wrong with a text.
final class NuclideSearch: Box {
  let entry = SearchEntry(name: tr("Go to Nuclide"))
  private let problem = Label()
  private let find: @MainActor (String) -> Result<String, NuclideQuery.Fault>

  /// - Parameters:
  ///   - find: returns the name of a typed nuclide.
  ///   - onStop: called when Escape is pressed, or a nuclide was found.
  init(
    find: @escaping @MainActor (String) -> Result<String, NuclideQuery.Fault>,
    onStop: @escaping @MainActor () -> Void
  ) {
    self.find = find
    super.init(.vertical, spacing: 4)
    entry.name = "nuclide-entry"
    entry.placeholder = tr("U-238 or 14C")
    problem.name = "nuclide-problem"
    problem.wraps = true
    problem.breakAnywhere()
    problem.alignText(0)
    problem.addClass("nuclide-problem")
    problem.isVisible = false
    add(entry)
    add(problem)
    entry.onEdit { [weak self] in self?.show(nil) }
    entry.onStop { [weak self] in
      self?.entry.text = ""
      onStop()
    }
    entry.field?.onKeyPressed { [weak self] key in
      guard key == .enter, let self else { return false }
      if self.go() { onStop() }
      return true
    }
  }

  /// Begins a text with a character typed elsewhere.
  func begin(with character: Character) {
    entry.text = String(character)
    entry.focusEnd()
  }

  /// Goes to the typed nuclide, or says what is wrong. Returns true if there is one.
  private func go() -> Bool {
    switch find(entry.text) {
    case .success(let name):
      entry.text = ""
      activate(.selectNuclide, name)
      return true
    case .failure(let fault):
      show(tr(fault.message))
      return false
    }
  }

  private func show(_ text: String?) {
    problem.text = text ?? ""
    problem.isVisible = text != nil
    entry.field?.setAccessibleInvalid(text != nil)
    if let text { announce(text) }
  }
}
