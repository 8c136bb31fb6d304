import Adwaita
import GLib
import Gtk

// PreferencesWindow
//   └── Notebook of PreferencesPages
//         ├── error text without a settings schema
//         └── one PreferenceGroup for each PreferenceKind

/// The preferences window. Changes made elsewhere are shown at once.
final class PreferencesWindow: Adwaita.PreferencesWindow {
  private let groups: [any PreferenceGroup]

  /// Shows the settings; without any it shows an error and disables all rows.
  init(_ context: PreferencesContext) {
    let kinds = PreferenceKind.all
    groups = kinds.map { $0.make(context) }
    super.init()
    name = "preferences"
    title = tr("Preferences")
    let notebook = Notebook()
    notebook.showsBorder = false
    notebook.addClass("pages")
    notebook.setAccessibleLabel(tr("Preferences"))
    for place in PreferenceKind.Page.allCases {
      let page = PreferencesPage()
      if context.settings == nil { page.add(Self.error) }
      for (kind, group) in zip(kinds, groups) where kind.page == place { page.add(group.group) }
      let tab = Box(.horizontal, spacing: 6, [Image(icon: place.icon), Label(place.title)])
      tab.name = "tab-\(place)"
      notebook.add(page, tab: tab, name: place.title)
    }
    setContent(notebook)
    followTouch()
    onCloseRequest { [weak self] in
      if let self { self.announceAct(.closeNamedWindow, [self.name]) }
    }
  }

  private static var error: PreferencesGroup {
    PreferencesGroup(
      description: tr(
        "The settings schema is not installed: preferences cannot be changed, and the defaults apply."
      ))
  }

  /// A new window would focus its tabs.
  override func focus(_ direction: FocusDirection) -> Bool {
    focusWidget == nil && groups.first?.group.moveFocus(.tabForward) == true
      || super.focus(direction)
  }

  override func styleChanged() { markContrast() }

  /// Returns the group of a class; nil if there is none.
  func group<Group: PreferenceGroup>(_ kind: Group.Type) -> Group? {
    groups.lazy.compactMap { $0 as? Group }.first
  }
}
