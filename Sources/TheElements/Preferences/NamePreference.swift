import Adwaita
import Elements
import GLib
import Gtk

/// An entry row for a name of a certain form, as of a class or an account. A text of another form is marked, and not
/// saved.
@MainActor
final class NamePreference {
  let row: EntryRow
  private let setting: Setting
  private let settings: Settings?
  private let isValid: (String) -> Bool
  private let onEdit: () -> Void

  /// Binds the row to a setting.
  /// - Parameters:
  ///   - isValid: true for a text of the form; an empty one stands for none.
  ///   - onEdit: called when the text has changed.
  init(
    _ setting: Setting, title: String, _ settings: Settings?, isValid: @escaping (String) -> Bool,
    onEdit: @escaping () -> Void
  ) {
    (self.setting, self.settings, self.isValid, self.onEdit) = (setting, settings, isValid, onEdit)
    row = EntryRow(title)
    row.name = setting.key
    row.isSensitive = settings?.isWritable(setting.key) ?? false
    showStored()
    settings?.onChange(ofKey: setting.key) { [weak self] in self?.showStored() }
    row.onApply { [weak self] in self?.apply() }
    row.onEdit { [weak self] in self?.onEdit() }
  }

  /// True while the text has another form.
  var hasError: Bool { !text.isEmpty && !isValid(text) }

  private var text: String { UserName.cleaned(row.text) }

  private func showStored() { row.text = settings?.string(setting.key) ?? "" }

  private func apply() {
    if !hasError { row.choose(setting.key, text, in: settings) }
    onEdit()
  }
}
