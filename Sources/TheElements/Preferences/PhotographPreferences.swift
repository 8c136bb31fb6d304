import Adwaita
import Elements
import GLib
import Gtk

/// The settings of photographs from the web: whether they are asked for, where, and whom that concerns.
@MainActor
final class PhotographPreferences {
  let group: PreferencesGroup
  private let settings: Settings?
  private let row = ActionRow(tr("Photographs from the Web"))
  private let toggle = Switch()
  private let addresses: [AddressPreference]

  private static let keys = [
    (SettingKey.thumbnailAddress, tr("Address of Small Photographs")),
    (SettingKey.photographAddress, tr("Address of Photographs")),
  ]

  init(_ settings: Settings?) {
    self.settings = settings
    group = PreferencesGroup(
      title: tr("Photographs"),
      description: tr(
        "In an address, {number} stands for the atomic number in three digits, and {name} for the "
          + "element’s English name in lower case."))
    addresses = Self.keys.map { AddressPreference(key: $0, title: $1, settings) }
    row.addActivatable(toggle)
    group.add(row)
    for address in addresses {
      for row in address.rows { group.add(row) }
    }
    bindSwitch()
    for (key, _) in Self.keys {
      settings?.onChange(ofKey: key) { [weak self] in self?.showNotice() }
    }
    showNotice()
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

  private func showNotice() {
    row.subtitle = PhotographNotice.text(templates: Self.keys.map { settings?.string($0.0) ?? "" })
    row.setAccessibleLabel(row.title)
    row.setAccessibleDescription(row.subtitle)
    toggle.setAccessibleDescription(row.subtitle)
  }
}

/// One address with its field, and below it in words what is wrong with what stands there.
@MainActor
private final class AddressPreference {
  private let key: String
  private let settings: Settings?
  private let field: EntryRow
  private let fault = ActionRow("")

  var rows: [Widget] { [field, fault] }

  init(key: String, title: String, _ settings: Settings?) {
    self.key = key
    self.settings = settings
    field = EntryRow(title)
    field.name = key
    fault.name = "\(key)-fault"
    fault.addClass("address-fault")
    field.isSensitive = settings?.isWritable(key) ?? false
    showStored()
    settings?.onChange(ofKey: key) { [weak self] in self?.showStored() }
    field.onApply { [weak self] in self?.apply() }
    field.onEdit { [weak self] in
      // A fault goes as soon as it is mended; a new one is told when the text is to be taken over.
      if let self, self.fault.isVisible { self.showFault() }
    }
  }

  private func showStored() {
    field.text = settings?.string(key) ?? ""
    showFault()
  }

  private func apply() {
    showFault()
    if !fault.isVisible { settings?.set(key, field.text) }
  }

  private func showFault() {
    let message = Self.fault(in: field.text)
    fault.isVisible = message != nil
    fault.title = message ?? ""
    field.setClass("error", message != nil)
    for widget in [field, field.field].compactMap({ $0 }) {
      widget.setAccessibleInvalid(message != nil)
      widget.setAccessibleDescription(message ?? "")
    }
  }

  /// What is wrong with an address, for a person to read; nil where it can be used, or is empty.
  private static func fault(in text: String) -> String? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    do {
      _ = try PhotographTemplate(text)
      return nil
    } catch {
      return tr(error.message)
    }
  }
}
