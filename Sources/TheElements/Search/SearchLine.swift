import Adwaita
import Elements
import GLib
import Gtk

// SearchLine
//   └── SearchBar → Box
//         ├── Box: SearchEntry, button of the help
//         └── Box: problems of the query, button that completes it

/// The search below the header bar: the entry, and below it the parts of the query that cannot be read and the
/// completion of a property's name.
final class SearchLine: Bin {
  let entry = SearchEntry(name: tr("Search Elements"))
  private let bar: SearchBar
  private let helpButton = Button(label: "?")
  private let notes = Box(.vertical)
  private let problem = Label()
  /// Buttons for the properties that a misspelt one can mean.
  private var corrections: [SuggestionButton] = []
  private var hasAnswer = false
  private let completion = SuggestionButton(name: "search-completion")

  /// Width of the entry in pixels, at most.
  private static let entryWidth = 480

  /// A hidden search.
  /// - Parameters:
  ///   - window: typing in it opens the search.
  ///   - onDown: called when the Down key leaves the entry; true if that moved the focus.
  ///   - onShow: called when the search is shown, also by GTK for a typed text.
  init(
    typedIn window: Widget, onDown: @escaping @MainActor () -> Bool,
    onShow: @escaping @MainActor () -> Void
  ) {
    entry.expandsHorizontally = true
    let line = Box(.horizontal, spacing: 4)
    line.add(entry)
    line.add(helpButton)
    let column = Box(.vertical, spacing: 4)
    column.add(line)
    column.add(notes)
    bar = SearchBar(Clamp(column, maximumWidth: Self.entryWidth), entry: entry)
    super.init()
    name = "search"
    entry.name = "search-entry"
    entry.placeholder = tr("Name, number, property or formula")
    setUpNotes()
    setUpHelp()
    bar.capturesKeys(of: window)
    setChild(bar)
    entry.onEdit { [weak self] in self?.edited() }
    entry.onStop { [weak self] in self?.activate(.hideSearch) }
    bar.onShownChange { [weak bar] in if bar?.isShown == true { onShow() } }
    listenToKeys(onDown)
  }

  private func listenToKeys(_ onDown: @escaping @MainActor () -> Bool) {
    // After the input method, which may need these keys itself, and before the field's own Enter. The search bar passes
    // on the keys of the whole window: an Enter on a row is the row's.
    let keys = KeyController()
    keys.onPressed { [weak self] key in
      guard self?.entry.containsFocus == true else { return false }
      return switch key {
      case .down: onDown()
      case .enter: self?.activate(.openBestHit) ?? false
      default: false
      }
    }
    keys.onControlPressed { [weak self] key in
      guard let self, key == .character("c"), self.hasAnswer, !self.entry.hasSelection else {
        return false
      }
      return self.activate(.copyAnswer, "")
    }
    entry.field?.add(keys)
  }

  private func setUpNotes() {
    problem.name = "search-problem"
    problem.wraps = true
    problem.addClass("search-note")
    completion.addClass("flat")
    completion.addClass("search-note")
    notes.horizontalAlign = .center
    notes.isVisible = false
    notes.add(problem)
    notes.add(completion)
  }

  private func setUpHelp() {
    helpButton.name = "search-help-button"
    helpButton.addClass("flat")
    helpButton.addClass("search-help-button")
    helpButton.setAction(AppAction.searchHelp.name)
    helpButton.tooltipText = AppAction.searchHelp.title
    helpButton.setAccessibleLabel(AppAction.searchHelp.title)
  }

  private func edited() {
    let text = entry.text
    activateRepeatedly(.search, text) { [weak self] in
      // GTK empties the entry when it hides the search.
      self?.isShown == true ? [text] : nil
    }
  }

  /// Shows what can be typed, at the button.
  /// - Parameter page: ID of the page that is shown.
  func showHelp(on page: String?) {
    helpButton.showPopover(
      SearchHelpView(page: page) { [weak helpButton] in helpButton?.hidePopover() },
      name: AppAction.searchHelp.title)
  }

  /// True while the search is shown.
  var isShown: Bool {
    get { bar.isShown }
    set { if newValue != bar.isShown { bar.isShown = newValue } }
  }

  /// Shows the problems and the completion of a query.
  func show(_ results: SearchResults?) {
    let problems = (results?.problems ?? []).map { tr($0) }
    problem.text = problems.joined(separator: "\n")
    problem.isVisible = !problems.isEmpty
    entry.setAccessibleDescription(problem.text)
    completion.isVisible = results?.completion != nil
    if let offered = results?.completion {
      completion.suggest(
        offered.text, title: tr("Complete: {1}", tr(offered.property.title)))
    }
    hasAnswer = results?.answers.isEmpty == false
    for button in corrections { notes.remove(button) }
    corrections = (results?.query.corrections ?? []).enumerated().map { number, text in
      let button = SuggestionButton(name: "correction-\(number + 1)")
      button.addClass("flat")
      button.addClass("search-note")
      button.suggest(text, title: text)
      notes.add(button)
      return button
    }
    notes.isVisible = problem.isVisible || completion.isVisible
  }
}
