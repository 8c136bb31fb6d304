import Adwaita
import GLib
import Gtk

extension Settings {
  /// Sets the setting with a key to a value that it takes, as text; returns false for others. Not for secrets.
  @discardableResult
  func choose(_ key: String, _ text: String) -> Bool {
    Setting.named(key)?.set(text, in: self) ?? false
  }
}

extension Widget {
  /// Sets a preference by the action, which is recorded, from a widget of the preferences window.
  func choose(_ key: String, _ text: String, in settings: Settings?) {
    if !activateAbove(.setPreference, key, text) { settings?.choose(key, text) }
  }

  /// Activates an action of the application from a window that is not one of its own, but above one of them. Returns false
  /// if there is none.
  func activateAbove(_ action: AppAction, _ parameters: String...) -> Bool {
    window?.transientParent?.activateAction(action.name, parameters) ?? false
  }
}

extension ComboRow {
  /// Shows which of the values a setting has, and sets it to the selected one.
  /// - Parameter stored: returns the present value.
  func follow(
    _ key: String, _ values: [String], in settings: Settings?,
    stored: @escaping @MainActor () -> String
  ) {
    name = key
    isSensitive = settings?.isWritable(key) ?? false
    let show: @MainActor () -> Void = { [weak self] in
      self?.selected = values.firstIndex(of: stored()) ?? 0
    }
    show()
    settings?.onChange(ofKey: key, show)
    onSelect { [weak self, weak settings] in
      guard let self, values.indices.contains(self.selected) else { return }
      let value = values[self.selected]
      if value != stored() { self.choose(key, value, in: settings) }
    }
  }
}
