import Adwaita
import Elements
import GLib
import Gtk

/// The page shown if the search finds nothing: the text searched for, and buttons with similar names or examples.
final class NoResultsPage: Bin {
  convenience init(_ results: SearchResults) {
    self.init(results.query.text, suggestions: results.suggestions)
  }

  init(_ text: String, suggestions: [String]) {
    super.init()
    name = "nothing-found"
    let page = StatusPage(
      icon: "elements-search-symbolic", title: tr("Nothing Found"),
      description: suggestions.isEmpty
        ? tr("No element here matches “{1}”. These find some:", text)
        : ntr(
          "No element here matches “{1}”. Did you mean this one?",
          "No element here matches “{1}”. Did you mean one of these?", suggestions.count, text))
    page.addClass("compact")
    let examples = suggestions.isEmpty ? SearchHelp.examples(for: text).map { tr(example: $0) } : []
    // Side by side three names would be wider than a narrow window.
    let buttons = Box(.vertical, spacing: 6)
    buttons.horizontalAlign = .center
    for (index, suggestion) in suggestions.enumerated() {
      let button = SuggestionButton(name: "suggestion-\(index + 1)")
      button.addClass("pill")
      button.suggest(suggestion, title: suggestion)
      buttons.add(button)
    }
    for (index, example) in examples.enumerated() {
      let button = SuggestionButton(name: "example-\(index + 1)")
      button.addClass("flat")
      button.suggest(example, title: example)
      buttons.add(button)
    }
    let help = Button(label: AppAction.searchHelp.title)
    help.name = "nothing-found-help"
    help.setAction(AppAction.searchHelp.name)
    help.addClass("pill")
    buttons.add(help)
    page.setChild(buttons)
    setChild(page)
  }
}
