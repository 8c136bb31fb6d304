import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// The application: handles the command line, opens windows, and owns the model that they share.
@MainActor
final class TheElementsApplication {
  let application: Adwaita.Application
  private let data: DataDirectory
  let library: Library
  let favorites: Favorites
  let sync: SyncController
  private let stateStore: any StateStore
  let keeper: StateKeeper
  /// The style sheet, read while GTK starts.
  private let styleSheet: Prefetch<Result<String, GLibError>>
  private(set) var stateProblem: StateProblem?
  /// Opened with the first element window, or after the main window's first frame: nothing needs it earlier.
  private(set) lazy var settings: Settings? = {
    let settings = Settings(schema: Program.id, directory: data.schemas)
    settings?.onChange(ofKey: Setting.temperatureUnit.key) { [weak self] in
      for window in self?.application.windows ?? [] {
        (window as? any TemperatureView)?.updateTemperatures()
      }
    }
    settings.map { follow($0) }
    hasSettings = true
    return settings
  }()
  private(set) var hasSettings = false
  lazy var elementWindows = ElementWindows(
    of: application, favorites, library,
    last: (keeper.state.elementWindow, keeper.state.elementPosition),
    temperatures: { [weak self] in self?.temperatures ?? .kelvin },
    onClose: { [weak self] size, position in
      self?.keeper.change { ($0.elementWindow, $0.elementPosition) = (size, position) }
    })
  /// True if the program is to be started again when it has ended.
  private(set) var restarts = false
  private weak var preferences: PreferencesWindow?
  let spareWindow = SpareWindow()
  private let own: OwnReader
  /// What waits for the catalog.
  private var pending: [@MainActor () -> Void] = []
  private var observation: Observation?
  /// Held until the process ends, because a logout sends two of them.
  private var signals: TerminationSignals?
  lazy var recordings = Recordings(application, library, favorites) { [weak self] in
    self?.settings
  }
  lazy var lessons = makeLessons(data, keeper)

  /// An application with the resources in `data`.
  /// - Parameter isUnique: false for one that leaves other running copies alone.
  init(
    data: DataDirectory, library: Library, stateStore: any StateStore,
    favoritesStore: any FavoritesStore, isUnique: Bool = true
  ) {
    application = Adwaita.Application(id: Program.id, isUnique: isUnique)
    self.data = data
    self.library = library
    self.stateStore = stateStore
    keeper = StateKeeper(stateStore)
    styleSheet = Prefetch { Result { () throws(GLibError) in try data.readStyleSheet() } }
    favorites = Favorites(store: favoritesStore, userName: { "" })
    own = OwnReader(favorites, files: library.files)
    sync = SyncController(
      library, favorites, store: favoritesStore, secrets: Keyring(program: "The Elements"))
    favorites.userName = { [weak self] in
      UserName.current(preference: self?.settings?.string(Setting.userName.key) ?? "")
    }
    application.onStartup { [weak self] in self?.start() }
    application.onActivate { [weak self] in self?.showMainWindow(.init()) }
    application.onOpen { [weak self] paths in self?.open(paths) }
    application.onCommandLine { [weak self] arguments, directory in
      self?.handleCommandLine(arguments, in: directory) ?? 0
    }
  }

  /// Runs until the last window is closed, or a signal ends the program. Returns the exit status; 1 if favorites could not be saved.
  func run(_ arguments: [String]) -> Int {
    let status = application.run(arguments)
    recordings.finish()
    library.cancel()
    sync.end()
    let problem = favorites.finish()
    keeper.finish()
    LanguageChoice.finish()
    let result = max(status, recordings.replayStatus)
    guard let problem else { return result }
    Log.error(problem.description)
    return max(result, 1)
  }

