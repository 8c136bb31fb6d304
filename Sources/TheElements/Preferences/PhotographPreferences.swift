import Adwaita
import Elements
import GLib
import Gtk

/// The advanced preferences: photographs from the web, in a row that expands to a switch and two addresses. No server
/// is built in, so there is no switch until an address is set.
@MainActor
final class PhotographPreferences {
  let group = PreferencesGroup(title: tr("Advanced"))
  private let settings: Settings?
  private let expander = ExpanderRow(tr("Photographs from the Web"))
  private let row = ActionRow(tr("Show Photographs"))
  private let toggle = Switch()
  private let help = ActionRow(
    tr(
      "In an address, {number} stands for the atomic number in three digits, and {name} for the "
        + "element’s English name in lower case."))

  private let addresses: [AddressPreference]

  private static var keys: [(String, String)] {
    [
      (SettingKey.thumbnailAddress, tr("Address of Small Photographs")),
      (SettingKey.photographAddress, tr("Address of Photographs")),
    ]
  }

  init(_ settings: Settings?) {
    self.settings = settings
    addresses = Self.keys.map { key, title in
      AddressPreference(
        key: key, title: title, settings, validate: { _ = try PhotographTemplate($0) })
    }
    expander.name = "photographs-expander"
    help.addClass("notice")
    row.addActivatable(toggle)
    row.name = "photographs-row"
    toggle.name = SettingKey.photographs
    toggle.setAccessibleLabel(row.title)
    row.setAccessibleLabel(row.title)
    group.add(expander)
    for row in [row] + addresses.flatMap(\.rows) + [help] { expander.add(row) }
    for key in SettingKey.allOfPhotographs {
      settings?.onChange(ofKey: key) { [weak self] in self?.update() }
    }
    update()
    toggle.onChange(of: "active") { [weak self] in
      guard let self, self.toggle.isOn != self.settings?.bool(SettingKey.photographs) else {
        return
      }
      self.toggle.choose(SettingKey.photographs, String(self.toggle.isOn), in: self.settings)
    }
    expander.onChange(of: "expanded") { [weak self] in
      guard let self else { return }
      self.expander.announceAct(.expandPhotographs, [String(self.expander.isExpanded)])
    }
  }

  /// True if the switch and the addresses are shown.
  var isExpanded: Bool {
    get { expander.isExpanded }
    set { expander.isExpanded = newValue }
  }

  private func update() {
    let key = SettingKey.photographs
    let notice = PhotographNotice(templates: Self.keys.map { settings?.string($0.0) ?? "" })
    toggle.isOn = settings?.bool(key) ?? false
    let isWritable = settings?.isWritable(key) ?? false
    toggle.isVisible = toggle.isOn || !notice.hosts.isEmpty
    row.isSensitive = isWritable && toggle.isVisible
    row.subtitle = notice.text
    expander.subtitle = toggle.isOn ? notice.text : ""
    row.setAccessibleDescription(notice.text)
    toggle.setAccessibleDescription(notice.text)
  }
}
