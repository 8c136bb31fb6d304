import Elements

/// The actions on the side pane.
extension AppAction {
  static let toggleSidePane = AppAction(
    "win.toggle-side-pane", translatable("Side Pane"), keys: ["F9"]
  ).recorded {
    $0.isRepeatable = true
    $0.gesture = { $0.click("side-pane-button") }
  }
  static let focusSidePane = AppAction(
    "win.focus-side-pane", translatable("Go to Side Pane"), keys: ["F6"])
  static let resizeSidePane = AppAction(
    "win.resize-side-pane", translatable("Width of the Side Pane"), .number("WIDTH"))

  /// All of these.
  static let ofSidePane: [AppAction] = [.toggleSidePane, .focusSidePane, .resizeSidePane]
}
