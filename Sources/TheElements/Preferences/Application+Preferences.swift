import Elements
import GLib
import Gtk

extension Gtk.Application {
  /// Adds the actions of what the user does in the preferences, and the one that closes such a window.
  /// - Parameters:
  ///   - context: returns what the preferences are of.
  ///   - window: returns their window while it is open.
  func registerPreferenceActions(
    _ context: @escaping @MainActor () -> PreferencesContext,
    window: @escaping @MainActor () -> PreferencesWindow?
  ) {
    register(.setPreference, for: self) { _, texts in
      if texts.count == 2 { context().settings?.choose(texts[0], texts[1]) }
    }
    for act in PreferenceKind.all.flatMap(\.acts) {
      register(act.action, for: self) { _, texts in act.perform(context(), window(), texts) }
    }
    register(.closeNamedWindow, for: self) { _, names in
      Window.all.first { $0.name == names.first }?.close()
    }
  }
}
