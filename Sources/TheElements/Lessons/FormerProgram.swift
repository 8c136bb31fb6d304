import Elements
import ElementsStore
import GLib
import Gtk

/// What a recording that is played as a lesson may change beside the pages: other windows, settings, the search, the
/// picture, the side pane, the elements compared, and the size of the main window. What the user saves, such as favorites and
/// notes, is no part of it.
@MainActor
struct FormerProgram {
  private let host: ElementsRecordingHost
  private let keeper: StateKeeper?
  private weak var window: MainWindow?
  /// The state of the main window, and that of all windows.
  private let (own, all): (SavedState, SavedState)
  private let page: String?
  private let isViewPushed: Bool
  private let search: (text: String, isShown: Bool)
  private let picture: AtomicElement?
  private let size: (width: Int, height: Int, isMaximized: Bool)
  private let compared: Comparison
  /// The names of the other windows.
  private let windows: Set<String>
  /// True for a tile that shows its back, by the names of the windows.
  private let faces: [String: Bool]
  /// The values of the settings by their keys.
  private let settings: [String: String]

  /// - Parameter keeper: the state of all windows; nil for none.
  init?(_ host: ElementsRecordingHost, _ keeper: StateKeeper?) {
    guard let window = host.mainWindow else { return nil }
    (self.host, self.keeper, self.window) = (host, keeper, window)
    (own, all) = (window.state, keeper?.state ?? SavedState())
    page = window.shownPage?.page.id
    isViewPushed = window.pushedView != nil
    search = (window.search.text, window.search.button.isActive)
    picture = window.pictures?.view?.element
    size = (window.defaultWidth, window.defaultHeight, window.isMaximized)
    compared = ComparedElements.shared.comparison
    windows = Set(Self.windows(host).keys)
    faces = Self.tiles(host).mapValues(\.isBackUp)
    settings = Self.settings(host)
  }

  private static func windows(_ host: ElementsRecordingHost) -> [String: Window] {
    Dictionary(
      Window.all.compactMap { window in
        (host.name(of: window) ?? nil).map { ($0, window) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func settings(_ host: ElementsRecordingHost) -> [String: String] {
    guard let settings = host.settings() else { return [:] }
    return Dictionary(
      Setting.all.compactMap { setting in
        settings.text(setting.key).map { (setting.key, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns to it.
  func restore() {
    guard let window else { return }
    Action.asConsequence {
      restoreSettings()
      restoreWindows(beside: window)
      ComparedElements.shared.show(compared)
      restoreContent(of: window)
      restoreFaces()
    }
  }

  private func restoreSettings() {
    guard let stored = host.settings() else { return }
    for (key, text) in settings where stored.text(key) != text { stored.choose(key, text) }
  }

  // MARK: Other windows

  /// Closes the windows that were not there or show something else, and opens those that were there.
  private func restoreWindows(beside window: MainWindow) {
    let data = DataWindow.all
    for (name, other) in Self.windows(host) where !windows.contains(name) || hasChanged(name) {
      other.close()
    }
    keeper?.change { state in
      for id in data.map(\.id) { state[id] = all[id] }
    }
    let missing = windows.subtracting(Self.windows(host).keys)
    for name in missing.sorted() {
      if let opener = data.first(where: { $0.id == name })?.opener {
        if opener.parameters.isEmpty {
          window.activate(opener)
        } else {
          window.activate(opener, "")
        }
      } else if let element = host.element(called: name) {
        window.activate(.showElement, element.symbol)
      }
    }
    if !missing.isEmpty { window.present() }
  }

  private func hasChanged(_ name: String) -> Bool {
    keeper.map { $0.state[name] != all[name] } ?? false
  }

  private func restoreFaces() {
    for (name, tile) in Self.tiles(host) {
      if let isBackUp = faces[name], tile.isBackUp != isBackUp { tile.flip() }
    }
  }

  /// The tiles of elements' pages, by the names of their windows; that of the main window's page by "".
  private static func tiles(_ host: ElementsRecordingHost) -> [String: FlipTile] {
    var windows: [String: Window] = windows(host)
    windows[""] = host.mainWindow
    return windows.compactMapValues { host.page(in: $0)?.view?.tile }
  }

  // MARK: The main window

  private func restoreContent(of window: MainWindow) {
    if !isViewPushed { window.leavePushedView() }
    let (isShown, text) = (window.search.button.isActive, window.search.text)
    if !search.isShown {
      if isShown { window.activate(.hideSearch) }
    } else if text != search.text || !isShown {
      window.activate(.search, search.text)
    }
    if window.pictures?.view?.element != picture {
      if let picture {
        window.activate(.showPicture, picture.symbol)
      } else {
        window.activate(.hidePicture)
      }
    }
    restorePane(of: window)
    if let page { window.showPageIfNeeded(page) }
    if window.isMaximized != size.isMaximized { window.isMaximized = size.isMaximized }
    (window.defaultWidth, window.defaultHeight) = (size.width, size.height)
  }

  private func restorePane(of window: MainWindow) {
    if window.sidePane.isPushed, !own.isPushed { window.sidePane.goBack() }
    if (window.state.isPaneOn ?? false) != (own.isPaneOn ?? false) {
      window.activate(.toggleSidePane)
    }
    window.state.isPaneOn = own.isPaneOn
    if window.sidePane.page != nil, window.state.element != own.element,
      let element = own.element.flatMap({ window.library.table?[$0] })
    {
      window.sidePane.show(element)
    }
  }
}
