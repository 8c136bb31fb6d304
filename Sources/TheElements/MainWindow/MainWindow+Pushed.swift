import Elements
import GLib
import Gtk

/// What is shown in place of the pages, the way back, and the bars.
extension MainWindow {
  /// The element and the parts of pages, which may be pushed over the pages.
  private var parts: [any PushedPart] { [sidePane] + pages.compactMap(\.pushedPart) }

  /// The header bars of the parts.
  var partBars: [Widget] { parts.map { $0.bar } }

  /// The element, else the part of the selected page, that is shown in place of the pages.
  private var pushedPart: (any PushedPart)? {
    let part: (any PushedPart)? = sidePane.isPushed ? sidePane : shownPage?.pushedPart
    return part?.isPushed == true ? part : nil
  }

  /// What Back leaves.
  private var topmost: (any PushedPart)? { pushed ?? pushedPart }

  var isPagePushed: Bool { pushedPart != nil }

  var isNarrow: Bool { sidePane.split.isNarrow }

  /// Leads back from what is pushed, or from the side pane.
  func goBack() { (topmost ?? sidePane).goBack() }

  func updateBars() {
    let (part, showsBars) = (pushedPart, presentation.showsBars)
    header.isVisible = part == nil && showsBars
    if !header.isVisible { leaveMenu() }
    search.holder.isVisible = part == nil
    for each in parts { each.bar.isVisible = each === part }
    let hasMenu = windowTitle.showsPages
    notebook?.showsTabs = shownPage?.pushedPart?.isPushed != true && showsBars && !hasMenu
    back?.isEnabled = topmost != nil || sidePane.split.form == .beside
    // The title by which the desktop and a screen reader name the window.
    title = topmost?.title ?? tr("The Elements")
  }

  /// Closes the menu, whose button is hidden now. The item that was clicked would keep the keyboard.
  private func leaveMenu() {
    menu.popDown()
    Task { @MainActor [weak self] in
      if self?.focusWidget?.isMapped == false { self?.clearFocus() }
    }
  }

  /// Opens the menu of the bar that is shown.
  func openMenu() {
    if let pushedPart { return pushedPart.openMenu() }
    presentation.showBars()
    menu.popUp()
  }

  func leavePushed() {
    leavePushedView()
    for part in parts { part.leave() }
  }
}
