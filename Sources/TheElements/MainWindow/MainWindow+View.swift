import Adwaita
import Elements
import GLib
import Gtk

/// A view in place of everything else in the window.
extension MainWindow {
  /// A pushed view, and what it has replaced.
  struct Pushed {
    let view: any PushedView
    /// The view with its header bar.
    let pane: Box
    /// The focus before, to which it returns.
    let focus: Widget?
    /// Brings back the actions of the same names.
    let restoreActions: @MainActor () -> Void
  }

  var pushedView: (any PushedView)? { pushed?.view }

  var pushesViews: Bool { notebook != nil && sidePane.split.pushesElements }

  func push(_ view: any PushedView) {
    leavePushedView()
    let pane = Box(.vertical, [view.bar, view])
    pane.name = "pushed-view"
    view.bar.addClass("pane-bar")
    view.bar.addStart(Button(icon: "go-previous-symbolic", .goBack, named: "view-back"))
    let restoration = restoration(of: (view.actionsInWindow + [.goBack]).map(\.localName))
    pushed = Pushed(view: view, pane: pane, focus: focusWidget, restoreActions: restoration)
    view.addActions(to: self)
    register(.goBack, for: self) { $0.goBackFromView() }
    addWaysBack(to: pane)
    view.addKeys(to: pane)
    contentBox.insert(pane, after: column)
    // Before the former focus is hidden: GTK would move it.
    clearFocus()
    column.isVisible = false
    sidePane.updateActivity()
    updateBars()
    _ = view.takeFocus()
  }

  /// Adds Escape, Alt with the arrow to the back, and the pointer's ways.
  private func addWaysBack(to pane: Widget) {
    let keys = pane.onKeyPressed { [weak pane] in $0 == .escape && pane?.activate(.goBack) == true }
    keys.onAltPressed { [weak pane] key in
      key == (pane?.isRightToLeft == true ? .right : .left) && pane?.activate(.goBack) == true
    }
    BackGestures(on: pane) { true }
  }

  private func goBackFromView() {
    guard let pushed, !pushed.view.stepBack() else { return }
    leavePushedView()
    sidePane.withoutSelecting {
      if pushed.focus?.isMapped == true, pushed.focus?.grabFocusInPlace() == true { return }
      if sidePane.isPushed { sidePane.page?.focusTile() } else { focusPage() }
    }
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
