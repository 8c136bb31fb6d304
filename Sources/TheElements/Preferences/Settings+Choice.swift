import Elements
import ElementsStore
import GLib
import Gtk

extension Settings {
  /// The units of temperatures that the user has chosen.
  var temperatureChoice: TemperatureChoice? {
    TemperatureChoice(rawValue: string(SettingKey.temperatureUnit))
  }

  /// Sets a key to a value that the preferences accept, as text; ignores others. Not for secrets.
  func choose(_ key: String, _ text: String) {
    switch key {
    case SettingKey.temperatureUnit where TemperatureChoice(rawValue: text) != nil: set(key, text)
    case SettingKey.userName: set(key, UserName.cleaned(text))
    case SettingKey.photographs: if let isOn = Bool(text) { set(key, isOn) }
    case SettingKey.thumbnailAddress, SettingKey.photographAddress:
      choose(key, text) { _ = try PhotographTemplate($0) }
    case SettingKey.favoritesAddress: choose(key, text) { _ = try WebAddress($0) }
    case SettingKey.catalogAddress: choose(key, text) { _ = try CatalogSource($0) }
    default: break
    }
  }

  private func choose(_ key: String, _ address: String, validate: (String) throws -> Void) {
    guard address.allSatisfy(\.isWhitespace) || (try? validate(address)) != nil else { return }
    set(key, address)
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
