import Elements

/// The actions that show a page.
extension AppAction {
  static let showPage = AppAction(
    "win.show-page", translatable("Show Page"), .page, icon: "view-grid-symbolic")
  static let nextPage = AppAction(
    "win.next-page", translatable("Next Page"), keys: ["<Control>Page_Down"],
    icon: "view-grid-symbolic")
  static let previousPage = AppAction(
    "win.previous-page", translatable("Previous Page"), keys: ["<Control>Page_Up"],
    icon: "view-grid-symbolic")

  /// All of these.
  static let ofPages: [AppAction] = [.showPage, .nextPage, .previousPage]
}
