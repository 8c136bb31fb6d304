import Adwaita
import Elements
import GLib
import Gtk

/// The page shown if the search finds nothing: the text searched for, and buttons with similar names or examples.
final class NoResultsPage: Bin {
  init(_ results: SearchResults) {
    super.init()
    name = "nothing-found"
    let (text, suggestions) = (results.query.text, results.suggestions)
    // The answer is said above: then it is only the page that has none of its elements.
    let isAnswered = !results.answers.isEmpty || !results.formulas.isEmpty
    let page = StatusPage(
      icon: "elements-search-symbolic",
      title: isAnswered ? tr("No Element Here") : tr("Nothing Found"),
      description: isAnswered
        ? tr("The elements of this answer are on other pages.")
        : suggestions.isEmpty
          ? tr("No element here matches “{1}”. These find some:", text)
          : ntr(
            "No element here matches “{1}”. Did you mean this one?",
            "No element here matches “{1}”. Did you mean one of these?", suggestions.count, text))
    page.addClass("compact")
    let examples =
      suggestions.isEmpty && !isAnswered
      ? SearchHelp.examples(for: text).map { tr(example: $0) } : []
    page.setChild(Self.buttons(suggestions, examples))
    setChild(page)
  }

  private static func buttons(_ suggestions: [String], _ examples: [String]) -> Box {
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
    return buttons
  }
}
