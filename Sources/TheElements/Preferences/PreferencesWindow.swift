import Adwaita
import GLib
import Gtk

// PreferencesWindow
//   └── PreferencesPage
//         ├── error text without a settings schema
//         └── one PreferenceGroup for each PreferenceKind

/// The preferences window. Changes made elsewhere are shown at once.
final class PreferencesWindow: Adwaita.PreferencesWindow {
  private let groups: [any PreferenceGroup]

  /// Shows the settings; without any it shows an error and disables all rows.
  init(_ context: PreferencesContext) {
    groups = PreferenceKind.all.map { $0.make(context) }
    super.init()
    name = "preferences"
    title = tr("Preferences")
    let page = PreferencesPage()
    if context.settings == nil {
      let text = tr(
        "The settings schema is not installed: preferences cannot be changed, and the defaults apply."
      )
      page.add(PreferencesGroup(description: text))
    }
    for group in groups { page.add(group.group) }
    setPage(page)
    followTouch()
    onCloseRequest { [weak self] in
      if let self { self.announceAct(.closeNamedWindow, [self.name]) }
    }
  }

  override func styleChanged() { markContrast() }

  /// Returns the group of a class; nil if there is none.
  func group<Group: PreferenceGroup>(_ kind: Group.Type) -> Group? {
    groups.lazy.compactMap { $0 as? Group }.first
  }
}
