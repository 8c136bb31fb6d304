import Elements
import GLib
import Gtk

/// Answers to questions about one element.
extension SearchController {
  private func answer(_ id: String) -> SearchAnswer? {
    results?.answers.first { id.isEmpty || $0.id == id }
  }

  /// Opens the element of an answer at the nuclide or the property.
  func openAnswer(_ id: String) {
    guard let window, let answer = answer(id) else { return ActWork.refuse(id) }
    guard let element = window.library.table?[answer.number] else { return copyAnswer(id) }
    if window.takesElements { window.open(element) }
    switch answer.topic {
    case .nuclide(let name):
      window.activate(window.takesElements ? .selectNuclide : .showIsotope, name)
    case .property(let key) where window.takesElements: window.activate(.selectProperty, key)
    case .property(let key): window.activate(.showProperty, element.symbol, key)
    case .whether, .calculation: break
    }
  }

  /// Copies the value of an answer.
  func copyAnswer(_ id: String) {
    guard let text = answer(id)?.copyText.map({ tr($0) }) else { return ActWork.refuse(id) }
    window?.copyToClipboard(text)
    holder.showToast(tr("Copied: {1}", text))
  }
}
