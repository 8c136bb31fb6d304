import Adwaita
import Elements
import GLib
import Gtk

/// The page shown if the search finds nothing: the text searched for, and buttons with similar names.
final class NoResultsPage: Bin {
  init(_ text: String, suggestions: [String]) {
    super.init()
    name = "nothing-found"
    let page = StatusPage(
      icon: "elements-search-symbolic", title: tr("Nothing Found"),
      description: suggestions.isEmpty
        ? tr("No element here matches “{1}”.", text)
        : ntr(
          "No element here matches “{1}”. Did you mean this one?",
          "No element here matches “{1}”. Did you mean one of these?", suggestions.count, text))
    page.addClass("compact")
    // Side by side three names would be wider than a narrow window.
    let buttons = Box(.vertical, spacing: 6)
    buttons.horizontalAlign = .center
    for (index, suggestion) in suggestions.enumerated() {
      let button = SuggestionButton(name: "suggestion-\(index + 1)")
      button.addClass("pill")
      button.suggest(suggestion, title: suggestion)
      buttons.add(button)
    }
    page.setChild(buttons)
    setChild(page)
  }
}
