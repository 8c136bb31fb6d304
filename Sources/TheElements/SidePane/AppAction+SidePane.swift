import Elements

/// The actions on the side pane.
extension AppAction {
  static let toggleSidePane = AppAction(
    "win.toggle-side-pane", translatable("Side Pane"), keys: ["F9"])
  static let focusSidePane = AppAction(
    "win.focus-side-pane", translatable("Go to Side Pane"), keys: ["F6"])
  static let resizeSidePane = AppAction(
    "win.resize-side-pane", translatable("Width of the Side Pane"), .number("WIDTH"))

  /// All of these.
  static let ofSidePane: [AppAction] = [.toggleSidePane, .focusSidePane, .resizeSidePane]
}
