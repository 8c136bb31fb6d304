import Adwaita
import Elements
import GLib
import Gtk

// SidePane
//   ├── HeaderBar with the page's header widgets, beside the pages
//   └── Bin: the ElementPage, or a StatusPage before an element is selected

/// The pageBin of an element's page beside the pages or pushed over them.
final class SidePane: Box {
  /// True before an element is shown.
  private(set) var isEmpty = true
  /// True if the pane has its own header bar: a pushed page has its widgets in that of the window.
  var showsBar = true {
    didSet {
      bar?.isVisible = showsBar
      if showsBar, isEmpty { showEmpty() }
    }
  }
  private var bar: HeaderBar?
  private let pageBin = Bin()
  private var hint: StatusPage?

  init() {
    super.init(.vertical)
    name = "side-pane"
    addClass("side-pane")
    setAccessibleLabel(tr("Side Pane"))
    pageBin.expandsVertically = true
    add(pageBin)
  }

  override class var accessibleRole: AccessibleRole? { .group }

  /// Shows the page of the first selected element.
  func show(_ page: ElementPage) {
    isEmpty = false
    hint = nil
    let bar = HeaderBar()
    bar.showsWindowButtons = false
    bar.addClass("pane-bar")
    bar.isVisible = showsBar
    page.header.add(to: bar)
    self.bar = bar
    insert(bar, after: nil)
    pageBin.setChild(page)
  }

  private func showEmpty() {
    guard hint == nil else { return }
    let made = StatusPage(
      icon: "elements-side-pane-symbolic", title: tr("No Element Selected"),
      description: tr("Select an element to see it here."))
    made.addClass("compact")
    hint = made
    pageBin.setChild(made)
  }
}
