import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk
import Recording

/// The program as recordings see it: its actions, the names of its windows and parts, and its own checks.
@MainActor
final class ElementsRecordingHost: RecordingHost {
  let application: Gtk.Application
  let library: Library
  let favorites: Favorites
  let settings: @MainActor () -> Settings?
  /// The folder of the recording, to which the names of files in it are relative; nil for a new one.
  var folder: String?

  /// The folder in which a recording's acts write files, in place of its own; nil for none.
  var outputFolder: String?

  /// False for the host of a lesson, which would wait for itself.
  var waitsForLessons = true

  init(
    _ application: Gtk.Application, _ library: Library, _ favorites: Favorites,
    settings: @escaping @MainActor () -> Settings?
  ) {
    self.application = application
    self.library = library
    self.favorites = favorites
    self.settings = settings
  }

  /// The name of the present style, for pictures.
  var style: String { StyleManager.shared.isDark ? "dark" : "light" }

  var vocabulary: Vocabulary { .elements(of: library.table) }

  var isSettled: Bool {
    guard let window = mainWindow else { return true }
    return window.notebook != nil && window.search.isSettled
      && !window.pages.contains(where: \.isBusy) && !library.files.isReading
      && !(waitsForLessons && window.presentation.lesson?.isPlaying == true)
  }

  var isWorking: Bool { ActWork.count > 0 }

  func takeErrors() -> [String] { ActWork.takeErrors() }

  // MARK: Windows

  var mainWindow: MainWindow? { application.mainWindow }

  func window(named name: String?) -> Window? {
    guard let name else { return mainWindow }
    // The Preferences are no window of the application.
    return Window.all.first { self.name(of: $0) == .some(name) }
  }

  func name(of window: Window) -> String?? {
    switch window {
    case is MainWindow: .some(nil)
    case let window as ElementWindow: window.element.symbol
    case is PreferencesWindow: AppAction.preferences
    case _ where DataWindow.all.contains { $0.id == window.name }: window.name
    default: nil
    }
  }

  // MARK: Acts

  func report(_ handler: (@MainActor (Act) -> Void)?) {
    guard let handler else {
      Acts.listener = nil
      return
    }
    Acts.listener = { [weak self] action, parameters, window in
      guard let self else { return }
      var act = Act(action.localName, parameters)
      if let window {
        guard let name = self.name(of: window) else { return }
        act.window = name
      }
      handler(act)
    }
  }

  func finishActs(before activation: Action.Activation?) { Acts.settle(before: activation) }

  /// A first start shows the Table.
  var stateActs: [Act] {
    mainWindow?.shownPage.map { [Act(AppAction.showPage.localName, [$0.page.id])] } ?? []
  }

  func recorded(_ act: Act) -> Act? {
    guard let action = AppAction(localName: act.action), action.isRecorded else { return nil }
    // It ends the program, and would end a replay.
    if action == .closeWindow, act.window == nil { return nil }
    if action == .setPreference, act.arguments.contains(where: { $0.contains("@") }) { return nil }
    // Without a focused element it did nothing; a replay may have one.
    if action.emptyMeansFocus, act.arguments == [""] { return nil }
    if let reached = action.reached(by: scene(of: act)) {
      var act = act
      (act.action, act.arguments) = (reached.action.localName, reached.arguments)
      return act
    }
    return replacingPath(of: act) { path in
      let start = (folder ?? "") + "/"
      return folder != nil && path.hasPrefix(start)
        ? String(path.dropFirst(start.count)) : Files.name(of: path)
    }
  }

  func played(_ act: Act) -> Act {
    let writes = AppAction(localName: act.action)?.writesFile == true
    return replacingPath(of: act) {
      Files.resolve($0, in: writes ? writtenFolder : folder ?? Self.newFolder)
    }
  }

  /// The folder of the files that acts write.
  private var writtenFolder: String { outputFolder ?? folder ?? Self.newFolder }

  /// The folder of a recording that is not saved yet.
  private static var newFolder: String { Files.workingDirectory }

  /// A recording may be from somebody else.
  func refusal(of act: Act) -> String? {
    guard AppAction(localName: act.action)?.writesFile == true,
      let path = played(act).arguments.last
    else { return nil }
    let start = writtenFolder + "/"
    let name = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    return Files.path(name, below: writtenFolder) != nil
      ? nil
      // TRANSLATORS: {1} is the path of a file.
      : tr(
        "a recording writes files below its own folder only, or below that of --output-folder: {1}",
        ExternalText(path).text)
  }

  /// Returns an act with another path of its file; the act itself if it has none.
  private func replacingPath(of act: Act, _ body: (String) -> String) -> Act {
    guard let action = AppAction(localName: act.action), let last = act.arguments.last else {
      return act
    }
    var act = act
    if action.takesPath {
      act.arguments = act.arguments.map(body)
    } else if action == .setPreference, let path = Setting.named(act.arguments[0])?.path(last) {
      act.arguments = [act.arguments[0], body(path)]
    }
    return act
  }

  // MARK: Parts

  /// A part that is not there makes all cards of the element's page, which has those on the screen at first.
  func part(_ name: String, in window: Window) -> Widget? {
    if let part = window.findPart(name) { return part }
    if let element = element(called: name) { return window.findItem(of: element) }
    page(in: window)?.view?.makeAllCards()
    return window.findPart(name)
  }

