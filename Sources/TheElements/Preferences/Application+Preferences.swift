import Elements
import GLib
import Gtk

extension Gtk.Application {
  /// Adds the actions of what the user does in the preferences, and the one that closes such a window.
  /// - Parameters:
  ///   - settings: returns the settings.
  ///   - window: returns the window of the preferences while it is open.
  func registerPreferenceActions(
    _ favorites: Favorites, settings: @escaping @MainActor () -> Settings?,
    window: @escaping @MainActor () -> PreferencesWindow?
  ) {
    register(.setPreference, for: favorites) { _, texts in
      if texts.count == 2 { settings()?.choose(texts[0], texts[1]) }
    }
    register(.expandPhotographs, for: favorites) { _, states in
      if let state = states.first.flatMap(Bool.init) { window()?.expandPhotographs(state) }
    }
    let renaming: [(AppAction, @MainActor (Favorites, String) -> Void)] = [
      (.adoptFavorites, { $0.adopt($1) }), (.renameFavorites, { $0.rename(to: $1) }),
    ]
    for (entry, handler) in renaming {
      register(entry, for: favorites) { favorites, names in
        let name = UserName.cleaned(names.first ?? "")
        if !name.isEmpty { handler(favorites, name) }
      }
    }
    register(.closeNamedWindow, for: self) { _, names in
      Window.all.first { $0.name == names.first }?.close()
    }
  }
}
