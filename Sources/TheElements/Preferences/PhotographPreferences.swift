import Adwaita
import Elements
import GLib
import Gtk

/// The preferences of photographs from the web: a switch, two addresses, and the hosts contacted.
@MainActor
final class PhotographPreferences {
  let group: PreferencesGroup
  private let settings: Settings?
  private let row = ActionRow(tr("Photographs from the Web"))
  private let toggle = Switch()
  private let addresses: [AddressPreference]

  private static var keys: [(String, String)] {
    [
      (SettingKey.thumbnailAddress, tr("Address of Small Photographs")),
      (SettingKey.photographAddress, tr("Address of Photographs")),
    ]
  }

  init(_ settings: Settings?) {
    self.settings = settings
    group = PreferencesGroup(
      title: tr("Photographs"),
      description: tr(
        "In an address, {number} stands for the atomic number in three digits, and {name} for the "
          + "element’s English name in lower case."))
    addresses = Self.keys.map { key, title in
      AddressPreference(
        key: key, title: title, settings, validate: { _ = try PhotographTemplate($0) })
    }
    row.addActivatable(toggle)
    group.add(row)
    for address in addresses {
      for row in address.rows { group.add(row) }
    }
    bindSwitch()
    for (key, _) in Self.keys {
      settings?.onChange(ofKey: key) { [weak self] in self?.updateNotice() }
    }
    updateNotice()
  }

  private func bindSwitch() {
    let key = SettingKey.photographs
    toggle.name = key
    toggle.setAccessibleLabel(row.title)
    row.isSensitive = settings?.isWritable(key) ?? false
    toggle.isOn = settings?.bool(key) ?? false
    settings?.onChange(ofKey: key) { [weak self] in
      if let self { self.toggle.isOn = self.settings?.bool(key) ?? false }
    }
    toggle.onChange(of: "active") { [weak self] in
      if let self { self.settings?.set(key, self.toggle.isOn) }
    }
  }

  private func updateNotice() {
    row.subtitle = PhotographNotice.text(templates: Self.keys.map { settings?.string($0.0) ?? "" })
    row.setAccessibleLabel(row.title)
    row.setAccessibleDescription(row.subtitle)
    toggle.setAccessibleDescription(row.subtitle)
  }
}
