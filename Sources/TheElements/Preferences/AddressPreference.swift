import Adwaita
import GLib
import Gtk

/// One address with its field, and below it in words what is wrong with what stands there.
@MainActor
final class AddressPreference {
  private let key: String
  private let settings: Settings?
  let field: EntryRow
  private let fault = ActionRow("")
  private let findFault: @MainActor (String) -> String?

  var rows: [Widget] { [field, fault] }

  /// - Parameter fault: what is wrong with a text, for a person to read; nil where it can be used. It is
  ///   not asked of an empty one, which stands for none.
  init(
    key: String, title: String, _ settings: Settings?,
    fault findFault: @escaping @MainActor (String) -> String?
  ) {
    self.key = key
    self.settings = settings
    self.findFault = findFault
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
    let isEmpty = field.text.allSatisfy { $0.isWhitespace }
    let message = isEmpty ? nil : findFault(field.text)
    fault.isVisible = message != nil
    fault.title = message ?? ""
    field.setClass("error", message != nil)
    for widget in [field, field.field].compactMap({ $0 }) {
      widget.setAccessibleInvalid(message != nil)
      widget.setAccessibleDescription(message ?? "")
    }
  }
}
