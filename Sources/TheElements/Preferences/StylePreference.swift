import Adwaita
import Elements
import ElementsStore
import GLib
import Gtk

/// The style that the user has chosen: the desktop's, or always the light or the dark one. It is a setting; as it is wanted
/// before the first frame, and reading settings would take longer, it stands in the saved state, too.
enum StyleChoice: String, CaseIterable {
  case system, light, dark

  fileprivate static let section = "style"

  @MainActor var title: String {
    switch self {
    case .system: tr("Automatic", context: "style of the program")
    case .light: tr("Light", context: "style of the program")
    case .dark: tr("Dark", context: "style of the program")
    }
  }

  /// Uses the style chosen last.
  @MainActor static func adopt(_ state: SavedState) { state.style.use() }

  /// Uses the style of the setting, now and after each change, and keeps it for the next start.
  @MainActor static func follow(_ settings: Settings, _ keeper: StateKeeper) {
    let key = Setting.style.key
    let use = { @MainActor [weak settings, weak keeper] in
      guard let settings, settings.has(key) else { return }
      let choice = StyleChoice(rawValue: settings.string(key)) ?? .system
      choice.use()
      keeper?.change { $0.style = choice }
    }
    settings.onChange(ofKey: key) { use() }
    use()
  }

  @MainActor private func use() {
    StyleManager.shared.force(dark: self == .system ? nil : self == .dark)
  }
}

extension SavedState {
  /// The style of the last start.
  fileprivate(set) var style: StyleChoice {
    get { self[StyleChoice.section]["choice"].flatMap(StyleChoice.init) ?? .system }
    set {
      self[StyleChoice.section]["choice"] = newValue == .system ? nil : newValue.rawValue
    }
  }
}

extension Setting {
  /// The style: `system`, `light` or `dark`.
  static let style = choice("style", ["system", "light", "dark"])
}

/// The row that chooses the style.
@MainActor
final class StylePreference {
  let row = ComboRow(tr("Style"), choices: StyleChoice.allCases.map(\.title))

  init(_ settings: Settings?) {
    let key = Setting.style.key
    row.follow(key, StyleChoice.allCases.map(\.rawValue), in: settings) { [weak settings] in
      settings?.string(key) ?? StyleChoice.system.rawValue
    }
  }
}
