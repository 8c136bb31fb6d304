import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// The search of the main window: its button and line, the query, and the results on the pages. The line is made when
/// it is first wanted.
@MainActor
final class SearchController {
  /// The button in the header bar.
  let button = ToggleButton(icon: "elements-search-symbolic", name: AppAction.toggleSearch.title)
  /// The place of the search line, below the header bar.
  let holder = Bin()
  /// The newest results; nil while nothing is searched for.
  private(set) var results: SearchResults?
  private var line: SearchLine?
  private(set) weak var window: (any PageHost & PushHost)?
  /// The focus before the search, to which it returns.
  private var formerFocus: Widget?
  /// The scroll position of the page before the search, to which it returns.
  private var formerScroll: (page: String, place: ScrollPlace)?
  /// True after Enter was pressed, until the results of the typed text come.
  private var opensBestHit = false
  private let typing = KeyController()
  private var notes: Observation?
  /// Announces the results when it fires.
  private var announcement: Timer?
  private var observation: Observation?

  private lazy var elements = ElementSearch(
    files: window?.library.files.cache ?? DataFileCache(DataDirectory(path: "")),
    temperatures: { [weak self] in self?.window?.temperatures() ?? .kelvin },
    onResults: { [weak self] in self?.show($0) })

  /// Adds the actions to `window`, and opens the search when a text is typed in it.
  func attach(to window: any PageHost & PushHost) {
    self.window = window
    holder.setAccessibleRole(.generic)
    button.name = "search-button"
    // The focus returns to the page, not to the button.
    button.focusesOnClick = false
    button.onClicked { [weak self] in self?.button.activate(.toggleSearch) }
    window.register(.toggleSearch, for: self) { $0.isShown ? $0.hide() : $0.open() }
    window.register(.showSearch, for: self) { controller in
      // Within an element's page its own find is meant.
      if controller.window?.isInElementPage == true, controller.button.activate(.findOnPage) {
        return
      }
      controller.open()
    }
    window.register(.hideSearch, for: self) { $0.hide() }
    window.register(.search, for: self) { $0.search($1.first ?? "") }
    window.register(.openBestHit, for: self) { $0.openBestHit() }
    window.register(.copyFormula, for: self) { $0.copy($1.first ?? "") }
    window.register(.searchHelp, for: self) { controller in
      controller.open()
      controller.line?.showHelp(on: controller.window?.shownPage?.page.id)
    }
    window.register(.openAnswer, for: self) { $0.openAnswer($1.first ?? "") }
    window.register(.copyAnswer, for: self) { $0.copyAnswer($1.first ?? "") }
    typing.onPressed { [weak self] in self?.typed($0) ?? false }
    // Above it, a toast would take Escape.
    window.body.onKeyPressed { [weak self] in $0 == .escape && self?.typed($0) == true }
    window.add(typing)
    notes = window.favorites.notes.observe { [weak self] _ in self?.useNotes() }
    observation = window.library.files.observeOwn { [weak self] in
      if self?.line != nil { self?.elements.findAgain() }
    }
  }

  /// Answers in the units of temperatures that are chosen now.
  func updateTemperatures() { if results != nil { elements.findAgain() } }

  /// Searches the present notes.
  private func useNotes(always: Bool = false) {
    if let favorites = window?.favorites, always || isShown { elements.use(favorites.notes.all) }
  }

  var isShown: Bool { line?.isShown ?? false }

  /// False until the results of the typed text are shown.
  var isSettled: Bool { line == nil || !elements.isSearching }

  /// The text searched for; empty without a search.
  var text: String { isShown ? line?.entry.text ?? "" : "" }

  /// Returns the line, which is made if needed.
  private func makeLine() -> SearchLine? {
    guard let window, window.library.table != nil else { return nil }
    if let line { return line }
    let made = SearchLine(typedIn: window) { [weak window] in
      window?.shownPage?.content?.focusBestHit() ?? false
    } onShow: { [weak self] in
      if let self, !self.button.isActive { self.button.activate(.showSearch) }
    }
    holder.setChild(made)
    line = made
    return made
  }

  /// Handles the keys that nothing in the window has handled: a character goes to the line, which receives the following
  /// ones itself; Escape ends the search.
  private func typed(_ key: Key) -> Bool {
    guard window?.pushedView == nil else { return false }
    return switch key {
    case .character where line == nil || isShown || window?.isPagePushed == true:
      typedFirst()
    // GTK passes a space on only to a mapped entry, which this one is from its first frame on.
    case .space where isShown && line?.entry.containsFocus == true:
      line?.entry.field.map { typing.forward(to: $0) } ?? false
    case .escape where isShown: button.activate(.hideSearch)
    default: false
    }
  }

  /// Appends the first character to the text searched for; from a pushed page, it begins another search.
  private func typedFirst() -> Bool {
    let isPushed = window?.isPagePushed ?? false
    window?.leavePushed()
    guard let entry = makeLine()?.entry else { return false }
    if isShown {
      entry.focusEnd()
      if isPushed { entry.selectAll() }
    }
    return entry.field.map { typing.forward(to: $0) } ?? false
  }

  // MARK: Actions

  /// Shows the line and moves the focus there.
  private func open() {
    guard let line = makeLine() else { return }
    window?.leavePushed()
    show(line)
    line.entry.grabFocus()
    line.entry.selectAll()
  }