  private func start() {
    // Custom widgets read the contrast while drawing, and GTK caches their render nodes.
    StyleManager.shared.onChange { [weak self] in
      for window in self?.application.windows ?? [] { window.queueDrawTree() }
    }
    signals = TerminationSignals { [weak self] in self?.quit() }
    let saved = Prefetch { [stateStore] in stateStore.load() }
    do throws(GLibError) { Display.addStyleSheet(try styleSheet.value.get()) } catch {
      Log.error("\(data.styleSheet): \(error.reason)")
    }
    for folder in data.iconFolders { Display.addIconFolder(folder) }
    keeper.adopt(saved.value.state)
    StyleChoice.adopt(keeper.state)
    ComparedElements.shared.remember(in: keeper)
    stateProblem = saved.value.problem
    addActions()
    observation = library.observe { [weak self] in
      if let table = self?.library.table { self?.elementWindows.show(table) }
      self?.openPending()
    }
    Photographs.shared.store = Photographs.webStore()
  }

  /// Handles a command line, of this process or of a later one.
  /// - Parameter directory: the one to which paths are relative.
  private func handleCommandLine(_ arguments: [String], in directory: String) -> Int {
    switch LaunchRequest.parse(arguments) {
    case .success(.browse(let browsing)):
      browse(browsing, in: directory)
      return browsing.elements.isEmpty || !library.hasFailed ? 0 : 1
    case .success(.play(let recording)):
      showMainWindow()
      play(recording)
      return 0
    default: return Int(LaunchError.exitStatus)
    }
  }

  private func browse(_ request: LaunchRequest.Browsing, in directory: String) {
    if request.showsMainWindow { showMainWindow(request) }
    if let path = request.places {
      mainWindow?.activate(.openPlacesFile, Files.resolve(path, in: directory))
    }
    for element in request.elements {
      // By the action, so that it is recorded as if the user had done it.
      let isKnown = library.table?.find(element) != nil
      let name = AppAction.showElement.localName
      if !isKnown || !application.activateAction(name, with: [element]) { showElement(element) }
    }
    for list in request.lists { openPlaces(Files.resolve(list, in: directory)) }
    if let file = request.recording { openRecording(Files.resolve(file, in: directory)) }
    if let file = request.record { recordings.record(to: Files.resolve(file, in: directory)) }
  }

  /// Plays a recording once the main window is shown, and quits.
  private func play(_ request: ReplayRequest) {
    mainWindow?.afterFirstFrame { [weak self] in
      self?.recordings.play(request) { self?.quit() }
    }
  }

  // MARK: Windows

  var mainWindow: MainWindow? { application.mainWindow }

  /// - Parameter page: a page of the main window, or a window of its menu, which opens over it.
  func showMainWindow(page: String? = nil) {
    let shown = mainWindow
    let window = shown ?? makeMainWindow()
    let other = DataWindow.all.first { $0.id == page }
    if other == nil, let page, !window.activate(.showPage, page) { window.showPage(page) }
    window.present()
    guard let other else { return }
    if shown != nil { return other.open(in: application) }
    window.afterFirstFrame { [application] in other.open(in: application) }
  }

  /// A main window in its saved state, which is in no application yet.
  func newMainWindow() -> MainWindow {
    let window = MainWindow(library, favorites, sync, state: keeper.state) { [weak self] in
      self?.remember($0)
    }
    window.temperatures = { [weak self] in self?.firstTemperatures ?? .kelvin }
    return window
  }

  private func makeMainWindow() -> MainWindow {
    let window = spareWindow.take() ?? newMainWindow()
    window.setApplication(application)
    window.afterFirstFrame { [weak self] in
      // The user's real name may come from the network.
      Worker().run { _ = Login.realName }
      self?.favorites.open()
      if let self, self.temperatures != .chosen(in: nil) { window.updateTemperatures() }
    }
    if let stateProblem {
      window.body.showToast(stateProblem.message, wraps: true)
      self.stateProblem = nil
    }
    return window
  }

  private func remember(_ newState: SavedState) {
    keeper.change { $0.adoptMainWindow(of: newState, pages: Page.ids) }
  }

