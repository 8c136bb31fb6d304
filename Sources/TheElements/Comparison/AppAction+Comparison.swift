import Elements

/// The actions of the comparison’s window.
extension AppAction {
  static let showDifferences = AppAction(
    "win.show-differences", translatable("Differences Only"), icon: "elements-order-symbolic"
  ).recorded { $0.gesture = { $0.click("differences") } }

  /// All of these.
  static let ofComparison: [AppAction] = [.showDifferences]
}
