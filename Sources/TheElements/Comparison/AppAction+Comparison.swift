import Elements

/// The actions of the comparison’s window.
extension AppAction {
  static let showDifferences = AppAction(
    "win.show-differences", translatable("Differences Only"), icon: "elements-order-symbolic")

  /// All of these.
  static let ofComparison: [AppAction] = [.showDifferences]
}
