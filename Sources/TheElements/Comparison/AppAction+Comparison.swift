import Elements

/// The actions of the comparison’s window.
extension AppAction {
  static let showDifferences = AppAction(
    "win.show-differences", translatable("Differences Only"), icon: "elements-order-symbolic"
  ).recorded { $0.gesture = { $0.click("differences") } }

  static let undoComparison = AppAction(
    "win.undo-comparison", translatable("Undo"), icon: "edit-undo-symbolic")

  /// All of these.
  static let ofComparison: [AppAction] = [.showDifferences, .undoComparison]
}
