import Adwaita
import Elements
import GLib
import Gtk

/// One address with its field, and below it in words what is wrong with what stands there.
@MainActor
final class AddressPreference {
  private let key: String
  private let settings: Settings?
  let field: EntryRow
  private let fault = ActionRow("")
  private let check: @MainActor (String) throws -> Void

  var rows: [Widget] { [field, fault] }

  /// - Parameter check: throws what is wrong with a text. It is not asked of an empty one, which stands for none.
  init(
    key: String, title: String, _ settings: Settings?,
    check: @escaping @MainActor (String) throws -> Void
  ) {
    self.key = key
    self.settings = settings
    self.check = check
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

  /// Shows the address that is set, in the place of what stands in the field.
  func showStored() {
    field.text = settings?.string(key) ?? ""
    showFault()
  }

  private func apply() {
    showFault()
    if !fault.isVisible { settings?.set(key, field.text) }
  }

  private func showFault() {
    let message = faultFound
    fault.isVisible = message != nil
    fault.title = message ?? ""
    field.setClass("error", message != nil)
    for widget in [field, field.field].compactMap({ $0 }) {
      widget.setAccessibleInvalid(message != nil)
      widget.setAccessibleDescription(message ?? "")
    }
  }

  /// What is wrong with the text in the field, for a person to read; nil where it can be used.
  private var faultFound: String? {
    guard !field.text.allSatisfy(\.isWhitespace) else { return nil }
    do {
      try check(field.text)
      return nil
    } catch {
      return (error as? any InputError).map { tr($0.message) } ?? "\(error)"
    }
  }
}