  /// Opens the window of the element with this number, symbol or name, or presents it; an empty text is the focused
  /// element of the main window.
  func showElement(_ text: String) {
    if text.isEmpty {
      let window = application.activeWindow as? MainWindow
      window?.focusedElement.map { showElement($0.symbol) }
      return
    }
    guard let table = library.table else {
      return afterReading { [weak self] in self?.showElement(text) }
    }
    guard let element = table.findNamed(text) else {
      return Log.error(tr(LaunchError.unknownElement(text).message))
    }
    let order =
      mainWindow.flatMap { $0.order(around: element, among: $0.shownOrder) } ?? table.elements
    elementWindows.show(
      element, of: table, order: order, from: mainWindow?.tileOnScreen(of: element))
  }

  /// Does something once the catalog is read, which may be now.
  func afterReading(_ act: @escaping @MainActor () -> Void) {
    pending.append(act)
    openPending()
  }

  private func openPending() {
    // The main window shows the error.
    if library.hasFailed, !pending.isEmpty { showMainWindow() }
    guard library.table != nil else { return }
    let waiting = pending
    pending = []
    for act in waiting { act() }
  }

  // MARK: Actions

  private func addActions() {
    application.register(.showIsotope, for: self) { $0.showIsotope($1.first ?? "") }
    application.register(.showProperty, for: self) { application, texts in
      if texts.count == 2 { application.showProperty(texts[1], of: texts[0]) }
    }
    application.register(.showElement, for: self) { $0.showElement($1.first ?? "") }
      .reportEmpty { [weak self] in
        (self?.application.activeWindow as? MainWindow)?.focusedElement?.symbol
      }
    registerDesktopActions(in: application)
    registerLessons(in: application)
    application.register(.searchElements, for: self) { $0.searchElements($1.first ?? "") }
    application.register(.showPreferences, for: self) { $0.showPreferences() }
    application.register(.showShortcuts, for: self) { $0.showShortcuts() }
    application.register(.showAbout, for: self) { $0.showAbout() }
    application.register(.showRecorder, for: self) { _ = $0.recordings.showRecorder() }
    application.register(.insertCheck, for: self) { $0.recordings.insertCheck() }
    application.register(.syncFavorites, for: self) { $0.sync.retry() }
    application.registerPreferenceActions(
      { [weak self, favorites, sync, library] in
        .init(settings: self?.settings, favorites: favorites, sync: sync, library: library)
      }, window: { [weak self] in self?.preferences })
    let context = DataWindow.Context(
      library: library, favorites: favorites, keeper: keeper,
      temperatures: { [weak self] in self?.temperatures ?? .kelvin },
      search: { [weak self] in self?.mainWindow?.search.text ?? "" })
    for window in DataWindow.all { window.register(application, context) }
    application.register(.quit, for: self) { $0.quit() }
    application.register(.restart, for: self) { $0.quit(restarts: true) }
    for action in AppAction.all where !action.keys.isEmpty {
      application.setKeys(action.keys, for: action.keyTarget)
    }
    for (number, page) in Page.numbered {
      application.setKeys(["<Control>\(number)"], for: page.detailedAction)
    }
  }

  private func quit(restarts: Bool = false) {
    recordings.askToSave { [weak self, application] in
      self?.restarts = restarts
      for window in application.windows { window.close() }
      application.quit()
    }
  }

  private func showPreferences() {
    if let preferences, preferences.isOpen { return preferences.present() }
    if application.activeWindow == nil { showMainWindow() }
    // Separate settings, so that the window's handlers are disconnected with it.
    let window = PreferencesWindow(
      PreferencesContext(
        settings: Settings(schema: Program.id, directory: data.schemas), favorites: favorites,
        sync: sync, library: library))
    if let parent = application.activeWindow {
      window.setTransient(for: parent)
      if ContentWidth(parent.width) == .narrow { window.defaultWidth = parent.width }
    }
    preferences = window
    window.present()
  }
}
