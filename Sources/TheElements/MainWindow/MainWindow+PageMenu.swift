import GLib
import Gtk

/// The pages in the header bar of a narrow window, in place of their tabs.
extension MainWindow {
  /// Least width of the window in pixels in which the tabs of the pages are shown.
  private static let leastWidth = 600

  /// Shows the pages in the header bar of a narrow window, and where their tabs have no room. If need be tabs have no icons,
  /// and then no counts: a favorite more must not take the tabs away.
  func updatePageMenu() {
    var hasMenu = false
    if let notebook, contentBox.width > 0, notebook.width > 0 {
      let room = notebook.width - notebook.tabMargins
      let fits = { (hasIcon: Bool, hasCount: Bool) in
        self.holders.reduce(0) { $0 + $1.tab.width(hasIcon: hasIcon, hasCount: hasCount) } <= room
      }
      hasMenu = contentBox.width < Self.leastWidth || !fits(false, false)
      let hasIcons = fits(true, true)
      let hasCounts = fits(hasIcons, true)
      for holder in holders { holder.tab.showsCount = hasCounts }
      let changed = holders.filter { $0.tab.hasIcon != hasIcons }
      for holder in changed { holder.tab.hasIcon = hasIcons }
      if !changed.isEmpty && !hasIcons { notebook.renewArrows() }
    }
    guard hasMenu != windowTitle.showsPages else { return }
    windowTitle.showsPages = hasMenu
    updateBars()
  }
}
