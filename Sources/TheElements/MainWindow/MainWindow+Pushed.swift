import Elements
import GLib
import Gtk

/// What is shown in place of the pages: an element, a part of a page, or over these a view. Each has a header bar of its
/// own.
extension MainWindow {
  /// The selected page while a part of it is shown in its place.
  var pushedPage: PageController? { shownPage.flatMap { $0.pushedTitle == nil ? nil : $0 } }

  var isPagePushed: Bool { sidePane.isPushed || pushedPage != nil }

  func isNarrow(atWidth width: Int) -> Bool { sidePane.split.isNarrow }

  func updateBars() {
    let pushed = pushedPage
    let showsBars = presentation.showsBars
    header.isVisible = !isPagePushed && showsBars
    search.holder.isVisible = !isPagePushed
    for page in pages { page.showPushedBar(page === pushed && !sidePane.isPushed) }
    notebook?.showsTabs = pushed == nil && showsBars
    sidePane.updateBack()
    title = titleOfBar
  }

  /// The window's title, by which the desktop and a screen reader name it.
  private var titleOfBar: String {
    if let pushedView { return pushedView.title }
    if sidePane.isPushed, let element = sidePane.page?.element { return tr(element.shownName) }
    return pushedPage?.pushedTitle ?? tr("The Elements")
  }

  func leavePushed() {
    leavePushedView()
    sidePane.leave()
    for page in pages { page.leavePushed() }
  }
}
