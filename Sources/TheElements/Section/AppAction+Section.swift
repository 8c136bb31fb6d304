import Elements

/// The actions on the sections of a page.
extension AppAction {
  static let toggleSection = AppAction(
    "win.toggle-section", translatable("Collapse or Expand Section"), .page, .text("SECTION"),
    icon: "view-list-symbolic")
  static let showSection = AppAction(
    "win.show-section", translatable("Go to Section"), .page, .text("SECTION"),
    icon: "view-list-symbolic")
  static let collapseAll = AppAction(
    "win.collapse-all", translatable("Collapse All Sections"), keys: ["<Control><Shift>Up"],
    icon: "view-list-symbolic")
  static let expandAll = AppAction(
    "win.expand-all", translatable("Expand All Sections"), keys: ["<Control><Shift>Down"],
    icon: "view-list-symbolic")

  /// All of these.
  static let ofSections: [AppAction] = [.toggleSection, .showSection, .collapseAll, .expandAll]
}
