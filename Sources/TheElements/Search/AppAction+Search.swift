import Elements
import GLib
import Gtk

/// The actions of the search.
extension AppAction {
  static let toggleSearch = AppAction(
    "win.toggle-search", translatable("Search", context: "verb"), icon: "system-search-symbolic")
  static let showSearch = AppAction(
    "win.show-search", translatable("Search", context: "verb"), keys: ["<Control>f"],
    icon: "system-search-symbolic")
  static let hideSearch = AppAction(
    "win.hide-search", translatable("Close Search"), localKeys: ["Escape"],
    icon: "system-search-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.gesture = { _ in .press("Escape") }
  }
  static let search = AppAction(
    "win.search", translatable("Search for Text"), .text(), icon: "system-search-symbolic"
  ).recorded {
    $0.isRepeatable = true
    $0.words = { $0.arguments.map { tr("“{1}”", ExternalText($0).text) } }
    $0.gesture = { $0.text.isEmpty ? nil : .type($0.text, after: "<Control>f") }
  }
  static let searchElements = AppAction(
    "app.search-elements", translatable("Search for Text in the Main Window"), .text(),
    icon: "system-search-symbolic")
  static let openBestHit = AppAction(
    "win.open-best-hit", translatable("Open Best Match"), localKeys: ["Return"],
    icon: "system-search-symbolic"
  ).recorded {
    $0.gesture = { scene in
      let entry = scene.part("search-entry")
      let hasFocus = entry.flatMap { scene.window?.focusWidget?.isInside($0) } ?? false
      return hasFocus ? .press("Return") : nil
    }
  }
  static let copyFormula = AppAction(
    "win.copy-formula", translatable("Copy Molar Mass"), .text(), icon: "edit-copy-symbolic")

  static let searchHelp = AppAction(
    "win.search-help", translatable("Search Help"), icon: "help-about-symbolic")
  static let openAnswer = AppAction(
    "win.open-answer", translatable("Open Answer"), .text(), icon: "system-search-symbolic")
  static let copyAnswer = AppAction(
    "win.copy-answer", translatable("Copy Answer"), .text(), localKeys: ["<Control>c"],
    icon: "edit-copy-symbolic")

  /// All of these.
  static let ofSearch: [AppAction] = [
    .toggleSearch, .showSearch, .hideSearch, .search, .searchElements, .openBestHit, .copyFormula,
    .searchHelp,
    .openAnswer,
    .copyAnswer,
  ]
}
