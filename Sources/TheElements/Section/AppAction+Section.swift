import Elements
import GLib

/// The actions on the sections of a page.
extension AppAction {
  static let toggleSection = AppAction(
    "win.toggle-section", translatable("Collapse or Expand Section"), .page, .text("SECTION"),
    icon: "view-list-symbolic"
  ).onSection("section")
  static let showSection = AppAction(
    "win.show-section", translatable("Go to Section"), .page, .text("SECTION"),
    icon: "view-list-symbolic"
  ).onSection("letter")
  static let collapseAll = AppAction(
    "win.collapse-all", translatable("Collapse All Sections"), keys: ["<Control><Shift>Up"],
    icon: "view-list-symbolic"
  ).repeatable
  static let expandAll = AppAction(
    "win.expand-all", translatable("Expand All Sections"), keys: ["<Control><Shift>Down"],
    icon: "view-list-symbolic"
  ).repeatable

  /// All of these.
  static let ofSections: [AppAction] = [.toggleSection, .showSection, .collapseAll, .expandAll]

  /// Returns an action on a section, which a click on the part of this name and the section's ID does.
  private func onSection(_ part: String) -> AppAction {
    recorded {
      $0.isRepeatable = true
      $0.words = { $0.arguments.count == 2 ? [$0.words(ofSection: $0.last)] : nil }
      $0.gesture = { scene in
        scene.arguments.count == 2 && scene.program.shownPageID == scene.text
          ? scene.click("\(part)-\(scene.last)") : nil
      }
      $0.fault = { scene in
        scene.program.hasSection(scene.last)
          ? nil : tr("the page has no section “{1}”", scene.shownLast)
      }
    }
  }
}
