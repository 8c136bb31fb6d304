import Elements
import GLib
import Gtk

/// The content of the shortcuts window.
extension TheElementsApplication {
  static var shortcutGroups: [(title: String, shortcuts: [ShortcutsWindow.Shortcut])] {
    AppAction.shortcutGroups.map { group in
      (title: group.title, shortcuts: group.actions.flatMap { shortcuts(of: $0) })
    }
  }

  private static func shortcuts(of action: AppAction) -> [ShortcutsWindow.Shortcut] {
    guard action == .showPage else {
      return [.init(title: action.title, keys: action.shownKeys)]
    }
    return Page.all.enumerated().map { index, page in
      .init(title: tr(page.title), keys: "<Control>\(index + 1)")
    }
  }
}