  private func show(_ line: SearchLine) {
    guard !line.isShown else { return }
    formerFocus = window?.focusWidget
    // Showing the line may scroll the page, which becomes lower.
    formerScroll = window?.shownPage.flatMap { page in
      page.content.map { (page.page.id, $0.scrollPlace) }
    }
    window?.activate(.hidePicture)
    if let table = window?.library.table { elements.use(table) }
    useNotes(always: true)
    // First, because the line reports that it is shown.
    button.isActive = true
    line.isShown = true
  }

  /// Searches for a text; an empty one shows all elements.
  private func search(_ text: String) {
    guard let line = makeLine() else { return }
    // Another program searches.
    if !text.isEmpty { window?.uncoverPages() }
    if !text.isEmpty, !line.isShown {
      show(line)
      line.entry.focusEnd()
    }
    line.entry.text = text
    if window?.focusWidget is SuggestionButton { line.entry.focusEnd() }
    opensBestHit = false
    elements.find(text)
    window?.searchRecords()
  }

  /// Hides the line and shows all elements; scroll position and focus are as before the search.
  private func hide() {
    guard let line, button.isActive || line.isShown else { return }
    let isTyping = line.containsFocus
    button.isActive = false
    line.isShown = false
    line.entry.text = ""
    elements.find("")
    window?.searchRecords()
    if let page = window?.shownPage, let content = page.content {
      restoreFocus(on: content, isTyping)
      if let formerScroll, formerScroll.page == page.page.id {
        content.restoreScroll(formerScroll.place)
      }
    }
    (formerFocus, formerScroll) = (nil, nil)
  }

  /// - Parameter isTyping: true if the focus comes from the line: then the element in the side pane stays.
  private func restoreFocus(on content: any PageContent, _ isTyping: Bool) {
    let restore = { [formerFocus] in
      // A letter beside the list is mapped in the next layout only.
      if let formerFocus, formerFocus.isMapped || formerFocus.isInside(content),
        formerFocus.grabFocusInPlace()
      {
        return
      }
      _ = content.focusTarget?.grabFocusInPlace()
    }
    if isTyping { window?.withoutSelecting(restore) } else { restore() }
  }

  /// Opens the best hit, at once or when the results come.
  private func openBestHit() {
    if let records = window?.shownPage?.content?.records { return records.openBestHit() }
    opensBestHit = elements.isSearching
    if !opensBestHit, let answer = results?.answers.first { return openAnswer(answer.id) }
    if !opensBestHit, foundPeople != nil, results?.hits.first?.reason != nil || !hasHits {
      _ = window?.shownPage?.content?.focusBestHit()
      return
    }
    guard !opensBestHit, let window, let element = bestHit else { return }
    window.open(element)
  }

  /// Copies the molar mass of a formula.
  private func copy(_ formula: String) {
    let known = results?.formulas.first { $0.id == formula }
    let computed = window?.library.table.flatMap { table in
      Formula(formula).flatMap { FormulaResult($0, table: table) }
    }
    guard let result = known ?? computed else { return }
    let text = tr(number: result.copyText)
    window?.copyToClipboard(text)
    holder.showToast(tr("Copied: {1}", text))
  }

  // MARK: Results

  private func show(_ results: SearchResults?) {
    line?.show(results)
    let content = window?.shownPage?.content
    let shown = content.map { $0.answer(results) } ?? results.flatMap { $0.isAnswer ? $0 : nil }
    guard shown != nil || self.results != nil else { return }
    let delay = self.results == nil ? Announcement.firstDelay : Announcement.delay
    let former = foundPeople
    let hits = self.results?.hits.map(\.number)
    self.results = shown
    window?.show(shown)
    let isNew = shown?.hits.map(\.number) != hits || foundPeople != former
    if opensBestHit, !elements.isSearching { Action.asConsequence { openBestHit() } }
    guard shown != nil else {
      announcement = nil
      return
    }
    guard isNew else { return }
    announcement = Timer(after: delay) { [weak self] in
      MainActor.assumeIsolated { self?.announce() }
    }
  }

  /// The people found on the shown page in words; nil if there are none.
  private var foundPeople: String? { window?.shownPage?.content?.people?.foundText }

  /// The best hit on the selected page, or of all elements if the page has none.
  var bestHit: AtomicElement? {
    let onPage = Set((window?.shownOrder ?? []).map(\.number))
    let hits = results?.hits ?? []
    let best = hits.first { onPage.contains($0.number) } ?? hits.first
    return best.flatMap { window?.library.table?[$0.number] }
  }

  private var hasHits: Bool { results.map { $0.isFiltering && !$0.hits.isEmpty } ?? false }

  /// Announces the number of elements found, and the best of them; or the people found.
  private func announce() {
    guard let results else { return }
    if let records = window?.shownPage?.content?.records {
      window?.announce(records.countText)
      return
    }
    if let foundPeople {
      window?.announce(foundPeople)
      return
    }
    guard let best = bestHit else {
      if results.formulas.isEmpty { window?.announce(tr("Nothing Found")) }
      return
    }
    window?.announce(tr("{1}, {2}", CatalogText.count(results.hits.count), tr(best.shownName)))
  }

  /// Searches the elements of another table.
  func use(_ table: PeriodicTable) { if isShown { elements.use(table) } }
}
