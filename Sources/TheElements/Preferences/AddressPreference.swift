import Adwaita
import Elements
import GLib
import Gtk

/// An address setting: an entry row, and below it an error row while the text is invalid.
@MainActor
final class AddressPreference {
  private let setting: Setting
  private let settings: Settings?
  let field: EntryRow
  private let errorRow = ActionRow("")

  /// The entry row and the error row.
  var rows: [Widget] { [field, errorRow] }

  /// Binds the entry row to a setting.
  init(_ setting: Setting, title: String, _ settings: Settings?) {
    (self.setting, self.settings) = (setting, settings)
    let key = setting.key
    field = EntryRow(title)
    field.name = key
    errorRow.name = "\(key)-error"
    errorRow.addClass("address-error")
    field.isSensitive = settings?.isWritable(key) ?? false
    showStored()
    settings?.onChange(ofKey: key) { [weak self] in self?.showStored() }
    field.onApply { [weak self] in self?.apply() }
    field.onEdit { [weak self] in
      // An error disappears while typing once it is fixed; a new one appears on apply.
      if let self, self.errorRow.isVisible { self.updateError() }
    }
  }

  /// Replaces the field's text with the stored address.
  func showStored() {
    field.text = settings?.string(setting.key) ?? ""
    updateError()
  }

  private func apply() {
    updateError()
    if !errorRow.isVisible { field.choose(setting.key, field.text, in: settings) }
  }

  private func updateError() {
    let message = errorMessage
    errorRow.isVisible = message != nil
    errorRow.title = message ?? ""
    field.setClass("error", message != nil)
    for widget in [field, field.field].compactMap({ $0 }) {
      widget.setAccessibleInvalid(message != nil)
      widget.setAccessibleDescription(message ?? "")
    }
  }

  /// The error message for the field's text; nil if it is valid or empty.
  private var errorMessage: String? {
    do {
      _ = try setting.value(field.text)
      return nil
    } catch {
      return (error as? any InputError).map { tr($0.message) } ?? "\(error)"
    }
  }
}
