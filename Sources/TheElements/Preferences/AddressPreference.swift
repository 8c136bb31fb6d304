import Adwaita
import Elements
import GLib
import Gtk

/// An address setting: an entry row, and below it an error row while the text is invalid.
@MainActor
final class AddressPreference {
  private let key: String
  private let settings: Settings?
  let field: EntryRow
  private let errorRow = ActionRow("")
  private let validate: @MainActor (String) throws -> Void

  /// The entry row and the error row.
  var rows: [Widget] { [field, errorRow] }

  /// Binds the entry row to `key`.
  /// - Parameter validate: throws an error for an invalid text; not called for an empty text, which clears the setting.
  init(
    key: String, title: String, _ settings: Settings?,
    validate: @escaping @MainActor (String) throws -> Void
  ) {
    self.key = key
    self.settings = settings
    self.validate = validate
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
    field.text = settings?.string(key) ?? ""
    updateError()
  }

  private func apply() {
    updateError()
    if !errorRow.isVisible { field.choose(key, field.text, in: settings) }
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
    guard !field.text.allSatisfy(\.isWhitespace) else { return nil }
    do {
      try validate(field.text)
      return nil
    } catch {
      return (error as? any InputError).map { tr($0.message) } ?? "\(error)"
    }
  }
}
