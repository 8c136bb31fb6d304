import Elements

/// The actions that show a page.
extension AppAction {
  static let showPage = AppAction(
    "win.show-page", translatable("Show Page"), .page, icon: "view-grid-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.words = { scene in scene.arguments.map { scene.program.title(ofPage: $0) } }
    $0.icon = { $0.program.icon(ofPage: $0.text) }
    // A click on the selected tab does nothing.
    $0.gesture = { scene in
      scene.program.shownPageID == scene.text ? nil : scene.click("tab-\(scene.text)")
    }
  }
  static let nextPage = AppAction(
    "win.next-page", translatable("Next Page"), keys: ["<Control>Page_Down"],
    icon: "view-grid-symbolic")
  static let previousPage = AppAction(
    "win.previous-page", translatable("Previous Page"), keys: ["<Control>Page_Up"],
    icon: "view-grid-symbolic")

  /// All of these.
  static let ofPages: [AppAction] = [.showPage, .nextPage, .previousPage]
}
