import Elements
import ElementsStore
import GLib
import Gtk

/// A main window as it was before a presentation: its size, its page, where its pages were scrolled to, and the focus.
@MainActor
struct FormerWindow {
  private let isFullScreen: Bool
  private let size: (width: Int, height: Int)
  private let page: PageController?
  private let places: [(content: any PageContent, place: ScrollPlace)]
  private weak var focus: Widget?
  private weak var window: (any PagesHost)?
  private weak var layer: Widget?

  /// Frames to wait for the former size, which the desktop gives the window.
  private static let mostFrames = 120

  /// - Parameter layer: the window's content.
  init(_ window: any PagesHost, _ layer: Widget) {
    (self.window, self.layer) = (window, layer)
    isFullScreen = window.isFullScreen
    size = (layer.width, layer.height)
    page = window.shownPage
    places = window.pages.compactMap { $0.content }.map { ($0, $0.scrollPlace) }
    focus = window.focusWidget
  }

  /// Returns to it.
  func restore() {
    guard let window, let layer else { return }
    if !isFullScreen { window.isFullScreen = false }
    if let page { window.showPageIfNeeded(page.page.id) }
    if let focus, focus.isMapped { focus.grabFocusInPlace() }
    scroll()
    // Meanwhile the window has the full screen's size, in which a page may not scroll so far.
    var frames = 0
    layer.onEachFrame { [weak layer] _ in
      guard let layer else { return false }
      frames += 1
      let isFormer = layer.width == size.width && layer.height == size.height
      guard isFormer && frames > 1 || frames >= Self.mostFrames else { return true }
      scroll()
      return false
    }
  }

  private func scroll() {
    Action.asConsequence {
      for (content, place) in places { content.restoreScroll(place) }
    }
  }
}
