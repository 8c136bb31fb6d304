import Adwaita
import Elements
import GLib
import Gtk

/// A view in place of everything else in the window.
extension MainWindow {
  /// A pushed view, and what it has replaced.
  final class Pushed: PushedPart {
    let view: any PushedView
    /// The view with its header bar.
    let pane: Box
    /// Brings back the actions of the same names.
    let restoreActions: @MainActor () -> Void
    private unowned let window: MainWindow
    /// The focus before, to which it returns.
    private let focus: Widget?

    init(_ view: any PushedView, in window: MainWindow) {
      self.view = view
      self.window = window
      focus = window.focusWidget
      pane = Box(.vertical, [view.bar, view])
      restoreActions = window.restoration(of: view.actionsInWindow.map(\.localName))
    }

    var isPushed: Bool { true }
    var title: String { view.title }
    var bar: HeaderBar { view.bar }

    func goBack() {
      guard !view.stepBack() else { return }
      leave()
      window.sidePane.withoutSelecting {
        if focus?.isMapped == true, focus?.grabFocusInPlace() == true { return }
        if window.sidePane.isPushed {
          window.sidePane.page?.focusTile()
        } else {
          window.focusPage()
        }
      }
    }

    func leave() { window.leavePushedView() }
  }

  var pushedView: (any PushedView)? { pushed?.view }

  var pushesViews: Bool { notebook != nil && sidePane.split.pushesElements }

  func push(_ view: any PushedView) {
    leavePushedView()
    let pushed = Pushed(view, in: self)
    self.pushed = pushed
    pushed.pane.name = "pushed-view"
    view.bar.addClass("pane-bar")
    view.bar.addStart(Button(icon: "go-previous-symbolic", .goBack, named: "view-back"))
    view.addActions(to: self)
    pushed.pane.addWaysBack()
    view.addKeys(to: pushed.pane)
    contentBox.insert(pushed.pane, after: column)
    // Before the former focus is hidden: GTK would move it.
    clearFocus()
    column.isVisible = false
    sidePane.updateActivity()
    updateBars()
    _ = view.takeFocus()
  }

  /// Shows the pages, whatever is pushed over them.
  func uncoverPages() {
    leavePushedView()
    if sidePane.isPushed { sidePane.leave() }
  }

  func leavePushedView() {
    guard let pushed else { return }
    pushed.view.leave()
    self.pushed = nil
    pushed.restoreActions()
    // GTK warns of an entry that is removed with the focus.
    clearFocus()
    contentBox.remove(pushed.pane)
    column.isVisible = true
    sidePane.updateActivity()
    updateBars()
  }
}
