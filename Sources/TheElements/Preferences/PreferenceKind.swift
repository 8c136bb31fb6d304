import Adwaita
import ElementsStore
import GLib
import Gtk

/// A group of the Preferences window. The group's file declares it; `all` lists them.
struct PreferenceKind: Sendable {
  /// A page of the window.
  enum Page: CaseIterable {
    case general, sharing

    @MainActor var title: String {
      switch self {
      case .general: tr("General", context: "page of the preferences")
      case .sharing: tr("Sharing", context: "page of the preferences")
      }
    }

    var icon: String {
      self == .general ? "preferences-system-symbolic" : "system-users-symbolic"
    }
  }

  /// Something that the user does in the group beside choosing settings.
  struct Act: Sendable {
    let action: AppAction
    /// Does it with the texts of the action's parameter; the window is nil while it is closed.
    let perform: @MainActor @Sendable (PreferencesContext, PreferencesWindow?, [String]) -> Void
  }

  /// The settings that are chosen in the group.
  let settings: [Setting]
  var acts: [Act] = []
  var page = Page.general
  let make: @MainActor @Sendable (PreferencesContext) -> any PreferenceGroup
}

/// The rows of a group, and what keeps them up to date.
@MainActor
protocol PreferenceGroup: AnyObject {
  var group: PreferencesGroup { get }
}

/// What the preferences are of.
struct PreferencesContext {
  /// The settings; nil without a schema.
  let settings: Settings?
  let favorites: Favorites
  let sync: SyncController
  let library: Library
}
