import Adwaita
import Elements
import GLib
import Gtk

/// The page shown if the search finds nothing: the text searched for, and buttons with similar names or examples. If only
/// this page has none of what was found, a button leads to one that has.
final class NoResultsPage: Bin {
  /// - Parameters:
  ///   - whole: the page with all elements.
  ///   - limit: what keeps the page from showing the elements found; nil for nothing.
  init(_ results: SearchResults, whole: Page?, limit: PageLimit?) {
    super.init()
    name = "nothing-found"
    let (text, suggestions) = (results.query.text, results.suggestions)
    // An answer is said above.
    let isAnswered = !results.answers.isEmpty || !results.formulas.isEmpty
    let isElsewhere = !results.hits.isEmpty || isAnswered
    let elsewhere =
      results.hits.isEmpty
      ? tr("What was understood is written above.")
      : limit?.text ?? tr("The elements found are on other pages.")
    let page = StatusPage(
      icon: "elements-search-symbolic",
      title: isElsewhere ? tr("No Element Here") : tr("Nothing Found"),
      description: isElsewhere
        ? elsewhere
        : suggestions.isEmpty
          ? tr("No element here matches “{1}”. These find some:", text)
          : ntr(
            "No element here matches “{1}”. Did you mean this one?",
            "No element here matches “{1}”. Did you mean one of these?", suggestions.count, text))
    page.addClass("compact")
    let examples =
      suggestions.isEmpty && !isElsewhere
      ? SearchHelp.examples(for: text).map { tr(example: $0) } : []
    let buttons = Self.buttons(suggestions, examples)
    if let whole, !results.hits.isEmpty {
      let button = Self.pill(tr(whole.title), "nothing-found-\(whole.id)", .showPage, [whole.id])
      button.addClass("suggested-action")
      buttons.insert(button, after: nil)
    }
    if let limit {
      let button = Self.pill(limit.title, "nothing-found-limit", limit.action, limit.parameters)
      buttons.insert(button, after: nil)
    }
    page.setChild(buttons)
    setChild(page)
  }

  private static func pill(
    _ title: String, _ name: String, _ action: AppAction, _ parameters: [String]
  ) -> Button {
    let button = Button(label: title)
    button.name = name
    button.setAction(action.name, parameters)
    button.addClass("pill")
    return button
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
