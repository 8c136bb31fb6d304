import Gtk

/// A button that searches for another text than the typed one. It disappears with the new results, so the focus returns
/// to the entry.
final class SuggestionButton: Button {
  init(name: String) {
    super.init()
    self.name = name
  }

  /// Shows `title`, and searches for `text` when clicked.
  func suggest(_ text: String, title: String) {
    setLabel(title)
    setAction(AppAction.search.name, text)
  }
}
