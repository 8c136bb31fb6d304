import Adwaita
import Elements
import GLib
import Gtk

extension PreferenceKind {
  static let photographs = PreferenceKind(
    settings: Setting.allOfPhotographs,
    acts: [
      Act(action: .expandPhotographs) { _, window, states in
        guard let isExpanded = states.first.flatMap(Bool.init) else { return }
        window?.group(PhotographPreferences.self)?.isExpanded = isExpanded
      }
    ]
  ) { PhotographPreferences($0.settings) }
}

extension AppAction {
  static let expandPhotographs = AppAction(
    "app.expand-photographs", translatable("Photographs from the Web"), .state)
}

/// The advanced preferences: photographs from the web, in a row that expands to a switch and two addresses. No server
/// is built in, so there is no switch until an address is set.
@MainActor
final class PhotographPreferences: PreferenceGroup {
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

  init(_ settings: Settings?) {
    self.settings = settings
    addresses = [
      AddressPreference(
        .thumbnailAddress, title: tr("Address of Small Photographs"), settings),
      AddressPreference(.photographAddress, title: tr("Address of Photographs"), settings),
    ]
    expander.name = "photographs-expander"
    help.addClass("notice")
    row.addActivatable(toggle)
    row.name = "photographs-row"
    toggle.name = Setting.photographs.key
    toggle.setAccessibleLabel(row.title)
    row.setAccessibleLabel(row.title)
    group.add(expander)
    for row in [row] + addresses.flatMap(\.rows) + [help] { expander.add(row) }
    for setting in Setting.allOfPhotographs {
      settings?.onChange(ofKey: setting.key) { [weak self] in self?.update() }
    }
    update()
    toggle.onChange(of: "active") { [weak self] in
      guard let self, self.toggle.isOn != self.settings?.bool(Setting.photographs.key) else {
        return
      }
      self.toggle.choose(Setting.photographs.key, String(self.toggle.isOn), in: self.settings)
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
    let key = Setting.photographs.key
    let templates = [Setting.thumbnailAddress, .photographAddress].map {
      settings?.string($0.key) ?? ""
    }
    let notice = PhotographNotice(templates: templates)
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
