import Elements
import GLib

/// The actions on the sections of a page.
extension AppAction {
  static let toggleSection = AppAction(
    "win.toggle-section", translatable("Collapse or Expand Section"), .page, .text("SECTION"),
    icon: "view-list-symbolic"
  ).onSection("section").recorded {
    $0.reached = { scene in
      guard scene.arguments.count == 2, scene.program.shownPageID == scene.text else { return nil }
      return (
        scene.program.isCollapsed(scene.last) ? expandSection : collapseSection, scene.arguments
      )
    }
  }
  /// Reach a state of a section: recorded in place of `toggleSection`, as a replay may begin with other collapsed sections.
  static let expandSection = AppAction(
    "win.expand-section", translatable("Expand Section"), .page, .text("SECTION"),
    icon: "view-list-symbolic"
  ).onSection("section", isExpanded: true)
  static let collapseSection = AppAction(
    "win.collapse-section", translatable("Collapse Section"), .page, .text("SECTION"),
    icon: "view-list-symbolic"
  ).onSection("section", isExpanded: false)
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
  static let ofSections: [AppAction] = [
    .toggleSection, .expandSection, .collapseSection, .showSection, .collapseAll, .expandAll,
  ]

  /// Returns an action on a section, which a click on the part of this name and the section's ID does.
  /// - Parameter isExpanded: the state that the click leads to; nil for one that does not depend on the state before.
  private func onSection(_ part: String, isExpanded: Bool? = nil) -> AppAction {
    recorded {
      $0.isRepeatable = true
      $0.words = { $0.arguments.count == 2 ? [$0.words(ofSection: $0.last)] : nil }
      $0.gesture = { scene in
        guard scene.arguments.count == 2, scene.program.shownPageID == scene.text,
          isExpanded == nil || scene.program.isCollapsed(scene.last) == isExpanded
        else { return nil }
        return scene.click("\(part)-\(scene.last)")
      }
      $0.fault = { scene in
        guard scene.program.hasSection(scene.last) else {
          return tr("the page has no section “{1}”", scene.shownLast)
        }
        return isExpanded != nil && scene.program.isCollapsed(scene.last) == isExpanded
          ? ActWork.refusal(of: scene.last) : nil
      }
    }
  }
}
