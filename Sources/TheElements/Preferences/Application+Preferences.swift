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
      guard texts.count == 2, Setting.named(texts[0]) != nil else { return }
      if context().settings?.choose(texts[0], texts[1]) != true { ActWork.refuse(texts[1]) }
    }
    for act in PreferenceKind.all.flatMap(\.acts) {
      register(act.action, for: self) { _, texts in act.perform(context(), window(), texts) }
    }
    register(.closeNamedWindow, for: self) { _, names in
      let name = names.first ?? ""
      guard let named = Window.all.first(where: { $0.name == name }) else {
        return ActWork.refuse(name)
      }
      named.close()
    }
  }
}