  func text(of part: Widget) -> String { part.shownText }

  /// A row or tile counts as selected while the pane beside shows its element or the map its place, a tab while its page
  /// is shown.
  func isSelected(_ part: Widget) -> Bool {
    if let tab = part as? PageTab { return tab.page.id == mainWindow?.shownPage?.page.id }
    if let row = part as? PlaceRow { return row.isSelected }
    return part.hasClass("selected-element") || part.hasSelectedState
  }

  func isExpanded(_ part: Widget) -> Bool {
    switch part {
    case let header as SectionHeader: !header.hasClass("collapsed")
    case let section as StickySection: section.isExpanded
    default: part.showsChild
    }
  }

  /// A part in a section that is collapsing is on its way out of view.
  func isVisible(_ part: Widget) -> Bool {
    guard part.isMapped else { return false }
    let sections = sequence(first: part) { $0.parent }.lazy.compactMap { $0 as? StickySection }
    return sections.allSatisfy { $0 === part || $0.isExpanded || part.isInside($0.header) }
  }

  func toast(in window: Window) -> String? { window.toastMessage }

  /// Returns the element with this symbol or name.
  func element(called text: String) -> AtomicElement? {
    Int(text) == nil ? library.table?.find(text) : nil
  }

  // MARK: Checks

  func checks(of part: Widget, in window: Window) -> [Expectation] {
    var checks: [Expectation] = []
    if let item = part.item {
      let isFavorite = favorites.state.isMine(item.element.number)
      checks.append(Expectation("favorite", [item.element.symbol], isNegated: !isFavorite))
    }
    if let face = face(in: window) { checks.append(Expectation("face", [face])) }
    if let element = element(in: window) { checks.append(Expectation("element", [element.symbol])) }
    if window is MainWindow, let page = mainWindow?.shownPage {
      checks.append(Expectation("page", [page.page.id]))
      checks.append(Expectation("count", [String(page.content?.elements.count ?? 0)]))
    }
    return checks
  }

  func finding(_ expectation: Expectation, in window: Window?) -> Finding? {
    guard let check = ElementsCheck(rawValue: expectation.subject),
      let expected = expectation.arguments.last
    else { return nil }
    switch check {
    case .page: return mainWindow?.shownPage.map { Finding($0.page.id, expected: expected) }
    case .element: return element(in: window).map { compare($0, with: expected) }
    case .face: return face(in: window).map { Finding($0, expected: expected) }
    case .count:
      let count = mainWindow?.shownPage?.content?.elements.count
      return count.map { Finding(String($0), expected: expected) }
    case .elements:
      let symbols = mainWindow?.shownPage?.content?.elements.map(\.symbol)
      return symbols.map { Finding(list($0), expected: list(expectation.arguments)) }
    case .favorite: return favorite(expected)
    case .found: return found(expectation.arguments)
    case .zoom: return zoom(in: window).map { Finding(Decimal.text($0), expected: expected) }
    case .place:
      return mainWindow?.content(PlacesPage.self).map { _ in
        Finding(mainWindow?.state.places.place ?? "", expected: expected)
      }
    case .setting:
      return settings().map {
        Finding($0.text(expectation.arguments[0]) ?? "", expected: expected)
      }
    }
  }

  /// Compares elements with those found; only the first has a place.
  private func found(_ texts: [String]) -> Finding? {
    guard let hits = mainWindow?.search.results?.hits.map(\.number) else { return nil }
    let numbers = texts.compactMap { element(called: $0)?.number }
    return Finding(
      holds: numbers.first == hits.first && Set(numbers).isSubset(of: hits),
      value: list(hits.map(String.init)))
  }

  /// Returns the symbols of elements, with commas between them.
  private func list(_ texts: [String]) -> String {
    texts.compactMap { library.table?.find($0)?.symbol }.joined(separator: ", ")
  }

  /// The scale of the picture or chart shown in a window, or of the map.
  private func zoom(in window: Window?) -> Double? {
    let overlay = (window as? ElementWindow)?.page.overlay ?? mainWindow?.pictures
    let picture =
      (window as? NuclideWindow)?.view.restViewport.scale
      ?? overlay?.view?.canvas.restViewport.scale
    return (picture ?? mainWindow?.shownPage?.viewport?.restViewport.scale).map {
      ($0 * 100).rounded() / 100
    }
  }

  /// The page of an element in a window: its own, in the pane, or pushed.
  func page(in window: Window?) -> ElementPage? {
    (window as? ElementWindow)?.page ?? (window as? MainWindow)?.sidePane.page
  }

  private func element(in window: Window?) -> AtomicElement? { page(in: window)?.element }

  private func compare(_ element: AtomicElement, with text: String) -> Finding {
    Finding(
      holds: library.table?.find(text)?.number == element.number, value: element.symbol)
  }

  private func face(in window: Window?) -> String? {
    page(in: window)?.view.map { $0.tile.isBackUp ? ElementsCheck.back : ElementsCheck.front }
  }

  private func favorite(_ text: String) -> Finding? {
    library.table?.find(text).map {
      let isFavorite = favorites.state.isMine($0.number)
      return Finding(holds: isFavorite, found: isFavorite ? tr("a favorite") : tr("no favorite"))
    }
  }
}
